#include <gtest/gtest.h>

#include <algorithm>

#include "scrabble/random_config.h"
#include "scrabble/random_session.h"
#include "scrabble/run_a3.h"
#include "support/environment.h"

// Random sessions, run by a3 and by a reference that shares nothing with it but the specification.
namespace agon::scrabble_test {
namespace {

constexpr int usual_sessions = 300;

// Shows what would not be seen on a screen.
std::string visible(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string shown;
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n' || (byte >= 0x20 && byte < 0x7F)) shown += c;
        else shown += {'<', digits[byte >> 4], digits[byte & 0xF], '>'};
    }
    return shown;
}

std::string named_files(const std::map<std::string, std::string>& files) {
    std::string text;
    for (const auto& [name, content] : files) text += "--- " + name + ":\n" + visible(content) + "<end>\n";
    return text;
}

// The first line that differs, from both texts; nothing if none does.
std::string first_difference(std::string_view what, std::string_view a3, std::string_view reference) {
    if (a3 == reference) return "";
    const auto at = static_cast<std::size_t>(
        std::mismatch(a3.begin(), a3.end(), reference.begin(), reference.end()).first - a3.begin());
    const std::size_t line_start = a3.substr(0, at).rfind('\n') + 1;  // npos + 1 is 0
    const auto line = [&](std::string_view text) {
        return "|" + visible(text.substr(line_start, text.find('\n', at) - line_start)) + "|\n";
    };
    const auto number = std::count(a3.begin(), a3.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    return std::string(what) + ", line " + std::to_string(number) + "\n  a3:        " + line(a3) +
           "  reference: " + line(reference);
}

::testing::AssertionResult both_do_the_same(int seed, const RandomSession& session) {
    scrabble_reference::Program reference(session.arguments, session.disk);
    reference.read_all(session.input);
    const A3Run a3 = run_a3(session.arguments, session.input, session.disk.files);
    const std::string difference =
        first_difference("output", a3.out, reference.output()) + first_difference("error output", a3.err, "") +
        first_difference("exit code", std::to_string(a3.exit), std::to_string(reference.exit_code())) +
        first_difference("files", named_files(a3.files), named_files(reference.files()));
    if (difference.empty()) return ::testing::AssertionSuccess();
    std::string command = "a3";
    for (const std::string& argument : session.arguments) command += " '" + argument + "'";
    return ::testing::AssertionFailure() << "seed " << seed << ": " << difference << "--- run as " << command << "\n"
                                         << named_files(session.disk.files) << "--- input:\n"
                                         << visible(session.input) << "<end>\n";
}

// AGON_SCRABBLE_GAMES: how many sessions of each kind.
template <typename MakeSession>
void expect_the_same_in_random_sessions(MakeSession make_session) {
    const int sessions = support::count_from_environment("AGON_SCRABBLE_GAMES", usual_sessions);
    int differing = 0;
    for (int seed = 0; seed < sessions && differing < 3; ++seed) {
        const auto result = both_do_the_same(seed, make_session(static_cast<std::uint32_t>(seed)));
        EXPECT_TRUE(result);
        if (!result) ++differing;
    }
}

TEST(Reference, PlaysTheSameSessions) { expect_the_same_in_random_sessions(random_session); }

TEST(Reference, ReadsTheSameFiles) {
    expect_the_same_in_random_sessions([](std::uint32_t seed) {
        RandomDice dice(seed);
        RandomSession session{{"config.txt"}, {}, "save\nquit\n"};
        session.disk.files["config.txt"] = random_damaged_config(dice);
        return session;
    });
}

}  // namespace
}  // namespace agon::scrabble_test
