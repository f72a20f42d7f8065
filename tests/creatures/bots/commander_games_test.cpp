#include "games.h"

// How well the commander plays.
namespace agon::creatures_test {
namespace {

int wins_over_book(const Setup& setup, int games_a_seat) {
    int wins = 0;
    for (const Player seat : both_players) {
        for (int game = 0; game < games_a_seat; ++game) {
            CommanderBot commander;
            BookBot book;
            PerPlayer<Bot*> bots;
            bots[seat] = &commander;
            bots[opponent(seat)] = &book;
            const auto outcome = play_out(setup, bots, static_cast<std::uint64_t>(game), [](auto&&...) {});
            if (outcome && outcome->winner == seat) ++wins;
        }
    }
    return wins;
}

TEST(CreaturesCommander, BeatsTheBookOnTheCoursesBoard) { EXPECT_GE(wins_over_book(creatures::Setup(), 4), 7); }

TEST(CreaturesCommander, BeatsTheBookWithMages) {
    creatures::Setup setup;
    setup.food.clear();
    setup.north = {somebody(Kind::BattleMage, {4, 0}, 4, 14, 20), somebody(Kind::Wizard, {1, 1}, 2, 9, 15),
                   somebody(Kind::Wizard, {8, 1}, 2, 9, 15), somebody(Kind::Cleric, {5, 0}, 4, 9),
                   somebody(Kind::Cleric, {3, 0}, 4, 9)};
    setup.south = setup.north;
    for (SetupCreature& one : setup.south) one.at = {9 - one.at.x, 9 - one.at.y};
    EXPECT_GE(wins_over_book(setup, 4), 7);
}

TEST(CreaturesCommander, PlaysTheSameGameAgain) {
    std::vector<std::string> games;
    for (int time = 0; time < 2; ++time) {
        CommanderBot one, other;
        std::string moves;
        play_out(creatures::Setup(), {{&one, &other}}, 3,
                 [&](const State& state, Player, Bot&) { moves += Rules::write(state) + "\n"; });
        games.push_back(moves);
    }
    EXPECT_EQ(games[0], games[1]);
}

}  // namespace
}  // namespace agon::creatures_test
