#pragma once
#include "core/game.h"
#include "core/grid.h"
#include "core/shared.h"

// Paint: the smallest simultaneous game. Both players step at once, nothing is hidden, no chance.
namespace agon::toys::paint {

enum class Ground : std::uint8_t { Floor, Wall };
constexpr std::array<std::string_view, 2> enum_names(Ground) { return {"floor", "wall"}; }

enum class Colour : std::uint8_t { None, Blue, Orange };
constexpr std::array<std::string_view, 3> enum_names(Colour) { return {"none", "blue", "orange"}; }

enum class Way : std::uint8_t { North, East, South, West, Stay };
constexpr std::array<std::string_view, 5> enum_names(Way) { return {"north", "east", "south", "west", "stay"}; }

struct Setup {
    int width = 5, height = 5;
    int rounds = 20;
    std::vector<Cell> walls{Cell{2, 2}};
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("width", self.width);
        visit("height", self.height);
        visit("rounds", self.rounds);
        visit("walls", self.walls);
    }
};

struct State {
    Shared<Grid<Ground, 25>> terrain;  // never changes, so all copies of a state point to one
    Grid<Colour, 25> colours;
    PerPlayer<Cell> at;
    int rounds_left = 0;
    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("terrain", self.terrain);
        visit("colours", self.colours);
        visit("at", self.at);
        visit("rounds_left", self.rounds_left);
    }
};

struct Painted {
    static constexpr std::string_view name = "painted";
    Player by = Player::First;
    Cell at;
    bool operator==(const Painted&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
    }
};

struct Bumped {
    static constexpr std::string_view name = "bumped";
    Cell at;
    bool operator==(const Bumped&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

enum class Refusal : std::uint8_t { GameOver, Blocked };

struct Rules {
    using Setup = paint::Setup;
    using State = paint::State;
    using Action = Way;
    using Event = std::variant<Painted, Bumped>;
    using Observation = State;
    using Refusal = paint::Refusal;

    static constexpr std::string_view name = "paint";
    static constexpr std::string_view summary = "Paint more cells than the other; the toy among simultaneous games.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);
    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, Action action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static Observation observe(const Position<Rules>& position, Player player);
    static std::optional<int> longest_game(const Setup& setup) { return setup.rounds; }

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);
    static Action idle(const State&, Player) { return Way::Stay; }

    static std::string write(Action action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::toys::paint
