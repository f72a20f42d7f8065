#include <gtest/gtest.h>
#include <signal.h>

#include <filesystem>

#include "cli/run_agon.h"
#include "support/scratch_folder.h"

// What is kept of a game at the terminal, however it ends.
namespace agon::cli_test {
namespace {

const std::string fake = AGON_PROGRAM_DIR "/fakes/scripted_bot";

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

class PlayRecord : public ::testing::Test {
protected:
    Ran play(std::vector<std::string> line, const std::string& typed) const {
        line.insert(line.begin(), "play");
        line.insert(line.end(), {"--replay", file});
        return run_agon(line, {.input = typed});
    }
    // The record as JSON without blanks, after it was verified.
    std::string record() const {
        const Ran verified = run_agon({"replay", file, "--verify"});
        EXPECT_EQ(verified.exit, 0) << verified.err;
        std::string json = run_agon({"replay", file, "--json"}).out;
        std::erase_if(json, [](char letter) { return letter == ' ' || letter == '\n'; });
        return json;
    }

    support::ScratchFolder folder;
    std::string file = folder.path() / "game.agon";
};

TEST_F(PlayRecord, IsWrittenAtTheEnd) {
    const Ran game = play({"tictactoe", "--bot", fake}, "b2\nb1\nb3\n");
    EXPECT_EQ(game.exit, 0) << game.err;
    EXPECT_TRUE(game.out.ends_with("Replay: " + file + "\n")) << game.out;
    const std::string json = record();
    EXPECT_TRUE(contains(json, "\"players\":[\"person\",\"" + fake + "\"]")) << json;
    EXPECT_TRUE(contains(json, "\"ending\":\"normal\"") && contains(json, "\"winner\":\"first\"")) << json;
    EXPECT_TRUE(contains(json, "\"actions\":[null,\"a1\"]") && contains(json, "\"wall_us\"")) << json;
}

TEST_F(PlayRecord, HasWhatWasNotTakenBack) {
    play({"tictactoe", "--as", "both"}, "a1\nundo\nb2\na1\na2\nundo\nc3\nquit\n");
    const std::string json = record();
    EXPECT_TRUE(contains(json, "\"steps\":[{\"actions\":[\"b2\",null]},{\"actions\":[null,\"a1\"]},"
                               "{\"actions\":[\"c3\",null]}]"))
        << json;
    EXPECT_TRUE(contains(json, "\"players\":[\"person\",\"person\"]")) << json;
    // The bot of a game with dice answers anew.
    play({"pig", "--bot", "random", "--seed", "6"}, "roll\nundo\nroll\nhold\nundo\nroll\nroll\nhold\n");
    EXPECT_TRUE(contains(record(), "\"ending\":\"interrupted\""));
}

TEST_F(PlayRecord, OfAGameThatWasLeft) {
    for (const char* typed : {"b2\nquit\n", "b2\n"}) {
        EXPECT_EQ(play({"tictactoe", "--bot", fake}, typed).exit, 0);
        const std::string json = record();
        EXPECT_TRUE(contains(json, "\"ending\":\"interrupted\",\"winner\":null")) << json;
        EXPECT_TRUE(contains(json, "[\"b2\",null]") && contains(json, "[null,\"a1\"]")) << json;
        std::filesystem::remove(file);
    }
}

TEST_F(PlayRecord, OfAFaultShowsItAgain) {
    const std::string bot = fake + " --mood garbage --from-turn 2";
    const Ran game = play({"tictactoe", "--bot", bot}, "b2\nc3\n");
    EXPECT_EQ(game.exit, 1);
    EXPECT_TRUE(contains(game.out, "    agon rerun " + file + " --seat 2 '" + bot + "'\n")) << game.out;
    const std::string json = record();
    EXPECT_TRUE(contains(json, "\"ending\":\"forfeit\",\"winner\":\"first\",\"faults\":[null,\"garbled\"]")) << json;
}

TEST_F(PlayRecord, HasNotesAndWhatWasForgiven) {
    play({"tictactoe", "--bot", fake + " --mood note"}, "b2\n");
    EXPECT_TRUE(contains(record(), "\"notes\":[{\"step\":1,\"player\":\"second\",\"text\":\"\\u001b[31mred"))
        << record();
    play({"sworms", "--bot", fake + " --mood silent", "--move-time", "20ms", "--strikes", "1"}, "idle\n");
    const std::string json = record();
    EXPECT_TRUE(contains(json, "\"forgiven\":[{\"step\":1,\"player\":\"second\",\"fault\":\"late\"}]")) << json;
}

TEST_F(PlayRecord, BeginsWithTheStartOfAGame) {
    const ScratchFile position(run_agon({"step", "tictactoe"}).out);
    const Ran game = play({"tictactoe", "--position", position.path()}, "b2\n");
    EXPECT_EQ(game.exit, 64);
    EXPECT_EQ(game.err, "agon: a record begins with the start of a game: leave --position or --replay out\n");
    EXPECT_FALSE(std::filesystem::exists(file));
    const Ran nowhere = run_agon({"play", "tictactoe", "--replay", "/nowhere/at/all"}, {.input = "quit\n"});
    EXPECT_EQ(nowhere.exit, 74) << nowhere.err;
}

// The bot itself presses Ctrl-C: while it is asked, or while the person is.
TEST_F(PlayRecord, OfAGameThatWasInterrupted) {
    const auto script = [](const std::string& then) {
        return "echo $$ > pid\n"
               "read hello\n"
               "echo '{\"type\":\"ready\"}'\n"
               "read turn\n" +
               then + "sleep 100\n";
    };
    for (const std::string then : {"kill -INT $PPID\n", "echo '{\"action\":\"a1\"}'\nkill -INT $PPID\n"}) {
        folder.write("agon.toml", "name = \"interrupter\"\ncommand = [\"/bin/sh\", \"bot.sh\"]\n");
        folder.write("bot.sh", script(then));
        support::Conversation talk(AGON_PROGRAM_DIR "/agon",
                                   {"play", "tictactoe", "--as", "2", "--bot", folder.path(), "--sandbox", "off",
                                    "--replay", file, "--move-time", "1m"});
        const std::string out = talk.read_until("Replay: ");
        EXPECT_TRUE(contains(out, "The game is left unfinished.\n")) << out;
        EXPECT_EQ(talk.wait_for_exit(), 130);
        EXPECT_TRUE(contains(record(), "\"ending\":\"interrupted\""));
        EXPECT_EQ(::kill(std::stoi(folder.read("pid")), 0), -1) << "the bot is gone";
        std::filesystem::remove(file);
    }
}

}  // namespace
}  // namespace agon::cli_test
