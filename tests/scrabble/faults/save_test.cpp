#include <gtest/gtest.h>

#include <csignal>

#include "scrabble/faults/faulty_a3.h"

// Nothing is lost: whatever happens while a game is saved, its file holds either the old game or the new one.
namespace agon::scrabble_test {
namespace {

using Files = std::map<std::string, std::string>;

const std::string save_error = "Error: Could not save to file!\n";
const std::string save_session = "insert a a v ab\nsave\n";

using Faults = std::vector<support::Variable>;

struct SaveCase {
    std::string name;
    std::string before, after;  // the file
    bool folder_takes_new_files = true;
};

// The new file is as long as the old one, longer, or shorter (scores lose their leading zeros).
std::vector<SaveCase> save_cases() {
    const std::string blank_rows = "    \n    \n    \n    \n", rows = "A   \nB   \n    \n    \n";
    const auto file = [](const std::string& board, const std::string& rest) {
        return "Scrabble\n" + board + rest + "\na1 b2";
    };
    std::vector<SaveCase> cases;
    for (const bool open : {true, false}) {
        const std::string where = open ? "InAnOpenFolder" : "InAClosedFolder";
        cases.push_back({"AsLong" + where, small_game, small_game_after, open});
        const std::string wide(6, ' ');
        const std::string lower_rows = wide + "\n" + wide + "\n" + wide + "\n" + wide + "\n";
        cases.push_back({"Longer" + where, file("A     \n" + wide + "\n" + lower_rows, "1\n9\n0"),
                         file("A     \nB     \n" + lower_rows, "2\n11\n0"), open});
        cases.push_back({"Shorter" + where, file(blank_rows, "1\n000\n000"), file(rows, "2\n3\n0"), open});
    }
    return cases;
}

class Saving : public testing::TestWithParam<SaveCase> {
protected:
    FaultyRun run(const std::string& fault = "", std::size_t number = 0) const {
        Faults faults;
        if (!GetParam().folder_takes_new_files) faults.push_back({"AGON_CLOSED_FOLDER", "1"});
        if (!fault.empty()) faults.push_back({fault, std::to_string(number)});
        return run_with_faults(save_session, {{"config.txt", GetParam().before}}, faults);
    }
    static Files only(const std::string& config) { return {{"config.txt", config}}; }
};

TEST_P(Saving, Succeeds) {
    const FaultyRun saved = run();
    EXPECT_EQ(saved.ran.exit, 0);
    EXPECT_EQ(saved.ran.files, only(GetParam().after)) << saved.ran.out;
}

TEST_P(Saving, FullDiskAtAnyPointLeavesTheOldFile) {
    const std::size_t calls = run().file_calls;
    ASSERT_GE(calls, 4u);
    for (std::size_t number = 1; number <= calls; ++number) {
        SCOPED_TRACE("file call " + std::to_string(number));
        const FaultyRun failed = run("AGON_FAIL_FILE_CALL", number);
        EXPECT_EQ(failed.ran.exit, 0);
        const bool told = failed.ran.out.find(save_error) != std::string::npos;
        EXPECT_EQ(failed.ran.files, only(told ? GetParam().before : GetParam().after));
    }
}

TEST_P(Saving, KillAtAnyPointLeavesAWholeFile) {
    const std::size_t calls = run().file_calls;
    for (std::size_t number = 1; number <= calls; ++number) {
        SCOPED_TRACE("file call " + std::to_string(number));
        const FaultyRun killed = run("AGON_KILL_AT_FILE_CALL", number);
        EXPECT_EQ(killed.ran.signal, SIGKILL);
        const std::string config = killed.ran.files.at("config.txt");
        // The one moment that is documented: in place, all is written, and what is left of the longer file not yet cut off.
        const bool to_be_cut = !GetParam().folder_takes_new_files && config.size() == GetParam().before.size() &&
                               GetParam().after.size() < config.size() && config.starts_with(GetParam().after);
        EXPECT_TRUE(config == GetParam().before || config == GetParam().after || to_be_cut) << config;
    }
}

INSTANTIATE_TEST_SUITE_P(Files, Saving, testing::ValuesIn(save_cases()),
                         [](const auto& given) { return given.param.name; });

TEST(SavingToAReadOnlyFile, IsRefused) {
    const FaultyRun run = run_with_faults(save_session, {{"config.txt", small_game}}, {{"AGON_READ_ONLY", "1"}});
    EXPECT_EQ(run.ran.exit, 0);
    EXPECT_TRUE(run.ran.out.ends_with("Player 2 > " + save_error + "Player 2 > ")) << run.ran.out;
    EXPECT_EQ(run.ran.files, (Files{{"config.txt", small_game}}));
}

}  // namespace
}  // namespace agon::scrabble_test
