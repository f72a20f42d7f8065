// An agon.toml from a stranger, and the same bytes as a command line.
#include "core/check.h"
#include "input.h"
#include "seats/command_words.h"
#include "seats/manifest.h"

namespace agon::fuzz {
namespace {

// Words in quotes come back as they were.
void check_words(const std::vector<std::string>& words) {
    AGON_CHECK(!words.empty() && !words.front().empty());
    std::string quoted;
    for (const std::string& word : words) {
        quoted += '\'';
        for (const char letter : word) quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
        quoted += "' ";
    }
    AGON_CHECK(seats::split_command(quoted) == words);
}

template <class T>
void check_problem(const Result<T, ParseError>& result) {
    if (!result) AGON_CHECK(result.error().line > 0 && result.error().column > 0 && !result.error().expected.empty());
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    using namespace agon;
    const std::string_view text = fuzz::as_text(bytes, count);
    const auto words = seats::split_command(text);
    fuzz::check_problem(words);
    if (words) fuzz::check_words(*words);
    const auto manifest = seats::read_manifest(text);
    fuzz::check_problem(manifest);
    if (!manifest) return 0;
    fuzz::check_words(manifest->command);
    AGON_CHECK(manifest->name.size() <= 100);
    for (const std::string& variable : manifest->environment) AGON_CHECK(variable.find('=') > 0);
    return 0;
}
