// What becomes of a folder with a bot.json, wherever a bot can be named.
#include <gtest/gtest.h>

#include "seats/entelect_bot.h"
#include "support/scratch_folder.h"
#include "system/program.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

struct BotFolder : testing::Test {
    support::ScratchFolder scratch;
    fs::path root = fs::canonical(scratch.path());

    std::string at(const std::string& name) const { return (root / name).string(); }
    std::string put(const std::string& folder, const std::string& language, const std::string& file,
                    const std::string& location = "/") const {
        scratch.write(folder + "/bot.json", R"({"nickName":"Kim","botLanguage":")" + language + R"(","botFileName":")" +
                                                file + R"(","botLocation":")" + location + "\"}");
        return at(folder);
    }
    static ProcessBot bot(const std::string& folder) {
        const auto found = find_bot(folder, {});
        if (!found) ADD_FAILURE() << found.error();
        return found ? std::get<ProcessBot>(*found) : ProcessBot{};
    }
    static std::string problem(const std::string& folder) {
        const auto found = find_bot(folder, {});
        return found ? "none" : found.error();
    }
};

TEST_F(BotFolder, StartsInACopyOfIt) {
    put("a", "rust", "worm", "/target");
    scratch.write("a/target/worm", "x");
    const ProcessBot found = bot(at("a"));
    EXPECT_EQ(found.name, "Kim");
    EXPECT_EQ(found.program, "./worm");
    EXPECT_EQ(found.arguments, Words{"./worm"});
    EXPECT_EQ(found.contract, Contract::Entelect);
    EXPECT_EQ(found.copied, (CopiedFolder{at("a"), "target"}));
    EXPECT_EQ(found.readable, Words{});
    EXPECT_EQ(bot(at("a/bot.json")), found);
}

TEST_F(BotFolder, EveryLanguageIsStartedItsWay) {
    const std::pair<const char*, Words> rows[] = {
        {"java", {"java", "-jar", "bot"}}, {"scala", {"java", "-jar", "bot"}},
        {"javascript", {"node", "bot"}},   {"python3", {"python3", "bot"}},
        {"cplusplus", {"./bot"}},          {"haskell", {"./bot", "+RTS", "-N1", "-RTS"}}};
    for (const auto& [language, words] : rows) {
        if (words.front().front() != '.' && !system::find_program(words.front())) continue;
        put(language, language, "bot");
        scratch.write(std::string(language) + "/bot", "x");
        EXPECT_EQ(bot(at(language)).arguments, words);
    }
    EXPECT_EQ(bot(put("any", "command", "sh -c 'exec ./bot \\\"a b\\\"'")).arguments,
              (Words{"sh", "-c", "exec ./bot \"a b\""}));
}

TEST_F(BotFolder, TheBotFileMayLieBelow) {
    put("deep/inner/most", "cplusplus", "bot", "/inner/most");
    scratch.write("deep/inner/most/bot", "x");
    EXPECT_EQ(find_bot_file(at("deep")), at("deep/inner/most/bot.json"));
    const auto found = entelect_bot_in(at("deep"));
    ASSERT_TRUE(found) << found.error();
    EXPECT_EQ(found->copied, (CopiedFolder{at("deep"), "inner/most"}));
    EXPECT_EQ(bot(at("deep")).copied, found->copied);
    fs::create_directory(root / "linked");
    fs::create_directory_symlink(root / "deep", root / "linked/link");
    EXPECT_FALSE(find_bot_file(at("linked")));
}

TEST_F(BotFolder, WhatLeadsElsewhereIsRefused) {
    EXPECT_EQ(problem(put("out", "cplusplus", "bot", "/../other")),
              at("out/bot.json") + ": botLocation: there is no folder /../other in the bot's own");
    EXPECT_EQ(problem(put("gone", "cplusplus", "bot")),
              at("gone/bot.json") + ": botFileName: there is no file bot in " + at("gone"));
    scratch.write("bot", "x");
    EXPECT_EQ(problem(put("up", "cplusplus", "../bot")),
              at("up/bot.json") + ": botFileName: there is no file ../bot in " + at("up"));
    EXPECT_EQ(problem(put("root", "command", at("bot"))), at("root/bot.json") + ": the program " + at("bot") +
                                                              " is not in the bot's folder, nor one of the system");
    EXPECT_EQ(problem(put("none", "command", "no-such-program-here")),
              at("none/bot.json") + ": cannot find the program \"no-such-program-here\" in any folder of PATH");
}

TEST_F(BotFolder, ManifestsAndCommandsMayNameTheContract) {
    scratch.write("toml/agon.toml", "command = ['./bot', 'x']\ncontract = 'entelect'");
    fs::permissions(scratch.write("toml/bot", "#!/bin/sh\n"), fs::perms::owner_all);
    const ProcessBot found = bot(at("toml"));
    EXPECT_EQ(found.program, "./bot");
    EXPECT_EQ(found.copied, CopiedFolder{at("toml")});
    const ProcessBot command = bot("entelect:sh tests/CMakeLists.txt x");
    EXPECT_EQ(command.contract, Contract::Entelect);
    EXPECT_EQ(command.arguments, (Words{"sh", (fs::current_path() / "tests/CMakeLists.txt").string(), "x"}));
    EXPECT_FALSE(command.copied);
}

}  // namespace
}  // namespace agon::seats
