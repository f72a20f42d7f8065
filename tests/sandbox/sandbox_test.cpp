#include "system/sandbox.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>

#include "core/fields.h"
#include "sandbox/arena.h"
#include "system/processes.h"
#include "system/sandbox_user.h"

namespace agon::system {
namespace {

// A machine that has everything, as far as an ordinary user can use it.
SandboxParts complete() { return {.landlock = 7, .seccomp = true}; }

SandboxParts without_landlock() {
    SandboxParts parts = complete();
    parts.landlock = 0;
    parts.no_landlock = "it is switched off";
    return parts;
}

SandboxParts without_seccomp() {
    SandboxParts parts = complete();
    parts.landlock = std::min(sandbox_parts().landlock, 5);
    parts.seccomp = false;
    parts.no_seccomp = "it is not there";
    return parts;
}

std::set<Promise> weak(const SandboxParts& parts, const SandboxWish& wish = {}) {
    const auto sandbox = Sandbox::prepare(wish, parts);
    if (!sandbox) throw std::runtime_error(sandbox.error());
    std::set<Promise> promises;
    for (const WeakPromise& promise : sandbox->weak_promises()) {
        EXPECT_FALSE(promise.why.empty());
        promises.insert(promise.promise);
    }
    return promises;
}

TEST(Sandbox, SaysWhichPromisesAreWeaker) {
    EXPECT_EQ(weak(without_landlock()), (std::set{Promise::Reads, Promise::Writes}));
    EXPECT_EQ(weak(without_seccomp()), (std::set{Promise::Network, Promise::Writes, Promise::Memory, Promise::Processor,
                                                 Promise::Remains, Promise::Processes}));
    SandboxParts old = complete();
    old.landlock = std::min(sandbox_parts().landlock, 1);
    EXPECT_TRUE(old.landlock == 0 || weak(old).empty()) << "seccomp makes up for it";
}

TEST(Sandbox, StrictRefusesAndNamesThePromise) {
    const auto refused = Sandbox::prepare({.mode = SandboxMode::Strict}, without_landlock());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(),
              "the strict sandbox cannot keep its promise about writes: without Landlock (it is switched "
              "off) it can write whatever we can");
    const auto other = Sandbox::prepare({.mode = SandboxMode::Strict}, without_seccomp());
    ASSERT_FALSE(other);
    EXPECT_NE(other.error().find("about network: without seccomp filters (it is not there)"), std::string::npos);
}

TEST(Sandbox, StrictIsKeptWhereAllIsThere) {
    const SandboxParts& parts = sandbox_parts();
    if (parts.landlock == 0 || !parts.seccomp || (parts.root && !parts.other_users))
        GTEST_SKIP() << "not all of it is here";
    Arena arena;
    const Ran ran = arena.run({"hostile", "play"}, &parts, {.mode = SandboxMode::Strict});
    EXPECT_EQ(ran.output, "42\nsucceeded\n");
}

TEST(Sandbox, OffIsNone) {
    Arena arena;
    const std::string file = arena.write("rival/file");
    EXPECT_EQ(arena.run({"hostile", "read", file}, &sandbox_parts(), {.mode = SandboxMode::Off}).output, "succeeded\n");
}

// Often enough for the rules to be made anew more than once.
TEST(Sandbox, CanBeEnteredAgainAndAgain) {
    Arena arena;
    const std::string workplace = arena.fresh_workplace();
    auto sandbox = Sandbox::prepare({.readable = {arena.bot()}, .workplace = workplace});
    ASSERT_TRUE(sandbox) << sandbox.error();
    for (int i = 0; i < 70; ++i) {
        ASSERT_EQ(sandbox->make_ready_again(), std::nullopt);
        auto child = Child::start({.program = "/bin/sh",
                                   .arguments = {"sh", "-c", "read x < /proc/self/stat && echo $i"},
                                   .environment = {"PATH=/bin", "i=" + std::to_string(i)},
                                   .folder = workplace,
                                   .sandbox = &*sandbox});
        ASSERT_TRUE(child) << child.error().message;
        EXPECT_EQ(read_to_end(child->output()), std::to_string(i) + "\n") << read_to_end(child->errors());
    }
}

TEST(Sandbox, WhatCannotBeUsedIsAnError) {
    if (sandbox_parts().landlock == 0) GTEST_SKIP() << "no Landlock here: " << sandbox_parts().no_landlock;
    SandboxParts ordinary = sandbox_parts();
    ordinary.root = false;
    const auto sandbox = Sandbox::prepare({.readable = {"/no/such/bot"}}, ordinary);
    ASSERT_FALSE(sandbox);
    EXPECT_EQ(sandbox.error(), "cannot let a bot use /no/such/bot: No such file or directory");
    EXPECT_FALSE(Sandbox::prepare({.workplace = "/no/such/folder"}, ordinary));
}

TEST(Sandbox, KeepsTheProcessGroupOnlyByItsFilter) {
    EXPECT_EQ(Sandbox::prepare({})->keeps_process_group(), sandbox_parts().seccomp);
    EXPECT_FALSE(Sandbox::prepare({}, without_seccomp())->keeps_process_group());
    EXPECT_FALSE(Sandbox::prepare({.mode = SandboxMode::Off})->keeps_process_group());
}

// What only root can do.
class SandboxOfRoot : public ::testing::Test {
protected:
    void SetUp() override {
        if (!sandbox_parts().other_users) GTEST_SKIP() << sandbox_parts().no_other_users;
    }
    Arena arena;
};

TEST_F(SandboxOfRoot, GivesEveryBotAUserOfItsOwn) {
    const auto first = OwnUser::take(), second = OwnUser::take();
    ASSERT_TRUE(first && second);
    EXPECT_NE(first->number(), second->number());
    // Neither does another process get one of these.
    const pid_t child = fork();
    if (child == 0) {
        bool shared = false;
        for (int i = 0; i < 20; ++i) {
            auto* const third = new Result<OwnUser, std::string>(OwnUser::take());
            shared |= !*third || (*third)->number() == first->number() || (*third)->number() == second->number();
        }
        _exit(shared ? 1 : 0);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
}

TEST_F(SandboxOfRoot, TheWorkplaceBelongsToThatUser) {
    const std::string workplace = arena.fresh_workplace(), outside = arena.write("rival/file");
    std::filesystem::create_directories(workplace + "/inner");
    const std::string inner = arena.write("work1/inner/file");
    std::filesystem::create_symlink(outside, workplace + "/symlink");
    std::filesystem::create_hard_link(outside, workplace + "/link");
    const auto sandbox = Sandbox::prepare({.workplace = workplace});
    ASSERT_TRUE(sandbox);
    const auto owner = [](const std::string& path) {
        struct stat facts {};
        stat(path.c_str(), &facts);
        return facts.st_uid;
    };
    EXPECT_GE(owner(workplace), 61184U);
    EXPECT_EQ(owner(inner), owner(workplace));
    EXPECT_EQ(owner(outside), geteuid()) << "links are left alone";
}

TEST_F(SandboxOfRoot, WhatIsClosedToOthersRunsAsRootWithoutRights) {
    const std::string closed = arena.rival() + "/closed";
    std::filesystem::create_directory(closed);
    std::filesystem::permissions(closed, std::filesystem::perms{0700});
    EXPECT_EQ(weak(sandbox_parts(), {.readable = {closed}}), std::set{Promise::Processes});
    const auto strict = Sandbox::prepare({.mode = SandboxMode::Strict, .readable = {closed}});
    ASSERT_FALSE(strict);
    EXPECT_NE(strict.error().find(closed + " is closed to other users"), std::string::npos) << strict.error();
    const Ran user = arena.run({"/usr/bin/id", "-u"}, &sandbox_parts(), {.readable = {closed}});
    EXPECT_EQ(user.output, "0\n");
    const Ran rights = arena.run({"hostile", "rights"}, &sandbox_parts(), {.readable = {closed}});
    EXPECT_EQ(rights.output, "failed: Operation not permitted\n");
    // It may open its files all the same, because they are root's.
    EXPECT_EQ(arena.run({"hostile", "list", closed}, &sandbox_parts(), {.readable = {closed}}).output, "succeeded\n");
}

TEST_F(SandboxOfRoot, WeStayVisibleOurselves) {
    ASSERT_EQ(prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 1);
    EXPECT_GE(std::stoi(arena.run({"/usr/bin/id", "-u"}, &sandbox_parts()).output), 61184);
    EXPECT_EQ(prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 1);
    EXPECT_EQ(geteuid(), 0U);
}

}  // namespace
}  // namespace agon::system
