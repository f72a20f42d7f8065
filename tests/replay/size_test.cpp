// The sizes that docs/replay.md promises, of games between the bots that everybody has.
#include <gtest/gtest.h>

#include "bots/creatures/book.h"
#include "bots/entelect/hunter.h"
#include "bots/scrabble/greedy.h"
#include "bots/scrabble/solver.h"
#include "bots/sworms/greedy.h"
#include "replay/played.h"

namespace agon::replay {
namespace {

TEST(ReplaySize, SwormsOfGreedyBots) {
    constexpr std::size_t most_bytes = 1024;
    bool some_reached_the_limit = false;
    for (const std::uint64_t seed : {2u, 4u}) {
        sworms::GreedyBot first, second;
        const auto record = played_by<sworms::Rules>(first, second, {{"builtin:greedy", "builtin:greedy"}}, seed);
        some_reached_the_limit = some_reached_the_limit || record.turn_hashes.size() == 400;
        const std::size_t size = file_of<sworms::Rules>(record).size();
        EXPECT_LE(size, most_bytes) << "seed " << seed;
    }
    EXPECT_TRUE(some_reached_the_limit);  // or the test would say nothing
}

TEST(ReplaySize, Scrabble) {
    constexpr std::size_t most_bytes = 600;
    const auto expect_small = [&](search::Bot<scrabble::Rules>& first, search::Bot<scrabble::Rules>& second,
                                  const PerPlayer<std::string>& names) {
        const auto record = played_by<scrabble::Rules>(first, second, names, 3);
        const std::size_t size = file_of<scrabble::Rules>(record).size();
        EXPECT_LE(size, most_bytes) << names[Player::First];
    };
    scrabble::GreedyBot greedy;
    scrabble::SolverBot solver;
    search::RandomBot<scrabble::Rules> random, other_random;
    expect_small(greedy, random, {{"builtin:greedy", "builtin:random"}});
    expect_small(solver, greedy, {{"builtin:solver", "builtin:greedy"}});
    expect_small(random, other_random, {{"builtin:random", "builtin:random"}});
}

TEST(ReplaySize, Entelect) {
    constexpr std::size_t most_bytes = 2048;
    for (const std::uint64_t seed : {1u, 2u}) {
        entelect::HunterBot first, second;
        search::RandomBot<entelect::Rules> random, other_random;
        const auto hunted = played_by<entelect::Rules>(first, second, {{"builtin:hunter", "builtin:hunter"}}, seed);
        const auto strayed =
            played_by<entelect::Rules>(random, other_random, {{"builtin:random", "builtin:random"}}, seed);
        EXPECT_LE(file_of<entelect::Rules>(hunted).size(), most_bytes) << "seed " << seed;
        EXPECT_LE(file_of<entelect::Rules>(strayed).size(), most_bytes) << "seed " << seed;
        EXPECT_GT(strayed.turn_hashes.size(), 50u);
    }
}

TEST(ReplaySize, Creatures) {
    constexpr std::size_t bytes_of_a_move = 2, other_bytes = 200;
    const auto expect_small = [&](search::Bot<creatures::Rules>& first, search::Bot<creatures::Rules>& second,
                                  const std::string& name) {
        for (const std::uint64_t seed : {1u, 2u}) {
            const auto record = played_by<creatures::Rules>(first, second, {{name, name}}, seed);
            EXPECT_GT(record.steps.size(), 300u) << name;
            EXPECT_LE(file_of<creatures::Rules>(record).size(), bytes_of_a_move * record.steps.size() + other_bytes)
                << name;
        }
    };
    creatures::BookBot book, other_book;
    search::RandomBot<creatures::Rules> random, other_random;
    expect_small(book, other_book, "builtin:book");
    expect_small(random, other_random, "builtin:random");
}

// Few games last so long: worms that nothing kills do.
TEST(ReplaySize, EntelectOfAllItsRounds) {
    constexpr std::size_t most_bytes = 2048;
    const std::string hardy = R"({"config": {"lava_damage": 0, "commandos": {"initial_hp": 5000},
        "agents": {"initial_hp": 5000}, "technologists": {"initial_hp": 5000}}})";
    const auto expect_small = [&](search::Bot<entelect::Rules>& first, search::Bot<entelect::Rules>& second,
                                  const std::string& name) {
        const auto record = played_by<entelect::Rules>(first, second, {{name, name}}, 1, 10'000, hardy);
        EXPECT_EQ(record.turn_hashes.size(), 400u) << name;
        EXPECT_LE(file_of<entelect::Rules>(record).size(), most_bytes) << name;
    };
    entelect::HunterBot hunter, other_hunter;
    search::RandomBot<entelect::Rules> random, other_random;
    expect_small(hunter, other_hunter, "builtin:hunter");
    expect_small(random, other_random, "builtin:random");
}

}  // namespace
}  // namespace agon::replay
