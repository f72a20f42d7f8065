#include <fstream>
#include <gtest/gtest.h>

#include "entelect/runner/bots.h"
#include "protocols/entelect_runner/runner_config.h"
#include "protocols/entelect_state/config_file.h"
#include "protocols/json/json.h"
#include "system/program.h"

namespace agon::entelect_test {
namespace {

namespace fs = std::filesystem;

std::string result_of(const Ran& ran) {
    const std::size_t start = ran.out.rfind("RESULT ");
    return start == std::string::npos ? "none: " + ran.err : ran.out.substr(start);
}

TEST(EntelectRunner, ShowsEveryRoundAndTheEnd) {
    const Bots bots;
    const Ran ran = run_runner({bots.config(bots.mood("honest"), "builtin:random", 2, 60'000)});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    for (const char* part : {"\nRound 1\nMy Player:H=350 S=116 W=1 X,Y=24,4\nPlayer 2 :H=350 S=116\n", "\nRound 2\n",
                             "A - honest: shoot N\n", "Match seed: 42\n", "  match log: ", "RESULT winner="})
        EXPECT_NE(ran.out.find(part), std::string::npos) << part << ran.out;
    const Ran quiet = run_runner({bots.config(bots.mood("honest"), "builtin:random", 2, 60'000), "--quiet"});
    EXPECT_TRUE(quiet.out.starts_with("RESULT winner=") && quiet.out.ends_with(" rounds=2\n")) << quiet.out;
}

TEST(EntelectRunner, TellsMachines) {
    const Bots bots;
    const Ran ran = run_runner({bots.config(bots.mood("exits"), bots.mood("honest"), 5, 60'000), "--json"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(json::parse(ran.out)) << ran.out;
    for (const char* part : {"\"seed\": 42", "\"rules\": \"engine\"", "\"rounds\": 5", "\"name\": \"A - exits\"",
                             "\"timeouts\": 3", "it exited with code 3", "no such luck", "Consecutive timeouts"})
        EXPECT_NE(ran.out.find(part), std::string::npos) << part << ran.out;
}

TEST(EntelectRunner, TheSameSeedGivesTheSameGame) {
    const Bots bots;
    const Words words{"--player-a", bots.mood("honest"), "--player-b", "builtin:random", "--logs", "none", "--quiet"};
    const auto with_seed = [&](const std::string& seed) {
        Words all = words;
        all.insert(all.end(), {"--seed", seed});
        return result_of(run_runner(all, {.folder = bots.folder()}));
    };
    EXPECT_EQ(with_seed("7"), with_seed("7"));
    EXPECT_TRUE(with_seed("-7").starts_with("RESULT")) << with_seed("-7");
}

TEST(EntelectRunner, ReplaysAreSmallAndProveThemselves) {
    const Bots bots;
    const std::string file = (bots.folder() / "game.agon").string();
    const Ran ran = run_runner({"--player-a", bots.mood("honest"), "--player-b", "builtin:random", "--logs", "none",
                                "--quiet", "--seed", "3", "--replay", file});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    EXPECT_LT(fs::file_size(file), 2048U);
    const Ran verified = support::run_program(AGON_PROGRAM_DIR "/agon", {"replay", file, "--verify"});
    EXPECT_EQ(verified.exit, 0) << verified.err;
}

// Of a game of all its rounds, with numbers of its own, where nearly all that is said is another thing each time.
TEST(EntelectRunner, ReplaysHoldOnlyWhatIsUnusualOfTheSetup) {
    const Bots bots;
    const std::string file = (bots.folder() / "game.agon").string();
    bots.scratch().write("numbers.json", R"({"lavaDamage": 0, "commandoWorms": {"initialHp": 5000},
        "agentWorms": {"initialHp": 5000}, "technologistWorms": {"initialHp": 5000}})");
    const std::string config = bots.scratch().write("c.json", R"({"player-a": "builtin:random",
        "player-b": "builtin:random", "game-config-file-location": "numbers.json", "seed": 5})");
    const Ran ran = run_runner({config, "--logs", "none", "--quiet", "--replay", file});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(ran.out.ends_with(" rounds=400\n")) << ran.out;
    EXPECT_LE(fs::file_size(file), 2048U);
    const Ran verified = support::run_program(AGON_PROGRAM_DIR "/agon", {"replay", file, "--verify"});
    EXPECT_EQ(verified.exit, 0) << verified.err;
}

TEST(EntelectRunner, APersonPlaysAtTheTerminal) {
    const Bots bots;
    const Ran ran = run_runner({bots.config("console", bots.mood("honest"), 3, 60'000)},
                               {.input = "move 25 4\r\nselect 2;shoot S\n"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_NE(ran.out.find("Player 1, enter a command (move x y)"), std::string::npos) << ran.out;
    EXPECT_EQ(said(bots, "BotPlayer A", 1), "move 25 4");
    EXPECT_EQ(said(bots, "BotPlayer A", 2), "select 2;shoot S");
    EXPECT_EQ(said(bots, "BotPlayer A", 3), "No Command");  // the keyboard was closed
    const Ran both =
        run_runner({bots.config("console", "console", 2, 60'000)}, {.input = "dig 1 1\nshoot N\nnothing\n"});
    EXPECT_EQ(both.exit, 0) << both.err;
    EXPECT_EQ(said(bots, "BotPlayer A", 1) + ", " + said(bots, "BotPlayer B", 1), "dig 1 1, shoot N");
    EXPECT_EQ(said(bots, "BotPlayer A", 2) + ", " + said(bots, "BotPlayer B", 2), "nothing, No Command");
}

TEST(EntelectRunner, WhatIsWrongIsTold) {
    const Bots bots;
    const auto told = [&](const Words& words, int exit) {
        const Ran ran = run_runner(words, {.folder = bots.folder()});
        EXPECT_EQ(ran.exit, exit) << ran.err;
        return ran.err;
    };
    EXPECT_EQ(told({}, 66), "entelect-runner: cannot read game-runner-config.json: there is no such file\n");
    bots.scratch().write("a.json", "{\"seed\": x}");
    EXPECT_TRUE(told({"a.json"}, 65).starts_with("entelect-runner: a.json:1:")) << told({"a.json"}, 65);
    bots.scratch().write("b.json", "{\"player-a\": \"builtin:random\"}");
    EXPECT_EQ(told({"b.json"}, 65), "entelect-runner: b.json: expected a bot as player-b\n");
    bots.scratch().write("c.json", R"({"player-a": "builtin:random", "player-b": "nowhere"})");
    EXPECT_TRUE(told({"c.json"}, 64).starts_with("entelect-runner: cannot find the program \"nowhere\""));
    fs::create_directory(bots.folder() / "empty");
    EXPECT_EQ(told({"--player-a", "empty", "--player-b", "console"}, 64),
              "entelect-runner: there is no bot.json in empty\n");
    EXPECT_NE(told({"--seed", "2147483648"}, 64).find("a seed is a whole number"), std::string::npos);
    told({"--rules", "mine"}, 64);
    for (const char* option : {"--player-a", "--player-b", "--replay", "--commands"})
        EXPECT_NE(told({option, ""}, 64).find("a name cannot be empty"), std::string::npos) << option;
    bots.scratch().write("d.json", R"({"player-a": "builtin:random", "player-b": "builtin:random",
                                       "game-config-file-location": "e.json"})");
    bots.scratch().write("e.json", "{\"maxRounds\": 0}");
    told({"d.json"}, 65);
    const Ran help = run_runner({"--help"});
    EXPECT_EQ(help.exit, 0);
    EXPECT_NE(help.out.find("Examples:"), std::string::npos);
}

// Paths start here, as in the original, or else beside the configuration.
TEST(EntelectRunner, FindsBotsBesideTheConfiguration) {
    const Bots bots;
    bots.mood("honest");
    bots.scratch().write("c.json", R"({"player-a": "./bots/honest", "player-b": "builtin:random"})");
    EXPECT_EQ(run_runner({(bots.folder() / "c.json").string(), "--quiet", "--logs", "none"}).exit, 0);
    EXPECT_EQ(run_runner({"c.json", "--quiet", "--logs", "none"}, {.folder = bots.folder()}).exit, 0);
}

TEST(EntelectMatch, TheSameBotsPlayInAgonMatch) {
    const Bots bots;
    const auto match = [](const std::string& first, const std::string& second) {
        return support::run_program(AGON_PROGRAM_DIR "/agon",
                                    {"match", "entelect", first, second, "--seed", "4", "--move-time", "60s"});
    };
    for (const std::string& bot : {bots.mood("honest"), "entelect:" + bots.mood("honest") + "/run/fake trivial"}) {
        const Ran ran = match(bot, "builtin:random");
        EXPECT_EQ(ran.exit, 0) << ran.out << ran.err;
    }
    const Ran gone = match("builtin:random", bots.mood("exits"));
    EXPECT_EQ(gone.exit, 0) << gone.out << gone.err;  // it is disqualified, by the rules of the game
    EXPECT_NE(gone.out.find("Player 1"), std::string::npos) << gone.out;
    EXPECT_EQ(bots.count_alive(), 0);
    const Ran other =
        support::run_program(AGON_PROGRAM_DIR "/agon", {"match", "sworms", bots.mood("honest"), "builtin:random"});
    EXPECT_NE(other.err.find("sworms has no rounds for bots of the Entelect challenge"), std::string::npos)
        << other.err;
}

// Else a record would have to carry them.
TEST(EntelectExamples, TheSampleHasTheUsualNumbers) {
    std::ifstream file(AGON_SOURCE_DIR "/examples/entelect/game-config.json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(entelect_state::read_config(text).value(), entelect::Config{});
    std::ifstream sample(AGON_SOURCE_DIR "/examples/entelect/game-runner-config.json");
    const std::string config{std::istreambuf_iterator<char>(sample), {}};
    EXPECT_TRUE(entelect_runner::read_runner_config(config));
}

// Each in two games a side against random play.
TEST(EntelectExamples, BeatRandomPlay) {
    const Bots bots;
    std::vector<std::string> starters{bots.with_program("C++ starter", AGON_PROGRAM_DIR "/fakes/example_entelect_bot")};
    if (system::find_program("python3")) starters.emplace_back(AGON_SOURCE_DIR "/examples/entelect/python");
    else std::puts("skipped: python3 is not installed");
    if (system::find_program("node")) starters.emplace_back(AGON_SOURCE_DIR "/examples/entelect/javascript");
    else std::puts("skipped: node is not installed");
    for (const std::string& folder : starters)
        for (const std::string seed : {"1", "2"}) {
            const Words rest{"--seed", seed, "--logs", "none", "--quiet", "--max-runtime", "60s"};
            Words first{"--player-a", folder, "--player-b", "builtin:random"};
            Words second{"--player-a", "builtin:random", "--player-b", folder};
            for (Words* words : {&first, &second}) words->insert(words->end(), rest.begin(), rest.end());
            EXPECT_TRUE(result_of(run_runner(first)).starts_with("RESULT winner=A")) << folder << " with seed " << seed;
            EXPECT_TRUE(result_of(run_runner(second)).starts_with("RESULT winner=B"))
                << folder << " with seed " << seed;
        }
}

}  // namespace
}  // namespace agon::entelect_test
