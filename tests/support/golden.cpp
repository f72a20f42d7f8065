#include "support/golden.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace agon::golden {
namespace {

constexpr std::string_view how_to_accept =
    "If that is what it should be now, run `make goldens` and look at the changes.";

std::optional<std::string> contents(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

// The next line of `rest`, which loses it.
std::string take_line(std::string_view& rest) {
    if (rest.empty()) return "(the end)";
    const auto end = rest.find('\n');
    std::string line(rest.substr(0, end));
    if (end == std::string_view::npos) line += " (without a line end)";
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
}

::testing::AssertionResult rewrite(const std::filesystem::path& file, std::string_view text) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << text << std::flush;
    if (out) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << file.string() << " cannot be written";
}

}  // namespace

::testing::AssertionResult matches_file(const std::filesystem::path& file, std::string_view text, Use use) {
    const auto expected = contents(file);
    if (expected == text) return ::testing::AssertionSuccess();
    if (use == Use::Rewrite) return rewrite(file, text);
    if (!expected)
        return ::testing::AssertionFailure() << file.string() << " is missing. Run `make goldens` to write it.";
    std::string_view expected_rest = *expected, actual_rest = text;
    for (int number = 1;; ++number) {
        const std::string expected_line = take_line(expected_rest), actual_line = take_line(actual_rest);
        if (expected_line == actual_line) continue;
        return ::testing::AssertionFailure() << file.string() << ":" << number << " differs\n"
                                             << "  kept: " << expected_line << "\n"
                                             << "  now:  " << actual_line << "\n"
                                             << how_to_accept;
    }
}

::testing::AssertionResult matches(std::string_view name, std::string_view text) {
    const char* update = std::getenv("AGON_UPDATE_GOLDENS");
    const bool rewriting = update && std::string_view(update) == "1";
    const auto file = std::filesystem::path(AGON_SOURCE_DIR) / "tests/golden" / (std::string(name) + ".txt");
    return matches_file(file, text, rewriting ? Use::Rewrite : Use::Compare);
}

}  // namespace agon::golden
