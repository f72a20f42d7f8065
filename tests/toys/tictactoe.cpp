#include "toys/tictactoe.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::toys::tictactoe {
namespace {

constexpr int smallest_size = 3, largest_size = 26;
constexpr std::string_view mark_letters = ".XO";  // in the order of Mark

Mark mark_of(Player player) { return player == Player::First ? Mark::Cross : Mark::Nought; }

int count_of(const State& state, Mark mark) {
    return static_cast<int>(std::count(state.board.begin(), state.board.end(), mark));
}

bool has_three_in_a_row(const State& state, Mark mark) {
    const auto& board = state.board;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Cell from = board.cell_at(i);
        if (board[from] != mark) continue;
        for (const Step way : {east, south, south_east, south_west}) {
            const Cell second = from + way, third = second + way;
            if (board.contains(third) && board[second] == mark && board[third] == mark) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (setup.size < smallest_size || setup.size > largest_size) return "size must be from 3 to 26";
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    if (state.board.width() != state.board.height()) return "the board must be a square";
    if (auto problem = problem_with(Setup{state.board.width()})) return problem;
    const int ahead = count_of(state, Mark::Cross) - count_of(state, Mark::Nought);
    if (ahead != (state.to_move == Player::First ? 0 : 1)) return "the marks do not fit the player to move";
    return std::nullopt;
}

State Rules::start(const Setup& setup, Dice&) { return {.board = {setup.size, setup.size}}; }

bool Rules::awaits(const State& state, Player player) { return state.to_move == player && !outcome(state); }

std::optional<Refusal> Rules::refuse(const State& state, Player player, Action action) {
    if (outcome(state)) return Refusal::GameOver;
    if (state.to_move != player) return Refusal::NotYourTurn;
    if (!state.board.contains(action.at)) return Refusal::OffTheBoard;
    if (state.board[action.at] != Mark::None) return Refusal::Taken;
    return std::nullopt;
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::GameOver: return "The game is over.";
        case Refusal::OffTheBoard: return "That cell is not on the board.";
        case Refusal::Taken: return "That cell is taken.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    const Player mover = state.to_move;
    const Cell at = turn[mover]->at;
    state.board[at] = mark_of(mover);
    state.to_move = opponent(mover);
    journal.note(Placed{mover, at});
}

std::optional<Outcome> Rules::outcome(const State& state) {
    for (const Player player : both_players)
        if (has_three_in_a_row(state, mark_of(player))) return win_for(player, "three-in-a-row");
    if (count_of(state, Mark::None) == 0) return draw("board-full");
    return std::nullopt;
}

Rules::Observation Rules::observe(const Position<Rules>& position, Player) { return position.state; }

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    for (std::size_t i = 0; i < state.board.size(); ++i)
        if (state.board.begin()[i] == Mark::None) actions.push_back({state.board.cell_at(i)});
}

Place Rules::sample_action(const State& state, Player, Dice& dice) {
    int left_to_pass = dice.roll(0, count_of(state, Mark::None) - 1);
    std::size_t i = 0;
    while (state.board.begin()[i] != Mark::None || left_to_pass-- > 0) ++i;
    return {state.board.cell_at(i)};
}

// "b3": a letter for the column, a number from 1 for the row.
std::string Rules::write(Action action) {
    return static_cast<char>('a' + action.at.x) + std::to_string(action.at.y + 1);
}

Result<Place, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    const char column = in.peek();
    if (column < 'a' || column > 'z') return in.expected("a column letter");
    in.take(column);
    const auto row = in.take_number(1, largest_size);
    if (!row || !in.at_end()) return in.expected("a row number from 1");
    return Place{{column - 'a', *row - 1}};
}

// One line a row, then whose turn it is: "X.O\n.X.\n...\nto move: O\n".
std::string Rules::write(const State& state) {
    std::string text;
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        text += mark_letters[static_cast<std::size_t>(state.board.begin()[i])];
        if (state.board.cell_at(i).x + 1 == state.board.width()) text += '\n';
    }
    return text + "to move: " + mark_letters[static_cast<std::size_t>(mark_of(state.to_move))] + "\n";
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    const int size = static_cast<int>(TextCursor(text).take_word().size());
    if (const auto problem = problem_with(Setup{size})) return in.expected("a first row of 3 to 26 cells");
    State state{.board = {size, size}};
    for (Mark& mark : state.board) {
        if (in.peek() == '\n') in.take('\n');
        const auto letter = mark_letters.find(in.peek());
        if (in.at_end() || letter == std::string_view::npos) return in.expected("X, O or .");
        in.take(mark_letters[letter]);
        mark = static_cast<Mark>(letter);
    }
    if (!in.take("\nto move: ")) return in.expected("the line \"to move: X\" or \"to move: O\"");
    state.to_move = in.peek() == 'X' ? Player::First : Player::Second;
    if (!in.take(state.to_move == Player::First ? "X\n" : "O\n") || !in.at_end())
        return in.expected("X or O and the end");
    return state;
}

Scene Rules::scene(const Position<Rules>& position, Viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.board.width();
    scene.height = state.board.height();
    scene.labels = SceneLabels::Letter;
    scene.kinds = {"cell"};
    scene.terrain.assign(state.board.size(), 0);
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Mark mark = state.board.begin()[i];
        if (mark == Mark::None) continue;
        scene.pieces.push_back({.id = static_cast<int>(i),
                                .owner = mark == Mark::Cross ? Player::First : Player::Second,
                                .kind = std::string(name_of(mark)),
                                .at = state.board.cell_at(i),
                                .label = std::string(1, mark_letters[static_cast<std::size_t>(mark)])});
    }
    for (const Event& event : position.events)
        scene.effects.push_back({.kind = EffectKind::Spawn, .cells = {std::get<Placed>(event).at}});
    for (const Player player : both_players) {
        scene.sides[player].name = player == Player::First ? "Cross" : "Nought";
        if (awaits(state, player)) scene.awaits.push_back(player);
    }
    return scene;
}

static_assert(FullGame<Rules> && OpenGame<Rules>);

}  // namespace agon::toys::tictactoe
