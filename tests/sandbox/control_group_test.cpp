// Groups are tried with plain files in the place of the kernel's, and with a real group where this machine has any, though
// without limits: those are handed out to hardly anybody.
#include "system/control_group.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <fstream>
#include <map>

#include "sandbox/arena.h"
#include "system/processes.h"

namespace agon::system {
namespace {

namespace fs = std::filesystem;

// A folder with the files of a group that we are in, alone.
void write_group(const support::ScratchFolder& folder, const std::string& controllers, const std::string& members) {
    folder.write("cgroup.controllers", controllers + "\n");
    folder.write("cgroup.subtree_control", "\n");
    folder.write("cgroup.procs", members);
}

TEST(ControlGroups, AreMadeWhereTheGroupIsOursAlone) {
    const support::ScratchFolder folder;
    const std::string us = std::to_string(getpid());
    write_group(folder, "cpu memory pids", us + "\n");
    EXPECT_EQ(why_no_groups_in(folder.path().string()), "");
    EXPECT_EQ(folder.read("agon-" + us + "/cgroup.procs"), us) << "we have moved";
    EXPECT_TRUE(folder.read("cgroup.subtree_control").starts_with("+memory +pids"));
}

TEST(ControlGroups, AreNotMadeElsewhere) {
    const support::ScratchFolder folder;
    const std::string us = std::to_string(getpid()), path = folder.path().string();
    EXPECT_EQ(why_no_groups_in(path), path + " has not the memory and pids controllers");
    write_group(folder, "cpu memory", us + "\n");
    EXPECT_EQ(why_no_groups_in(path), path + " has not the memory and pids controllers");
    write_group(folder, "memory pids", us + "\n1\n");
    EXPECT_EQ(why_no_groups_in(path), path + " has other processes than us");
    EXPECT_FALSE(fs::exists(folder.path() / ("agon-" + us)));
    folder.write("cgroup.subtree_control", "memory pids\n");
    EXPECT_EQ(why_no_groups_in(path), "") << "the first group of all may have both";
}

TEST(ControlGroups, AProgramEntersItsOwn) {
    Arena arena;
    const support::ScratchFolder folder;
    SandboxParts parts = sandbox_parts();
    parts.groups = folder.path().string();
    SandboxWish wish;
    wish.memory_bytes = 100;
    wish.folder_bytes = 20;
    wish.processes = 7;
    const auto sandbox = Sandbox::prepare(wish, parts);
    ASSERT_TRUE(sandbox) << sandbox.error();
    std::map<std::string, std::string> files;
    for (const auto& [name, content] : folder.files()) files[name.substr(name.find('/') + 1)] = content;
    EXPECT_EQ(files, (std::map<std::string, std::string>{
                         {"cgroup.procs", ""}, {"memory.max", "120"}, {"memory.swap.max", "0"}, {"pids.max", "7"}}));
    EXPECT_EQ(arena.run({"hostile", "play"}, &parts).output, "42\nsucceeded\n");
    int entered = 0;
    for (const auto& [name, content] : folder.files()) entered += name.ends_with("cgroup.procs") && content == "0";
    EXPECT_EQ(entered, 1);
}

TEST(ControlGroups, EndWithAllThatIsInThem) {
    const auto own = own_group();
    if (!own || access(own->c_str(), W_OK) != 0) GTEST_SKIP() << "no group to make groups in";
    std::string made;
    auto child = Child::start(shell("read line; read line"));
    ASSERT_TRUE(child);
    {
        const auto group = ControlGroup::make(*own, {});
        if (!group) GTEST_SKIP() << group.error();
        made = group->folder();
        std::ofstream(made + "/cgroup.procs") << child->pid();
        std::ifstream membership("/proc/" + std::to_string(child->pid()) + "/cgroup");
        const std::string text{std::istreambuf_iterator<char>(membership), {}};
        EXPECT_NE(text.find("/" + fs::path(made).filename().string()), std::string::npos) << text;
    }
    EXPECT_FALSE(fs::exists(made));
    EXPECT_EQ(wait_for_end(*child), ExitStatus{.signal = SIGKILL});
}

TEST(ControlGroups, WithoutALimitThatIsNeededThereIsNone) {
    const auto own = own_group();
    if (!own || access(own->c_str(), W_OK) != 0) GTEST_SKIP() << "no group to make groups in";
    EXPECT_FALSE(ControlGroup::make(*own, {{"no.such.limit", "1"}}));
    for (const auto& entry : fs::directory_iterator(*own))
        EXPECT_FALSE(entry.path().filename().string().starts_with("agon-" + std::to_string(getpid())));
}

}  // namespace
}  // namespace agon::system
