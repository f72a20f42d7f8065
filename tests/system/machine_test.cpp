#include "system/machine.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <set>

#include "system/program.h"
#include "system/terminal.h"

namespace agon::system {
namespace {

constexpr std::chrono::milliseconds long_enough{60'000};

// The environment as it was, at the end of a test.
class WithVariable {
public:
    WithVariable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        if (value) setenv(name, value, 1);
        else unsetenv(name);
    }
    WithVariable(const WithVariable&) = delete;
    WithVariable& operator=(const WithVariable&) = delete;
    ~WithVariable() {
        if (before_) setenv(name_, before_->c_str(), 1);
        else unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> before_;
};

const Finding* find_part(const std::vector<Finding>& findings, std::string_view part) {
    for (const Finding& finding : findings)
        if (finding.part == part) return &finding;
    return nullptr;
}

TEST(Machine, EveryPartIsNamedOnceAndExplained) {
    std::set<std::string> parts;
    for (const Finding& finding : examine_machine()) {
        EXPECT_TRUE(parts.insert(finding.part).second) << finding.part;
        EXPECT_FALSE(finding.detail.empty()) << finding.part;
        EXPECT_EQ(finding.detail.find('\n'), std::string::npos) << finding.part;
        EXPECT_TRUE(!finding.needed || !finding.package.empty()) << finding.part;
    }
    for (const char* part : {"cmake", "Landlock", "seccomp filters", "cgroup v2", "openat2", "java"})
        EXPECT_TRUE(parts.contains(part)) << part;
}

TEST(Machine, WithoutProgramsItSaysWhatToInstall) {
    const WithVariable nowhere("PATH", "/nonexistent");
    const auto findings = examine_machine();
    for (const char* part : {"g++-12", "cmake", "ninja", "make"}) {
        const Finding* finding = find_part(findings, part);
        ASSERT_NE(finding, nullptr) << part;
        EXPECT_EQ(finding->status, PartStatus::Missing);
        EXPECT_TRUE(finding->needed);
    }
    EXPECT_TRUE(install_advice(findings).starts_with("apt-get install g++ clang-14 cmake ninja-build make git"));
    EXPECT_EQ(install_advice({}), "");
}

TEST(Program, IsFoundInThePath) {
    EXPECT_TRUE(find_program("sh").has_value());
    EXPECT_EQ(find_program("/bin/sh"), "/bin/sh");
    EXPECT_FALSE(find_program("no-such-program-anywhere").has_value());
    EXPECT_FALSE(find_program("/tmp").has_value());
    EXPECT_FALSE(find_program("").has_value());
}

TEST(Program, AnswersWithItsOutputAndWhetherItSucceeded) {
    const Answer good = ask_program("/bin/sh", {"-c", "echo one; echo two >&2"}, long_enough);
    EXPECT_TRUE(good.succeeded);
    EXPECT_EQ(good.output, "one\ntwo\n");
    const Answer bad = ask_program("/bin/sh", {"-c", "echo no; exit 3"}, long_enough);
    EXPECT_FALSE(bad.succeeded);
    EXPECT_EQ(bad.output, "no\n");
    EXPECT_FALSE(ask_program("/nonexistent", {}, long_enough).succeeded);
}

TEST(Program, HasNothingToReadAndIsNotWaitedForLong) {
    EXPECT_TRUE(ask_program("/bin/sh", {"-c", "cat"}, long_enough).succeeded);
    EXPECT_FALSE(ask_program("/bin/sh", {"-c", "sleep 1000 & sleep 1000"}, std::chrono::milliseconds(50)).succeeded);
    EXPECT_FALSE(ask_program("/bin/sh", {"-c", "exec >&- 2>&-; sleep 1000"}, std::chrono::milliseconds(50)).succeeded);
}

TEST(Terminal, ColourIsForTerminalsUnlessSomebodyObjects) {
    EXPECT_TRUE(wants_colour(Output::Terminal, {}));
    EXPECT_FALSE(wants_colour(Output::Elsewhere, {}));
    EXPECT_FALSE(wants_colour(Output::Terminal, {.no_colour = true}));
    EXPECT_FALSE(wants_colour(Output::Terminal, {.dumb_terminal = true}));
    EXPECT_TRUE(wants_colour(Output::Elsewhere, {.forced = true, .dumb_terminal = true}));
    EXPECT_FALSE(wants_colour(Output::Terminal, {.no_colour = true, .forced = true}));
}

TEST(Terminal, WishesComeFromTheEnvironment) {
    const WithVariable no_colour("NO_COLOR", ""), forced("CLICOLOR_FORCE", "0"), terminal("TERM", "xterm");
    EXPECT_FALSE(colour_wishes().no_colour || colour_wishes().forced || colour_wishes().dumb_terminal);
    const WithVariable objected("NO_COLOR", "1"), insisted("CLICOLOR_FORCE", "1"), dumb("TERM", "dumb");
    EXPECT_TRUE(colour_wishes().no_colour && colour_wishes().forced && colour_wishes().dumb_terminal);
}

TEST(Terminal, SizeWithoutATerminalComesFromTheEnvironment) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    {
        const WithVariable columns("COLUMNS", "101"), lines("LINES", "33");
        EXPECT_FALSE(is_terminal(ends[1]));
        EXPECT_EQ(terminal_size(ends[1]), (TerminalSize{101, 33}));
    }
    const WithVariable columns("COLUMNS", "many"), lines("LINES", "0");
    EXPECT_EQ(terminal_size(ends[1]), (TerminalSize{80, 24}));
    close(ends[0]);
    close(ends[1]);
}

}  // namespace
}  // namespace agon::system
