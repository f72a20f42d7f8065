#include "seats/round_folder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "support/scratch_folder.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;

class RoundFolderTest : public ::testing::Test {
protected:
    const support::ScratchFolder scratch_, elsewhere_;
    RoundFolder folder_{system::Descriptor(::open(scratch_.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))};

    fs::path at(const std::string& name) const { return scratch_.path() / name; }
    void write(int round) {
        const match::RoundFile files[] = {{"state.json", "{}"}, {"textMap.txt", "@01"}};
        const auto problem = folder_.write(round, files);
        EXPECT_FALSE(problem) << problem->message;
    }
    void expect_round(int round) const {
        const std::string front = "rounds/" + std::to_string(round);
        EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(at(front + "/state.json"))));
        EXPECT_EQ(scratch_.read(front + "/state.json"), "{}");
        EXPECT_EQ(scratch_.read(front + "/textMap.txt"), "@01");
    }
    void expect_nothing_elsewhere() const { EXPECT_TRUE(fs::is_empty(elsewhere_.path())); }
};

TEST_F(RoundFolderTest, HoldsEveryRound) {
    for (const int round : {1, 2, 400}) write(round);
    for (const int round : {1, 2, 400}) expect_round(round);
}

TEST_F(RoundFolderTest, IsNotWrittenThroughLinks) {
    fs::create_symlink(elsewhere_.path(), at("rounds"));
    write(1);
    expect_round(1);
    fs::create_symlink(elsewhere_.path(), at("rounds/2"));
    write(2);
    expect_round(2);
    expect_nothing_elsewhere();

    const fs::path precious = elsewhere_.write("precious", "gold");
    fs::create_directory(at("rounds/3"));
    fs::create_symlink(precious, at("rounds/3/state.json"));
    fs::create_hard_link(precious, at("rounds/3/textMap.txt"));
    write(3);
    expect_round(3);
    EXPECT_EQ(elsewhere_.read("precious"), "gold");
}

TEST_F(RoundFolderTest, ComesBackWhereItWasRemoved) {
    write(1);
    fs::remove_all(at("rounds"));
    write(2);
    expect_round(2);
    fs::remove_all(at("rounds"));
    scratch_.write("rounds", "a file");
    write(3);
    expect_round(3);
}

TEST_F(RoundFolderTest, NothingInTheWayStays) {
    write(1);
    scratch_.write("rounds/2", "a file");
    scratch_.write("rounds/3/state.json", "old");
    ASSERT_EQ(mkfifo(at("rounds/4").c_str(), 0600), 0);
    fs::create_directories(at("rounds/5/textMap.txt/deep"));
    for (const int round : {2, 3, 4, 5}) write(round);
    for (const int round : {1, 2, 3, 4, 5}) expect_round(round);
}

TEST_F(RoundFolderTest, OpensWhatWasShut) {
    write(1);
    fs::permissions(at("rounds"), fs::perms::none);
    fs::permissions(scratch_.path(), fs::perms::none);
    write(2);
    fs::permissions(scratch_.path(), fs::perms::owner_all);
    fs::permissions(at("rounds"), fs::perms::owner_all);
    expect_round(2);
}

TEST_F(RoundFolderTest, CanBeReadByAnotherUser) {
    const mode_t before = umask(077);
    write(1);
    umask(before);
    for (const char* name : {"rounds", "rounds/1"}) EXPECT_EQ(fs::status(at(name)).permissions(), fs::perms::all);
    const auto shared = fs::status(at("rounds/1/state.json")).permissions();
    EXPECT_NE(shared & fs::perms::others_read, fs::perms::none);
}

}  // namespace
}  // namespace agon::seats
