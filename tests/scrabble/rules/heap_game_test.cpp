#include <gtest/gtest.h>

#include "protocols/scrabble_console/heap_game.h"

namespace agon::scrabble_console {
namespace {

using namespace std::string_literals;

const std::string good = "Scrabble\n    \n AB \n    \n    \n2\n3\n10\na1 b2 C9";

TEST(HeapGame, ReadsWhatItWrites) {
    for (const std::string& end : {""s, "\n"s, "\n\n"s, "\nanything\0else"s}) {
        const auto game = HeapGame::read(good + end);
        ASSERT_TRUE(game) << to_text(game.error());
        EXPECT_EQ(game->file(), good + end);
    }
    const auto game = HeapGame::read(good);
    EXPECT_EQ(game->board().size(), 4);
    EXPECT_EQ(game->board().row(1), " AB ");
    EXPECT_EQ(game->tally(), (scrabble::Tally{{{3, 10}}, Player::Second}));
    EXPECT_EQ(game->tiles().size(), 3u);
    EXPECT_EQ(game->tiles()[2], (scrabble::Tile{'C', 9}));
}

// A right magic line and a broken rest: the line at which it breaks.
TEST(HeapGame, RefusesABrokenRest) {
    const auto broken_at = [](std::string_view from, const std::string& to) {
        std::string file = good;
        file.replace(file.find(from), from.size(), to);
        const auto game = HeapGame::read(file);
        return game ? 0 : game.error().line;
    };
    EXPECT_EQ(broken_at("Scrabble", "scrabble"), 1);
    EXPECT_EQ(broken_at("Scrabble\n", "Scrabble \n"), 1);
    EXPECT_EQ(broken_at("Scrabble\n", "Scrabble\r\n"), 1);
    EXPECT_EQ(broken_at(" AB \n", " AB\n"), 3);
    EXPECT_EQ(broken_at(" AB \n", " AB  \n"), 3);
    EXPECT_EQ(broken_at(" AB \n", " Ab \n"), 3);
    EXPECT_EQ(broken_at(" AB \n", " A.B\n"), 3);
    EXPECT_EQ(broken_at(" AB \n", ""), 5);
    EXPECT_EQ(broken_at("\n2\n", "\n0\n"), 6);
    EXPECT_EQ(broken_at("\n2\n", "\n3\n"), 6);
    EXPECT_EQ(broken_at("\n2\n", "\n12\n"), 6);
    EXPECT_EQ(broken_at("\n2\n", "\n02\n"), 6);
    EXPECT_EQ(broken_at("\n3\n", "\n-3\n"), 7);
    EXPECT_EQ(broken_at("\n3\n", "\n\n"), 7);
    EXPECT_EQ(broken_at("\n3\n", "\n3 \n"), 7);
    EXPECT_EQ(broken_at("\n10\n", "\n2000000001\n"), 8);
    EXPECT_EQ(broken_at("\n10\n", "\n99999999999999999999999\n"), 8);
    EXPECT_EQ(broken_at("a1 b2 C9", ""), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1 b2 C"), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1  b2"), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1,b2"), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1 b0"), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1 b2 "), 9);
    EXPECT_EQ(broken_at("a1 b2 C9", "a1 b2\r\n"), 9);
    for (std::size_t length = 0; length < good.find("a1"); ++length)
        EXPECT_FALSE(HeapGame::read(good.substr(0, length + 1))) << length;
    for (const int size : {0, 3, 27}) {
        std::string file = "Scrabble\n";
        for (int y = 0; y < size; ++y) file += std::string(static_cast<std::size_t>(size), ' ') + "\n";
        EXPECT_FALSE(HeapGame::read(file + "1\n0\n0\na1")) << size;
    }
}

}  // namespace
}  // namespace agon::scrabble_console
