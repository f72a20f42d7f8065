#include "sworms/pictures.h"

#include "core/dice_kinds.h"
#include "protocols/sworms_console/wording.h"

namespace agon::sworms_test {
namespace {

using sworms::Square;
using sworms::State;
using sworms::Weapon;

constexpr std::string_view letters = "abcdxyzw";

Square square_of(char letter) {
    if (letter == 'E') return Square::earth();
    if (letter == 'W') return Square::water();
    if (letter >= '1' && letter <= '4') return Square::chest(static_cast<Weapon>(letter - '0'));
    return Square::air();
}

char letter_of(Square square) {
    if (square.is_earth()) return 'E';
    if (square.is_water()) return 'W';
    if (square.is_chest()) return static_cast<char>('0' + static_cast<int>(square.content()));
    return square.is_worm() ? letters[static_cast<std::size_t>(square.worm_index())] : '.';
}

void place(State& state, Cell at, char letter) {
    const auto index = letters.find(letter);
    if (index == std::string_view::npos) {
        state.board[at] = square_of(letter);
        return;
    }
    state.board[at] = Square::worm(static_cast<int>(index));
    state.worms[index].at = at;
    state.worms[index].health = sworms::full_health;
}

}  // namespace

State drawn(const Picture& picture, char acting) {
    State state;
    state.board = sworms::Board(static_cast<int>(picture.front().size()), static_cast<int>(picture.size()));
    state.worms.resize(letters.size(), sworms::Worm{.at = {}, .health = 0});
    state.names = Shared(std::vector<std::string>{"Ann", "Bob", "Cat", "Dan", "Xan", "Yul", "Zoe", "Wim"});
    for (std::size_t row = 0; row < picture.size(); ++row)
        for (std::size_t column = 0; column < picture[row].size(); ++column)
            place(state, {static_cast<int>(column), static_cast<int>(row)}, picture[row][column]);
    state.current_worm = static_cast<int>(letters.find(acting));
    state.to_move = state.owner_of(state.current_worm);
    const auto problem = sworms::Rules::problem_with(state);
    AGON_CHECK(!problem);
    return state;
}

Picture picture_of(const State& state) {
    Picture picture(static_cast<std::size_t>(state.board.height()));
    for (std::size_t i = 0; i < state.board.size(); ++i)
        picture[static_cast<std::size_t>(state.board.cell_at(i).y)] += letter_of(state.board.begin()[i]);
    return picture;
}

sworms::Worm& worm(State& state, char letter) { return state.worms[letters.find(letter)]; }
const sworms::Worm& worm(const State& state, char letter) { return state.worms[letters.find(letter)]; }

Played play(State state, const sworms::Action& action, NewChest chest) {
    AGON_CHECK(!sworms::Rules::refuse(state, state.to_move, action));
    ScriptedDice dice({chest.column, chest.content});
    std::vector<sworms::Event> events;
    Journal<sworms::Event> journal(events);
    Turn<sworms::Action> turn;
    turn[state.to_move] = action;
    sworms::Rules::advance(state, turn, dice, journal);
    AGON_CHECK(!sworms::Rules::problem_with(state));

    Played played;
    State before_the_chest = state;
    for (const sworms::Event& event : events) {
        if (std::holds_alternative<sworms::TurnOver>(event)) played.turn_over = true;
        if (const auto* landed = std::get_if<sworms::ChestLanded>(&event))
            before_the_chest.board[landed->at] = Square::air();
        (played.turn_over ? played.chest_text : played.text) += sworms_console::text_of(event, state);
    }
    played.picture = picture_of(before_the_chest);
    played.state = std::move(state);
    return played;
}

}  // namespace agon::sworms_test
