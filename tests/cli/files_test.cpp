#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/run_agon.h"

// What agon says about files that cannot be read or make no sense.
namespace agon::cli_test {
namespace {

Ran step_from(const std::string& position_file) { return run_agon({"step", "tictactoe", "--position", position_file}); }

TEST(Files, ThatCannotBeRead) {
    const Ran missing = step_from("/nowhere/at/all");
    EXPECT_EQ(missing.exit, 66);
    EXPECT_EQ(missing.out, "");
    EXPECT_EQ(missing.err, "agon: cannot read /nowhere/at/all: there is no such file\n");
    const Ran folder = step_from("/tmp");
    EXPECT_EQ(folder.exit, 66);
    EXPECT_EQ(folder.err, "agon: cannot read /tmp: it is a directory\n");
    EXPECT_EQ(run_agon({"step", "tictactoe", "--position", "-"}, {.input = std::nullopt}).exit, 66);
    EXPECT_EQ(run_agon({"perft", "tictactoe", "2", "--setup", "/nowhere"}).exit, 66);
    EXPECT_EQ(run_agon({"play", "tictactoe", "--position", "/nowhere"}).exit, 66);
}

TEST(Files, ThatMustNotBeRead) {
    const ScratchFile file("agon-position 1 tictactoe\n");
    ASSERT_EQ(::chmod(file.path().c_str(), 0), 0);
    if (::access(file.path().c_str(), R_OK) == 0) GTEST_SKIP() << "this user may read everything";
    EXPECT_EQ(step_from(file.path()).exit, 66);
}

TEST(Files, ThatAreTooLarge) {
    const ScratchFile file("");
    ASSERT_EQ(::truncate(file.path().c_str(), 65 * 1024 * 1024), 0);  // a hole: it takes no room
    const Ran large = step_from(file.path());
    EXPECT_EQ(large.exit, 66);
    EXPECT_NE(large.err.find("larger than"), std::string::npos) << large.err;
}

TEST(Files, ThatMakeNoSense) {
    const ScratchFile binary(std::string_view("\x7f"
                                              "ELF\x02\x01\x01\0\0\xff\n\xfe",
                                              12)),
        empty("");
    for (const ScratchFile* file : {&binary, &empty}) {
        const Ran nonsense = step_from(file->path());
        EXPECT_EQ(nonsense.exit, 65);
        EXPECT_EQ(nonsense.out, "");
        EXPECT_EQ(nonsense.err, "agon: " + file->path() + ":1:1: expected the line \"agon-position 1 tictactoe\"\n");
    }
    EXPECT_EQ(run_agon({"perft", "tictactoe", "2", "--setup", binary.path()}).exit, 65);
    EXPECT_EQ(run_agon({"perft", "tictactoe", "2", "--setup", empty.path()}).exit, 65);
    EXPECT_EQ(run_agon({"step", "tictactoe", "--actions", binary.path()}).exit, 65);
    EXPECT_EQ(run_agon({"step", "tictactoe", "--position", "-"}, {.input = "{\"format\":\n1}"}).err,
              "agon: standard input: expected \"format\": \"agon-position 1\"\n");
}

TEST(Files, RulesAreAKeyOfTheSetupThatNeedsNoFile) {
    const auto step = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"step", "entelect", "--actions", "-"});
        return run_agon(words, {.input = "select 3 | nothing\n"});
    };
    EXPECT_NE(step({}).out.find("round 1 rules engine\n"), std::string::npos);
    EXPECT_NE(step({"--rules", "document"}).out.find("round 1 rules document\n"), std::string::npos);
    const ScratchFile empty("{ }"), setup("{\"map_seed\":7}"), has_rules("{\"rules\":\"engine\"}");
    EXPECT_NE(step({"--rules", "document", "--setup", empty.path()}).out.find("rules document"), std::string::npos);
    EXPECT_NE(step({"--rules", "document", "--setup", setup.path()}).out.find("rules document"), std::string::npos);
    EXPECT_EQ(step({"--rules", "document", "--setup", has_rules.path()}).exit, 65) << "the key stands twice";
    EXPECT_EQ(step({"--rules", "mine"}).exit, 64);
    EXPECT_EQ(run_agon({"perft", "tictactoe", "1", "--rules", "document"}).exit, 65) << "it has no such key";
}

TEST(Files, SetupsAreNamedWithTheirPlace) {
    const ScratchFile setup("{\"size\":\n  4,}");
    const Ran wrong = run_agon({"play", "tictactoe", "--setup", setup.path()});
    EXPECT_EQ(wrong.exit, 65);
    EXPECT_EQ(wrong.err, "agon: " + setup.path() + ":2:5: expected JSON, and not '}' here\n");
    const ScratchFile large("{\"size\": 100}");
    EXPECT_EQ(run_agon({"play", "tictactoe", "--setup", large.path()}).err,
              "agon: " + large.path() + ": expected a setup that can be played: size must be from 3 to 26\n");
}

}  // namespace
}  // namespace agon::cli_test
