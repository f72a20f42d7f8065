#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agon::sworms_test {

// What `swworms` did: it was run as people run it, as a program.
struct Ran {
    int exit = -1;  // -1: it did not end by itself
    std::string out, err;
    long most_memory_kib = 0;
};

struct Surroundings {
    std::string input{};
    std::filesystem::path input_file{};         // instead of input
    std::optional<std::string> rand_seed{"1"};  // none: RAND_SEED is not set
    std::filesystem::path folder{};             // where it is started; empty: here
    std::string output{};                       // a file to write to instead of remembering it, such as /dev/full
    bool output_closed = false;
    bool input_closed = false;
};

Ran run_swworms(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

// A folder that is gone when the test is over.
class ScratchFolder {
public:
    ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    const std::filesystem::path& path() const { return path_; }
    // Writes a file and returns its path. Folders in the name are made.
    std::filesystem::path write(std::string_view name, std::string_view content) const;
    // A file of so many NUL bytes that takes no room on the disk.
    std::filesystem::path write_zeros(std::string_view name, std::int64_t count) const;

private:
    std::filesystem::path path_;
};

// A running program that is talked to line by line.
class Conversation {
public:
    explicit Conversation(const std::string& argument);
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;
    ~Conversation();

    std::string read_until(std::string_view end);  // waits for it; shorter if the output ended first
    void say(std::string_view text) const;
    int wait_for_exit();

private:
    int child_ = -1, to_child_ = -1, from_child_ = -1;
};

}  // namespace agon::sworms_test
