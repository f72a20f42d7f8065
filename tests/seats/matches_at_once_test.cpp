#include <gtest/gtest.h>

#include <thread>

#include "seats/play.h"

// Matches on several threads are the matches on one. Built with the thread sanitizer too.
namespace agon::seats {
namespace {

constexpr int threads = 8, matches = 10;

// Every game and contract, with two programs each; all of it is decided by the seed.
Pairing nth(int number) {
    Pairing pairing{.first = scripted(), .second = scripted()};
    pairing.seed = static_cast<std::uint64_t>(number);
    switch (number % 5) {
        case 0: break;
        case 1: pairing.game = "paint"; break;
        case 2:
            pairing.game = "sworms";
            pairing.setup = R"({"turn_limit": 10})";
            pairing.second = screen_reader();
            break;
        case 3: pairing.second = scripted("--mood dead --from-turn 2"); break;
        default:
            pairing.first = scripted("--mood zombie-children --only-turn 1");
            pairing.sandbox = system::SandboxMode::Auto;
            break;
    }
    return pairing;
}

// What does not depend on the clock.
std::vector<match::Record> all_matches() {
    std::vector<match::Record> records;
    for (int number = 0; number < matches; ++number) {
        records.push_back(play(nth(number)).record);
        for (match::RecordedStep& step : records.back().steps) step.spent = {};
    }
    return records;
}

TEST(MatchesAtOnce, AreThoseOfOneThread) {
    const auto expected = all_matches();
    ASSERT_EQ(expected.size(), static_cast<std::size_t>(matches));
    EXPECT_EQ(expected[0].verdict.ending, match::Ending::Normal) << expected[0].verdict.sentence;
    std::vector<std::vector<match::Record>> results(threads);
    {
        std::vector<std::jthread> workers;
        for (auto& result : results) workers.emplace_back([&result] { result = all_matches(); });
    }
    for (const auto& result : results) EXPECT_EQ(result, expected);
}

}  // namespace
}  // namespace agon::seats
