#include "games/sworms/turn.h"

#include <algorithm>

#include "games/sworms/gravity.h"
#include "games/sworms/map.h"
#include "games/sworms/movement.h"
#include "games/sworms/rules.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {
namespace {

Board board_of(const std::vector<std::string>& rows) {
    Board board(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Cell cell = board.cell_at(i);
        const char letter = rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
        board[cell] = ground_of(letter).value_or(Square::air());
    }
    return board;
}

bool top_row_is_full(const Board& board) {
    for (int column = 0; column < board.width(); ++column)
        if (!board[{column, 0}].is_worm()) return false;
    return true;
}

// The player's next living worm after the one used last, in a circle; -1 if none lives.
int next_worm(const State& state, Player player) {
    const int count = state.worms_each(), first = player == Player::First ? 0 : count;
    int index = state.last_worm[player];
    if (index < 0) index = first + count - 1;
    for (int tried = 0; tried < count; ++tried) {
        if (++index == first + count) index = first;
        if (state.worms[static_cast<std::size_t>(index)].alive()) return index;
    }
    return -1;
}

void begin_turn(State& state, Player player) {
    state.to_move = player;
    state.moved = false;
    state.current_worm = next_worm(state, player);
}

// Rule "Einsammeln der Kisten": two draws at the end of every round, even when there is no place for the chest.
void drop_chest(State& state, Dice& dice, Journal<Event>& journal) {
    const Cell top{dice.roll(0, state.board.width() - 1), 0};
    const Weapon content = draw_chest_content(dice);
    if (!state.board[top].is_air()) return;
    state.board[top] = Square::chest(content);
    if (const auto at = let_chest_fall(state, top, journal)) journal.note(ChestLanded{*at});
}

void end_turn(State& state, Dice& dice, Journal<Event>& journal) {
    journal.note(TurnOver{});
    drop_chest(state, dice, journal);
    ++state.turns;
    state.last_worm[state.to_move] = state.current_worm;
    begin_turn(state, opponent(state.to_move));
}

void fire(State& state, const Fire& shot, Journal<Event>& journal) {
    if (shot.weapon != Weapon::Gun) --state.acting().ammunition[static_cast<std::size_t>(shot.weapon)];
    switch (shot.weapon) {
        case Weapon::Gun: return fire_gun(state, shot.way, journal);
        case Weapon::Bazooka: return fire_bazooka(state, shot.way, journal);
        case Weapon::Teleporter: return teleport(state, shot.target, journal);
        case Weapon::Blowtorch: return fire_blowtorch(state, shot.way, journal);
        case Weapon::Melee: return swing_melee(state, journal);
        case Weapon::Airstrike: return call_airstrike(state, shot.target.x, journal);
    }
}

bool has_living_worm(const State& state, Player player) {
    const Worm* const first = state.worms.begin() + (player == Player::First ? 0 : state.worms_each());
    return std::any_of(first, first + state.worms_each(), [](const Worm& worm) { return worm.alive(); });
}

struct Strength {
    PerPlayer<int> worms, health;
};

Strength strength_of(const State& state) {
    Strength sum;
    const int count = static_cast<int>(state.worms.size());
    for (int i = 0; i < count; ++i) {
        const Worm& worm = state.worms[static_cast<std::size_t>(i)];
        if (!worm.alive()) continue;
        ++sum.worms[state.owner_of(i)];
        sum.health[state.owner_of(i)] += worm.health;
    }
    return sum;
}

}  // namespace

std::optional<State> spawn_worms(const Setup& setup, Dice& dice, Journal<Event>& journal) {
    State state;
    state.board = board_of(setup.map);
    state.turn_limit = setup.turn_limit;
    std::vector<std::string> names;
    for (int worm = 0; worm < 2 * setup.worms_each; ++worm) {
        if (top_row_is_full(state.board)) return std::nullopt;
        names.push_back(setup.names[static_cast<std::size_t>(dice.roll(0, static_cast<int>(setup.names.size()) - 1))]);
        Cell at;
        do at = {dice.roll(0, state.board.width() - 1), 0};
        while (state.board[at].is_worm());
        state.worms.push_back({.at = at});
        state.board[at] = Square::worm(worm);
        journal.note(Spawned{worm, at.x});
        let_worm_fall(state, worm, Landing::Soft, journal);
    }
    state.names = Shared(std::move(names));
    begin_turn(state, Player::First);
    return state;
}

State Rules::start(const Setup& setup, Dice& dice) {
    Journal<Event> silent;
    // problem_with(setup) lets pass only maps that are wide enough for all worms at once.
    auto state = spawn_worms(setup, dice, silent);
    AGON_CHECK(state.has_value());
    return *std::move(state);
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
    const Action& action = *turn[state.to_move];
    bool turn_goes_on = false;
    if (const auto* move = std::get_if<Move>(&action)) {
        turn_goes_on = walk(state, *move, journal);
        state.moved = true;
    } else if (const auto* shot = std::get_if<Fire>(&action)) {
        fire(state, *shot, journal);
    }
    if (!turn_goes_on) end_turn(state, dice, journal);
}

bool Rules::awaits(const State& state, Player player) { return state.to_move == player && !outcome(state); }

std::optional<Outcome> Rules::outcome(const State& state) {
    // Rule "Spielende": looked at only when a round begins.
    if (state.moved) return std::nullopt;
    const bool first = has_living_worm(state, Player::First), second = has_living_worm(state, Player::Second);
    const bool time_is_up = state.turn_limit && state.turns >= *state.turn_limit;
    if (first && second && !time_is_up) return std::nullopt;
    const auto [worms, health] = strength_of(state);
    if (!first && !second) return draw("no-worms");
    if (!first || !second) return win_for(first ? Player::First : Player::Second, "last-worms", worms);
    return by_score(worms[Player::First] != worms[Player::Second] ? worms : health, "turn-limit");
}

std::optional<int> Rules::longest_game(const Setup& setup) {
    if (!setup.turn_limit) return std::nullopt;
    return 2 * *setup.turn_limit;  // a turn is at most a move and an action
}

}  // namespace agon::sworms
