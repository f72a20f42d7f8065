#include <gtest/gtest.h>

#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include "scrabble/run_a3.h"
#include "support/scratch_folder.h"

// `a3` as a program: its exit codes, files that are not what they should be, and where a game is saved.
namespace agon::scrabble_test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using support::ScratchFolder;

const std::string game = "Scrabble\n    \n    \n    \n    \n1\n0\n0\na1 b2";
const std::string saved_game = "Scrabble\nAB  \n    \n    \n    \n2\n3\n0\na1 b2";  // insert a a h ab

A3Run run(const std::string& input, const std::string& config = game) {
    return run_a3({"config.txt"}, input, {{"config.txt", config}});
}

TEST(A3, WantsOneFile) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{}, {"a", "b"}}) {
        const A3Run ran = run_a3(arguments, "", {});
        EXPECT_EQ(ran.exit, 1);
        EXPECT_EQ(ran.out, "Usage: ./a3 configfile\n");
    }
}

TEST(A3, TellsWhatCannotBeOpened) {
    for (const std::string& path : {"nowhere.txt"s, "no/where.txt"s, ""s, std::string(5000, 'x')}) {
        const A3Run ran = run_a3({path}, "", {});
        EXPECT_EQ(ran.exit, 2);
        EXPECT_EQ(ran.out, "Error: Cannot open file: " + path + "\n");
    }
    const A3Run ran = run("load nowhere.txt\nquit\n");
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(ran.out.ends_with("Player 1 > Error: Cannot open file: nowhere.txt\n"));
}

TEST(A3, TellsWhatIsNoGame) {
    const std::string million(1'000'000, 'x');
    for (const std::string& file :
         {""s, "\n"s, "Scrabble"s, "Scrabble\n"s, "scrabble\n    \n"s, "\0\0\0\0"s, "Scrabble\0\n"s,
          "Scrabble\n" + million, million, "Scrabble\r\n    \r\n    \r\n    \r\n    \r\n1\r\n0\r\n0\r\na1"s,
          "Scrabble\n    \n    \n    \n    \n1\n0\n0\n"s, game.substr(0, game.size() - 1)}) {
        const A3Run ran = run("quit\n", file);
        EXPECT_EQ(ran.exit, 3) << file.substr(0, 40);
        EXPECT_EQ(ran.out, "Error: Invalid file: config.txt\n");
        EXPECT_EQ(ran.files.at("config.txt"), file);
    }
    EXPECT_EQ(run_a3({"."}, "", {}).exit, 3);
    EXPECT_EQ(run_a3({"/dev/null"}, "", {}).exit, 3);
    const A3Run loaded = run_a3({"config.txt"}, "load bad.txt\n", {{"config.txt", game}, {"bad.txt", "Scrabble\n"}});
    EXPECT_EQ(loaded.exit, 3);
    EXPECT_TRUE(loaded.out.ends_with("Player 1 > Error: Invalid file: bad.txt\n"));
}

support::Ran run_on(const std::string& path, const std::string& input) {
    return support::run_program(AGON_PROGRAM_DIR "/a3", {path}, {.input = input});
}

TEST(A3, AGigabyteIsNoGame) {
    const ScratchFolder folder;
    const std::string path = folder.write("large.txt", game);
    fs::resize_file(path, std::uintmax_t{1} << 30);  // zeros that take no room on the disk
    const support::Ran ran = run_on(path, "quit\n");
    EXPECT_EQ(ran.exit, 3);
    EXPECT_EQ(ran.out, "Error: Invalid file: " + path + "\n");
#ifdef NDEBUG
    EXPECT_LT(ran.most_memory_kib, 100 * 1024);
#endif
}

TEST(A3, LinesMayBeOfAnyLength) {
    const std::string million(1'000'000, 'x');
    const A3Run ran =
        run(million + "\ninsert a a h " + million + "\n" + std::string(1'000'000, ' ') + "\nquit" + million);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(
        ran.out.ends_with("Player 1 > Error: Unknown command: " + million +
                          "\nPlayer 1 > Error: Impossible move!\nPlayer 1 > Player 1 > Error: Unknown command: quit" +
                          million + "\nPlayer 1 > "));
}

