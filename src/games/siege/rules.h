#pragma once
#include "core/game.h"
#include "games/siege/actions.h"
#include "games/siege/observation.h"
#include "games/siege/state.h"

namespace agon::siege {

// Siege. Each group of functions has a file of its own: turn.cpp (start, advance, outcome), legality.cpp, setup.cpp,
// measured_setup.cpp, observation.cpp, listing.cpp, notation.cpp, scene.cpp; the tables of units are in units.h, the map in
// map.cpp.
struct Rules {
    using Setup = siege::Setup;
    using State = siege::State;
    using Action = siege::Action;
    using Event = siege::Event;
    using Observation = siege::Observation;
    using Refusal = siege::Refusal;
    using Belief = siege::Belief;

    static constexpr std::string_view name = "siege";
    static constexpr std::string_view summary = "Siege: build an army, mine gold, raze the enemy's base.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);

    // What speed is measured with, as the usual start has no units: 30 each on a board of 32 x 32, and a game that ends before
    // many of them have fallen.
    static Setup measured_setup();

    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player) { return state.to_move() == player && !is_over(state); }
    static std::optional<Refusal> refuse(const State& state, Player player, const Action& action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static std::optional<int> longest_game(const Setup& setup);
    static constexpr bool plays_openly = true;  // orders and what comes of them are seen; gold and build times are not
    static int turns_played(const State& state) { return state.turns; }

    static bool is_over(const State& state) {
        return state.turns >= state.turn_limit || state.sides[Player::First].base_health == 0 ||
               state.sides[Player::Second].base_health == 0;
    }

    static Observation observe(const Position<Rules>& position, Player player);
    static State redeal_hidden(const State& state, Player player, Dice& dice);

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State&, Player) { return EndTurn{}; }

    static std::string write(const Action& action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

// What one order does, without asking whether it may: advance() for whoever knows what kind of order it is.
void move_unit(Unit& unit, Cell to);
// The target's health sinks; 0: it is gone, and its side's base if the game is over by that.
void strike(State& state, Player attacker, Unit& unit, std::int32_t target, Journal<Event>& journal);
void begin_building(Side& side, Kind kind);
void end_turn(State& state, Journal<Event>& journal);
// Production and mining of one player at the end of a turn.
void tick(State& state, Player player, Journal<Event>& journal);

}  // namespace agon::siege
