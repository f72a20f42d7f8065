#include <gtest/gtest.h>
#include <unistd.h>

#include "sworms/run_swworms.h"

// The program swworms: arguments, configurations, files, the seed and how it ends.
namespace agon::sworms_test {
namespace {

using namespace std::string_literals;

const std::string usage_text = "[ERROR] usage: ./swworms <config-file>\n";
const std::string config_text = "[ERROR] invalid config file!\n";
constexpr int usage_exit = 255, config_exit = 254, output_exit = 74;

const std::string meadow = "#SWORMS\nSIZE: 8 3\nMAP:\nAAAAAAAA\nAAAAAAAA\nEEEEEEEE\n";
class SwwormsProgram : public testing::Test {
protected:
    std::string config(const std::string& general, const std::string& player = "") {
        return folder.write("config.ini", "[general]\n" + general + "\n[player]\n" + player + "\n").string();
    }
    std::string config_with_map(const std::string& map, const std::string& player = "") {
        folder.write("map.txt", map);
        return config("MAP=map.txt", player);
    }
    static void expect_refused(const Ran& ran, std::string_view why) {
        EXPECT_EQ(ran.exit, config_exit) << why;
        EXPECT_EQ(ran.out, config_text) << why;
        EXPECT_EQ(ran.err, "") << why;
    }

    ScratchFolder folder;
};

TEST_F(SwwormsProgram, TakesExactlyOneArgument) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{}, {"a.ini", "b.ini"}, {"", "", ""}}) {
        const Ran ran = run_swworms(arguments);
        EXPECT_EQ(ran.exit, usage_exit);
        EXPECT_EQ(ran.out, usage_text);
        EXPECT_EQ(ran.err, "");
    }
}

