#include <gtest/gtest.h>

#include "protocols/agon_lines/answer.h"
#include "protocols/agon_lines/ready.h"
#include "seats/bot_name.h"
#include "support/run_program.h"
#include "system/program.h"

// The bots in examples/bots are what people copy.
namespace agon::seats {
namespace {

constexpr const char* hello = "{\"type\":\"hello\",\"protocol\":\"agon-lines 1\",\"game\":\"toy\",\"seat\":1}\n";
constexpr const char* turn = "{\"type\":\"turn\",\"turn\":1,\"time_ms\":1000,\"bank_ms\":0,"
                             "\"actions\":[\"the \\\"one\\\" \\\\ \xC3\xA9, ]\",\"the \\\"one\\\" \\\\ \xC3\xA9, ]\"],"
                             "\"observation\":{\"actions\":[\"not this\"]}}\n";
constexpr const char* end = "{\"type\":\"end\",\"you\":\"won\"}\n";

void expect_a_legal_answer(const std::string& program, std::vector<std::string> words, const std::string& folder) {
    const auto ran =
        support::run_program(program, words, {.input = std::string(hello) + turn + turn + end, .folder = folder});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    std::string_view rest = ran.out;
    const auto next_line = [&] {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        return line;
    };
    const auto ready = agon_lines::read_ready(next_line());
    ASSERT_TRUE(ready) << ran.out;
    EXPECT_EQ(ready->wants, (agon_lines::Wants{true, false, false, false}));
    for (int i = 0; i < 2; ++i) {
        const auto answer = agon_lines::read_answer(next_line());
        ASSERT_TRUE(answer) << ran.out;
        EXPECT_EQ(answer->actions, std::vector<std::string>{"the \"one\" \\ \xC3\xA9, ]"});
    }
    EXPECT_EQ(rest, "");
}

void expect_that_it_plays(const std::string& name, const char* needed) {
    if (!system::find_program(needed)) GTEST_SKIP() << needed << " is not installed";
    const auto bot = find_bot(AGON_SOURCE_DIR "/examples/bots/" + name, {});
    ASSERT_TRUE(bot) << bot.error();
    const ProcessBot& process = std::get<ProcessBot>(*bot);
    expect_a_legal_answer(process.program, {process.arguments.begin() + 1, process.arguments.end()}, process.folder);
}

TEST(ExampleBot, PlaysInPython) { expect_that_it_plays("python", "python3"); }
TEST(ExampleBot, PlaysInJavaScript) { expect_that_it_plays("javascript", "node"); }
TEST(ExampleBot, PlaysInJava) { expect_that_it_plays("java", "java"); }
// Its manifest names a program that is not in the repository.
TEST(ExampleBot, PlaysInCpp) { expect_a_legal_answer(AGON_PROGRAM_DIR "/fakes/example_cpp_bot", {}, ""); }

}  // namespace
}  // namespace agon::seats
