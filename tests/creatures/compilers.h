#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "support/run_program.h"

// Compilers, as those have them who are handed hw5 or its engine.
namespace agon::creatures_test {

// A program that is looked for where a shell would.
support::Ran run_named(const std::string& name, std::vector<std::string> arguments,
                       const std::filesystem::path& folder = {});

bool is_installed(const std::string& program);

// "g++" or "clang++": the name that can be started here; empty: none.
std::string find_compiler(const std::string& family);

}  // namespace agon::creatures_test
