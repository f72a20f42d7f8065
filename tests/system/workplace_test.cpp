#include "system/workplace.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "support/scratch_folder.h"

namespace agon::system {
namespace {

namespace fs = std::filesystem;

TEST(Workplace, IsPrivateAndGoneAfterwards) {
    std::string path;
    {
        const auto workplace = Workplace::make();
        ASSERT_TRUE(workplace);
        path = workplace->path();
        struct stat facts {};
        ASSERT_EQ(lstat(path.c_str(), &facts), 0);
        EXPECT_EQ(facts.st_mode & 07777, 0700u);
        EXPECT_EQ(facts.st_uid, geteuid());
        EXPECT_EQ(fs::path(path).filename().string().substr(0, 5), "agon-");
        const auto other = Workplace::make();
        EXPECT_NE(other->path(), path);
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(Workplace, MovesWithItsFolder) {
    auto first = Workplace::make(), second = Workplace::make();
    const std::string one = first->path(), other = second->path();
    Workplace kept = *std::move(first);
    EXPECT_TRUE(fs::exists(one));
    kept = *std::move(second);
    EXPECT_FALSE(fs::exists(one));
    EXPECT_EQ(kept.path(), other);
    EXPECT_TRUE(fs::exists(other));
}

TEST(Workplace, IsGivenToAnotherUserByRootOnly) {
    auto workplace = Workplace::make();
    const auto error = workplace->give_to(12345, 12345);
    if (geteuid() != 0) {
        EXPECT_EQ(error->problem, FileProblem::Forbidden);
        return;
    }
    ASSERT_FALSE(error.has_value());
    struct stat facts {};
    ASSERT_EQ(fstat(workplace->folder(), &facts), 0);
    EXPECT_EQ(facts.st_uid, 12345u);
    const std::string path = workplace->path();
    { const Workplace gone = *std::move(workplace); }
    EXPECT_FALSE(fs::exists(path));
}

// Only root can lock, and not on every file system: then there is less to see here.
void lock(const fs::path& path) {
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    int flags = 0;
    if (ioctl(file.number(), FS_IOC_GETFLAGS, &flags) != 0) return;
    flags |= path.extension() == ".log" ? FS_APPEND_FL : FS_IMMUTABLE_FL;
    static_cast<void>(ioctl(file.number(), FS_IOC_SETFLAGS, &flags));
}

TEST(Workplace, IsRemovedHoweverItIsLocked) {
    std::string path;
    {
        const auto workplace = Workplace::make();
        path = workplace->path();
        const fs::path top = path;
        fs::create_directories(top / "folder" / "inner.log" / "most");
        for (const char* name : {"file", "file.log", "folder/file", "folder/inner.log/file"})
            std::ofstream(top / name) << "x";
        for (const char* name : {"file", "file.log", "folder/file", "folder/inner.log/file", "folder/inner.log/most",
                                 "folder/inner.log", "folder", "."})
            lock(top / name);
    }
    EXPECT_FALSE(fs::exists(path));
}

// Also if there is another folder in its place.
TEST(Workplace, IsGoneWhereverItWasMoved) {
    for (const bool is_replaced : {false, true}) {
        std::string path, moved;
        {
            const auto workplace = Workplace::make();
            path = workplace->path();
            moved = path + ".moved";
            std::ofstream(fs::path(path) / "file") << "x";
            ASSERT_EQ(rename(path.c_str(), moved.c_str()), 0);
            if (is_replaced) fs::create_directory(path);
        }
        EXPECT_FALSE(fs::exists(path));
        EXPECT_FALSE(fs::exists(moved));
    }
}

// A tree deeper than any path can name.
void dig(int top, int depth) {
    Descriptor here(dup(top));
    for (int level = 0; level < depth; ++level) {
        ASSERT_EQ(mkdirat(here.number(), "a-folder-with-quite-a-long-name", 0700), 0);
        const Descriptor file(openat(here.number(), "file", O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
        here = Descriptor(openat(here.number(), "a-folder-with-quite-a-long-name", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        ASSERT_TRUE(here.is_open());
    }
}

TEST(Workplace, IsRemovedHoweverDeepItIs) {
    std::string path;
    {
        const auto workplace = Workplace::make();
        path = workplace->path();
        dig(workplace->folder(), 5000);
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(Workplace, IsRemovedHoweverFullItIs) {
    std::string path;
    {
        const auto workplace = Workplace::make();
        path = workplace->path();
        for (int folder = 0; folder < 20; ++folder) {
            const fs::path inner = fs::path(path) / std::to_string(folder) / "inner" / "most";
            fs::create_directories(inner);
            for (int file = 0; file < 100; ++file) std::ofstream(inner / std::to_string(file)) << "x";
        }
        // Names that the removal could choose itself.
        fs::create_directories(fs::path(path) / "agon-removed-1" / "agon-removed-2");
        std::ofstream(fs::path(path) / "agon-removed-3") << "x";
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(Workplace, IsRemovedAgainstItsModesAndWithoutFollowingLinks) {
    const support::ScratchFolder outside;
    outside.write("kept/file", "kept");
    const auto modes_before = fs::status(outside.path() / "kept").permissions();
    std::string path;
    {
        const auto workplace = Workplace::make();
        path = workplace->path();
        const fs::path top = path;
        fs::create_directories(top / "closed" / "inner" / "most");
        fs::create_directories(top / "locked" / "empty");
        std::ofstream(top / "closed" / "inner" / "file") << "x";
        fs::create_directory_symlink(outside.path() / "kept", top / "link");
        fs::create_directory_symlink(outside.path() / "kept", top / "closed" / "inner" / "link");
        fs::create_symlink("nowhere", top / "dangling");
        ASSERT_EQ(mkfifo((top / "fifo").c_str(), 0), 0);
        for (const char* name : {"closed/inner/most", "closed/inner", "closed", "locked"})
            ASSERT_EQ(chmod((top / name).c_str(), 0), 0);
        ASSERT_EQ(chmod(path.c_str(), 0), 0);
    }
    EXPECT_FALSE(fs::exists(fs::symlink_status(path)));
    EXPECT_EQ(outside.read("kept/file"), "kept");
    EXPECT_EQ(fs::status(outside.path() / "kept").permissions(), modes_before);
}

}  // namespace
}  // namespace agon::system