TEST(A3, SavesThroughALinkAndKeepsTheMode) {
    const ScratchFolder folder;
    fs::permissions(folder.write("real.txt", game),
                    fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    fs::create_symlink("real.txt", folder.path() / "link.txt");
    EXPECT_EQ(run_on((folder.path() / "link.txt").string(), "insert a a h ab\nsave\n").exit, 0);
    EXPECT_TRUE(fs::is_symlink(folder.path() / "link.txt"));
    EXPECT_EQ(folder.read("real.txt"), saved_game);
    EXPECT_EQ(fs::status(folder.path() / "real.txt").permissions(),
              fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2) << "nothing else is left there";
}

TEST(A3, SavesToTheFileThatWasLoadedLast) {
    const A3Run ran = run_a3({"config.txt"}, "load other.txt\ninsert a a h ab\nsave\nload config.txt\nsave\n",
                             {{"config.txt", game + "\n"}, {"other.txt", game}});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.files.at("other.txt"), saved_game);
    EXPECT_EQ(ran.files.at("config.txt"), game + "\n");
}

// The folder goes away, or a folder takes the file's place, while the game is on.
TEST(A3, TellsWhenItCannotSave) {
    const ScratchFolder folder;
    fs::create_directory(folder.path() / "inner");
    const std::string path = folder.write("inner/game.txt", game);
    support::Conversation talk(AGON_PROGRAM_DIR "/a3", {path});
    talk.read_until("Player 1 > ");
    fs::remove_all(folder.path() / "inner");
    talk.say("save\n");
    EXPECT_EQ(talk.read_until("Player 1 > "), "Error: Could not save to file!\nPlayer 1 > ");
    fs::create_directories(path);
    talk.say("save\n");
    EXPECT_EQ(talk.read_until("Player 1 > "), "Error: Could not save to file!\nPlayer 1 > ");
    fs::remove_all(path);
    talk.say("save\n");  // where it can, it writes the file anew
    EXPECT_EQ(talk.read_until("Player 1 > "), "Player 1 > ");
    EXPECT_EQ(folder.read("inner/game.txt"), game);
    talk.say("quit\n");
    EXPECT_EQ(talk.wait_for_exit(), 0);
}

TEST(A3, ALinkToNothingIsFollowedWhenSaving) {
    const ScratchFolder folder;
    const std::string link = (folder.path() / "link.txt").string();
    folder.write("real.txt", game);
    fs::create_symlink("real.txt", link);
    support::Conversation talk(AGON_PROGRAM_DIR "/a3", {link});
    talk.read_until("Player 1 > ");
    fs::remove(folder.path() / "real.txt");
    talk.say("save\nquit\n");
    EXPECT_EQ(talk.wait_for_exit(), 0);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(folder.read("real.txt"), game);
}

TEST(A3, AReadOnlyFileIsNotReplaced) {
    if (geteuid() == 0) GTEST_SKIP() << "root may write everything";
    const ScratchFolder folder;
    const std::string path = folder.write("game.txt", game);
    fs::permissions(path, fs::perms::owner_read);
    const support::Ran ran = run_on(path, "insert a a h ab\nsave\n");
    EXPECT_TRUE(ran.out.ends_with("Player 2 > Error: Could not save to file!\nPlayer 2 > "));
    EXPECT_EQ(folder.read("game.txt"), game);
}

TEST(A3, SavingToAPipeThatNobodyReadsIsAnError) {
    const ScratchFolder folder;
    const std::string path = folder.write("game.txt", game).string();
    support::Conversation talk(AGON_PROGRAM_DIR "/a3", {path});
    talk.read_until("Player 1 > ");
    fs::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    talk.say("save\nquit\n");
    EXPECT_EQ(talk.read_until("Player 1 > "), "Error: Could not save to file!\nPlayer 1 > ");
    EXPECT_EQ(talk.wait_for_exit(), 0);
}

TEST(A3, LostOutputIsNoSuccess) {
    const ScratchFolder folder;
    const std::string path = folder.write("game.txt", game);
    EXPECT_EQ(support::run_program(AGON_PROGRAM_DIR "/a3", {path}, {.input = "help\n", .output = "/dev/full"}).exit,
              74);
}

}  // namespace
}  // namespace agon::scrabble_test
