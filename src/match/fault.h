#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace agon::match {

// What can be wrong with a player's answer, or with there being none. The order is that of judgement: of two faults in one
// answer the earlier one counts, so that a late answer is never asked whether it was legal.
enum class Fault : std::uint8_t {
    NoStart,   // the program could not be started, or did not say hello
    Died,      // it ended without an answer to this question
    Closed,    // it closed its output
    Flooded,   // more output, memory, files or processes than anybody needs
    Late,      // no answer in time
    Early,     // it spoke without being asked
    Garbled,   // what it said is not of its contract
    Illegal,   // the rules forbid the action
    Resigned,  // it gave up
};
inline constexpr std::size_t fault_count = 9;
constexpr std::array<std::string_view, fault_count> enum_names(Fault) {
    return {"no-start", "died", "closed", "flooded", "late", "early", "garbled", "illegal", "resigned"};
}

}  // namespace agon::match
