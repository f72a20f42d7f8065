#include "seats/bot_guard.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "catalog/arena.h"
#include "catalog/catalog.h"
#include "support/scratch_folder.h"
#include "system/child.h"
#include "system/processes.h"
#include "system/workplace.h"

namespace agon::seats {
namespace {

const std::string greedy = std::string(AGON_PROGRAM_DIR) + "/fakes/greedy_bot";

constexpr GuardCaps small{
    .memory_bytes = std::uint64_t{64} << 20, .tasks = 12, .folder_bytes = std::uint64_t{8} << 20, .folder_entries = 40};

// What the guard says of a program that has done it, without any sandbox.
std::string said_of(const std::vector<std::string>& deed) {
    auto workplace = system::Workplace::make();
    std::vector<std::string> arguments = deed;
    arguments.insert(arguments.begin(), greedy);
    auto child = system::Child::start(
        {.program = greedy, .arguments = arguments, .environment = {"AGON_FOLDER=" + workplace->path()}});
    if (!child) return child.error().message;
    const std::string question = "{\"type\":\"turn\"}\n";
    EXPECT_EQ(write(child->input().number(), question.data(), question.size()), static_cast<ssize_t>(question.size()));
    EXPECT_EQ(system::read_bytes(child->errors(), 5), "done\n");
    BotGuard guard(child->pid(), workplace->folder(), small, std::chrono::steady_clock::now());
    auto said = guard.look(std::chrono::steady_clock::now(), true);
    // Orphans are not looked for anew each time.
    for (int looks = 0; !said && deed.front() == "orphans" && looks < 200; ++looks) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        said = guard.look(std::chrono::steady_clock::now(), true);
    }
    return said.value_or("");
}

TEST(BotGuard, CountsFilesAndWhatIsInThem) {
    EXPECT_EQ(said_of({"files", "3", "2"}), "");
    EXPECT_EQ(said_of({"files", "5", "2"}), "its working folder holds more than 8 MB");
    EXPECT_EQ(said_of({"files", "41", "0"}), "its working folder holds more than 40 files");
    EXPECT_EQ(said_of({"closed-folder", "5", "2"}), "its working folder holds more than 8 MB");
    EXPECT_EQ(said_of({"deep-folders", "39"}), "its working folder has too many folders in folders");
}

TEST(BotGuard, CountsFilesThatHaveLostTheirNames) {
    EXPECT_EQ(said_of({"nameless-files", "3", "2"}), "");
    EXPECT_EQ(said_of({"nameless-files", "5", "2"}), "its working folder holds more than 8 MB");
    if (geteuid() == 0 && access("/proc/self/map_files/.", R_OK) == 0) {
        EXPECT_EQ(said_of({"mapped-files", "5", "2"}), "its working folder holds more than 8 MB");
    }
}

TEST(BotGuard, CountsMemoryOfAllProcesses) {
    EXPECT_EQ(said_of({"processes", "2", "20"}), "");
    EXPECT_EQ(said_of({"processes", "4", "20"}), "its processes take more than 64 MB of memory");
    EXPECT_EQ(said_of({"orphans", "4", "20"}), "its processes take more than 64 MB of memory");
}

TEST(BotGuard, CountsMemoryThatProcessesHaveInCommonOnce) { EXPECT_EQ(said_of({"forks", "3", "40"}), ""); }

TEST(BotGuard, CountsProcessesAndThreads) {
    EXPECT_EQ(said_of({"processes", "11"}), "");
    EXPECT_EQ(said_of({"processes", "12"}), "it has more than 12 processes and threads");
    EXPECT_EQ(said_of({"orphans", "12"}), "it has more than 12 processes and threads");
    EXPECT_EQ(said_of({"threads", "12"}), "it has more than 12 processes and threads");
}

TEST(BotGuard, LooksSoonAfterAQuestionAndSeldomWithout) {
    using std::chrono::milliseconds, std::chrono::seconds;
    const auto workplace = system::Workplace::make();
    const Instant start{};
    BotGuard guard(getpid(), workplace->folder(), {.tasks = 1'000'000}, start);
    EXPECT_EQ(guard.due(), start + milliseconds(100));
    EXPECT_EQ(guard.look(start, false), std::nullopt);
    EXPECT_GE(guard.due(), start + seconds(1));
    guard.asked(start + milliseconds(1));
    const Instant due = guard.due();
    EXPECT_GE(due, start + milliseconds(101));
    EXPECT_LT(due, start + seconds(1));
    guard.asked(start + milliseconds(50));
    EXPECT_EQ(guard.due(), due) << "quick questions do not put it off";
}

// A bot in a folder of its own, closed to others: as root it runs as root, so that the number of processes has no other limit.
class GreedyBots : public ::testing::Test {
protected:
    catalog::MatchReport play(const std::string& deed, const std::string& limits, system::SandboxMode mode,
                              const std::string& opponent = "builtin:random") {
        std::filesystem::copy_file(greedy, folder_.path() / "greedy_bot",
                                   std::filesystem::copy_options::overwrite_existing);
        folder_.write("agon.toml", "command = './greedy_bot " + deed + "'\n" + limits + "\n");
        catalog::MatchWish wish;
        wish.game = catalog::find_game("tictactoe");
        const auto first = catalog::find_contestant(*wish.game, folder_.path().string()),
                   second = catalog::find_contestant(*wish.game, opponent);
        if (!first || !second) throw std::runtime_error(first ? second.error() : first.error());
        wish.contestants = {{*first, *second}};
        wish.sandbox = mode;
        wish.time.warm_up = std::chrono::seconds(60);
        wish.time.move = std::chrono::seconds(mode == system::SandboxMode::Off ? 1 : 60);
        auto report = catalog::run_match(wish);
        if (!report) throw std::runtime_error(report.error().sentence);
        EXPECT_EQ(system::count_descendants(), 0);
        return *std::move(report);
    }
    void expect_flooded(const std::string& deed, const std::string& limits, const std::string& detail,
                        const std::string& opponent = "builtin:random") {
        const auto report = play(deed, limits, system::SandboxMode::Auto, opponent);
        EXPECT_EQ(report.record.verdict.faults[Player::First], match::Fault::Flooded);
        EXPECT_NE(report.record.verdict.sentence.find("it took too much at question"), std::string::npos);
        EXPECT_NE(report.record.verdict.sentence.find(detail), std::string::npos) << report.record.verdict.sentence;
    }

    support::ScratchFolder folder_;
};

TEST_F(GreedyBots, LoseTheMatch) {
    expect_flooded("files 6 2", "folder_mb = 8", ": its working folder holds more than 8 MB");
    expect_flooded("files 5000", "", ": its working folder holds more than 4096 files");
    expect_flooded("processes 6 20", "memory_mb = 64", ": its processes take more than 64 MB of memory");
    expect_flooded("processes 30", "processes = 12", ": it has more than 12 processes and threads");
}

TEST_F(GreedyBots, LoseAlsoForWhatTheyDoUnasked) {
    const std::string thinker = std::string(AGON_PROGRAM_DIR) + "/fakes/scripted_bot --mood late --delay-ms 1500";
    expect_flooded("later 6 2", "folder_mb = 8", "2: its working folder holds more than 8 MB", thinker);
}

TEST_F(GreedyBots, AreFreeWithoutASandbox) {
    const auto report = play("files 6 2", "folder_mb = 8", system::SandboxMode::Off);
    EXPECT_EQ(report.record.verdict.faults[Player::First], match::Fault::Late) << report.record.verdict.sentence;
}

}  // namespace
}  // namespace agon::seats
