// Where the kernel has no Landlock, bubblewrap keeps the promises about files. Here it is only pretended that there is none.
#include <gtest/gtest.h>
#include <unistd.h>

#include "sandbox/arena.h"
#include "system/processes.h"
#include "system/program.h"

namespace agon::system {
namespace {

class Bubblewrap : public ::testing::Test {
protected:
    void SetUp() override {
        parts_ = sandbox_parts();
        parts_.landlock = 0;
        parts_.no_landlock = "it is switched off";
        parts_.bubblewrap = find_program("bwrap").value_or("");
        if (parts_.bubblewrap.empty()) GTEST_SKIP() << "no bubblewrap here";
        if (parts_.root && !parts_.other_users) GTEST_SKIP() << parts_.no_other_users;
        const Ran ran = arena.run({"/bin/true"}, &parts_);
        if (ran.status != ExitStatus{}) GTEST_SKIP() << "bubblewrap does not work here: " << ran.output;
    }

    void expect_stopped(std::vector<std::string> attack, const SandboxWish& wish = {}) {
        attack.insert(attack.begin(), "hostile");
        SCOPED_TRACE(attack[1]);
        const Ran ran = arena.run(attack, &parts_, wish);
        EXPECT_EQ(ran.status.code, 1) << ran.output;
        EXPECT_TRUE(ran.output.starts_with("failed: ")) << ran.output;
    }

    Arena arena;
    SandboxParts parts_;
};

TEST_F(Bubblewrap, NothingIsWeaker) {
    const auto sandbox = Sandbox::prepare({.mode = SandboxMode::Strict, .readable = {arena.bot()}}, parts_);
    ASSERT_TRUE(sandbox) << sandbox.error();
    EXPECT_TRUE(sandbox->weak_promises().empty());
    EXPECT_EQ(sandbox->keeps_process_group(), parts_.seccomp);
}

TEST_F(Bubblewrap, IsOfNoUseForRootWithoutRights) {
    if (!parts_.root) GTEST_SKIP() << "we are not root";
    const std::string closed = arena.rival() + "/closed";
    std::filesystem::create_directory(closed);
    std::filesystem::permissions(closed, std::filesystem::perms{0700});
    const auto sandbox = Sandbox::prepare({.readable = {closed}}, parts_);
    ASSERT_TRUE(sandbox) << sandbox.error();
    EXPECT_TRUE(sandbox->wrapper().empty());
    EXPECT_EQ(sandbox->weak_promises().size(), 3U) << "writes, reads and processes";
}

TEST_F(Bubblewrap, ProgramsRun) {
    EXPECT_EQ(arena.run({"hostile", "play"}, &parts_).output, "42\nsucceeded\n");
    EXPECT_EQ(arena.run({"/bin/sh", "-c", "echo x > file && cat file"}, &parts_).output, "x\n");
    EXPECT_EQ(arena.run({"/bin/sh", "-c", "exit 3"}, &parts_).status, ExitStatus{.code = 3});
    EXPECT_EQ(arena.run({"/usr/bin/python3", "-c", "import json, threading; print(2)"}, &parts_).output, "2\n");
    EXPECT_EQ(count_descendants(), 0);
}

// It reads its filter from a file, from the start each time.
TEST_F(Bubblewrap, CanBeEnteredAgain) {
    auto sandbox = Sandbox::prepare({.readable = {arena.bot()}, .workplace = arena.fresh_workplace()}, parts_);
    ASSERT_TRUE(sandbox) << sandbox.error();
    for (const auto& [attack, code] : {std::pair{"new-session", 1}, {"play", 0}, {"new-session", 1}}) {
        ASSERT_EQ(sandbox->make_ready_again(), std::nullopt);
        auto child = Child::start({.program = arena.hostile(), .arguments = {"hostile", attack}, .sandbox = &*sandbox});
        ASSERT_TRUE(child) << child.error().message;
        EXPECT_EQ(wait_for_end(*child).code, code) << attack;
    }
}

TEST_F(Bubblewrap, NothingOfOthersIsRead) {
    expect_stopped({"read", arena.write("rival/secret")});
    expect_stopped({"list", arena.rival()});
    expect_stopped({"read", "/etc/shadow"});
    expect_stopped({"read", "/proc/" + std::to_string(getpid()) + "/cmdline"});
}

TEST_F(Bubblewrap, NamesOfUsersAreReadOnlyWhereTheyMay) {
    EXPECT_EQ(arena.run({"hostile", "read", "/etc/passwd"}, &parts_).output, "succeeded\n");
    for (const std::string file : {"/etc/passwd", "/etc/group"})
        expect_stopped({"read", file}, {.user_names = UserNames::Hidden});
    EXPECT_EQ(arena.run({"hostile", "play"}, &parts_, {.user_names = UserNames::Hidden}).output, "42\nsucceeded\n");
}

TEST_F(Bubblewrap, NothingIsWrittenOutsideTheWorkplace) {
    const std::string file = arena.write("rival/file", ""), own = arena.write("bot/file", "");
    expect_stopped({"write", file});
    expect_stopped({"write", own});
    for (const std::string place : {"/tmp", "/dev/shm", "/dev", "", "/usr"})
        expect_stopped({"create", place + "/agon"});
    expect_stopped({"own-memory-file"});
    EXPECT_EQ(std::filesystem::file_size(file) + std::filesystem::file_size(own), 0U);
}

TEST_F(Bubblewrap, TheFilterHolds) {
    if (!parts_.seccomp) GTEST_SKIP() << "no seccomp here";
    expect_stopped({"serve-tcp"});
    expect_stopped({"new-session"});
    expect_stopped({"zero-device", "1"});
    expect_stopped({"kill", std::to_string(getppid())});
}

}  // namespace
}  // namespace agon::system
