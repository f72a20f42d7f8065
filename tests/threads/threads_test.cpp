// Rules share no mutable state: games that are played at once are the games that are played one after the other. Built with
// the thread sanitizer too, which sees a shared variable even when the games happen to agree.
#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>

#include "search/bot_game.h"
#include "search/perft.h"
#include "search/playout_bot.h"
#include "search/random_bot.h"
#include "search/step_tape.h"
#include "search/toys.h"

namespace agon::search {
namespace {

constexpr std::uint64_t games = 12;
constexpr int threads = 4;

template <class G>
class ThreadsOf : public testing::Test {};
TYPED_TEST_SUITE(ThreadsOf, toys::Kinds, toys::KindNames);

template <EnumerableGame G>
std::vector<std::uint64_t> hashes_of_games() {
    RandomBot<G> random;
    PlayoutBot<G> thinking(1);
    std::vector<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < games; ++seed) hashes.push_back(play_bots<G>(random, thinking, {}, seed).hash);
    return hashes;
}

// The results of `work` done by every thread at once.
template <class Work>
auto at_once(Work work) {
    std::vector<decltype(work())> results(threads);
    {
        std::vector<std::jthread> workers;
        for (auto& result : results) workers.emplace_back([&result, &work] { result = work(); });
    }
    return results;
}

TYPED_TEST(ThreadsOf, PlayTheGamesOfASequentialRun) {
    const auto expected = hashes_of_games<TypeParam>();
    for (const auto& hashes : at_once([] { return hashes_of_games<TypeParam>(); })) EXPECT_EQ(hashes, expected);
}

TYPED_TEST(ThreadsOf, ReplayOneTapeTogether) {
    const auto tape = StepTape<TypeParam>::record({}, 3, 300);
    for (const std::uint64_t fingerprint : at_once([&] { return tape.replay(); }))
        EXPECT_EQ(fingerprint, tape.fingerprint());
}

TYPED_TEST(ThreadsOf, CountLikeOne) {
    KeyedDice dice(1);
    const auto start = TypeParam::start({}, dice);
    for (int depth = 0; depth <= 3; ++depth)
        for (const int workers : {1, 2, 3, 100})
            EXPECT_EQ(perft_threaded<TypeParam>(start, depth, 9, workers), perft<TypeParam>(start, depth, 9))
                << "depth " << depth << ", " << workers << " threads";
}

TYPED_TEST(ThreadsOf, ShareOutEachFirstTurnOnce) {
    KeyedDice dice(1);
    const auto start = TypeParam::start({}, dice);
    std::vector<std::pair<Turn<typename TypeParam::Action>, std::uint64_t>> expected;
    perft_divide<TypeParam>(start, 3, 9,
                            [&](const auto& turn, std::uint64_t leaves) { expected.emplace_back(turn, leaves); });
    auto counted = expected;
    counted.assign(expected.size(), {});
    perft_shared_out<TypeParam>(start, 3, 9, threads, [&](std::size_t number, const auto& turn, std::uint64_t leaves) {
        counted.at(number) = {turn, leaves};
    });
    EXPECT_EQ(counted, expected);
}

TEST(PerftSharedOut, HandsOnWhatAWorkerThrows) {
    using TicTacToe = toys::tictactoe::Rules;
    KeyedDice dice(1);
    const auto start = TicTacToe::start({}, dice);
    int visits = 0;
    const auto interrupt = [&](std::size_t, const auto&, std::uint64_t) {
        if (++visits == 3) throw std::runtime_error("enough");
    };
    EXPECT_THROW(perft_shared_out<TicTacToe>(start, 4, 0, threads, interrupt), std::runtime_error);
    EXPECT_LT(visits, 3 + threads + 1) << "the others finish what they have begun and stop";
}

}  // namespace
}  // namespace agon::search
