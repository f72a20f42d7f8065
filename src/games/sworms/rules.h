#pragma once
#include "core/game.h"
#include "games/sworms/actions.h"
#include "games/sworms/observation.h"
#include "games/sworms/state.h"

namespace agon::sworms {

// SEWorms. Each group of functions has a file of its own: turn.cpp (start, advance, outcome), legality.cpp, setup.cpp,
// observation.cpp, listing.cpp, notation.cpp, scene.cpp; the weapons are in weapons/, falling in gravity.cpp, walking in
// movement.cpp, what a map is in map.cpp.
struct Rules {
    using Setup = sworms::Setup;
    using State = sworms::State;
    using Action = sworms::Action;
    using Event = sworms::Event;
    using Observation = sworms::Observation;
    using Refusal = sworms::Refusal;
    using Belief = sworms::Belief;

    static constexpr std::string_view name = "sworms";
    static constexpr std::string_view summary = "SEWorms: two teams of worms, six weapons, gravity and chests.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);

    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, const Action& action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static std::optional<int> longest_game(const Setup& setup);
    static constexpr bool plays_openly = true;  // only what is in the chests is hidden
    static int turns_played(const State& state) { return state.turns; }

    static Observation observe(const Position<Rules>& position, Player player);
    static State redeal_hidden(const State& state, Player player, Dice& dice);

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State&, Player) { return Idle{}; }

    static std::string write(const Action& action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::sworms
