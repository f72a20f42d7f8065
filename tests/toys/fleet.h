#pragma once
#include "core/game.h"
#include "core/grid.h"

// Fleet: the smallest game with hidden information. Each player has a ship at a secret place and fires one shot a turn.
namespace agon::toys::fleet {

enum class Mark : std::uint8_t { None, Miss, Hit };
constexpr std::array<std::string_view, 3> enum_names(Mark) { return {"none", "miss", "hit"}; }

enum class Heading : std::uint8_t { Across, Down };
constexpr std::array<std::string_view, 2> enum_names(Heading) { return {"across", "down"}; }

struct Setup {
    int width = 4, height = 4;  // of one player's water
    int ship_length = 2;
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("width", self.width);
        visit("height", self.height);
        visit("ship_length", self.ship_length);
    }
};

struct Ship {
    Cell bow;  // its cell nearest to the upper left corner
    Heading heading = Heading::Across;
    int length = 0;
    bool operator==(const Ship&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("bow", self.bow);
        visit("heading", self.heading);
        visit("length", self.length);
    }
};

// One chart for both: the upper half is the first player's water, the lower half the second player's.
using Chart = Grid<Mark, 32>;

struct State {
    Chart chart;
    PerPlayer<Ship> ships;
    Player to_move = Player::First;
    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("chart", self.chart);
        visit("ships", self.ships);
        visit("to_move", self.to_move);
    }
};

// A State without the enemy's ship.
struct Observation {
    Chart chart;
    Ship own_ship;
    Player to_move = Player::First;
    bool operator==(const Observation&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("chart", self.chart);
        visit("own_ship", self.own_ship);
        visit("to_move", self.to_move);
    }
};

struct Fire {
    Cell at;
    bool operator==(const Fire&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

struct Fired {
    static constexpr std::string_view name = "fired";
    Player by = Player::First;
    Cell at;
    Mark result = Mark::Miss;
    bool operator==(const Fired&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
        visit("result", self.result);
    }
};

struct Sunk {
    static constexpr std::string_view name = "sunk";
    Player owner = Player::First;
    bool operator==(const Sunk&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("owner", self.owner); }
};

enum class Refusal : std::uint8_t { NotYourTurn, GameOver, NotTheirWater, FiredBefore };

// All places of the enemy's ship that agree with the shots so far are equally likely, and the last observation shows every
// shot: a game in which earlier observations tell more would gather them here.
class Belief {
public:
    static Belief begin(const Setup& setup, Player seat);
    void update(const Observation& observation) { last_ = observation; }
    State sample(Dice& dice) const;

private:
    Player seat_ = Player::First;
    Observation last_;
};

struct Rules {
    using Setup = fleet::Setup;
    using State = fleet::State;
    using Action = Fire;
    using Event = std::variant<Fired, Sunk>;
    using Observation = fleet::Observation;
    using Refusal = fleet::Refusal;
    using Belief = fleet::Belief;

    static constexpr std::string_view name = "fleet";
    static constexpr std::string_view summary =
        "Find and sink the hidden ship; the toy among games of hidden information.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);
    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, Action action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static Observation observe(const Position<Rules>& position, Player player);
    static std::optional<int> longest_game(const Setup& setup) { return 2 * setup.width * setup.height; }
    static State redeal_hidden(const State& state, Player player, Dice& dice);

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);

    static std::string write(Action action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::toys::fleet
