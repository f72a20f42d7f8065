// Anything typed at the console of a small game: every line is answered, and the game can be saved after each.
#include <algorithm>

#include "input.h"
#include "protocols/scrabble_console/session.h"

namespace agon::fuzz {
namespace {

using scrabble_console::Answer, scrabble_console::HeapGame;

constexpr int most_lines = 200;
constexpr std::string_view small_game =
    "Scrabble\n      \n Z    \n  A   \n      \n    B \n      \n2\n0\n0\na1 b2 C9 c1";

void talk(std::string_view input) {
    scrabble_console::Session session(*HeapGame::read(small_game));
    for (int lines = 0; lines < most_lines && !input.empty(); ++lines) {
        const auto end = std::min(input.find('\n'), input.size());
        const Answer answer = session.answer(input.substr(0, end));
        AGON_CHECK(answer.then != Answer::Then::Ask || answer.text.ends_with("Player 1 > ") ||
                   answer.text.ends_with("Player 2 > "));
        AGON_CHECK((answer.then == Answer::Then::Load) == !answer.path.empty());
        if (answer.then == Answer::Then::End) return;
        const auto saved = HeapGame::read(session.file());
        AGON_CHECK(saved && saved->file() == session.file());
        input.remove_prefix(std::min(input.size(), end + 1));
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::talk(agon::fuzz::as_text(bytes, count));
    return 0;
}
