#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <string_view>

// Texts that are kept in tests/golden: a change of behaviour shows as a change of a file that people can read.
namespace agon::golden {

enum class Use : bool { Compare, Rewrite };

// Whether `text` is what tests/golden/<name>.txt says. `make goldens` (AGON_UPDATE_GOLDENS=1) writes the file instead.
::testing::AssertionResult matches(std::string_view name, std::string_view text);

::testing::AssertionResult matches_file(const std::filesystem::path& file, std::string_view text, Use use);

}  // namespace agon::golden
