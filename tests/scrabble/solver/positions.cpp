#include "scrabble/solver/positions.h"

#include "core/dice_kinds.h"

namespace agon::scrabble::solver_test {
namespace {

Board random_board(const PositionKind& kind, Dice& dice) {
    Board board(dice.roll(kind.smallest, kind.largest));
    const int size = board.size();
    const bool has_strangers = dice.roll(0, 2) == 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const Tile& tile =
                kind.tiles[static_cast<std::size_t>(dice.roll(0, static_cast<int>(kind.tiles.size()) - 1))];
            board.view()[{x, y}] = has_strangers && dice.roll(0, 5) == 0 ? 'Z' : upper(tile.letter);
        }
    for (int blanks = dice.roll(kind.fewest_blanks, kind.most_blanks); blanks > 0; --blanks)
        board.view()[{dice.roll(0, size - 1), dice.roll(0, size - 1)}] = blank;
    return board;
}

}  // namespace

State random_position(const PositionKind& kind, std::uint64_t seed) {
    KeyedDice dice(seed);
    for (;;) {
        State state{.board = random_board(kind, dice),
                    .tally = {},
                    .pointless_limit = {},
                    .tiles = Shared(TileList(kind.tiles))};
        const int limit = winning_score(state.board.size());
        for (const Player player : both_players)
            state.tally.score[player] = std::max(0, limit - dice.roll(kind.least_missing, kind.most_missing));
        if (dice.roll(0, 4) == 0) state.tally.score[Player::First] = state.tally.score[Player::Second];
        if (dice.roll(0, 9) == 0) state.tally.score = {};
        if (dice.roll(0, 9) == 0) state.tally.score[Player::Second] = limit + dice.roll(0, 3);
        state.tally.to_move = dice.flip() ? Player::First : Player::Second;
        if (dice.roll(0, 9) != 0) state.pointless_limit = dice.roll(1, 5);
        if (dice.flip()) {  // somewhere in a game, and not at its start
            state.pointless_turns = state.pointless_limit ? dice.roll(0, *state.pointless_limit - 1) : 0;
            state.turns = state.pointless_turns;
        }
        if (!Rules::problem_with(state) && !Rules::outcome(state)) return state;
    }
}

State after(const State& state, const Place& place) {
    State next = state;
    Turn<Place> turn{};
    turn[state.tally.to_move].emplace(place);
    HighDice unused;
    Journal<Rules::Event> silent;
    Rules::advance(next, turn, unused, silent);
    return next;
}

int result_for(Player player, const Outcome& outcome) {
    if (!outcome.winner) return 0;
    return *outcome.winner == player ? 1 : -1;
}

}  // namespace agon::scrabble::solver_test
