#pragma once
#include "core/game.h"
#include "games/entelect/events.h"
#include "games/entelect/observation.h"

namespace agon::entelect {

// Entelect Challenge 2019, "Worms". Each group of functions has a file of its own: round.cpp (start, advance, outcome),
// validation.cpp, commands.cpp (what each command does), map_generation.cpp, setup.cpp, observation.cpp, listing.cpp,
// notation.cpp, scene.cpp; the text of commands is in command_text.cpp, the numbers in config.h and field.cpp.
struct Rules {
    using Setup = entelect::Setup;
    using State = entelect::State;
    using Action = entelect::Action;
    using Event = entelect::Event;
    using Observation = entelect::Observation;
    using Refusal = entelect::Refusal;
    using Belief = entelect::Belief;

    static constexpr std::string_view name = "entelect";
    static constexpr std::string_view summary =
        "Entelect 2019 Worms: three worms each, bananas, snowballs and rising lava.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);

    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player) { return !is_over(state); }
    static std::optional<Refusal> refuse(const State& state, Player player, const Action& action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static std::optional<int> longest_game(const Setup& setup);
    static int turns_played(const State& state) { return state.round(); }

    static bool is_over(const State& state) {
        return state.round() >= state.config().max_rounds || !is_living(state, Player::First) ||
               !is_living(state, Player::Second);
    }

    static Observation observe(const Position<Rules>& position, Player player);
    static State redeal_hidden(const State& state, Player player, Dice& dice);

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State& state, Player player);  // "No Command"

    static std::string write(const Action& action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

// The map of a seed: ground and packs. Worms are placed by start().
struct GeneratedMap {
    Ground ground;
    std::vector<Cell> packs;
    PerPlayer<std::vector<Cell>> spawns;  // of worms 1, 2, 3...
};
GeneratedMap generate_map(const Config& config, std::int32_t seed);

}  // namespace agon::entelect
