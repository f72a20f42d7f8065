#pragma once
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/table.h"

// Agon lines: how a bot in any language is talked to, one JSON object a line, the same for every game. docs/protocol.md has the
// grammar and whole conversations.
namespace agon::agon_lines {

inline constexpr std::string_view protocol_name = "agon-lines 1";

using std::chrono::milliseconds;

// What a bot must keep to. None: there is no such limit.
struct Limits {
    std::optional<milliseconds> move{};   // for each answer
    milliseconds bank{0};                 // spare time, used up by answers that take longer
    std::optional<milliseconds> match{};  // for all answers together
    milliseconds warm_up{0};              // more for the answer to hello, and for nothing else
    int strikes = 0;                      // faults that are forgiven
    std::uint64_t output_bytes = 0;       // the longest line, and the most that may wait to be read
};

struct Hello {
    Player seat = Player::First;
    PerPlayer<std::string> players{};
    Limits limits{};
};

// Appends the first line that a bot is sent.
void write_hello(std::string& out, const Hello& hello, const match::Table& table);

}  // namespace agon::agon_lines
