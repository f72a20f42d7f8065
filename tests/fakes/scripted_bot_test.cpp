#include <gtest/gtest.h>
#include <signal.h>

#include "support/run_program.h"
#include "support/scratch_folder.h"

// The fakes are tools of other tests: here they are shown to do what they are trusted to do.
namespace agon::fakes {
namespace {

const std::string program = AGON_PROGRAM_DIR "/fakes/scripted_bot";
const std::string hello = "{\"type\":\"hello\",\"protocol\":\"agon-lines 1\"}\n";
const std::string end = "{\"type\":\"end\",\"you\":\"won\"}\n";
const std::string ready = "{\"type\":\"ready\",\"want\":[\"actions\"]}\n";

std::string turn(int number) {
    return "{\"type\":\"turn\",\"turn\":" + std::to_string(number) +
           ",\"time_ms\":50,\"bank_ms\":0,\"actions\":[\"a\\\"1\",\"b2\"]}\n";
}

const std::string honest = "{\"action\":\"a\\\"1\"}\n";

support::Ran play(const std::vector<std::string>& options, int turns = 1) {
    std::string input = hello;
    for (int i = 1; i <= turns; ++i) input += turn(i);
    return support::run_program(program, options, {.input = input + end});
}

std::string said_in(std::string mood) { return play({"--mood", std::move(mood)}).out; }

TEST(ScriptedBot, IsHonestUnlessToldOtherwise) {
    EXPECT_EQ(play({}, 2).out, ready + honest + honest);
    EXPECT_EQ(play({"--mood", "garbage", "--from-turn", "3"}, 3).out, ready + honest + honest + "this is not JSON\n");
}

TEST(ScriptedBot, SaysWhatItIsTold) {
    EXPECT_EQ(play({"--say", "idle"}, 2).out,
              "{\"type\":\"ready\",\"want\":[\"moves\"]}\n{\"action\":\"idle\"}\n{\"action\":\"idle\"}\n");
    const support::ScratchFolder scratch;
    const std::string script = scratch.write("script", "move l 3\ngun \"l\n").string();
    EXPECT_EQ(play({"--script", script}, 3).out,
              ready + "{\"action\":\"move l 3\"}\n{\"action\":\"gun \\\"l\"}\n" + honest);
}

TEST(ScriptedBot, HasManyMoods) {
    EXPECT_EQ(said_in("silent"), ready);
    EXPECT_EQ(said_in("late"), ready + honest);
    EXPECT_EQ(said_in("early"), ready + "{\"action\":\"early\"}\n" + honest);
    EXPECT_EQ(said_in("twice"), ready + honest + honest);
    EXPECT_EQ(said_in("half"), ready + "{\"type\":\"act");
    EXPECT_EQ(said_in("binary").size(), ready.size() + 257);
    EXPECT_EQ(said_in("closed-output"), ready);
    EXPECT_EQ(said_in("slow-hello"), ready + honest);
    EXPECT_EQ(said_in("no-hello"), honest);
    EXPECT_EQ(said_in("wrong-turn"), ready + "{\"action\":\"a\\\"1\",\"turn\":0}\n");
    EXPECT_EQ(said_in("resign"), ready + "{\"type\":\"resign\"}\n");
    EXPECT_EQ(said_in("illegal"), ready + "{\"action\":\"no such action\"}\n");
    EXPECT_EQ(said_in("list"), ready + "{\"actions\":[\"a\\\"1\",\"a\\\"1\"]}\n");
    EXPECT_GT(said_in("note").size(), 3000U);
    EXPECT_GT(said_in("huge").size(), 60'000'000U);
}

TEST(ScriptedBot, EndsAsItIsTold) {
    EXPECT_EQ(play({"--mood", "dead"}).signal, SIGKILL);
    const support::Ran exited = play({"--mood", "exit-code"});
    EXPECT_EQ(exited.exit, 7);
    EXPECT_EQ(exited.err, "Traceback: no such luck\n");
    EXPECT_GT(play({"--mood", "stderr-flood"}).err.size(), 60'000'000U);
    EXPECT_EQ(play({"--mood", "sulky"}).exit, 64);
    EXPECT_EQ(play({"--mood"}).exit, 64);
}

}  // namespace
}  // namespace agon::fakes
