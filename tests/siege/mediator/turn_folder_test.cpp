#include "seats/turn_folder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "siege/mediator/players.h"
#include "system/descriptor.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;

class TurnFolderTest : public ::testing::Test {
protected:
    const support::ScratchFolder scratch_;
    const system::Descriptor open_{::open(scratch_.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};

    fs::path at(const std::string& name) const { return scratch_.path() / name; }
};

TEST_F(TurnFolderTest, HoldsWhatAPlayerNeeds) {
    TurnFolder folder(open_.number(), "/bin/true");
    ASSERT_FALSE(folder.lay_out("map", "status"));
    EXPECT_EQ(folder.program(), "./true");
    EXPECT_EQ(folder.file_names(), (std::vector<std::string>{"mapa.txt", "status.txt", "rozkazy.txt"}));
    EXPECT_EQ(fs::read_symlink(at("true")), "/bin/true");
    EXPECT_EQ(scratch_.read("mapa.txt"), "map");
    EXPECT_EQ(scratch_.read("status.txt"), "status");
    EXPECT_EQ(folder.read_orders(100).value(), "");
    EXPECT_EQ(folder.private_file_bytes(), 0U);
}

TEST_F(TurnFolderTest, KeepsThePrivateFileAndNothingElse) {
    TurnFolder folder(open_.number(), "/bin/true");
    ASSERT_FALSE(folder.lay_out("map", "status"));
    scratch_.write("true.txt", "secret");
    scratch_.write("other.txt", "x");
    scratch_.write("deep/deeper/deepest", "x");
    scratch_.write("rozkazy.txt", "0 B W\n");
    EXPECT_EQ(folder.read_orders(100).value(), "0 B W\n");
    EXPECT_EQ(folder.private_file_bytes(), 6U);
    ASSERT_FALSE(folder.lay_out("map", "next"));
    EXPECT_EQ(scratch_.read("true.txt"), "secret");
    EXPECT_EQ(scratch_.read("status.txt"), "next");
    EXPECT_EQ(folder.read_orders(100).value(), "");
    EXPECT_FALSE(fs::exists(at("other.txt")) || fs::exists(at("deep")));
}

// A second name of a file elsewhere, made by a player: the file must not be written through it.
TEST_F(TurnFolderTest, NeverWritesWhereALinkLeads) {
    const support::ScratchFolder elsewhere;
    const fs::path victim = elsewhere.write("victim", "precious");
    for (const bool hard : {false, true}) {
        TurnFolder folder(open_.number(), "/bin/true");
        ASSERT_FALSE(folder.lay_out("map", "status"));
        for (const char* name : {"mapa.txt", "status.txt", "rozkazy.txt", "true", "true.txt"}) {
            fs::remove(at(name));
            if (hard) fs::create_hard_link(victim, at(name));
            else fs::create_symlink(victim, at(name));
        }
        EXPECT_EQ(folder.read_orders(100).error().problem, system::FileProblem::Irregular);
        EXPECT_EQ(folder.private_file_bytes(), 0U);
        ASSERT_FALSE(folder.lay_out("map", "status"));
        EXPECT_EQ(elsewhere.read("victim"), "precious");
        EXPECT_EQ(fs::hard_link_count(victim), 1U);
        EXPECT_EQ(fs::read_symlink(at("true")), "/bin/true");
        EXPECT_FALSE(fs::exists(at("true.txt")));
    }
}

// A private file with a second name is none, and does not become one because that name is removed before it.
TEST_F(TurnFolderTest, APrivateFileWithASecondNameDoesNotStay) {
    TurnFolder folder(open_.number(), "/bin/true");
    for (const char* twin : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {  // in any order that a folder can have
        ASSERT_FALSE(folder.lay_out("map", "status"));
        scratch_.write("true.txt", "more than is allowed");
        fs::create_hard_link(at("true.txt"), at(twin));
        EXPECT_EQ(folder.private_file_bytes(), 0U);
        ASSERT_FALSE(folder.clear());
        EXPECT_FALSE(fs::exists(at("true.txt"))) << twin;
        EXPECT_TRUE(fs::is_symlink(at("true")));
    }
}

// Then one file could not be both.
TEST(TurnFolder, NoNameStandsForTwoThings) {
    for (const std::string program : {"status", "mapa", "rozkazy", "status.txt", "mapa.txt", "rozkazy.txt"}) {
        const support::ScratchFolder scratch;
        const system::Descriptor open(::open(scratch.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        TurnFolder folder(open.number(), "/somewhere/" + program);
        ASSERT_FALSE(folder.lay_out("map", "status"));
        std::vector<std::string> names = folder.file_names();
        names.push_back(program);
        names.push_back(program + ".txt");
        std::sort(names.begin(), names.end());
        EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end()) << program;
        scratch.write(program + ".txt", "secret");
        ASSERT_FALSE(folder.lay_out("map", "next"));
        EXPECT_EQ(folder.private_file_bytes(), 6U);
        EXPECT_EQ(scratch.read(folder.file_names()[1]), "next");
    }
}

TEST_F(TurnFolderTest, MayBeClosedToEverybody) {
    TurnFolder folder(open_.number(), "/bin/true");
    ASSERT_FALSE(folder.lay_out("map", "status"));
    fs::permissions(scratch_.path(), fs::perms::none);
    EXPECT_TRUE(folder.read_orders(100));
    fs::permissions(scratch_.path(), fs::perms::none);
    EXPECT_FALSE(folder.lay_out("map", "status"));
    EXPECT_EQ(fs::status(scratch_.path()).permissions(), fs::perms::owner_all);
}

// Root reads everything: for a while the test is somebody else, and the folder theirs.
class AsOrdinaryUser {
public:
    explicit AsOrdinaryUser(const fs::path& folder) {
        constexpr uid_t nobody = 65534;
        if (was_ != 0) return;
        EXPECT_EQ(chown(folder.c_str(), nobody, nobody), 0);
        EXPECT_EQ(seteuid(nobody), 0);
    }
    AsOrdinaryUser(const AsOrdinaryUser&) = delete;
    AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;
    ~AsOrdinaryUser() { EXPECT_EQ(seteuid(was_), 0); }

private:
    uid_t was_ = geteuid();
};

// It is a file all the same.
TEST_F(TurnFolderTest, OrdersMayBeClosedToEverybody) {
    const AsOrdinaryUser user(scratch_.path());
    TurnFolder folder(open_.number(), "/bin/true");
    ASSERT_FALSE(folder.lay_out("map", "status"));
    scratch_.write("rozkazy.txt", "0 B W\n");
    for (const bool folder_too : {false, true}) {
        fs::permissions(at("rozkazy.txt"), fs::perms::none);
        if (folder_too) fs::permissions(scratch_.path(), fs::perms::none);
        const auto orders = folder.read_orders(100);
        ASSERT_TRUE(orders) << orders.error().message;
        EXPECT_EQ(*orders, "0 B W\n");
    }
}

TEST_F(TurnFolderTest, SaysWhatBecameOfTheOrders) {
    TurnFolder folder(open_.number(), "/bin/true");
    ASSERT_FALSE(folder.lay_out("map", "status"));
    scratch_.write("rozkazy.txt", std::string(101, 'x'));
    EXPECT_EQ(folder.read_orders(100).error().problem, system::FileProblem::TooLarge);
    fs::remove(at("rozkazy.txt"));
    EXPECT_EQ(folder.read_orders(100).error().problem, system::FileProblem::Missing);
    fs::create_directory(at("rozkazy.txt"));
    EXPECT_EQ(folder.read_orders(100).error().problem, system::FileProblem::Directory);
}

}  // namespace
}  // namespace agon::seats
