// A game file from a stranger: what is accepted can be played, and is written back byte for byte.
#include "input.h"
#include "protocols/scrabble_console/session.h"

namespace agon::fuzz {
namespace {

void read_game(std::string_view file) {
    auto game = scrabble_console::HeapGame::read(file);
    if (!game) {
        AGON_CHECK(game.error().line > 0 && !game.error().expected.empty());
        return;
    }
    AGON_CHECK(game->board().size() >= 4 && game->board().size() <= 26 && !game->tiles().empty());
    const std::string written = game->file();
    AGON_CHECK(written.size() <= file.size());  // scores lose their leading zeros
    auto again = scrabble_console::HeapGame::read(written);
    AGON_CHECK(again && again->file() == written && again->board().all() == game->board().all());

    scrabble_console::Session session(*std::move(game));
    for (const std::string_view line : {"insert a a h a", "insert b a v aba", "insert a a h aaaa", "save", "help"})
        session.answer(line);
    AGON_CHECK(scrabble_console::HeapGame::read(session.file()));
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_game(agon::fuzz::as_text(bytes, count));
    return 0;
}
