#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/hash.h"
#include "match/hash_chain.h"
#include "protocols/json/json.h"
#include "protocols/position/turn_text.h"
#include "protocols/replay/action_coder.h"
#include "protocols/replay/problem.h"
#include "protocols/replay/replay_file.h"
#include "protocols/replay/schema.h"

namespace agon::replay {

// Where a record begins: its dice as they stand after the start, and the first state.
template <FullGame G>
struct Beginning {
    std::unique_ptr<Dice> dice;
    typename G::State state;
};

namespace detail {

// Rules throw when scripted dice have no roll that fits. Whatever else they throw is our own mistake and goes on.
template <class Action>
bool dice_suffice(const DiceCursor& dice, Action action) {
    if (dice.kind != DiceKind::Scripted) {
        action();
        return true;
    }
    try {
        action();
    } catch (const BrokenInvariant&) { return false; }
    return true;
}

}  // namespace detail

template <FullGame G>
Result<Beginning<G>, Problem> begin(const match::Record& record) {
    const auto problem = [](std::string what) { return Unexpected{Problem{0, std::move(what)}}; };
    if (record.game != G::name)
        return problem("the game: this is a record of " + record.game + ", not of " + std::string(G::name));
    typename G::Setup setup;
    if (record.setup) {
        auto read = json::from_json<typename G::Setup>(*record.setup, Missing::KeepsDefault);
        if (!read) return problem("the setup: " + to_text(read.error()));
        setup = *std::move(read);
    }
    if (hash_of(setup) != record.setup_hash)
        return problem(record.setup ? "the setup is not the one that was played"
                                    : "the setup: the game's default is no longer the one that was played");
    if (const auto what = G::problem_with(setup)) return problem("the setup: " + *what);
    if (const auto what = problem_with(record.dice)) return problem("the dice: expected " + *what);

    Beginning<G> beginning{make_dice(record.dice), {}};
    if (!detail::dice_suffice(record.dice, [&] { beginning.state = G::start(setup, *beginning.dice); }))
        return problem("the dice: they have no roll that fits the start");
    return beginning;
}

// Plays a record again, step by step, and compares all that can be compared. Its file must outlive it.
template <FullGame G>
class Replayer {
    using Action = typename G::Action;

public:
    static Result<Replayer, Problem> open(const ReplayFile& file) {
        auto beginning = begin<G>(file.record);
        if (!beginning) return Unexpected{beginning.error()};
        if (file.actions.schema != schema_of<Action>())
            return Unexpected{Problem{0, "the actions: they were written when actions of " + file.record.game +
                                             " had another shape, and cannot be read any more"}};
        return Replayer(file, *std::move(beginning));
    }

    bool at_end() const { return steps_ == file_->steps; }
    std::size_t steps() const { return steps_; }            // made so far
    int turns() const { return static_cast<int>(links_); }  // that are over
    const typename G::State& state() const { return state_; }
    const Dice& dice() const { return *dice_; }
    const Turn<Action>& last_turn() const { return turn_; }  // the actions of the last step

    // The next step. Events go to the journal, as ever.
    std::optional<Problem> step(Journal<typename G::Event>& journal) {
        if (auto problem = read_turn()) return problem;
        const int turns_before = turns_played();
        if (turns_actions_.size() <= most_actions_told) turns_actions_.push_back(turn_);
        if (!detail::dice_suffice(file_->record.dice, [&] { G::advance(state_, turn_, *dice_, journal); }))
            return here("the dice have no roll that fits");
        ++steps_;
        within_turn_ = CountsTurns<G> && turns_played() == turns_before;
        return within_turn_ ? std::nullopt : end_turn();
    }

    // After the last step.
    std::optional<Problem> finish() {
        const match::Record& record = file_->record;
        if (links_ != record.turn_hashes.size())
            return Problem{0, "the end: " + std::to_string(record.turn_hashes.size()) +
                                  " turns have a hash, but the actions make " + std::to_string(links_)};
        if (within_turn_) chain_.add_turn(hash_of(state_));
        if (chain_.value() != record.final_hash)
            return Problem{0, "the end: the last state does not follow from the actions"};
        return problem_with_verdict(record.verdict, G::outcome(state_));
    }

private:
    Replayer(const ReplayFile& file, Beginning<G> beginning)
        : file_(&file),
          coder_(std::make_unique<Coder>(ReadingPort(file.actions.bytes), file.actions.packing)),
          dice_(std::move(beginning.dice)),
          state_(std::move(beginning.state)) {}

    using Coder = ActionCoder<Action, ReadingPort>;
    static constexpr std::size_t most_actions_told = 8;

    int turns_played() const {
        if constexpr (CountsTurns<G>) return G::turns_played(state_);
        else return 0;
    }

    Problem here(std::string_view what) const { return problem_in_turn(turns() + 1, what); }

    std::optional<Problem> read_turn() {
        bool anybody_awaited = false;
        for (const Player player : both_players) {
            turn_[player].reset();
            if (!G::awaits(state_, player)) continue;
            anybody_awaited = true;
            if (!coder_->code(player, turn_[player].emplace())) return here("what is packed here is no action");
        }
        if (!anybody_awaited) return here("the game is over, but the record goes on");
        for (const Player player : both_players) {
            if (!turn_[player]) continue;
            const auto refusal = G::refuse(state_, player, *turn_[player]);
            if (refusal)
                return here("the action '" + G::write(*turn_[player]) +
                            "' is refused: " + std::string(G::describe(*refusal)));
        }
        return std::nullopt;
    }

    std::optional<Problem> end_turn() {
        const auto& hashes = file_->record.turn_hashes;
        if (links_ == hashes.size()) return here("it has no hash");
        chain_.add_turn(hash_of(state_));
        if (chain_.short_hash() != hashes[links_]) return here("the state does not follow from its " + actions_text());
        ++links_;
        turns_actions_.clear();
        return std::nullopt;
    }

    std::string actions_text() const {
        std::string text = turns_actions_.size() == 1 ? "action " : "actions ";
        for (std::size_t i = 0; i < turns_actions_.size() && i < most_actions_told; ++i)
            text += (i == 0 ? "'" : ", '") + position::write_turn<G>(turns_actions_[i]) + '\'';
        return turns_actions_.size() > most_actions_told ? text + " and more" : text;
    }

    const ReplayFile* file_;
    std::unique_ptr<Coder> coder_;
    std::unique_ptr<Dice> dice_;
    typename G::State state_;
    Turn<Action> turn_;
    std::vector<Turn<Action>> turns_actions_;  // of the turn that is being played, as many as are told
    match::HashChain chain_;
    std::size_t steps_ = 0, links_ = 0;
    bool within_turn_ = false;
};

}  // namespace agon::replay
