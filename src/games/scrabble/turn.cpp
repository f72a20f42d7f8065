#include "games/scrabble/rules.h"

namespace agon::scrabble {

State Rules::start(const Setup& setup, Dice&) {
    State state{.board = Board(setup.size),
                .tally = {setup.score, setup.to_move},
                .pointless_limit = setup.pointless_limit,
                .tiles = Shared(TileList(setup.tiles))};
    for (int y = 0; y < static_cast<int>(setup.board.size()); ++y)
        for (int x = 0; x < setup.size; ++x) {
            const char c = setup.board[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            state.board.view()[{x, y}] = c == '.' ? blank : c;
        }
    return state;
}

bool Rules::awaits(const State& state, Player player) { return state.tally.to_move == player && !outcome(state); }

std::optional<Refusal> Rules::refuse(const State& state, Player player, const Action& action) {
    if (outcome(state)) return Refusal::GameOver;
    if (state.tally.to_move != player) return Refusal::NotYourTurn;
    return refuse_placement(state.board.view(), state.values(), state.tally, action.placement());
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::GameOver: return "The game is over.";
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::EmptyWord: return "There is no word.";
        case Refusal::OffTheBoard: return "The word does not fit on the board there.";
        case Refusal::NotALetter: return "A word has only the letters A to Z.";
        case Refusal::NoSuchTile: return "A letter of the word is not among the tiles.";
        case Refusal::AnotherLetter: return "Another letter lies in the way.";
        case Refusal::NotConnected: return "The word must share a letter with one that lies on the board.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    const Player mover = state.tally.to_move;
    const Place& action = *turn[mover];
    const Played played = play(state.board.view(), state.values(), state.tally, action.placement());
    ++state.turns;
    state.pointless_turns = played.gain > 0 ? 0 : state.pointless_turns + 1;
    journal.note(Placed{mover, action.at, action.direction, action.word, played.gain, played.laid});
}

std::optional<Outcome> Rules::outcome(const State& state) {
    const auto [score, to_move] = state.tally;
    const PerPlayer<int> points{{score[Player::First], score[Player::Second]}};
    if (state.turns == 0) {
        // Only a board that somebody set up can leave no placement: a word that was placed can be placed again.
        if (can_place_anything(state.board.view(), state.values(), state.tally)) return std::nullopt;
        return by_score(points, "nothing-fits");
    }
    const Player mover = opponent(to_move);
    if (score[mover] >= winning_score(state.board.size())) return win_for(mover, "points", points);
    if (state.pointless_limit && state.pointless_turns >= *state.pointless_limit) return by_score(points, "no-points");
    return std::nullopt;
}

}  // namespace agon::scrabble
