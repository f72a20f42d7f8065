// A board from a stranger: what is accepted can be played, is written back, and keeps its hash.
#include "core/dice_kinds.h"
#include "input.h"
#include "protocols/creatures_text/board_setup.h"

namespace agon::fuzz {
namespace {

void read_board(std::string_view text) {
    const auto board = creatures_text::read_board(text);
    if (!board) {
        AGON_CHECK(board.error().line > 0 && board.error().column > 0 && !board.error().expected.empty());
        AGON_CHECK(!creatures_text::read_board(text, true));
        return;
    }
    AGON_CHECK(!creatures::Rules::problem_with(board->setup));
    const auto again = creatures_text::read_board(creatures_text::write_board(creatures_text::board_of(board->setup)));
    AGON_CHECK(again && again->setup == board->setup && again->hash == board->hash);

    constexpr int moves = 40;
    KeyedDice dice(0);
    creatures::State state = creatures::Rules::start(board->setup, dice);
    Journal<creatures::Event> silent;
    for (int i = 0; i < moves && !state.is_over(); ++i) {
        Turn<creatures::Action> turn;
        turn[state.to_move()] = creatures::Rules::sample_action(state, state.to_move(), dice);
        creatures::Rules::advance(state, turn, dice, silent);
    }
    AGON_CHECK(!creatures::Rules::problem_with(state));
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_board(agon::fuzz::as_text(bytes, count));
    return 0;
}