TEST_F(SwwormsProgram, PlaysTheExample) {
    const Ran ran = run_swworms({AGON_SOURCE_DIR "/examples/sworms/config.ini"}, {.input = "quit\n"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out.substr(0, 9), "spawning ");
    EXPECT_TRUE(ran.out.ends_with("ready\n> ")) << ran.out;
}

TEST_F(SwwormsProgram, RefusesConfigurationsThatItCannotRead) {
    expect_refused(run_swworms({(folder.path() / "missing.ini").string()}), "missing");
    expect_refused(run_swworms({""}), "no name");
    expect_refused(run_swworms({folder.path().string()}), "a folder");
    expect_refused(run_swworms({folder.write("empty.ini", "").string()}), "empty");
    expect_refused(run_swworms({"/proc/self/mem"}), "an error while reading");
    expect_refused(run_swworms({folder.write("file", "").string() + "/config.ini"}), "below a file");
    expect_refused(run_swworms({folder.write("rubbish.ini", "\177ELF\0\1\2\n[\n=\n"s).string()}), "binary");
    expect_refused(run_swworms({folder.write("nul.ini", std::string(5000, '\0')).string()}), "NUL bytes");
}

TEST_F(SwwormsProgram, RefusesConfigurationsThatSayTheWrongThing) {
    folder.write("map.txt", meadow);
    expect_refused(run_swworms({config("PROMT=>")}), "no map");
    expect_refused(run_swworms({config("MAP=")}), "an empty map");
    expect_refused(run_swworms({config("MAP=map.txt\nMAP=map.txt")}), "a map twice");
    expect_refused(run_swworms({config("MAP=map.txt\n[player")}), "a section without its end");
    expect_refused(run_swworms({config("MAP=map.txt\nTELEPORT=sideways")}), "no such order");
    for (const std::string players : {"1", "3", "two", "-2"})
        expect_refused(run_swworms({config("MAP=map.txt", "NUM_PLAYER=" + players)}), players);
    for (const std::string worms : {"0", "-1", "many", "99999999999999999999"})
        expect_refused(run_swworms({config("MAP=map.txt", "NUM_WORMS=" + worms)}), worms);
}

TEST_F(SwwormsProgram, RefusesMapsThatItCannotUse) {
    expect_refused(run_swworms({config("MAP=nowhere.txt")}), "missing");
    expect_refused(run_swworms({config("MAP=" + folder.path().string())}), "a folder");
    expect_refused(run_swworms({config("MAP=/proc/self/mem")}), "an error while reading");
    expect_refused(run_swworms({config_with_map("")}), "empty");
    expect_refused(run_swworms({config_with_map("\177ELF\0\1\2\xff\n"s)}), "binary");
    expect_refused(run_swworms({config_with_map(meadow + "EEEEEEEE\n")}), "a row too many");
    expect_refused(run_swworms({config_with_map("#SWORMS\nSIZE: 8 2\nMAP:\nEAAAAAAA\nEEEEEEEE\n")}), "earth on top");
}

TEST_F(SwwormsProgram, RefusesWhatIsNotAllowedToBeRead) {
    if (::geteuid() == 0) GTEST_SKIP() << "root may read every file";
    const auto file = folder.write("secret.ini", "[general]\nMAP=map.txt\n");
    std::filesystem::permissions(file, std::filesystem::perms::none);
    expect_refused(run_swworms({file.string()}), "permission denied");
}

// The redraw would never end. What was spawned before must not have been printed.
TEST_F(SwwormsProgram, RefusesMoreWormsThanTheTopRowCanHold) {
    expect_refused(run_swworms({config_with_map("#SWORMS\nSIZE: 5 2\nMAP:\nAAAAA\nEEEEE\n")}),
                   "six worms on five fields");
    expect_refused(run_swworms({config_with_map("#SWORMS\nSIZE: 1 6\nMAP:\nA\nA\nA\nA\nA\nE\n")}),
                   "six worms in five rows");
    expect_refused(run_swworms({config_with_map("#SWORMS\nSIZE: 1000 2\nMAP:\n" + std::string(1000, 'A') + "\n" +
                                                    std::string(1000, 'E') + "\n",
                                                "NUM_WORMS=30000")}),
                   "60000 worms");
}

TEST_F(SwwormsProgram, PlaysOnAMapOneFieldWide) {
    const Ran ran =
        run_swworms({config_with_map("#SWORMS\nSIZE: 1 3\nMAP:\nA\nA\nE\n", "NUM_WORMS=1")}, {.input = "quit\n"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "spawning unknown (1) at (0, 0)\n"
                       "spawning unknown (2) at (0, 0)\n"
                       "Current Map:\n  0\n 0* 0\n 1~ 1\n 2E 2\n  0\n"
                       "Player 1 Worm unknown (1) at (1, 0) ready\n> ");
}

TEST_F(SwwormsProgram, EndsAtOnceOnAMapOneFieldHigh) {
    const Ran ran =
        run_swworms({config_with_map("#SWORMS\nSIZE: 1 1\nMAP:\nA\n", "NUM_WORMS=1")}, {.input = "state\n"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "spawning unknown (1) at (0, 0)\n"
                       "unknown (1) fell out of the map.\n"
                       "spawning unknown (2) at (0, 0)\n"
                       "unknown (2) fell out of the map.\n"
                       "Current Map:\n  0\n 0  0\n  0\n"
                       "END: Draw\n");
}

TEST_F(SwwormsProgram, CallsWormsUnknownWithoutNames) {
    folder.write("map.txt", meadow);
    folder.write("empty.txt", "");
    for (const std::string names :
         {"", "WORM_NAMES=", "WORM_NAMES=nowhere.txt", "WORM_NAMES=empty.txt", "WORM_NAMES=/"}) {
        const Ran ran = run_swworms({config("MAP=map.txt\n" + names)});
        EXPECT_EQ(ran.exit, 0);
        EXPECT_TRUE(ran.out.starts_with("spawning unknown (1) at (0, ")) << names;
    }
}

TEST_F(SwwormsProgram, LooksForFilesHereFirstAndThenBesideTheConfiguration) {
    folder.write("game/config.ini", "[general]\nMAP=map.txt\nWORM_NAMES=names.txt\n");
    folder.write("game/map.txt", meadow);
    folder.write("game/names.txt", "Beside\n");
    folder.write("here/names.txt", "Here\n");
    const Surroundings here{.folder = folder.path() / "here"};
    const Ran both = run_swworms({"../game/config.ini"}, here);
    EXPECT_TRUE(both.out.starts_with("spawning Here (1)")) << both.out;
    folder.write("here/map.txt", "#SWORMS\n");
    expect_refused(run_swworms({"../game/config.ini"}, here),
                   "the map of the current folder counts, though it is wrong");
    const Ran beside = run_swworms({"config.ini"}, {.folder = folder.path() / "game"});
    EXPECT_TRUE(beside.out.starts_with("spawning Beside (1)")) << beside.out;
}

TEST_F(SwwormsProgram, UsesThePromptAndTheSignsOfItsConfiguration) {
    folder.write("map.txt", meadow);
    const Ran ran =
        run_swworms({config("MAP=map.txt\nPROMT=worms>", "PLAYER0=one\nPLAYER1=two")}, {.input = "state\n"});
    EXPECT_TRUE(ran.out.ends_with(" t\nworms> ")) << ran.out;
    EXPECT_NE(ran.out.find(" o\nworms of player 2"), std::string::npos) << ran.out;
}

TEST_F(SwwormsProgram, TakesItsSeedAsTheOriginalDoes) {
    const std::string path = config_with_map(meadow);
    const auto with = [&](std::optional<std::string> seed) {
        return run_swworms({path}, {.environment = {{"RAND_SEED", seed}}});
    };
    const std::string warning = "[WARN] could not parse seed for RNG from environment\n";
    EXPECT_EQ(with("").out, with("0").out) << "empty is 0";
    EXPECT_EQ(with("-1").out, with("4294967295").out);
    EXPECT_EQ(with("99999999999999999999").out, with("4294967295").out) << "too large is the largest";
    EXPECT_EQ(with(" 1").out, with("1").out);
    EXPECT_NE(with("1").out, with("2").out);
    for (const std::string good : {"", "-1", "1", " 1", "99999999999999999999"}) EXPECT_EQ(with(good).err, "") << good;
    for (const std::string bad : {"abc", "1 ", "1x", "0x1"}) {
        const Ran ran = with(bad);
        EXPECT_EQ(ran.err, warning) << bad;
        EXPECT_EQ(ran.exit, 0) << "and it plays with a random seed";
    }
    EXPECT_EQ(with(std::nullopt).err, "");
    EXPECT_EQ(with(std::nullopt).exit, 0);
}

TEST_F(SwwormsProgram, EndsSilentlyWithItsInput) {
    const std::string path = config_with_map(meadow);
    const std::string opening = run_swworms({path}).out;
    EXPECT_TRUE(opening.ends_with("ready\n> "));
    EXPECT_EQ(run_swworms({path}, {.input = "quit\n"}).out, opening);
    EXPECT_EQ(run_swworms({path}, {.input = "quit"}).out, opening) << "a last line without its end counts";
    EXPECT_EQ(run_swworms({path}, {.input = std::nullopt}).out, opening);
    EXPECT_EQ(run_swworms({path}, {.input = "\n"}).out, opening + "> ");
    const Ran in_mid_turn = run_swworms({path}, {.input = "choose bazooka\nmove l 0\n"});
    EXPECT_EQ(in_mid_turn.exit, 0);
    EXPECT_TRUE(in_mid_turn.out.ends_with("\n> ")) << in_mid_turn.out;
}

TEST_F(SwwormsProgram, SaysTheSameToEveryKindOfLineEnd) {
    const std::string path = config_with_map(meadow);
    const std::string unix_text = run_swworms({path}, {.input = "state\nmove r 1\naction u\nquit\n"}).out;
    EXPECT_EQ(run_swworms({path}, {.input = "state\r\nmove r 1\r\naction u\r\nquit\r\n"}).out, unix_text);
    EXPECT_EQ(run_swworms({path}, {.input = "state\nmove r 1\naction u\nquit"}).out, unix_text);
    EXPECT_EQ(run_swworms({config_with_map("#SWORMS\r\nSIZE: 8 3\r\nMAP:\r\nAAAAAAAA\r\nAAAAAAAA\r\nEEEEEEEE\r\n")},
                          {.input = "state\nmove r 1\naction u\nquit\n"})
                  .out,
              unix_text);
}

TEST_F(SwwormsProgram, ShowsItsPromptBeforeItWaits) {
    support::Conversation talk(swworms_program, {config_with_map(meadow)});
    EXPECT_TRUE(talk.read_until("\n> ").ends_with("ready\n> "));
    talk.say("choose melee\n");
    EXPECT_EQ(talk.read_until("> "), "Chose weapon melee Ammunition: 1\n> ");
    talk.say("quit\n");
    EXPECT_EQ(talk.read_until("never"), "");
    EXPECT_EQ(talk.wait_for_exit(), 0);
}

TEST_F(SwwormsProgram, EndsWithItsOwnCodeWhenItsOutputCannotBeWritten) {
    const std::string path = config_with_map(meadow);
    for (const std::optional<std::string>& input : {std::optional("map\nquit\n"s), std::optional(""s), {}}) {
        EXPECT_EQ(run_swworms({path}, {.input = input, .output = "/dev/full"}).exit, output_exit);
        EXPECT_EQ(run_swworms({path}, {.input = input, .output_closed = true}).exit, output_exit);
    }
    EXPECT_EQ(run_swworms({}, {.output = "/dev/full"}).exit, usage_exit);
    EXPECT_EQ(run_swworms({"missing"}, {.output_closed = true}).exit, config_exit);
}

}  // namespace
}  // namespace agon::sworms_test
