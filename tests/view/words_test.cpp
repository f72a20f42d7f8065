#include <gtest/gtest.h>

#include <limits>

#include "core/grid.h"
#include "toys/tictactoe.h"
#include "view/event_text.h"
#include "view/labels.h"
#include "view/outcome_text.h"
#include "view/palette.h"
#include "view/progress.h"
#include "view/text.h"

namespace agon::view {
namespace {

namespace tictactoe = toys::tictactoe;

struct Passed {
    static constexpr std::string_view name = "passed_on";
    bool operator==(const Passed&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

struct Bombed {
    static constexpr std::string_view name = "bombed";
    std::vector<Cell> cells;
    std::optional<Player> by;
    bool frozen_solid = false;
    std::variant<Passed, tictactoe::Placed> after;
    std::string note;
    bool operator==(const Bombed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("cells", self.cells);
        visit("by", self.by);
        visit("frozen_solid", self.frozen_solid);
        visit("after", self.after);
        visit("note", self.note);
    }
};

TEST(EventText, NamesTheEventAndItsParts) {
    const tictactoe::Rules::Event placed = tictactoe::Placed{Player::First, {1, 2}};
    EXPECT_EQ(event_text(placed), "placed: by first, at (1, 2)");
    EXPECT_EQ(event_text(tictactoe::Place{{1, 2}}), "at (1, 2)");
    EXPECT_EQ(event_text(Cell{1, 2}), "(1, 2)");
    EXPECT_EQ(event_text(std::variant<Passed>{}), "passed on");
}

TEST(EventText, StaysOnOneLineWhateverIsInside) {
    const std::variant<Bombed> event =
        Bombed{{{1, 2}, {3, 4}}, std::nullopt, true, tictactoe::Placed{}, "a\nb\x1b[31m"};
    EXPECT_EQ(event_text(event), "bombed: cells [(1, 2), (3, 4)], by none, frozen solid yes, "
                                 "after (placed: by first, at (0, 0)), note a b?[31m");
    EXPECT_EQ(event_text(std::variant<Bombed>{}),
              "bombed: cells none, by none, frozen solid no, after (passed on), note \"\"");
}

TEST(OutcomeText, IsASentence) {
    EXPECT_EQ(outcome_text(win_for(Player::Second, "three-in-a-row")), "Second wins: three in a row.");
    EXPECT_EQ(outcome_text(win_for(Player::Second, "turn-limit", {{1, 3}}), {{"tortoise", "hare"}}),
              "hare wins, 3 to 1: turn limit.");
    EXPECT_EQ(outcome_text(draw("board-full")), "A draw: board full.");
    EXPECT_EQ(outcome_text(draw("", {{2, 2}})), "A draw, 2 to 2.");
}

TEST(Progress, ShowsHowFarAndHowLongStill) {
    EXPECT_EQ(progress_line(0.0, 0.0, 40), "[................................]   0 %");
    EXPECT_EQ(progress_line(0.5, 12.0, 40), "[##########...........]  50 %, 0:12 left");
    EXPECT_EQ(progress_line(1.0, 3725.0, 40), "[##################] 100 %, took 1:02:05");
    EXPECT_EQ(progress_line(0.999, 1.0, 12), " 99 %, 0:00~");
}

TEST(Progress, IsNeverWiderThanAsked) {
    const double odd[] = {-1.0,
                          0.0,
                          1e-9,
                          0.01,
                          0.5,
                          1.0,
                          7.0,
                          std::numeric_limits<double>::quiet_NaN(),
                          std::numeric_limits<double>::infinity()};
    for (const double fraction : odd)
        for (const double seconds : odd)
            for (int width = 0; width < 90; ++width)
                EXPECT_LE(columns_of(progress_line(fraction, seconds * 1e6, width)), width);
}

TEST(Labels, GoOnAfterZ) {
    Scene scene;
    scene.width = scene.height = 100;
    scene.labels = SceneLabels::Letter;
    EXPECT_EQ(column_label(scene, 0), "a");
    EXPECT_EQ(column_label(scene, 25), "z");
    EXPECT_EQ(column_label(scene, 26), "aa");
    EXPECT_EQ(column_label(scene, 99), "cv");
    EXPECT_EQ(cell_label(scene, {1, 2}), "b3");
    scene.origin = SceneOrigin::Bottom;
    EXPECT_EQ(row_label(scene, 99), "1");
    scene.labels = SceneLabels::Number;
    EXPECT_EQ(cell_label(scene, {1, 2}), "(1, 97)");
    scene.origin = SceneOrigin::Top;
    scene.labels = SceneLabels::Letters;
    EXPECT_EQ(row_label(scene, 2), "C");
    EXPECT_EQ(column_label(scene, 27), "AB");
    EXPECT_EQ(cell_label(scene, {1, 2}), "B C");
    scene.order = SceneOrder::RowFirst;
    EXPECT_EQ(cell_label(scene, {1, 2}), "C B");
}

TEST(Palette, KindsOfOneBoardDiffer) {
    const auto looks = terrain_looks({"first water", "second water", "rock", "wall", "moss", "cell"});
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_NE(looks[i].glyph, looks[j].glyph);
            EXPECT_NE(looks[i].ground, looks[j].ground);
        }
}

TEST(Text, IsMeasuredInColumns) {
    EXPECT_EQ(columns_of("Zürich"), 6);
    EXPECT_EQ(columns_of("狼"), 2);
    EXPECT_EQ(columns_of("e\xcc\x81"), 1);
    EXPECT_EQ(fit("Zürich", 4), "Zür~");
    EXPECT_EQ(fit("狼狼", 3), "狼~");
    EXPECT_EQ(cut("狼狼", 3), "狼");
    EXPECT_EQ(pad_left("ü", 3), "  ü");
    EXPECT_EQ(pad_right("ü", 3), "ü  ");
}

TEST(Text, KeepsOnlyWhatCanBePrinted) {
    EXPECT_EQ(printable("a\x1b\x07\xff"
                        "b",
                        Charset::Utf8),
              "a???b");
    EXPECT_EQ(printable("\xc3\xbc\xc3", Charset::Utf8), "ü?");
    EXPECT_EQ(printable("\xc0\x80\xed\xa0\x80", Charset::Utf8), "?????");
    EXPECT_EQ(printable("\xe2\x80\xae"
                        "abc",
                        Charset::Utf8),
              "?abc");
    EXPECT_EQ(printable("Zürich\t狼", Charset::Ascii), "Z?rich ?");
}

TEST(Text, WrapsAtBlanks) {
    EXPECT_EQ(wrap("one two  three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrap("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
    EXPECT_EQ(wrap("", 3), std::vector<std::string>{});
}

}  // namespace
}  // namespace agon::view
