#include "games/sworms/observation.h"

#include "games/sworms/map.h"
#include "games/sworms/rules.h"

namespace agon::sworms {
namespace {

constexpr char closed_chest = '#';

char seen_letter_of(Square square) { return square.is_chest() ? closed_chest : letter_of(square); }

Square guessed_square_of(char letter, Dice& dice) {
    if (letter == closed_chest) return Square::chest(draw_chest_content(dice));
    return ground_of(letter).value_or(Square::air());
}

std::vector<SeenWorm> seen_worms(const State& state) {
    std::vector<SeenWorm> seen;
    for (int i = 0; i < static_cast<int>(state.worms.size()); ++i) {
        const auto index = static_cast<std::size_t>(i);
        const Worm& worm = state.worms[index];
        seen.push_back({i + 1, state.owner_of(i), (*state.names)[index], worm.at, worm.health, worm.ammunition});
    }
    return seen;
}

}  // namespace

Weapon draw_chest_content(Dice& dice) {
    constexpr int first = static_cast<int>(Weapon::Bazooka), last = static_cast<int>(Weapon::Melee);
    return static_cast<Weapon>(dice.roll(first, last));
}

Observation Rules::observe(const Position<Rules>& position, Player) {
    const State& state = position.state;
    Observation seen;
    seen.rows.assign(static_cast<std::size_t>(state.board.height()), std::string());
    for (std::size_t i = 0; i < state.board.size(); ++i)
        seen.rows[static_cast<std::size_t>(state.board.cell_at(i).y)] += seen_letter_of(state.board.begin()[i]);
    seen.worms = seen_worms(state);
    for (const Player player : both_players) seen.last_worm[player] = state.last_worm[player] + 1;
    seen.current_worm = state.current_worm + 1;
    seen.to_move = state.to_move;
    seen.moved = state.moved;
    seen.turns = state.turns;
    seen.turn_limit = state.turn_limit;
    seen.events = position.events;
    return seen;
}

Belief Belief::begin(const Setup&, Player) { return Belief(); }

State Belief::sample(Dice& dice) const {
    State state;
    const int height = static_cast<int>(last_.rows.size());
    state.board = Board(height == 0 ? 0 : static_cast<int>(last_.rows.front().size()), height);
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Cell cell = state.board.cell_at(i);
        state.board[cell] =
            guessed_square_of(last_.rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)], dice);
    }
    std::vector<std::string> names;
    for (const SeenWorm& seen : last_.worms) {
        if (seen.health > 0) state.board[seen.at] = Square::worm(seen.number - 1);
        state.worms.push_back({seen.at, static_cast<std::int16_t>(seen.health), seen.ammunition});
        names.push_back(seen.name);
    }
    state.names = Shared(std::move(names));
    for (const Player player : both_players) state.last_worm[player] = last_.last_worm[player] - 1;
    state.current_worm = last_.current_worm - 1;
    state.to_move = last_.to_move;
    state.moved = last_.moved;
    state.turns = last_.turns;
    state.turn_limit = last_.turn_limit;
    return state;
}

State Rules::redeal_hidden(const State& state, Player, Dice& dice) {
    State redealt = state;
    for (Square& square : redealt.board)
        if (square.is_chest()) square = Square::chest(draw_chest_content(dice));
    return redealt;
}

}  // namespace agon::sworms
