#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "protocols/replay/replayer.h"

// From a record to a file and back, for one game:
//
//     const auto packed = replay::pack_actions<G>(record);
//     const std::string bytes = replay::write_replay(record, *packed);
//
//     const auto file = replay::read_replay(bytes);
//     if (const auto problem = replay::verify<G>(*file)) complain(problem->sentence);
//     replay::walk<G>(*file, [](const replay::Moment<G>& moment) { draw(moment.position); return true; });
namespace agon::replay {

// The record is consistent: its states follow from its setup, dice and actions, and its verdict from its last state. That says
// nothing about who wrote it.
template <FullGame G>
std::optional<Problem> verify(const ReplayFile& file) {
    auto replayer = Replayer<G>::open(file);
    if (!replayer) return replayer.error();
    Journal<typename G::Event> silent;
    while (!replayer->at_end())
        if (auto problem = replayer->step(silent)) return problem;
    return replayer->finish();
}

// A position that a record leads to.
template <FullGame G>
struct Moment {
    const Position<G>& position;
    const Turn<typename G::Action>& turn;  // that led here; nobody acts before the first step
    std::size_t steps = 0;                 // made so far
    int turns = 0;                         // that are over
};

// Shows every position, the first before any step, and verifies as it goes: what it returns is what stopped it. `visit` takes
// a Moment<G> and says whether to go on; once it does not, nothing more is looked at.
template <FullGame G, class Visit>
std::optional<Problem> walk(const ReplayFile& file, Visit visit) {
    auto replayer = Replayer<G>::open(file);
    if (!replayer) return replayer.error();
    Position<G> position{replayer->state(), replayer->dice().cursor(), {}};
    const auto show = [&] {
        return visit(Moment<G>{position, replayer->last_turn(), replayer->steps(), replayer->turns()});
    };
    if (!show()) return std::nullopt;
    while (!replayer->at_end()) {
        position.events.clear();
        Journal<typename G::Event> journal(position.events);
        if (auto problem = replayer->step(journal)) return problem;
        position.state = replayer->state();
        position.dice = replayer->dice().cursor();
        if (!show()) return std::nullopt;
    }
    return replayer->finish();
}

// The whole record, its actions as texts again (as the game writes them, however they were spelled).
template <FullGame G>
Result<match::Record, Problem> unpack(const ReplayFile& file) {
    auto replayer = Replayer<G>::open(file);
    if (!replayer) return Unexpected{replayer.error()};
    match::Record record = file.record;
    Journal<typename G::Event> silent;
    while (!replayer->at_end()) {
        if (auto problem = replayer->step(silent)) return Unexpected{*std::move(problem)};
        match::RecordedStep& step = record.steps.emplace_back();
        for (const Player player : both_players)
            if (const auto& action = replayer->last_turn()[player]) step.actions[player] = G::write(*action);
        if (record.has_times) step.spent = file.spent[record.steps.size() - 1];
    }
    if (auto problem = replayer->finish()) return Unexpected{*std::move(problem)};
    return record;
}

// The actions of a step that a record has as texts, if they can be played in this state.
template <FullGame G>
Result<Turn<typename G::Action>, Problem> recorded_turn(const match::Record& record, std::size_t step,
                                                        const typename G::State& state) {
    const auto problem = [&](const std::string& what) {
        return Unexpected{Problem{0, "step " + std::to_string(step + 1) + ": " + what}};
    };
    Turn<typename G::Action> turn;
    for (const Player player : both_players) {
        const std::optional<std::string>& text = record.steps[step].actions[player];
        if (text.has_value() != G::awaits(state, player))
            return problem("the actions are not those of the awaited players");
        if (!text) continue;
        auto action = G::read_action(*text);
        if (!action) return problem("the action '" + *text + "': " + to_text(action.error()));
        if (const auto refusal = G::refuse(state, player, *action))
            return problem("the action '" + *text + "' is refused: " + std::string(G::describe(*refusal)));
        turn[player] = *std::move(action);
    }
    if (turn == Turn<typename G::Action>{}) return problem("the game is over, but the record goes on");
    return turn;
}

// Plays the steps that a record has as texts; `visit` is told each turn, and the state after it.
template <FullGame G, class Visit>
std::optional<Problem> play_texts(const match::Record& record, Visit visit) {
    auto beginning = begin<G>(record);
    if (!beginning) return beginning.error();
    typename G::State& state = beginning->state;
    Journal<typename G::Event> silent;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        auto turn = recorded_turn<G>(record, i, state);
        if (!turn) return turn.error();
        if (!detail::dice_suffice(record.dice, [&] { G::advance(state, *turn, *beginning->dice, silent); }))
            return Problem{0, "step " + std::to_string(i + 1) + ": the dice have no roll that fits"};
        visit(*turn, std::as_const(state));
    }
    return std::nullopt;
}

// Who acts follows from the state and is not packed, so the record is played once more.
template <FullGame G>
Result<PackedActions, Problem> pack_actions(const match::Record& record, Packing packing = newest_packing) {
    using Action = typename G::Action;
    const auto coder = std::make_unique<ActionCoder<Action, WritingPort>>(WritingPort{}, packing);
    auto problem = play_texts<G>(record, [&](Turn<Action>& turn, const typename G::State&) {
        for (const Player player : both_players)
            if (turn[player]) coder->code(player, *turn[player]);
    });
    if (problem) return Unexpected{*std::move(problem)};
    return PackedActions{schema_of<Action>(), coder->port().finish(), packing};
}

// Plays the record once more and writes down the hashes of its turns: what makes it provable.
template <FullGame G>
std::optional<Problem> seal(match::Record& record) {
    match::HashChain chain;
    bool within_turn = false;
    [[maybe_unused]] int turns = 0;  // that were over after the step before
    std::vector<std::uint16_t> hashes;
    std::uint64_t last_hash = 0;
    auto problem = play_texts<G>(record, [&](const Turn<typename G::Action>&, const typename G::State& state) {
        if constexpr (CountsTurns<G>) {
            const int before = std::exchange(turns, G::turns_played(state));
            within_turn = before == turns;
        }
        last_hash = hash_of(state);
        if (within_turn) return;
        chain.add_turn(last_hash);
        hashes.push_back(chain.short_hash());
    });
    if (problem) return problem;
    if (within_turn) chain.add_turn(last_hash);
    record.turn_hashes = std::move(hashes);
    record.final_hash = chain.value();
    return std::nullopt;
}

}  // namespace agon::replay
