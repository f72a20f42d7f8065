#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "support/run_program.h"

namespace agon::cli_test {

using support::Ran;
using support::Surroundings;

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
