#include "system/file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace agon::system {
namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, gone afterwards.
class File : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "agon-file-test-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        folder_ = pattern;
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    void put(const std::string& name, std::string_view content) const { std::ofstream(path(name)) << content; }
    std::string get(const std::string& name) const {
        std::ostringstream content;
        content << std::ifstream(path(name)).rdbuf();
        return content.str();
    }
    std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator{}));
    }

private:
    fs::path folder_;
};

FileProblem problem_of(const Result<std::string, FileError>& result) { return result.error().problem; }

TEST_F(File, IsReadWhole) {
    const std::string content("a\0b\n", 4);
    put("file", content);
    EXPECT_EQ(*read_file(path("file")), content);
    EXPECT_EQ(*read_file("/dev/null"), "");
}

TEST_F(File, ErrorsNameTheFileAndTheReason) {
    const auto missing = read_file(path("nothing"));
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(missing.error().problem, FileProblem::Missing);
    EXPECT_EQ(missing.error().message, "cannot read " + path("nothing") + ": there is no such file");
    EXPECT_EQ(problem_of(read_file(path(""))), FileProblem::Directory);
    put("file", "");
    EXPECT_EQ(problem_of(read_file(path("file/below"))), FileProblem::Missing);
}

TEST_F(File, OthersFilesAreForbidden) {
    if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
    put("secret", "x");
    fs::permissions(path("secret"), fs::perms::none);
    EXPECT_EQ(problem_of(read_file(path("secret"))), FileProblem::Forbidden);
    EXPECT_EQ(write_file(path("secret"), "y")->problem, FileProblem::Forbidden);
}

TEST_F(File, IsNotReadBeyondItsCap) {
    put("file", "12345");
    EXPECT_EQ(*read_file(path("file"), 5), "12345");
    EXPECT_EQ(problem_of(read_file(path("file"), 4)), FileProblem::TooLarge);
    EXPECT_EQ(problem_of(read_file("/dev/zero", 1000)), FileProblem::TooLarge);
}

TEST_F(File, ANamedPipeWithoutAWriterIsGivenUp) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(problem_of(read_file(path("pipe"), usual_cap, std::chrono::milliseconds(20))), FileProblem::Silent);
}

TEST_F(File, ANamedPipeIsReadToItsEnd) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    std::thread writer([this] {
        std::ofstream out(path("pipe"));
        for (int i = 0; i < 10000; ++i) out << "0123456789";
    });
    const auto content = read_file(path("pipe"));
    writer.join();
    EXPECT_EQ(content->size(), 100'000u);
}

TEST_F(File, IsWrittenWhole) {
    EXPECT_EQ(write_file(path("file"), "old"), std::nullopt);
    EXPECT_EQ(write_file(path("file"), "new"), std::nullopt);
    EXPECT_EQ(get("file"), "new");
    EXPECT_EQ(entries(), 1u);
}

TEST_F(File, KeepsItsPermissionsAndItsLinks) {
    put("file", "old");
    fs::permissions(path("file"), fs::perms::owner_all);
    fs::create_symlink("file", path("link"));
    EXPECT_EQ(write_file(path("link"), "new"), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(get("file"), "new");
    EXPECT_EQ(fs::status(path("file")).permissions(), fs::perms::owner_all);
    EXPECT_EQ(entries(), 2u);
}

TEST_F(File, WhatCannotBeWrittenIsAnErrorAndLeavesNothing) {
    EXPECT_EQ(write_file(path(""), "x")->problem, FileProblem::Directory);
    EXPECT_EQ(write_file(path("no/file"), "x")->message,
              "cannot write " + path("no/file") + ": its folder does not exist");
    EXPECT_EQ(write_file("/dev/full", "x")->message, "cannot write /dev/full: the disk is full");
    EXPECT_EQ(entries(), 0u);
}

// A limit on the size of files stops a write half-way, as a full disk does.
TEST_F(File, KeepsItsOldContentWhenWritingFails) {
    put("file", "old");
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const rlimit tiny{.rlim_cur = 1000, .rlim_max = usual.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tiny), 0);
    const auto error = write_file(path("file"), std::string(5000, 'x'));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, SIG_DFL);
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->problem, FileProblem::Failed);
    EXPECT_EQ(get("file"), "old");
    EXPECT_EQ(entries(), 1u);
}

}  // namespace
}  // namespace agon::system
