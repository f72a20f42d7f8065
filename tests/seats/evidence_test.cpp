#include <gtest/gtest.h>

#include "seats/play.h"

// What is shown of a player that failed: what it said, byte by byte, and the end of its standard error.
namespace agon::seats {
namespace {

Evidence evidence_of(const std::string& options, Pairing pairing = {}) {
    return play(with_bot(pairing, Player::Second, scripted(options))).evidence[Player::Second];
}

TEST(Evidence, IsTheLineThatWasWrong) {
    EXPECT_EQ(evidence_of("--mood garbage").said, "this is not JSON");
    EXPECT_EQ(evidence_of("--mood illegal --wrong '\x1b[2J'").said, "{\"action\":\"\x1b[2J\"}");
    EXPECT_EQ(evidence_of("--mood binary").said, std::string("\0\1\2\3\4\5\6\7\x08\x09", 10)) << "up to the line's end";
    EXPECT_EQ(evidence_of("--mood resign").said, "{\"type\":\"resign\"}");
}

TEST(Evidence, IsWhatIsThereOfALineThatNeverEnded) {
    EXPECT_EQ(evidence_of("--mood half", {.time = {.move = 100ms, .warm_up = 60s}}).said, "{\"type\":\"act");
    EXPECT_EQ(evidence_of("--mood huge").said, std::string(4096, 'x'));
}

TEST(Evidence, IsWhatWasSaidUnasked) { EXPECT_EQ(evidence_of("--mood early").said, "{\"action\":\"early\"}\n"); }

TEST(Evidence, OfASilentBotIsItsLastAnswer) {
    EXPECT_EQ(evidence_of("--mood dead").said, "{\"type\":\"ready\",\"want\":[\"actions\"]}");
}

TEST(Evidence, IsNotReplacedByWhatIsSaidAfterTheVerdict) {
    for (const char* mood : {"garbage", "resign", "illegal"})
        EXPECT_EQ(evidence_of(std::string("--bye goodbye --mood ") + mood).said,
                  evidence_of(std::string("--mood ") + mood).said);
}

TEST(Evidence, HasTheEndOfStandardError) {
    EXPECT_EQ(evidence_of("--mood exit-code").errors, "Traceback: no such luck\n");
    const std::string flood = evidence_of("--mood stderr-flood").errors;
    EXPECT_EQ(flood, std::string(4096, 'x')) << "no more than its end";
}

TEST(Evidence, IsTheNameThatABotGaveItself) {
    const auto report =
        play({.first = "sh -c 'read hello; echo \"{\\\"type\\\":\\\"ready\\\",\\\"name\\\":\\\"Bob\\\"}\"'"});
    EXPECT_EQ(report.own_names[Player::First], "Bob");
    EXPECT_EQ(report.own_names[Player::Second], "");
}

}  // namespace
}  // namespace agon::seats
