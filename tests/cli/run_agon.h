#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agon::cli_test {

// What `agon` did: it was run as people run it, as a program.
struct Ran {
    int exit = -1;  // -1: it did not end by itself
    std::string out, err;
};

struct Surroundings {
    std::optional<std::string> input{""};  // none: standard input is closed
    std::string output{};                  // a file to write to instead of remembering it, such as /dev/full
    bool output_closed = false;
};

Ran run_agon(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

// A file that is gone when the test is over.
class ScratchFile {
public:
    explicit ScratchFile(std::string_view content);
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile();
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

}  // namespace agon::cli_test
