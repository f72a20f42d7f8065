#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "protocols/json/json.h"
#include "siege/mediator/players.h"

namespace agon::mediator_test {
namespace {

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Mediator, TellsHowItEnded) {
    const Players players;
    const Ran ran = run_mediator({players.map(), players.mood("cheats"), players.mood("honest")});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(contains(ran.out, "line 2, \" 0 B W\": The base is building already.")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "  player 1: 1900 gold, 0 units, base 200 of 200 HP\n")) << ran.out;
    EXPECT_EQ(last_line(ran.out), "RESULT winner=2 reason=busy turn=1");
    EXPECT_FALSE(contains(ran.out + ran.err, "\x1b")) << "no bar without a terminal";

    const Ran crashed = run_mediator({players.map(), players.mood("crashes"), players.mood("honest")});
    EXPECT_TRUE(contains(crashed.out, "  the end of its standard output and error:\n    | no such luck\n"))
        << crashed.out;
    EXPECT_TRUE(contains(crashed.out, "signal 11 (SIGSEGV)")) << crashed.out;
    const Ran warned = run_mediator({players.map(), players.mood("honest"), players.mood("exits"), "--turns", "6"});
    EXPECT_TRUE(contains(warned.out,
                         "  warning: player 2 exited with a code other than 0 in 3 turns, first with 7 in turn 2\n"))
        << warned.out;
    EXPECT_FALSE(contains(warned.out, "no such luck")) << "what players print is not ours";
}

