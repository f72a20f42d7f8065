#include "protocols/siege_files/sight.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::siege_files {
namespace {

using siege::Kind;
using siege::Map;

const Map small = Map::from_text("10000/09600/00002").value();

std::optional<Sight> see_text(const std::string& status, const Map& map = small) {
    const auto read = read_status(status);
    EXPECT_TRUE(read);
    return see(map, *read);
}

TEST(Sight, KnowsItsSeatByTheDigitOfItsBase) {
    const auto first = see_text("2000\nP B 10 0 0 98 A\nE B 12 4 2 100 0\n");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->seat, Player::First);
    EXPECT_EQ(*first->seen.map, small);
    EXPECT_EQ(first->seen.sides[Player::First].base, (siege::SeenBase{10, {0, 0}, 98, Kind::Archer}));
    const auto second = see_text("70\nE B 10 0 0 98 A\nP B 12 4 2 100 0\n");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->seat, Player::Second);
    EXPECT_EQ(second->seen.turns, 1);
    EXPECT_EQ(second->seen.gold, 70);
    EXPECT_EQ(second->seen.sides[Player::Second].base.id, 12);
}

// Some mediators give the second player a map on which it is the first.
TEST(Sight, BasesStandWhereTheStatusSays) {
    const Map flipped = Map::from_text("20000/09600/00001").value();
    const auto sight = see_text("2000\nE B 0 0 0 200 0\nP B 1 4 2 200 0\n", flipped);
    ASSERT_TRUE(sight);
    EXPECT_EQ(sight->seat, Player::First);
    EXPECT_EQ(sight->seen.map->base(Player::First), (Cell{4, 2}));

    const auto elsewhere = see_text("2000\nP B 0 2 0 200 0\nE B 1 3 2 200 0\n");
    ASSERT_TRUE(elsewhere);
    EXPECT_EQ(elsewhere->seen.map->text(), "00100/09600/00020");
    const auto one_moved = see_text("2000\nE B 0 0 0 200 0\nP B 1 2 1 200 0\n");
    ASSERT_TRUE(one_moved);
    EXPECT_EQ(one_moved->seat, Player::Second) << "the other one is the first";
    EXPECT_EQ(one_moved->seen.map->text(), "10000/09200/00000");
}

TEST(Sight, NoticesRowsBeforeColumns) {
    const auto sight = see_text("2000\nP B 0 0 0 200 0\nE B 1 2 4 200 0\nP W 2 1 2 20\nE K 3 0 3 70\n");
    ASSERT_TRUE(sight);
    EXPECT_TRUE(sight->rows_first);
    EXPECT_EQ(*sight->seen.map, small);
    EXPECT_EQ(sight->seen.sides[Player::First].units[0].at, (Cell{2, 1}));
    EXPECT_EQ(sight->seen.sides[Player::Second].units[0].at, (Cell{3, 0}));
    EXPECT_EQ(write_orders_for(*sight, {siege::Move{2, {4, 1}}, siege::Attack{2, 3}}), "2 M 1 4\n2 A 3\n");
    EXPECT_FALSE(see_text("2000\nP B 0 0 0 200 0\nE B 1 4 2 200 0\n")->rows_first);
}

TEST(Sight, LeavesOutWhatCannotBe) {
    const auto sight = see_text("99999999999999999\nP B 0 0 0 9999 0\nE B 1 4 2 -4 Q\n"
                                "P W 2 1 1 20\nP W 3 9 9 20\nP W 4 4 2 20\nP W -5 1 0 20\nP W 1 1 0 20\n"
                                "P K 6 2 0 500\nE S 6 3 0 60\nE S 7 2 0 60\nE S 8 3 0 1\nE S 9 0 0 60\n");
    ASSERT_TRUE(sight);
    const auto& mine = sight->seen.sides[Player::First];
    const auto& theirs = sight->seen.sides[Player::Second];
    ASSERT_EQ(mine.units.size(), 1U);
    EXPECT_EQ(mine.units[0], siege::fresh_unit(6, Kind::Knight, {2, 0}));
    ASSERT_EQ(theirs.units.size(), 1U);
    EXPECT_EQ(theirs.units[0].id, 8);
    EXPECT_EQ(theirs.units[0].health, 1);
    EXPECT_EQ(mine.base.health, 200);
    EXPECT_EQ(theirs.base.health, 1);
    EXPECT_TRUE(theirs.base.builds) << "whatever it may be";
    EXPECT_EQ(sight->seen.gold, siege::most_gold);
}

TEST(Sight, NeedsBothBases) {
    EXPECT_FALSE(see_text("2000\nP B 0 0 0 200 0\nE B 1 0 0 200 0\n"));
    EXPECT_FALSE(see_text("2000\nP B 0 0 0 200 0\nE B 1 50 50 200 0\n"));
    EXPECT_FALSE(see_text("2000\nP B 1 0 0 200 0\nE B 1 4 2 200 0\n"));
    EXPECT_FALSE(see_text("2000\nP B -1 0 0 200 0\nE B 1 4 2 200 0\n"));
    EXPECT_FALSE(see_text("2000\nP B 2147483647 0 0 200 0\nE B 1 4 2 200 0\n"));
    EXPECT_TRUE(see_text("2000\nP B 2000000000 0 0 200 0\nE B 1 4 2 200 0\n"));
}

}  // namespace
}  // namespace agon::siege_files
