#pragma once
#include "core/game.h"
#include "games/creatures/actions.h"
#include "games/creatures/observation.h"
#include "games/creatures/state.h"

namespace agon::creatures {

// Creatures. What a creature may do and what comes of it stands in kernel/, which the engine of the document's library shares;
// here are setup.cpp, turn.cpp (start, refuse, advance, outcome), observation.cpp, belief.cpp, listing.cpp, notation.cpp and
// scene.cpp.
struct Rules {
    using Setup = creatures::Setup;
    using State = creatures::State;
    using Action = creatures::Action;
    using Event = creatures::Event;
    using Observation = creatures::Observation;
    using Refusal = Illegal;
    using Belief = creatures::Belief;

    static constexpr std::string_view name = "creatures";
    static constexpr std::string_view summary =
        "Creatures: mages, dragons, dwarves and men, each of which sees only what is around it.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);

    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player) { return state.to_move() == player && !state.is_over(); }
    static std::optional<Refusal> refuse(const State& state, Player player, const Action& action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static std::optional<int> longest_game(const Setup& setup);
    static int turns_played(const State& state) { return state.turn; }
    static constexpr bool measured_by_calls =
        true;  // speed is that of one creature's move, not of a turn of all of them

    // What a side is told of the setup: not where anything stands.
    static Setup briefing(const Setup& setup);
    static Observation observe(const Position<Rules>& position, Player player);
    static State redeal_hidden(const State& state, Player player, Dice& dice);

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State&, Player) { return {}; }

    static std::string write(const Action& action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

// How strong a side is: who is left, then how tough they are together. What decides at the turn limit.
struct Strength {
    std::int32_t survivors = 0;
    std::int64_t toughness = 0;
    bool operator==(const Strength&) const = default;
    auto operator<=>(const Strength&) const = default;
};
Strength strength_of(const State& state, Player player);

}  // namespace agon::creatures
