#include "games.h"

// The commander makes no illegal move, on whatever board.
namespace agon::creatures_test {
namespace {

#ifdef AGON_FEW_TURNS
constexpr int boards = 40;
#else
constexpr int boards = 300;
#endif

void play_on(const Setup& setup, std::uint64_t seed) {
    for (const Player seat : both_players) {
        CommanderBot commander;
        BookBot book;
        search::RandomBot<Rules> random;
        PerPlayer<Bot*> bots;
        bots[seat] = &commander;
        bots[opponent(seat)] = seed % 2 == 0 ? static_cast<Bot*>(&random) : static_cast<Bot*>(&book);
        ASSERT_TRUE(play_out(setup, bots, seed, [](auto&&...) {})) << "board " << seed;
    }
}

TEST(CreaturesCommanderLegality, OnRandomBoards) {
    KeyedDice dice(1);
    for (int board = 0; board < boards; ++board) play_on(random_setup(dice, 12), static_cast<std::uint64_t>(board));
}

TEST(CreaturesCommanderLegality, OnTinyBoards) {
    KeyedDice dice(2);
    for (int board = 0; board < boards; ++board) play_on(random_setup(dice, 3), static_cast<std::uint64_t>(board));
}

TEST(CreaturesCommanderLegality, AgainstItselfAndInACrowd) {
    creatures::Setup crowd;
    crowd.width = crowd.height = 20;
    crowd.turn_limit = 3;
    crowd.food.clear();
    crowd.north.clear();
    crowd.south.clear();
    KeyedDice dice(3);
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 20; ++x)
            if ((x + y) % 9 != 0)
                (x < 10 ? crowd.north : crowd.south)
                    .push_back(somebody(static_cast<Kind>(dice.roll(0, kind_count - 1)), {x, y}, 3, 9, 4));
    CommanderBot one, other;
    EXPECT_TRUE(play_out(crowd, {{&one, &other}}, 1, [](auto&&...) {}));
}

TEST(CreaturesCommanderLegality, WithTheLargestNumbersAndTheLargestBoard) {
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    creatures::Setup setup;
    setup.width = setup.height = 1000;
    setup.turn_limit = 4;
    setup.food = {{999, 999}};
    setup.north = {somebody(Kind::Human, {0, 0}, most, most), somebody(Kind::Cleric, {1, 1}, most, most),
                   somebody(Kind::Dragon, {998, 998}, most, most, most)};
    setup.south = {somebody(Kind::Human, {2, 0}, most, most), somebody(Kind::BattleMage, {2, 1}, most, most, most)};
    play_on(setup, 1);
}

}  // namespace
}  // namespace agon::creatures_test
