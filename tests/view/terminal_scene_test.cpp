#include "view/terminal_scene.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "view/scenes.h"

namespace agon::view {
namespace {

TEST(TerminalScene, DrawsABoardWithItsPlayersBesideIt) {
    EXPECT_EQ(draw(duel(), {.columns = 80}), "   0  1  2  3    > (1) Tortoise: 42, to move\n"
                                             "0 >1) .  -  #          health      140\n"
                                             "1  .  .  . !1]         ammunition  3 of 5\n"
                                             "2  .  C  .  .      [2] Hare: 7\n"
                                             "                       health      98\n"
                                             "Acting: worm 1 at (0, 0), health 40 of 100\n"
                                             "Last: hit 12 at (3, 1)  ray at (2, 0)\n"
                                             "Key:  .  grass   #  rock\n");
}

TEST(TerminalScene, PutsFactsBelowAndWrapsThemWhereThereIsNoRoomBeside) {
    Scene scene = duel();
    scene.sides[Player::First].facts[1].value = "three of the five that it began with";
    EXPECT_EQ(draw(scene, {.columns = 32}), "   0  1  2  3\n"
                                            "0 >1) .  -  #\n"
                                            "1  .  .  . !1]\n"
                                            "2  .  C  .  .\n"
                                            "> (1) Tortoise: 42, to move\n"
                                            "      health 140\n"
                                            "      ammunition three of the\n"
                                            "      five that it began with\n"
                                            "  [2] Hare: 7\n"
                                            "      health 98\n"
                                            "Acting:\n"
                                            "  worm 1 at (0, 0), health 40 of\n"
                                            "  100\n"
                                            "Last: hit 12 at (3, 1)\n"
                                            "  ray at (2, 0)\n"
                                            "Key:  .  grass   #  rock\n");
}

TEST(TerminalScene, DrawsSingleCharactersWhereTheBoardIsTooWide) {
    Scene scene = wide(24, 2);
    scene.pieces.push_back({.id = 9, .owner = Player::Second, .kind = "knight", .at = {20, 1}, .label = "K"});
    scene.pieces.push_back({.id = 10, .owner = Player::Second, .kind = "knight", .at = {20, 1}, .label = "K"});
    EXPECT_EQ(draw(scene, {.columns = 40}), "            1         2\n"
                                            "  012345678901234567890123\n"
                                            "0 ........................\n"
                                            "1 ............A.......k...\n"
                                            "  (1) First\n"
                                            "  [2] Second\n"
                                            "Acting: archer A at (12, 1)\n"
                                            "Stacks: 2 at (20, 1)\n");
}

TEST(TerminalScene, ShowsThePartAroundTheActingPieceWhereEvenThatIsTooWide) {
    Scene scene = wide(100, 2);
    scene.labels = SceneLabels::Letter;
    scene.pieces[0].at = {26, 1};
    EXPECT_EQ(draw(scene, {.columns = 22}), "            a\n"
                                            "  qrstuvwxyzabcdefghij\n"
                                            "1 ....................\n"
                                            "2 ..........A.........\n"
                                            "  (1) First\n"
                                            "  [2] Second\n"
                                            "Shown:\n"
                                            "  columns q to aj of\n"
                                            "  100\n"
                                            "Acting:\n"
                                            "  archer A at aa2\n");
}

TEST(TerminalScene, ShowsThePartThatFitsTheRows) {
    Scene scene = wide(10, 100);
    scene.pieces[0].at = {3, 50};
    EXPECT_EQ(draw(scene, {.columns = 80, .rows = 6}), "    0  1  2  3  4  5  6  7  8  9      (1) First\n"
                                                       "49  .  .  .  .  .  .  .  .  .  .      [2] Second\n"
                                                       "50  .  .  . >A) .  .  .  .  .  .\n"
                                                       "51  .  .  .  .  .  .  .  .  .  .\n"
                                                       "Shown: rows 49 to 51 of 100\n"
                                                       "Acting: archer A at (3, 50)\n");
}

TEST(TerminalScene, IsNotTallerThanTheRows) {
    for (int columns = 20; columns < 140; ++columns) {
        const std::string drawing = draw(wide(100, 100), {.columns = columns, .rows = 24});
        EXPECT_LE(std::count(drawing.begin(), drawing.end(), '\n'), 24) << columns;
    }
}

TEST(TerminalScene, CountsRowsFromTheOriginOfTheGame) {
    Scene scene = wide(3, 3);
    scene.origin = SceneOrigin::Bottom;
    scene.labels = SceneLabels::Letter;
    scene.pieces[0].at = {1, 0};
    EXPECT_EQ(draw(scene, {.columns = 80}), "   a  b  c      (1) First\n"
                                            "3  . >A) .      [2] Second\n"
                                            "2  .  .  .\n"
                                            "1  .  .  .\n"
                                            "Acting: archer A at b3\n");
}

TEST(TerminalScene, NamesPlacesInTheOrderOfTheGame) {
    Scene scene = wide(24, 2);
    scene.order = SceneOrder::RowFirst;
    EXPECT_NE(draw(scene, {}).find("Acting: archer A at (1, 12)\n"), std::string::npos);
}

TEST(TerminalScene, CountsAStackAndShowsItsTop) {
    Scene scene = wide(2, 1);
    scene.active = {};
    for (int id = 2; id < 4; ++id)
        scene.pieces.push_back({.id = id, .owner = Player::Second, .kind = "knight", .at = {1, 0}, .label = "K"});
    EXPECT_EQ(draw(scene, {.columns = 80}), "   0   1       (1) First\n"
                                            "0  .  [K3]     [2] Second\n");
}

TEST(TerminalScene, OwnersDifferWithoutColour) {
    Scene scene = wide(2, 1);
    scene.active = {};
    scene.pieces = {{.id = 1, .owner = Player::First, .kind = "worm", .at = {0, 0}, .label = "1"},
                    {.id = 2, .owner = Player::Second, .kind = "worm", .at = {1, 0}, .label = "1"}};
    EXPECT_NE(draw(scene, {.columns = 80}).find("0 (1)[1]"), std::string::npos);
    scene.width = 12;  // too wide for brackets
    scene.terrain.assign(12, 0);
    EXPECT_NE(draw(scene, {.columns = 20}).find("0 Ww.........."), std::string::npos);
}

TEST(TerminalScene, AddsColoursAndNothingElse) {
    EXPECT_EQ(draw(wide(2, 1), {.colour = true, .columns = 80}),
              "\x1b[0;38;5;245m   0  1 \x1b[0m     \x1b[0;1;38;5;231;48;5;26m(1)\x1b[0m \x1b[0;1;38;5;32mFirst\x1b[0m\n"
              "\x1b[0;38;5;245m0 \x1b[0;38;5;246;48;5;235m . \x1b[0;1;38;5;26;48;5;231m>A)\x1b[0m     "
              "\x1b[0;1;38;5;231;48;5;166m[2]\x1b[0m \x1b[0;1;38;5;166mSecond\x1b[0m\n"
              "\x1b[0;38;5;245mActing: \x1b[0marcher A at (1, 0)\n");
}

TEST(TerminalScene, NamesCannotSendEscapes) {
    Scene scene = duel();
    scene.sides[Player::First].name = "a\x1b[31m\nb";
    EXPECT_NE(draw(scene, {.columns = 80}).find("a?[31m b: 42"), std::string::npos);
    EXPECT_EQ(draw(scene, {.colour = true, .columns = 80}).find("\x1b[31m"), std::string::npos);
}

TEST(TerminalScene, DrawsWhatNobodyHasHeardOf) {
    Scene scene = wide(3, 1);
    scene.kinds = {"moss", "quicksand", "void"};
    scene.terrain = {0, 1, 2};
    scene.pieces = {{.id = 1, .kind = "hydra", .at = {1, 0}}, {.id = 2, .kind = "", .at = {7, 7}}};
    scene.active = {};
    EXPECT_EQ(draw(scene, {.columns = 80}), "   0  1  2      (1) First\n"
                                            "0  .  H  =      [2] Second\n"
                                            "Key:  .  moss   :  quicksand   =  void\n");
}

TEST(TerminalScene, AGameWithoutABoardHasItsPlayers) {
    EXPECT_EQ(draw(Scene{}, {.columns = 80}), "  (1) First\n  [2] Second\n");
}

TEST(TerminalScene, TenByTenFitsAScreen) {
    Scene scene = duel();
    scene.width = scene.height = 10;
    scene.terrain.assign(100, 0);
    scene.terrain[5] = 1;
    const std::string drawing = draw(scene, {.columns = 80});
    EXPECT_LE(std::count(drawing.begin(), drawing.end(), '\n'), 20);  // and a prompt, and what was answered
}

}  // namespace
}  // namespace agon::view
