#pragma once
#include "core/game.h"

// Pig: the smallest game of chance with several decisions in a turn. Roll as often as you dare, a 1 loses the turn's points.
namespace agon::toys::pig {

enum class Choice : std::uint8_t { Roll, Hold };
constexpr std::array<std::string_view, 2> enum_names(Choice) { return {"roll", "hold"}; }

struct Setup {
    int goal = 50;
    int steps = 200;  // rolls and holds of both; then the higher score wins, so that every game ends
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("goal", self.goal);
        visit("steps", self.steps);
    }
};

struct State {
    int goal = 0;
    PerPlayer<int> banked;
    int at_stake = 0;  // points of this turn
    Player to_move = Player::First;
    int steps_left = 0;
    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("goal", self.goal);
        visit("banked", self.banked);
        visit("at_stake", self.at_stake);
        visit("to_move", self.to_move);
        visit("steps_left", self.steps_left);
    }
};

struct Rolled {
    static constexpr std::string_view name = "rolled";
    Player by = Player::First;
    int pips = 0;
    bool operator==(const Rolled&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("pips", self.pips);
    }
};

struct Banked {
    static constexpr std::string_view name = "banked";
    Player by = Player::First;
    int points = 0;
    bool operator==(const Banked&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("points", self.points);
    }
};

struct Lost {
    static constexpr std::string_view name = "lost";
    Player by = Player::First;
    int points = 0;
    bool operator==(const Lost&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("points", self.points);
    }
};

enum class Refusal : std::uint8_t { NotYourTurn, GameOver };

struct Rules {
    using Setup = pig::Setup;
    using State = pig::State;
    using Action = Choice;
    using Event = std::variant<Rolled, Banked, Lost>;
    using Observation = State;
    using Refusal = pig::Refusal;

    static constexpr std::string_view name = "pig";
    static constexpr std::string_view summary = "Roll on or hold what you have; the toy among games of chance.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);
    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, Action action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static Observation observe(const Position<Rules>& position, Player player);
    static std::optional<int> longest_game(const Setup& setup) { return setup.steps; }

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State&, Player) { return Choice::Hold; }

    static std::string write(Action action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::toys::pig
