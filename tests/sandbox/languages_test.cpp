#include <gtest/gtest.h>

#include <optional>

#include "sandbox/arena.h"
#include "support/run_program.h"
#include "system/program.h"

namespace agon::system {
namespace {

// Of the whole machine: what somebody has at home is closed to bots.
std::optional<std::string> installed(const std::string& name) {
    for (const std::string folder : {"/usr/local/bin/", "/usr/bin/"})
        if (const auto path = find_program(folder + name)) return path;
    return std::nullopt;
}

// Honest programs in the sandbox: they start as they always do, in every cage.
class Languages : public ::testing::Test {
protected:
    void expect_output(const std::vector<std::string>& words, const std::string& output) {
        for (const Cage& cage : cages()) {
            const Ran ran = arena.run(words, &cage.parts);
            EXPECT_EQ(ran.output, output) << cage.name;
            EXPECT_EQ(ran.status, ExitStatus{}) << cage.name;
        }
    }
    Arena arena;
};

TEST_F(Languages, ProgramsInCPlusPlus) { expect_output({"hostile", "play"}, "42\nsucceeded\n"); }

TEST_F(Languages, ScriptsOfTheShell) {
    expect_output({"/bin/sh", "-c", "echo kept > file; cat file | tr a-z A-Z; cat < /dev/null > /dev/null"}, "KEPT\n");
}

// What scripts fill files with. Only Landlock can let them read it and not write to it.
TEST_F(Languages, ScriptsCanReadZeros) {
    for (const Cage& cage : cages()) {
        if (cage.parts.landlock == 0) continue;
        const Ran ran = arena.run({"/bin/sh", "-c", "head -c 12000000 /dev/zero > file; wc -c < file"}, &cage.parts);
        EXPECT_EQ(ran.output, "12000000\n") << cage.name;
        const Ran writing = arena.run({"/bin/sh", "-c", "(echo x > /dev/zero) 2> /dev/null || echo no"}, &cage.parts);
        EXPECT_EQ(writing.output, "no\n") << cage.name;
    }
}

TEST_F(Languages, Python) {
    const auto python = installed("python3");
    if (!python) GTEST_SKIP() << "python3 is not installed";
    expect_output({*python, "-c", "import json, random, subprocess, threading; print(json.dumps([40 + 2]))"}, "[42]\n");
    // Its event loop talks to itself through a pair of sockets.
    expect_output({*python, "-c", "import asyncio\nasync def f(): print(42)\nasyncio.run(f())"}, "42\n");
}

TEST_F(Languages, JavaScript) {
    auto node = installed("node");
    if (!node) node = installed("nodejs");
    if (!node) GTEST_SKIP() << "node is not installed";
    arena.write("bot/bot.js",
                "require('fs').writeFileSync('kept', '42'); console.log(require('fs').statSync('kept').size)");
    expect_output({*node, arena.bot() + "/bot.js"}, "2\n");
}

TEST_F(Languages, Java) {
    const auto java = installed("java"), compiler = installed("javac");
    if (!java || !compiler) GTEST_SKIP() << "java and javac are not installed";
    const std::string source = arena.write(
        "bot/Bot.java", "class Bot { public static void main(String[] a) { System.out.println(40 + 2); } }");
    const auto compiled = support::run_program(*compiler, {"-d", arena.bot(), source});
    ASSERT_EQ(compiled.exit, 0) << compiled.err;
    expect_output({*java, "-cp", arena.bot(), "Bot"}, "42\n");
    // Started by a shell it has no /proc/self, and does without.
    const Ran ran = arena.run({"/bin/sh", "-c", *java + " -cp " + arena.bot() + " Bot; true"}, &sandbox_parts());
    EXPECT_EQ(ran.output, "42\n");
}

TEST_F(Languages, Compilers) {
    const auto compiler = installed("g++");
    if (!compiler) GTEST_SKIP() << "g++ is not installed";
    arena.write("bot/bot.cpp", "int main() { return 42; }\n");
    for (const Cage& cage : cages()) {
        // Marking a program as one is safe only for a user who owns nothing else; elsewhere that is left to us.
        const bool marks = cage.parts.root && cage.parts.other_users;
        const std::string script = *compiler + " -o program " + arena.bot() + "/bot.cpp && " +
                                   (marks ? "./program" : "test -s program && exit 42");
        const Ran ran = arena.run({"/bin/sh", "-c", script}, &cage.parts);
        EXPECT_EQ(ran.status, (ExitStatus{.code = 42})) << cage.name << ": " << ran.output;
    }
}

}  // namespace
}  // namespace agon::system
