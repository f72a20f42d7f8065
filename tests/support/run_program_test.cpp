#include "support/run_program.h"

#include <gtest/gtest.h>

#include <csignal>

namespace agon::support {
namespace {

Ran run_shell(const std::string& script, const Surroundings& surroundings = {}) {
    return run_program("/bin/sh", {"-c", script}, surroundings);
}

TEST(RunProgram, RemembersWhatItWroteAndHowItEnded) {
    const Ran ran = run_shell("cat; echo problem >&2; exit 3", {.input = "a\nb"});
    EXPECT_EQ(ran.out, "a\nb");
    EXPECT_EQ(ran.err, "problem\n");
    EXPECT_EQ(ran.exit, 3);
    EXPECT_EQ(ran.signal, 0);
}

TEST(RunProgram, TellsASignalFromAnExit) {
    const Ran ran = run_shell("kill -TERM $$");
    EXPECT_EQ(ran.exit, -1);
    EXPECT_EQ(ran.signal, SIGTERM);
}

TEST(RunProgram, ChangesItsSurroundings) {
    const std::vector<Variable> environment{{"AGON_ONE", "1"}, {"AGON_ONE", "2"}, {"HOME", std::nullopt}};
    EXPECT_EQ(run_shell("echo $AGON_ONE ${HOME-unset}; pwd", {.environment = environment, .folder = "/"}).out,
              "2 unset\n/\n");
    EXPECT_EQ(run_shell("cat", {.input_file = "/dev/null"}).out, "");
    EXPECT_NE(run_shell("cat", {.input = std::nullopt}).exit, 0);
    EXPECT_NE(run_shell("echo lost", {.output = "/dev/full"}).exit, 0);
    EXPECT_NE(run_shell("echo lost", {.output_closed = true}).exit, 0);
}

TEST(RunProgram, SaysWhenItCannotStart) {
    EXPECT_EQ(run_program("/nowhere/program", {}).exit, 127);
    EXPECT_EQ(run_shell("exit 0", {.folder = "/nowhere"}).exit, 126);
}

TEST(RunProgram, TalksLineByLine) {
    Conversation talk("/bin/sh", {"-c", "printf 'name? '; read name; echo $GREETING $name; exit 4"},
                      {{"GREETING", "hello"}});
    EXPECT_EQ(talk.read_until("? "), "name? ");
    talk.say("Ann\n");
    EXPECT_EQ(talk.read_until("\n"), "hello Ann\n");
    EXPECT_EQ(talk.wait_for_exit(), 4);
}

}  // namespace
}  // namespace agon::support
