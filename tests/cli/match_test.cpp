#include <gtest/gtest.h>

#include <algorithm>

#include "cli/run_agon.h"
#include "protocols/json/json.h"
#include "support/scratch_folder.h"

// `agon match` as people run it.
namespace agon::cli_test {
namespace {

using support::ScratchFolder;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string scripted(const std::string& options = "") { return AGON_PROGRAM_DIR "/fakes/scripted_bot " + options; }

// Patient, and without the sandbox, which other tests are about.
Ran run_match(const std::string& game, const std::string& first, const std::string& second,
              std::vector<std::string> more = {}, const Surroundings& surroundings = {}) {
    std::vector<std::string> line{"match", game,        first, second,      "--move-time",
                                  "60s",   "--warm-up", "60s", "--sandbox", "off"};
    line.insert(line.end(), more.begin(), more.end());
    return run_agon(line, surroundings);
}

const Tree& member(const Tree& tree, std::string_view key) {
    for (const auto& [name, value] : std::get<Tree::Record>(tree.content))
        if (name == key) return value;
    throw std::runtime_error("there is no key " + std::string(key));
}

std::vector<std::string> keys_of(const Tree& tree) {
    std::vector<std::string> keys;
    for (const auto& [name, value] : std::get<Tree::Record>(tree.content)) keys.push_back(name);
    return keys;
}

Tree parsed(const Ran& ran) {
    auto tree = json::parse(ran.out);
    if (!tree) throw std::runtime_error("not JSON: " + ran.out + ran.err);
    return *std::move(tree);
}

TEST(MatchVerb, TellsWhoWon) {
    const Ran ran = run_match("tictactoe", scripted(), "builtin:random", {"--seed", "3"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(ran.out.starts_with("tictactoe, seed 3: ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, " turns in ")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "fault")) << ran.out;
}

TEST(MatchVerb, ShowsAFaultAndHowToSeeItAgain) {
    const std::string bot = scripted("--mood exit-code --from-turn 2");
    const Ran ran = run_match("tictactoe", "builtin:random", bot);
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(contains(ran.out, "Player 2 (" + bot +
                                      ") loses: it ended before the game did at question 2: "
                                      "it exited with code 7.\n"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "  fault of player 2   died\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "    | Traceback: no such luck\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "    agon rerun agon:")) << ran.out;
    EXPECT_TRUE(contains(ran.err, "lost by a fault")) << ran.err;
}

TEST(MatchVerb, IsDataForPrograms) {
    const Tree tree =
        parsed(run_match("tictactoe", scripted("--mood garbage"), "builtin:random", {"--json", "--games", "2"}));
    EXPECT_EQ(keys_of(tree),
              (std::vector<std::string>{"game", "matches", "wins", "draws", "without_result", "forfeits"}));
    const auto& matches = std::get<Tree::List>(member(tree, "matches").content);
    ASSERT_EQ(matches.size(), 2U);
    for (const char* key :
         {"game", "seed", "players", "verdict", "steps", "turns", "wall_ms", "forgiven", "notes", "reproduce"})
        EXPECT_NO_THROW(member(matches[0], key)) << key;
    const Tree& verdict = member(matches[0], "verdict");
    EXPECT_EQ(keys_of(verdict), (std::vector<std::string>{"ending", "winner", "faults", "code", "sentence", "score"}));
    EXPECT_EQ(std::get<std::string>(member(verdict, "code").content), "garbled");
    EXPECT_EQ(std::get<std::string>(member(verdict, "winner").content), "second");
    EXPECT_EQ(std::get<std::string>(member(member(matches[1], "verdict"), "winner").content), "first")
        << "the seats are swapped";
    const auto& players = std::get<Tree::List>(member(matches[0], "players").content);
    EXPECT_EQ(std::get<std::string>(member(players.at(0), "last_said").content), "this is not JSON");
}

TEST(MatchVerb, SwapsSeatsInEverySecondGame) {
    const Ran ran =
        run_match("tictactoe", scripted("--mood resign"), "builtin:random", {"--games", "4", "--jobs", "2"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(contains(ran.out, "tictactoe: 4 games, seats swapped every second one\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "       0 won by " + scripted("--mood resign") + ", who failed in 4\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "       4 won by builtin:random\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Player 1 (" + scripted("--mood resign") + ") loses")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Player 2 (" + scripted("--mood resign") + ") loses")) << ran.out;
}

TEST(MatchVerb, TheSameSeedIsTheSameMatch) {
    const ScratchFolder scratch;
    for (const char* name : {"a.agon", "b.agon"})
        run_match("sworms", "builtin:random", scripted(),
                  {"--seed", "7", "--no-times", "--replay", (scratch.path() / name).string()});
    EXPECT_EQ(scratch.read("a.agon"), scratch.read("b.agon"));
    EXPECT_FALSE(scratch.read("a.agon").empty());
}

TEST(MatchVerb, NumbersTheReplaysOfSeveralGames) {
    const ScratchFolder scratch;
    const std::string path = (scratch.path() / "of.two" / "game.agon").string();
    std::filesystem::create_directory(scratch.path() / "of.two");
    EXPECT_EQ(run_match("pig", "builtin:random", "builtin:random", {"--games", "2", "--replay", path}).exit, 0);
    const auto files = scratch.files();
    EXPECT_EQ(files.size(), 2U);
    EXPECT_TRUE(files.contains("of.two/game-1.agon") && files.contains("of.two/game-2.agon"));
    EXPECT_EQ(run_match("pig", "builtin:random", "builtin:random", {"--replay", path}).exit, 0);
    EXPECT_TRUE(scratch.files().contains("of.two/game.agon"));
}

TEST(MatchVerb, WritesOverNoFileThatItReads) {
    const support::ScratchFolder scratch;
    const std::string setup = scratch.write("setup.json", "{}");
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"match", "tictactoe", "builtin:random", "builtin:random"}, {"play", "tictactoe", "--bot", "random"}}) {
        std::vector<std::string> command = words;
        command.insert(command.end(), {"--setup", setup, "--replay", setup});
        EXPECT_EQ(run_agon(command).exit, 64);
        EXPECT_EQ(scratch.read("setup.json"), "{}");
    }
}

TEST(MatchVerb, CannotWriteEverywhere) {
    const Ran nowhere = run_match("pig", "builtin:random", "builtin:random", {"--replay", "/no/such/folder/game.agon"});
    EXPECT_EQ(nowhere.exit, 74) << nowhere.err;
    EXPECT_TRUE(contains(nowhere.err, "/no/such/folder/game.agon")) << nowhere.err;
    const Ran full = run_match("pig", "builtin:random", "builtin:random", {"--replay", "/dev/full"});
    EXPECT_EQ(full.exit, 74) << full.err;
    const Ran mute = run_match("pig", "builtin:random", "builtin:random", {}, {.output = "/dev/full"});
    EXPECT_EQ(mute.exit, 74) << mute.err;
}

TEST(MatchVerb, RefusesWhatIsNoBot) {
    const ScratchFolder scratch;
    const std::string text = scratch.write("plain.txt", "hello").string();
    scratch.write("other/agon.toml", "command = [\"sh\"]\ngames = [\"sworms\"]\n");
    const std::string other = (scratch.path() / "other").string();
    const struct {
        std::string bot, message;
    } rows[] = {
        {"builtin:nobody", "nobody"},
        {"builtin:random@3", "no levels"},
        {"builtin:playout@99999", "level"},
        {"no-such-program-anywhere", "no-such-program-anywhere"},
        {"./no/such/program", "there is no program"},
        {text, "not executable"},
        {scratch.path().string(), "agon.toml"},
        {other, "does not play tictactoe"},
        {"'", "expected"},
        {"", ""},
    };
    for (const auto& [bot, message] : rows) {
        const Ran ran = run_match("tictactoe", bot, "builtin:random");
        EXPECT_EQ(ran.exit, 64) << bot << ": " << ran.err;
        EXPECT_TRUE(ran.err.starts_with("agon: ")) << ran.err;
        EXPECT_TRUE(contains(ran.err, message)) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST(MatchVerb, RefusesWrongOptions) {
    for (const char* time : {"-1", "1h", "abc", "", "1.2345s", "99999999999999999999", "1s1s", "nan"}) {
        const Ran ran = run_agon({"match", "pig", "builtin:random", "builtin:random", "--move-time", time});
        EXPECT_EQ(ran.exit, 64) << time << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    for (const char* option : {"--bank", "--match-time", "--warm-up"})
        EXPECT_EQ(run_agon({"match", "pig", "builtin:random", "builtin:random", option, "-1"}).exit, 64) << option;
    const std::vector<std::vector<std::string>> lines{{"--games", "0"},      {"--jobs", "0"},
                                                      {"--strikes", "-1"},   {"--sandbox", "maybe"},
                                                      {"--watch", "--json"}, {"--watch", "--jobs", "2", "--games", "2"},
                                                      {"builtin:random"}};
    for (const auto& line : lines)
        EXPECT_EQ(run_match("pig", "builtin:random", "builtin:random", line).exit, 64) << line[0];
    EXPECT_EQ(run_agon({"match", "pig", "builtin:random"}).exit, 64) << "one bot";
    EXPECT_EQ(run_match("chess", "builtin:random", "builtin:random").exit, 64);
    const ScratchFile setup("{\"size\": 99999}");
    EXPECT_EQ(run_match("tictactoe", "builtin:random", "builtin:random", {"--setup", setup.path()}).exit, 65);
    EXPECT_EQ(run_match("tictactoe", "builtin:random", "builtin:random", {"--setup", "/no/such"}).exit, 66);
}

TEST(MatchVerb, CanBeWatchedWithoutATerminal) {
    const Ran ran = run_match("tictactoe", "builtin:random", scripted(), {"--watch"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_FALSE(contains(ran.out, "\x1b")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "tictactoe, seed ")) << ran.out;
    EXPECT_GT(std::count(ran.out.begin(), ran.out.end(), '\n'), 30) << ran.out;
}

// Bytes of a bot that a terminal would obey.
TEST(MatchVerb, WhatABotSaysIsNeverObeyed) {
    const ScratchFolder scratch;
    const std::string folder = "evil\x1b[31m";
    const auto bot =
        scratch.write("bot.sh", "printf '\\033[2J\\233\\n\\000bell\\007' >&2\nread hello\n"
                                "printf '{\"type\":\"ready\",\"name\":\"\\\\u001b[2J\"}\\n'\nread turn\n"
                                "printf '{\"action\":\"\\\\u001b[2J\\\\u0007\",\"note\":\"\\\\u001b]0;x\"}\\n'\n");
    scratch.write(folder + "/agon.toml", "command = [\"sh\", \"bot.sh\"]\n");
    scratch.write(folder + "/bot.sh", scratch.read("bot.sh"));
    for (const std::string& name : {"sh " + bot.string(), (scratch.path() / folder).string()}) {
        const std::vector<std::vector<std::string>> lines{{}, {"--json"}, {"--watch"}, {"--games", "2"}};
        for (const auto& line : lines) {
            const Ran ran = run_match("sworms", name, "builtin:random", line);
            EXPECT_EQ(ran.exit, 1) << ran.err;
            for (const char byte : ran.out + ran.err)
                ASSERT_TRUE(byte == '\n' || static_cast<unsigned char>(byte) >= ' ') << ran.out << ran.err;
        }
    }
    scratch.write("other" + folder + "/agon.toml", "command = [\"sh\"]\ngames = [\"sworms\"]\n");
    const Ran refused = run_match("tictactoe", (scratch.path() / ("other" + folder)).string(), "builtin:random");
    EXPECT_EQ(refused.exit, 64);
    EXPECT_FALSE(contains(refused.err, "\x1b")) << refused.err;
    const std::string replay = (scratch.path() / "game.agon").string();
    run_match("sworms", "sh " + bot.string(), "builtin:random", {"--replay", replay});
    const std::vector<std::vector<std::string>> lines{
        {"replay", replay}, {"replay", replay, "--watch"}, {"rerun", replay, "sh " + bot.string()}};
    for (const auto& line : lines) {
        const Ran ran = run_agon(line);
        EXPECT_FALSE(contains(ran.out + ran.err, "\x1b")) << ran.out << ran.err;
        EXPECT_FALSE(contains(ran.out + ran.err, "\x07")) << ran.out << ran.err;
    }
}

// What a program of ours needs without any flood, with room for the sanitizers.
TEST(MatchVerb, AFloodIsNotKept) {
    const long usual = run_match("sworms", scripted("--mood garbage"), "builtin:random").most_memory_kib;
    for (const std::string& bot :
         {scripted("--mood huge"), scripted("--mood stderr-flood"), std::string("console:yes help"),
          std::string("console:yes state"), std::string("yes '{\"action\":\"idle\"}'"), std::string("cat /dev/zero")}) {
        const Ran ran = run_match("sworms", bot, "builtin:random");
        EXPECT_EQ(ran.exit, 1) << bot << ran.err;
        EXPECT_LT(ran.most_memory_kib, usual + 64 * 1024) << bot;
    }
}

}  // namespace
}  // namespace agon::cli_test
