#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "siege/mediator/players.h"
#include "support/environment.h"

// Our own player against itself, started anew for every turn, while every core has something else to do.
namespace agon::mediator_test {
namespace {

class BusyCores {
public:
    BusyCores() {
        const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
        for (unsigned i = 0; i < cores; ++i)
            threads_.emplace_back([this](const std::stop_token& stop) {
                while (!stop.stop_requested()) spent_.fetch_add(1, std::memory_order_relaxed);
            });
    }
    std::uint64_t spent() const { return spent_; }

private:
    std::atomic<std::uint64_t> spent_ = 0;
    std::vector<std::jthread> threads_;
};

int turn_of(const std::string& result) { return std::stoi(result.substr(result.rfind('=') + 1)); }

TEST(PlayerOnABusyMachine, IsNeverLateAndNeverDisqualified) {
    const int wanted = support::count_from_environment("AGON_BUSY_TURNS", 60);
    const Players players;
    const std::string player = AGON_PROGRAM_DIR "/player";
    const std::string maps[] = {
        players.write("open.txt", "1000000000000\n0006000000000\n0000000000000\n0000000006000\n0000000000002\n"),
        players.write("walls.txt", "1000009000000\n0600009000000\n0000000000060\n0000009000002\n"),
        players.write("barren.txt", "100000000000\n000000000000\n000000000002\n"),
    };
    const BusyCores busy;
    int played = 0;
    for (int game = 0; played < wanted; ++game) {
        const std::string turns = std::to_string(std::min(1000, std::max(20, wanted - played)));
        const Ran ran = run_mediator({maps[static_cast<std::size_t>(game) % std::size(maps)], player, player, "--limit",
                                      "2", "--turns", turns, "--tick", game % 2 == 0 ? "own" : "all", "--seed",
                                      std::to_string(game), "--quiet"});
        const std::string result = last_line(ran.out);
        ASSERT_TRUE(result.find("reason=base-destroyed") != std::string::npos ||
                    result.find("reason=turn-limit") != std::string::npos)
            << result << " in game " << game << '\n'
            << ran.err;
        played += turn_of(result);
    }
    EXPECT_GT(busy.spent(), 0u);
}

}  // namespace
}  // namespace agon::mediator_test
