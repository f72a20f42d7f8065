#pragma once
#include "core/hash.h"
#include "laws/play.h"

// What is owed to whoever plays a game from its start to its end, again, or with a copy.
namespace agon::laws {

template <EnumerableGame G>
Complaint reached_states_have_no_problem(const Play<G>& play) {
    if (auto problem = G::problem_with(play.setup)) return "the setup: " + *problem;
    return along(play, [](const Position<G>& position, const auto&) { return G::problem_with(position.state); });
}

template <EnumerableGame G>
Complaint somebody_is_awaited_until_the_end(const Play<G>& play) {
    return along(play, [](const Position<G>& position, const auto&) -> Complaint {
        const bool awaited = G::awaits(position.state, Player::First) || G::awaits(position.state, Player::Second);
        const bool over = G::outcome(position.state).has_value();
        if (over && awaited) return "the game is over but somebody is awaited";
        if (!over && !awaited) return "the game is not over but nobody is awaited";
        return std::nullopt;
    });
}

namespace detail {

// How to go on when the choices of a walk are used up: players who always take the first or the last action that is listed
// go to greater lengths than chance does.
enum class Habit { First, Last, Sampled };

template <EnumerableGame G>
std::optional<typename G::Action> action_by(Habit habit, const typename G::State& state, Player player, Dice& dice) {
    if (habit == Habit::Sampled) return G::sample_action(state, player, dice);
    const auto actions = listed<G>(state, player);
    if (actions.empty()) return std::nullopt;
    return habit == Habit::First ? actions.front() : actions.back();
}

}  // namespace detail

template <EnumerableGame G>
Complaint games_end_in_time(const Play<G>& play) {
    const auto longest = G::longest_game(play.setup);
    if (!longest) return std::nullopt;
    const auto moments = record(play);
    for (const auto habit : {detail::Habit::First, detail::Habit::Last, detail::Habit::Sampled}) {
        Position<G> position = moments.back().position;
        const auto dice = make_dice(position.dice);
        KeyedDice taste(play.dice.seed);
        for (std::size_t steps = moments.size() - 1; !G::outcome(position.state); ++steps) {
            if (steps >= static_cast<std::size_t>(*longest))
                return at_step(steps, position, "not over, but the longest game is " + std::to_string(*longest));
            const auto turn = turn_by<G>(position.state, [&](Player player) {
                return detail::action_by<G>(habit, position.state, player, taste);
            });
            if (!turn) break;
            step(position, *turn, *dice);
        }
    }
    if (moments.size() > static_cast<std::size_t>(*longest) + 1)
        return "took " + std::to_string(moments.size() - 1) + " steps, but the longest game is " +
               std::to_string(*longest);
    return std::nullopt;
}

template <EnumerableGame G>
Complaint silent_and_loud_journals_agree(const Play<G>& play) {
    return along(play, [](const Position<G>& position, const auto& turn) -> Complaint {
        if (!turn) return std::nullopt;
        const Position<G> loud = after(position, *turn);
        typename G::State silent = position.state;
        const auto dice = make_dice(position.dice);
        Journal<typename G::Event> nobody_listens;
        G::advance(silent, *turn, *dice, nobody_listens);
        const std::string played = "with a silent journal " + json::to_json(*turn) + " leads to another ";
        if (hash_of(silent) != hash_of(loud.state)) return played + "state: " + json::to_json(silent);
        if (dice->cursor() != loud.dice) return played + "place of the dice: " + to_text(dice->cursor());
        if (G::outcome(silent) != G::outcome(loud.state)) return played + "outcome";
        return std::nullopt;
    });
}

// Both from the start and from each position on its own: nothing but state, turn and dice may have a say.
template <EnumerableGame G>
Complaint same_seed_and_actions_give_the_same_game(const Play<G>& play) {
    const auto moments = record(play);
    const auto dice = make_dice(play.dice);
    auto position = opening<G>(play.setup, *dice);
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const auto& [expected, turn] = moments[i];
        if (hash_of(position) != hash_of(expected) || G::outcome(position.state) != G::outcome(expected.state))
            return at_step(i, expected, "the same game played again leads to " + json::to_json(position));
        if (!turn || i + 1 == moments.size()) break;
        step(position, *turn, *dice);
        const auto resumed = after(expected, *turn);
        if (hash_of(resumed) != hash_of(moments[i + 1].position))
            return at_step(i + 1, moments[i + 1].position,
                           "going on from the position before leads to " + json::to_json(resumed));
    }
    return std::nullopt;
}

// Equality is the rules' own idea of "the same", the hash that of records and search tables.
template <EnumerableGame G>
Complaint hashes_and_equality_agree(const Play<G>& play) {
    auto moments = record(play);
    const std::size_t steps = moments.size();
    for (std::size_t i = 0; i < steps; ++i)
        if (moments[i].turn) moments.push_back({after(moments[i].position, *moments[i].turn), {}});
    std::vector<std::uint64_t> hashes;
    for (const auto& moment : moments) hashes.push_back(hash_of(moment.position.state));
    for (std::size_t i = 0; i < moments.size(); ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            const auto &one = moments[i].position.state, &other = moments[j].position.state;
            if ((one == other) == (hashes[i] == hashes[j])) continue;
            return (one == other ? "equal states have different hashes: " : "different states have one hash: ") +
                   json::to_json(one) + " and " + json::to_json(other);
        }
    }
    return std::nullopt;
}

// Compared as text that was written before: a state that shares something with its copy would still equal it.
template <EnumerableGame G>
Complaint copies_are_independent(const Play<G>& play) {
    const auto moments = record(play);
    return along(play, [&](const Position<G>& position, const auto& turn) -> Complaint {
        const std::string before = json::to_json(position.state);
        Position<G> original = position;
        Position<G> copy = original;
        for (const Moment<G>* used : {&moments.front(), &moments.back()}) {
            Position<G> assigned = used->position;
            assigned = original;
            if (json::to_json(assigned.state) != before)
                return "assigned to a used state it became " + json::to_json(assigned.state);
            if (!(assigned == original)) return "assigned to a used state it is not equal";
            if (!turn) continue;
            const auto dice = make_dice(assigned.dice);
            step(assigned, *turn, *dice);
            if (json::to_json(original.state) != before)
                return "changing what it was assigned to changed it, from " + before;
        }
        if (!turn) return std::nullopt;
        const auto dice = make_dice(original.dice);
        step(original, *turn, *dice);
        if (json::to_json(copy.state) != before) return "changing the original changed the copy, from " + before;
        return std::nullopt;
    });
}

}  // namespace agon::laws
