#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agon::system {

// Where a program is, as a shell would find it in PATH.
std::optional<std::string> find_program(std::string_view name);

// The same, but first in the folders of the system, where programs in the sandbox find it.
std::optional<std::string> find_program_of_the_system(const std::string& name);

struct Answer {
    bool succeeded = false;  // ended by itself in time, with exit code 0
    std::string output;      // what it wrote to standard output and error, as far as it matters
};

// Runs a program without a shell and with nothing to read, and waits at most so long. It and its children are gone afterwards.
Answer ask_program(const std::string& path, const std::vector<std::string>& arguments, std::chrono::milliseconds limit);

}  // namespace agon::system
