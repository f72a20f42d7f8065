#include <gtest/gtest.h>

#include "seats/play.h"
#include "support/scratch_folder.h"

// Late answers. The bots here sleep for longer than a turn and for less than two, and the turns are long enough for a busy
// machine, so that it is sure which question is open when an answer comes.
namespace agon::seats {
namespace {

using match::Ending;
using match::Fault;

constexpr const char* short_game = R"({"turn_limit": 6})";
const std::string late_once = "--mood late --delay-ms 1300 --only-turn 1 ";

// Player 1 has three turns, and what it says in each of them.
class Lateness : public testing::Test {
protected:
    std::string script(const char* first, const char* second, const char* third) const {
        const std::string text = std::string(first) + "\n" + second + "\n" + third + "\n";
        return "--script '" + scratch_.write("script", text).string() + "' ";
    }
    static catalog::MatchReport play_with(const std::string& options, int strikes,
                                          std::chrono::milliseconds move = 1000ms) {
        return play({.game = "sworms",
                     .first = scripted(options),
                     .second = scripted("--say idle"),
                     .time = {.move = move, .warm_up = 60s, .strikes = strikes},
                     .setup = short_game});
    }

    support::ScratchFolder scratch_;
};

// The late answer is a legal one, another than the next: were it taken for the next turn's, it would be in the record.
TEST_F(Lateness, ALateAnswerIsNotTakenForTheNextOne) {
    for (const char* naming : {"", "--names-turns yes "}) {
        SCOPED_TRACE(naming);
        const auto report = play_with(late_once + naming + script("gun l", "gun r", "gun u"), 1);
        EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
        EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle", "gun r", "gun u"}));
        EXPECT_EQ(report.record.forgiven, (std::vector<match::ForgivenFault>{{0, Player::First, Fault::Late}}));
    }
}

TEST_F(Lateness, ALateAnswerIsNotAskedWhetherItIsGood) {
    for (const char* late : {"teleporter 0 0", "no such action"}) {
        SCOPED_TRACE(late);
        const auto report = play_with(late_once + script(late, "gun r", "gun u"), 1);
        EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
        EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle", "gun r", "gun u"}));
    }
}

TEST_F(Lateness, WithoutStrikesItForfeits) {
    const auto report = play_with("--mood late --delay-ms 100000 --from-turn 2", 0, 500ms);
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Late) << report.record.verdict.sentence;
    EXPECT_EQ(actions_of(report.record, Player::First).size(), 1U);
    EXPECT_TRUE(report.record.forgiven.empty());
}

TEST_F(Lateness, StrikesAreUsedUp) {
    const auto report = play_with("--mood silent", 2, 50ms);
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Late) << report.record.verdict.sentence;
    EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle", "idle"}));
    EXPECT_EQ(report.record.forgiven.size(), 2U);
}

// A turn that gets no answer at all costs one strike if turns are named; otherwise the next answer is taken for the missing one.
TEST_F(Lateness, NamedTurnsAreUnderstoodExactly) {
    const auto report =
        play_with("--mood silent --only-turn 1 --names-turns yes " + script("gun l", "gun r", "gun u"), 1, 500ms);
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle", "gun r", "gun u"}));
    const auto counted = play_with("--mood silent --only-turn 1 " + script("gun l", "gun r", "gun u"), 3, 500ms);
    EXPECT_EQ(actions_of(counted.record, Player::First), (std::vector<std::string>{"idle", "idle", "idle"}));
    EXPECT_EQ(counted.record.forgiven.size(), 3U);
}

TEST_F(Lateness, HalfALineIsFinishedInTheNextTurn) {
    // The first half comes in turn 1, and what follows in turn 2 ends that line: it is the missing answer, whatever it says.
    const auto report = play_with("--mood half --only-turn 1 " + script("gun l", "gun r", "gun u"), 3, 500ms);
    EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle", "idle", "idle"}));
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
}

// There is no telling what a silent player did in tictactoe.
TEST_F(Lateness, IsNotForgivenWhereNobodyCanBeIdle) {
    const auto report =
        play({.first = scripted("--mood silent"), .time = {.move = 50ms, .warm_up = 60s, .strikes = 9}});
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Late);
    EXPECT_TRUE(report.record.steps.empty());
}

// Nobody is held to have played who has not even said hello.
TEST_F(Lateness, IsNotForgivenBeforeTheHello) {
    for (const Player seat : both_players) {
        const Pairing pairing{
            .game = "sworms", .time = {.move = 60s, .warm_up = 100ms, .strikes = 9}, .setup = short_game};
        const auto report = play(with_bot(pairing, seat, scripted("--mood no-hello")));
        EXPECT_EQ(report.record.verdict.faults[seat], Fault::NoStart) << report.record.verdict.sentence;
        EXPECT_TRUE(report.record.steps.empty());
    }
}

TEST_F(Lateness, TheBankIsSpentOnce) {
    // Each of the first two turns takes 600 ms: 300 ms of each are the bank's, which has no more than 500.
    const auto report = play({.game = "sworms",
                              .first = scripted("--mood late --delay-ms 600"),
                              .second = scripted("--say idle"),
                              .time = {.move = 300ms, .bank = 500ms, .warm_up = 60s},
                              .setup = short_game});
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Late) << report.record.verdict.sentence;
    EXPECT_LE(actions_of(report.record, Player::First).size(), 1U) << "the second one had 200 ms of the bank at most";
}

}  // namespace
}  // namespace agon::seats
