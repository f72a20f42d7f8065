#pragma once
#include "core/game.h"
#include "core/grid.h"

// Tic-tac-toe: the smallest sequential game. Players take turns, nothing is hidden, no chance.
namespace agon::toys::tictactoe {

enum class Mark : std::uint8_t { None, Cross, Nought };
constexpr std::array<std::string_view, 3> enum_names(Mark) { return {"none", "cross", "nought"}; }

struct Setup {
    int size = 3;  // three in a row win on any board
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("size", self.size); }
};

struct State {
    Grid<Mark, 9> board;
    Player to_move = Player::First;
    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("board", self.board);
        visit("to_move", self.to_move);
    }
};

struct Place {
    Cell at;
    bool operator==(const Place&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

struct Placed {
    static constexpr std::string_view name = "placed";
    Player by = Player::First;
    Cell at;
    bool operator==(const Placed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
    }
};

enum class Refusal : std::uint8_t { NotYourTurn, GameOver, OffTheBoard, Taken };

struct Rules {
    using Setup = tictactoe::Setup;
    using State = tictactoe::State;
    using Action = Place;
    using Event = std::variant<Placed>;
    using Observation = State;
    using Refusal = tictactoe::Refusal;

    static constexpr std::string_view name = "tictactoe";
    static constexpr std::string_view summary = "Three in a row on a small board; the toy among sequential games.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);
    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, Action action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static Observation observe(const Position<Rules>& position, Player player);
    static std::optional<int> longest_game(const Setup& setup) { return setup.size * setup.size; }

    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);

    static std::string write(Action action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::toys::tictactoe
