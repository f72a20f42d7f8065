#include <gtest/gtest.h>

#include <filesystem>

#include "core/fields.h"
#include "seats/play.h"
#include "support/scratch_folder.h"

// What every kind of misbehaviour costs (docs/protocol.md: What is a fault), in either seat. The bots decide everything by
// what they say and never by how long they take: those that are to be late never answer at all.
namespace agon::seats {
namespace {

using match::Ending;
using match::Fault;

struct Row {
    const char* options;
    std::optional<Fault> fault;  // none: the match is played to its end
    std::string_view detail;     // in the sentence of the verdict
};

void expect_verdict(const Pairing& pairing, Player seat, const Row& row) {
    SCOPED_TRACE(testing::Message() << row.options << " in seat " << number_of(seat) << ", sandbox "
                                    << name_of(pairing.sandbox));
    const catalog::MatchReport report = play(with_bot(pairing, seat, scripted(row.options)));
    const match::Verdict& verdict = report.record.verdict;
    EXPECT_EQ(verdict.ending, row.fault ? Ending::Forfeit : Ending::Normal) << verdict.sentence;
    EXPECT_EQ(verdict.faults[seat], row.fault) << verdict.sentence;
    EXPECT_EQ(verdict.faults[opponent(seat)], std::nullopt);
    EXPECT_NE(verdict.sentence.find(row.detail), std::string::npos) << verdict.sentence;
    if (!row.fault) return;
    EXPECT_EQ(verdict.winner, opponent(seat));
    EXPECT_EQ(verdict.code, name_of(*row.fault));
}

template <std::size_t Count>
void expect_verdicts(const Pairing& pairing, const Row (&rows)[Count]) {
    for (const auto sandbox : {system::SandboxMode::Off, system::SandboxMode::Auto}) {
        Pairing caged = pairing;
        caged.sandbox = sandbox;
        for (const Row& row : rows)
            for (const Player seat : both_players) expect_verdict(caged, seat, row);
    }
}

TEST(Moods, OfThoseWhoPlayOn) {
    constexpr Row rows[] = {
        {"--mood honest", {}, ""},
        {"--mood note", {}, ""},
        {"--mood list", {}, ""},
        {"--mood slow-hello --delay-ms 20", {}, ""},
        {"--mood late --delay-ms 20", {}, ""},
        {"--mood zombie-children", {}, ""},
        {"--mood honest --names-turns yes --bye 'and so on'", {}, ""},
    };
    expect_verdicts({}, rows);
}

TEST(Moods, OfThoseWhoSayWhatTheyMustNot) {
    constexpr Row rows[] = {
        {"--mood garbage", Fault::Garbled, "question 1: column 1: expected"},
        {"--mood garbage --from-turn 2", Fault::Garbled, "question 2: column 1: expected"},
        {"--mood binary", Fault::Garbled, "column 1"},
        {"--mood illegal", Fault::Garbled, "'no such action'"},
        {"--mood illegal --wrong a1 --from-turn 2", Fault::Illegal, "'a1'"},
        {"--mood resign", Fault::Resigned, "gave up"},
        {"--mood early", Fault::Early, "without being asked"},
        {"--mood early --from-turn 2", Fault::Early, "without being asked"},
        {"--mood twice", Fault::Early, "without being asked"},
        {"--mood wrong-turn", Fault::Garbled, "column"},  // there is no turn 0
        {"--mood wrong-turn --from-turn 2", Fault::Early, "it answered turn 1 again"},
        {"--mood huge", Fault::Flooded, "a line of more than 1048576 bytes"},
    };
    expect_verdicts({}, rows);
}

TEST(Moods, OfThoseWhoEnd) {
    constexpr Row rows[] = {
        {"--mood dead", Fault::Died, "signal 9 (SIGKILL)"},
        {"--mood dead --from-turn 2", Fault::Died, "signal 9 (SIGKILL)"},
        {"--mood exit-code", Fault::Died, "it exited with code 7"},
    };
    expect_verdicts({}, rows);
}

TEST(Moods, OfThoseWhoAreSilent) {
    constexpr Row rows[] = {
        {"--mood silent", Fault::Late, "no answer"},
        {"--mood late --delay-ms 100000", Fault::Late, "no answer"},
        {"--mood half", Fault::Late, "only half a line"},
        {"--mood stopped", Fault::Late, "no answer"},
        {"--mood ignore-term", Fault::Late, "no answer"},
        {"--mood closed-output", Fault::Closed, "its standard output"},
    };
    expect_verdicts({.time = {.move = 50ms, .warm_up = 60s}}, rows);
}

TEST(Moods, OfThoseWhoStopListening) {
    // The first answer must come in time, the second one cannot come.
    constexpr Row rows[] = {{"--mood closed-input", Fault::Closed, "its standard input"}};
    expect_verdicts({.time = {.move = 1s, .warm_up = 60s}}, rows);
}

TEST(Moods, OfThoseWhoDoNotSayHello) {
    constexpr Row rows[] = {
        {"--mood no-hello", Fault::NoStart, "no hello in 50 ms"},
        {"--mood slow-hello --delay-ms 100000", Fault::NoStart, "no hello in 50 ms"},
    };
    expect_verdicts({.time = {.move = 60s, .warm_up = 50ms}}, rows);
}

// 64 MiB of standard error are borne, more are not: the second turn brings more.
TEST(Moods, OfThoseWhoFloodTheirErrors) {
    for (const Player seat : both_players)
        expect_verdict({}, seat, {"--mood stderr-flood", Fault::Flooded, "bytes of standard error"});
}

TEST(Moods, FaultsOfBothAtOnceLeaveNoWinner) {
    const auto report =
        play({.game = "paint", .first = scripted("--mood garbage"), .second = scripted("--mood resign")});
    const match::Verdict& verdict = report.record.verdict;
    EXPECT_EQ(verdict.ending, Ending::Forfeit);
    EXPECT_EQ(verdict.winner, std::nullopt);
    EXPECT_EQ(verdict.faults[Player::First], Fault::Garbled);
    EXPECT_EQ(verdict.faults[Player::Second], Fault::Resigned);
}

// Wherever it ends: before it is greeted, after its hello, or right after an answer, which counts.
TEST(Moods, OfThoseWhoLeaveEarly) {
    const std::string ready = "read hello; echo \"{\\\"type\\\":\\\"ready\\\"}\"; ";
    const std::string answer = "read turn; echo \"{\\\"action\\\":\\\"b2\\\"}\"; ";
    const struct {
        std::string script;
        std::size_t answers;
    } rows[] = {{"exit 3", 0}, {ready + "exit 3", 0}, {ready + answer + "exit 3", 1}};
    for (const auto& [script, answers] : rows)
        for (const Player seat : both_players) {
            // What player 1 does leaves the middle free.
            const Pairing pairing{.first = scripted(), .second = scripted()};
            const auto report = play(with_bot(pairing, seat, "sh -c '" + script + "'"));
            EXPECT_EQ(report.record.verdict.faults[seat], Fault::Died) << report.record.verdict.sentence;
            EXPECT_NE(report.record.verdict.sentence.find("it exited with code 3"), std::string::npos);
            EXPECT_EQ(actions_of(report.record, seat).size(), answers) << script;
        }
}

TEST(Moods, WhatCannotBeRunDoesNotStart) {
    const support::ScratchFolder scratch;
    const auto program = scratch.write("bot", "#!/no/such/interpreter\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    for (const Player seat : both_players) {
        const auto report = play(with_bot({}, seat, "'" + program.string() + "'"));
        EXPECT_EQ(report.record.verdict.faults[seat], Fault::NoStart) << report.record.verdict.sentence;
        EXPECT_EQ(report.record.verdict.winner, opponent(seat));
    }
}

// Programs that are stopped while the other thinks play the same match, and end as well.
TEST(Moods, OfThoseWhoArePaused) {
    Pairing pairing{.first = scripted(), .second = scripted(), .pause_waiting = true};
    EXPECT_EQ(play(pairing).record.verdict.ending, Ending::Normal);
    pairing.first = scripted("--mood zombie-children");
    EXPECT_EQ(play(pairing).record.verdict.ending, Ending::Normal);
    pairing.second = scripted("--mood dead --from-turn 2");
    EXPECT_EQ(play(pairing).record.verdict.faults[Player::Second], Fault::Died);
}

TEST(Moods, NotesAreKeptAndCut) {
    const auto report = play({.first = scripted("--mood note --only-turn 2")});
    ASSERT_EQ(report.record.notes.size(), 1U);
    const match::Note& note = report.record.notes.front();
    EXPECT_EQ(note.step, 2);
    EXPECT_EQ(note.player, Player::First);
    EXPECT_EQ(note.text, "\x1b[31mred " + std::string(1991, 'x')) << "2,000 bytes";
}

}  // namespace
}  // namespace agon::seats
