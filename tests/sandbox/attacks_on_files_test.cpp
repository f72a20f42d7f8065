#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sandbox/arena.h"
#include "system/processes.h"

namespace agon::system {
namespace {

class AttacksOnFiles : public ::testing::Test {
protected:
    void SetUp() override {
        if (sandbox_parts().landlock == 0) GTEST_SKIP() << "no Landlock here: " << sandbox_parts().no_landlock;
    }
    Arena arena;
};

TEST_F(AttacksOnFiles, NothingOfOthersIsRead) {
    const std::string secret = arena.write("rival/secret"), at_home = arena.write("home/secret");
    expect_prevented(arena, {"read", secret});
    expect_prevented(arena, {"read", at_home});
    expect_prevented(arena, {"list", arena.rival()});
    expect_prevented(arena, {"list", "/tmp"});
    expect_prevented(arena, {"list", "/"});
    expect_prevented(arena, {"watch", arena.rival()});
    expect_prevented(arena, {"handle", secret}, Free::MayFail);
    expect_prevented(arena, {"read", "/etc/shadow"}, geteuid() == 0 ? Free::Succeeds : Free::MayFail);
}

TEST_F(AttacksOnFiles, NamesOfUsersAreReadOnlyWhereTheyMay) {
    for (const std::string file : {"/etc/passwd", "/etc/group"})
        expect_prevented(arena, {"read", file}, Free::Succeeds, {.user_names = UserNames::Hidden});
    for (const Cage& cage : cages()) {
        EXPECT_EQ(arena.run({"hostile", "read", "/etc/passwd"}, &cage.parts).output, "succeeded\n") << cage.name;
        const Ran other =
            arena.run({"hostile", "read", "/etc/nsswitch.conf"}, &cage.parts, {.user_names = UserNames::Hidden});
        EXPECT_EQ(other.output, "succeeded\n") << cage.name;
    }
    // Rules that are made again hide the same.
    const SandboxParts& parts = sandbox_parts();
    auto sandbox = Sandbox::prepare(
        {.readable = {arena.bot()}, .workplace = arena.fresh_workplace(), .user_names = UserNames::Hidden}, parts);
    ASSERT_TRUE(sandbox) << sandbox.error();
    for (int start = 0; start < 33; ++start) ASSERT_EQ(sandbox->make_ready_again(), std::nullopt);
    auto child = Child::start(
        {.program = arena.hostile(), .arguments = {"hostile", "read", "/etc/passwd"}, .sandbox = &*sandbox});
    ASSERT_TRUE(child) << child.error().message;
    EXPECT_EQ(wait_for_end(*child).code, 1);
}

TEST_F(AttacksOnFiles, NothingIsReadOfOtherProcesses) {
    const std::string ours = "/proc/" + std::to_string(getpid());
    // The command line may tell the seed of the game.
    expect_prevented(arena, {"read", ours + "/cmdline"});
    expect_prevented(arena, {"read", ours + "/environ"}, Free::MayFail);
    expect_prevented(arena, {"read", ours + "/maps"}, Free::MayFail);
    expect_prevented(arena, {"list", ours + "/fd"}, Free::MayFail);
    expect_prevented(arena, {"list", "/proc"});
}

TEST_F(AttacksOnFiles, NothingIsWrittenOutsideTheWorkplace) {
    const std::string file = arena.write("rival/file", "");
    expect_prevented(arena, {"write", file});
    expect_prevented(arena, {"write-through-symlink", file});
    EXPECT_EQ(std::filesystem::file_size(file), 2U);
    // The kernel may forbid links to the files of others, whatever the sandbox does.
    expect_prevented(arena, {"write-through-link", file}, Free::MayFail);
    EXPECT_LE(std::filesystem::file_size(file), 3U);
    for (const std::string& place : {arena.rival(), std::string("/tmp"), std::string("/dev/shm")}) {
        const std::string made = place + "/agon-hostile-" + std::to_string(getpid());
        SCOPED_TRACE(made);
        // Only the free one can make it, and once.
        expect_prevented(arena, {"create", made});
        EXPECT_EQ(unlink(made.c_str()), 0);
        expect_prevented(arena, {"create", made}, Free::Untried);
        EXPECT_NE(unlink(made.c_str()), 0) << "it was there, and must not stay";
    }
    expect_prevented(arena, {"move-out", arena.rival() + "/created"});
    expect_prevented(arena, {"create-folder", arena.rival() + "/folder"});
    expect_prevented(arena, {"create-folder", arena.rival() + "/other"}, Free::Untried);
}

TEST_F(AttacksOnFiles, NothingOfOthersIsTakenAway) {
    for (const std::string attack : {"remove", "move-in"}) {
        const std::string file = arena.write("rival/file");
        expect_prevented(arena, {attack, file});
        EXPECT_NE(access(file.c_str(), F_OK), 0) << "the free one has it";
        arena.write("rival/file");
        expect_prevented(arena, {attack, file}, Free::Untried);
        EXPECT_EQ(access(file.c_str(), F_OK), 0);
    }
}

TEST_F(AttacksOnFiles, WhatItMayReadIsNotEmptied) {
    for (const std::string attack : {"truncate", "truncate-by-reading", "truncate-by-neither"}) {
        const std::string file = arena.write("bot/file");
        EXPECT_EQ(arena.run({"hostile", attack, file}, nullptr).output, "succeeded\n");
        EXPECT_EQ(std::filesystem::file_size(file), 0U);
        arena.write("bot/file");
        expect_prevented(arena, {attack, file}, Free::Untried);
        EXPECT_EQ(std::filesystem::file_size(file), 6U);
    }
}

TEST_F(AttacksOnFiles, WhatItMayReadIsNotChanged) {
    const std::string file = arena.write("bot/file");
    chmod(file.c_str(), 0644);
    expect_prevented(arena, {"write", file});
    expect_prevented(arena, {"change-mode", file});
    expect_prevented(arena, {"change-mode-open", file});
    expect_prevented(arena, {"change-mode-newly", file}, Free::MayFail);
    expect_prevented(arena, {"change-owner", file});
    expect_prevented(arena, {"change-attribute", file}, Free::MayFail);
    expect_prevented(arena, {"change-flags", file}, Free::MayFail);
    expect_prevented(arena, {"change-time", file});
    expect_prevented(arena, {"change-time-exactly", file});
    expect_prevented(arena, {"take-lease", "leased"}, Free::MayFail);
}

TEST_F(AttacksOnFiles, OurOpenFilesAreNotItsOwn) {
    const std::string secret = arena.write("secret");
    const Descriptor open_file(open(secret.c_str(), O_RDONLY));  // without O_CLOEXEC
    expect_prevented(arena, {"read-inherited", std::to_string(open_file.number())}, Free::Untried);
}

TEST_F(AttacksOnFiles, FilesHaveALargestSize) {
    SandboxWish wish;
    wish.file_bytes = 1U << 20;
    expect_prevented(arena, {"huge-file", "2"}, Free::Succeeds, wish);
}

TEST_F(AttacksOnFiles, TheWorkplaceIsItsOwn) {
    for (const Cage& cage : cages()) {
        if (cage.parts.landlock < 3 && cage.parts.seccomp) continue;  // there it cannot truncate by name, even here
        EXPECT_EQ(arena.run({"hostile", "own-file"}, &cage.parts).output, "succeeded\n") << cage.name;
    }
}

}  // namespace
}  // namespace agon::system