TEST(Mediator, CanBeQuiet) {
    const Players players;
    const Ran ran =
        run_mediator({players.map(), players.mood("exits"), players.mood("chatty"), "--turns", "5", "--quiet"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "RESULT winner=draw reason=turn-limit turn=5\n");
    EXPECT_EQ(ran.err, "");
}

TEST(Mediator, SpeaksJson) {
    const Players players;
    const Ran ran =
        run_mediator({players.map(), players.mood("builder"), players.mood("crashes"), "--json", "--seed", "7"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(json::parse(ran.out)) << ran.out;
    for (const char* part :
         {"\"winner\": 1,", "\"reason\": \"crashed\",", "\"turn\": 2,", "\"seed\": 7,", "\"tick\": \"own\","})
        EXPECT_TRUE(contains(ran.out, part)) << part << ran.out;
    const Ran draw =
        run_mediator({players.map(), players.mood("honest"), players.mood("honest"), "--turns", "1", "--json"});
    EXPECT_TRUE(contains(draw.out, "\"winner\": null,")) << draw.out;
}

// Only --limit makes it an argument of the players; decimals are kept.
TEST(Mediator, StartsPlayersAsTheDocumentSays) {
    const Players players;
    const std::string player = players.mood("arguments"), name = std::filesystem::path(player).filename();
    const auto told = [&](const std::vector<std::string>& options) {
        std::vector<std::string> words{players.map(), player, players.mood("honest"), "--json"};
        words.insert(words.end(), options.begin(), options.end());
        return run_mediator(words).out;
    };
    const std::string line = "./" + name + " mapa.txt status.txt rozkazy.txt";
    EXPECT_TRUE(contains(told({}), line + "\\\\n")) << told({});
    EXPECT_TRUE(contains(told({"--limit", "20"}), line + " 20\\\\n")) << told({"--limit", "20"});
    const struct {
        const char *limit, *told;
    } rows[] = {{"20.250", " 20.25"}, {"20.", " 20"},          {"020.5", " 20.5"},
                {"86400", " 86400"},  {"20.0004", " 20.0004"}, {"20.12345678", " 20.123457"}};
    for (const auto& [limit, as_told] : rows)
        EXPECT_TRUE(contains(told({"--limit", limit}), line + as_told + "\\\\n")) << limit;
    EXPECT_TRUE(contains(told({"--limit", ".000001"}), "\"reason\": \"late\",")) << "no program is that quick";
}

TEST(Mediator, TakesScriptsPathsWithBlanksAndOneProgramTwice) {
    const Players players;
    const std::string player = players.script("my player", "[ \"$0\" = './my player' ] || exit 1\n"
                                                           "echo x >> 'my player.txt'\n"
                                                           "[ $(wc -l < 'my player.txt') -lt 3 ] || echo done > $3\n");
    const Ran absolute = run_mediator({players.map(), player, player, "--strict-exit", "--quiet"});
    EXPECT_EQ(absolute.out, "RESULT winner=2 reason=not-a-number turn=5\n") << absolute.err;
    for (const char* name : {"my player", "./my player"}) {
        const Ran relative =
            run_mediator({"map.txt", name, name, "--strict-exit", "--quiet"}, {.folder = players.folder()});
        EXPECT_EQ(relative.out, absolute.out) << relative.err;
    }
    const Ran ours = run_mediator({players.map(), players.mood("honest"), "builtin:random", "--turns", "4", "--quiet"});
    EXPECT_TRUE(ours.out.starts_with("RESULT winner=")) << ours.out << ours.err;
}

TEST(Mediator, TicksAsItIsTold) {
    const Players players;
    const auto units = [&](const std::string& tick) {
        return run_mediator(
                   {players.map(), players.mood("builder"), players.mood("honest"), "--turns", "3", "--tick", tick})
            .out;
    };
    EXPECT_TRUE(contains(units("own"), "player 1: 1900 gold, 1 unit,")) << units("own");
    EXPECT_TRUE(contains(units("all"), "player 1: 1800 gold, 1 unit,")) << units("all");
}

TEST(Mediator, RefusesWhatIsNoMap) {
    const Players players;
    const std::string honest = players.mood("honest");
    const struct {
        const char *content, *message;
    } rows[] = {{"100\n0x2\n", ":2:2: expected 0, 9, 6, 1 or 2\n"},
                {"100\n02\n", ":2:3: expected a row of 3 fields\n"},
                {"000\n002\n", "expected a base 1\n"},
                {"100\n012\n", "expected only one base 1\n"},
                {"", "expected a row of 1 to 1000 fields\n"}};
    for (const auto& [content, message] : rows) {
        const std::string map = players.write("bad.txt", content);
        const Ran ran = run_mediator({map, honest, honest});
        EXPECT_EQ(ran.exit, 65) << content;
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(ran.err.starts_with("mediator: " + map + ":") && contains(ran.err, message)) << ran.err;
    }
    const Ran missing = run_mediator({"/no/such/map", honest, honest});
    EXPECT_EQ(missing.exit, 66);
    EXPECT_EQ(missing.err, "mediator: cannot read /no/such/map: there is no such file\n");
    EXPECT_EQ(run_mediator({"-", honest, honest, "--turns", "2"}, {.input = "12\n"}).exit, 0);
}

TEST(Mediator, RefusesWhatIsNoPlayer) {
    const Players players;
    const std::string honest = players.mood("honest"), plain = players.write("plain", "");
    const struct {
        std::string player, message;
    } rows[] = {{players.folder() / "nobody", "there is no program"},
                {plain, "it is not executable"},
                {players.folder(), "is a folder and not a program"},
                {"builtin:nobody", "nobody"},
                {"", "is a folder"}};
    for (const auto& [player, message] : rows) {
        for (const auto& words : {std::vector{players.map(), player, honest}, {players.map(), honest, player}}) {
            const Ran ran = run_mediator(words);
            EXPECT_EQ(ran.exit, 64) << player;
            EXPECT_TRUE(contains(ran.err, message)) << ran.err;
            EXPECT_EQ(ran.out, "");
        }
    }
}

TEST(Mediator, RefusesAWrongCommandLine) {
    const Players players;
    const std::string honest = players.mood("honest");
    const std::vector<std::vector<std::string>> lines{
        {"--limit", "0"},       {"--limit", "-1"},  {"--limit", "1s"},  {"--limit", ""},       {"--limit", "1.2.3"},
        {"--limit", "nan"},     {"--limit", "inf"}, {"--limit", "1e2"}, {"--limit", "."},      {"--limit", "0.0000001"},
        {"--limit", "86400.1"}, {"--limit", "+1"},  {"--turns", "0"},   {"--turns", "20001"},  {"--tick", "often"},
        {"--sandbox", "maybe"}, {"--seed", "-1"},   {"--no-such-word"}, {"--quiet", "--json"}, {"extra"},
        {"--log", ""},          {"--replay", ""},   {"--log="},         {"--replay="}};
    for (std::vector<std::string> line : lines) {
        const std::string shown = line.front();
        line.insert(line.begin(), {players.map(), honest, honest});
        const Ran ran = run_mediator(line);
        EXPECT_EQ(ran.exit, 64) << shown << ran.out;
        EXPECT_TRUE(ran.err.starts_with("mediator: ")) << ran.err;
    }
    for (const std::string option : {"--log", "--replay"}) {
        const Ran ran = run_mediator({players.map(), honest, honest, option, ""});
        EXPECT_TRUE(ran.err.starts_with("mediator: " + option + ": a name cannot be empty\n")) << ran.err;
    }
    EXPECT_EQ(run_mediator({}).exit, 64);
    EXPECT_EQ(run_mediator({players.map(), honest}).exit, 64);
    const Ran help = run_mediator({"--help"});
    EXPECT_EQ(help.exit, 0);
    EXPECT_TRUE(contains(help.out, "Examples:") && contains(help.out, "RESULT winner=1|2|draw reason=CODE turn=N"));
    EXPECT_TRUE(run_mediator({"--version"}).out.starts_with("mediator "));
}

TEST(Mediator, NoticesThatNobodyListens) {
    const Players players;
    const std::vector<std::string> words{players.map(), players.mood("honest"), players.mood("honest"), "--turns", "2"};
    EXPECT_EQ(run_mediator(words, {.output = "/dev/full"}).exit, 74);
    EXPECT_EQ(run_mediator(words, {.output_closed = true}).exit, 74);
}

// What is opened next would have their numbers: the mediator waited for ever for itself, or told the result to nobody.
TEST(Mediator, TakesNothingForAStandardFileThatIsClosed) {
    const Players players;
    const std::string honest = players.mood("honest");
    const Ran unread = run_mediator({"-", honest, honest, "--turns", "2"}, {.input = std::nullopt});
    EXPECT_EQ(unread.exit, 66);
    EXPECT_TRUE(contains(unread.err, "cannot read standard input")) << unread.err;
    const Ran untold = run_mediator({players.map(), honest, honest, "--turns", "2", "--quiet"},
                                    {.input = std::nullopt, .output_closed = true});
    EXPECT_EQ(untold.exit, 74);
}

TEST(Mediator, CanBeBrokenOffWhileTheMapIsTyped) {
    const Players players;
    support::Conversation typing(AGON_PROGRAM_DIR "/mediator", {"-", players.mood("honest"), players.mood("honest")});
    typing.say("1000\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    typing.send_signal(SIGINT);
    const int exit = typing.wait_for_exit();
    EXPECT_TRUE(exit == 130 || exit == -1) << exit << " (-1: it was too early for it to say so)";
}

}  // namespace
}  // namespace agon::mediator_test
