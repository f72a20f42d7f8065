// The two drivers run the same machine: a match comes out the same on a thread of its own and among many on one loop.
#include <gtest/gtest.h>

#include "catalog/arena.h"
#include "catalog/catalog.h"
#include "seats/loop_driver.h"

namespace agon::seats {
namespace {

const std::string fake = std::string(AGON_PROGRAM_DIR) + "/fakes/scripted_bot";

catalog::MatchWish wish_for(std::string_view game, const std::string& first, const std::string& second,
                            std::uint64_t seed) {
    catalog::MatchWish wish;
    wish.game = catalog::find_game(game);
    wish.contestants = {{*catalog::find_contestant(*wish.game, first), *catalog::find_contestant(*wish.game, second)}};
    wish.seed = seed;
    wish.sandbox = system::SandboxMode::Off;
    wish.time.move = wish.time.warm_up = std::chrono::seconds(60);
    return wish;
}

// All that does not depend on the clock.
match::Record without_times(match::Record record) {
    for (match::RecordedStep& step : record.steps) step.spent = {};
    return record;
}

TEST(Drivers, ManyMatchesOnOneLoopAreTheSameAsOneByOne) {
    constexpr int count = 40;
    const std::array<std::string_view, 4> games{"sworms", "tictactoe", "paint", "fleet"};
    system::EventLoop loop;
    LoopDriver driver(loop);
    std::vector<std::unique_ptr<catalog::OpenMatch>> matches;
    int over = 0;
    for (int i = 0; i < count; ++i) {
        const auto wish =
            wish_for(games[static_cast<std::size_t>(i) % games.size()], fake + " --mood honest",
                     i % 3 == 0 ? "builtin:random" : fake + " --mood honest", static_cast<std::uint64_t>(i));
        auto match = catalog::OpenMatch::open(wish);
        ASSERT_TRUE(match) << match.error().sentence;
        matches.push_back(*std::move(match));
        driver.add(matches.back()->runner(), [&](MatchRunner&) { ++over; });
    }
    EXPECT_GT(driver.running(), 1u);
    while (driver.running() > 0) loop.run_once();
    EXPECT_EQ(over, count);
    for (int i = 0; i < count; ++i) {
        const auto wish =
            wish_for(games[static_cast<std::size_t>(i) % games.size()], fake + " --mood honest",
                     i % 3 == 0 ? "builtin:random" : fake + " --mood honest", static_cast<std::uint64_t>(i));
        const auto alone = catalog::run_match(wish);
        ASSERT_TRUE(alone);
        EXPECT_EQ(alone->record.verdict.ending, match::Ending::Normal) << alone->record.verdict.sentence;
        EXPECT_EQ(without_times(matches[static_cast<std::size_t>(i)]->report().record), without_times(alone->record));
    }
}

TEST(Drivers, FaultsAreJudgedOnALoopToo) {
    struct Row {
        std::string_view mood;
        match::Fault fault;
    };
    const std::array<Row, 6> rows{{{"garbage", match::Fault::Garbled},
                                   {"silent", match::Fault::Late},
                                   {"dead", match::Fault::Died},
                                   {"huge", match::Fault::Flooded},
                                   {"closed-output", match::Fault::Closed},
                                   {"resign", match::Fault::Resigned}}};
    system::EventLoop loop;
    LoopDriver driver(loop);
    std::vector<std::unique_ptr<catalog::OpenMatch>> matches;
    for (const Row& row : rows) {
        auto wish = wish_for("sworms", fake + " --from-turn 2 --mood " + std::string(row.mood), "builtin:random", 1);
        wish.time.move = std::chrono::milliseconds(500);
        auto match = catalog::OpenMatch::open(wish);
        ASSERT_TRUE(match);
        matches.push_back(*std::move(match));
        driver.add(matches.back()->runner(), [](MatchRunner&) {});
    }
    while (driver.running() > 0) loop.run_once();
    for (std::size_t i = 0; i < rows.size(); ++i)
        EXPECT_EQ(matches[i]->runner().verdict().faults[Player::First], rows[i].fault)
            << rows[i].mood << ": " << matches[i]->runner().verdict().sentence;
}

TEST(Drivers, AMatchOnALoopCanBeBrokenOff) {
    system::EventLoop loop;
    LoopDriver driver(loop);
    auto match = catalog::OpenMatch::open(wish_for("sworms", fake + " --mood silent", "builtin:random", 1));
    ASSERT_TRUE(match);
    driver.add((*match)->runner(), [](MatchRunner&) {});
    driver.break_off_all("The server is going down.");
    while (driver.running() > 0) loop.run_once();
    EXPECT_EQ((*match)->runner().verdict().ending, match::Ending::Interrupted);
    EXPECT_TRUE((*match)->runner().is_over());
}

TEST(Drivers, ALoopThatIsLeftLeavesNothingBehind) {
    system::EventLoop loop;
    auto match = catalog::OpenMatch::open(wish_for("sworms", fake + " --mood silent", "builtin:random", 1));
    ASSERT_TRUE(match);
    {
        LoopDriver driver(loop);
        driver.add((*match)->runner(), [](MatchRunner&) { FAIL() << "it is not over"; });
        EXPECT_EQ(driver.running(), 1u);
    }
    loop.run_once(std::chrono::steady_clock::now());
}

}  // namespace
}  // namespace agon::seats
