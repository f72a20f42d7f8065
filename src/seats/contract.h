#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace agon::seats {

// How a process is talked to: agon lines (docs/protocol.md), or the texts of its game's original console program.
enum class Contract : std::uint8_t { AgonLines, Console };
constexpr std::array<std::string_view, 2> enum_names(Contract) { return {"agon-lines", "console"}; }

}  // namespace agon::seats
