#include "system/untrusted_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "support/scratch_folder.h"
#include "system/descriptor.h"
#include "system/no_call.h"

namespace agon::system {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t cap = 1000;

class UntrustedFile : public ::testing::Test {
protected:
    Result<std::string, FileError> read(const std::string& name) const {
        return read_untrusted_file(folder_.number(), name, cap);
    }
    FileProblem problem_of(const std::string& name) const {
        const auto content = read(name);
        EXPECT_FALSE(content) << name;
        return content ? FileProblem::Failed : content.error().problem;
    }
    std::string path(const std::string& name) const { return scratch_.path() / "inside" / name; }

    // Everything that a bot can leave where a file is expected.
    void expect_only_plain_files_are_read() const {
        scratch_.write("secret", "ours");
        scratch_.write("inside/move", "A 1\n");
        scratch_.write("inside/deep/move", "deep");
        scratch_.write("inside/empty", "");
        EXPECT_EQ(*read("move"), "A 1\n");
        EXPECT_EQ(*read("deep/move"), "deep");
        EXPECT_EQ(*read("empty"), "");

        EXPECT_EQ(problem_of("none"), FileProblem::Missing);
        EXPECT_EQ(read("none").error().message, "cannot read none: there is no such file");
        EXPECT_EQ(problem_of("deep"), FileProblem::Directory);
        EXPECT_EQ(problem_of("../secret"), FileProblem::Irregular);
        EXPECT_EQ(problem_of(scratch_.path() / "secret"), FileProblem::Irregular);
        EXPECT_EQ(problem_of("move/move"), FileProblem::Missing);

        fs::create_symlink(scratch_.path() / "secret", path("link"));
        fs::create_symlink("move", path("near"));
        fs::create_directory_symlink("deep", path("way"));
        EXPECT_EQ(problem_of("link"), FileProblem::Irregular);
        EXPECT_EQ(problem_of("near"), FileProblem::Irregular);
        EXPECT_EQ(read("link").error().message, "cannot read link: it is a symbolic link, or behind one");
        EXPECT_FALSE(read("way/move"));

        fs::create_hard_link(scratch_.path() / "secret", path("second"));
        EXPECT_EQ(read("second").error().message, "cannot read second: it has a second name");
        ASSERT_EQ(mkfifo(path("fifo").c_str(), 0600), 0);
        EXPECT_EQ(read("fifo").error().message, "cannot read fifo: it is not a regular file");

        scratch_.write("inside/full", std::string(cap, 'x'));
        EXPECT_EQ(read("full")->size(), cap);
        scratch_.write_zeros("inside/more", cap + 1);
        EXPECT_EQ(problem_of("more"), FileProblem::TooLarge);
        scratch_.write_zeros("inside/huge", std::int64_t{1} << 40);
        EXPECT_EQ(read("huge").error().message, "cannot read huge: it is larger than 1000 bytes");
    }

private:
    support::ScratchFolder scratch_;
    Descriptor folder_ = [this] {
        fs::create_directory(scratch_.path() / "inside");
        return Descriptor(open(path("").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }();
};

TEST_F(UntrustedFile, OnlyPlainFilesAreRead) { expect_only_plain_files_are_read(); }

TEST_F(UntrustedFile, OnlyPlainFilesAreReadWhereOpenat2IsForbidden) {
    without_calls({SYS_openat2}, [&] { expect_only_plain_files_are_read(); });
}

TEST_F(UntrustedFile, WhatMayNotBeReadIsForbidden) {
    if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
    close(open(path("mine").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0));
    EXPECT_EQ(problem_of("mine"), FileProblem::Forbidden);
}

}  // namespace
}  // namespace agon::system
