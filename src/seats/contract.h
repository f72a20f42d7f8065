#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace agon::seats {

// How a process is talked to: agon lines (docs/protocol.md), the texts of its game's original console program, or the files of
// its game's original player programs, which are started anew for every turn.
enum class Contract : std::uint8_t { AgonLines, Console, Files };
constexpr std::array<std::string_view, 3> enum_names(Contract) { return {"agon-lines", "console", "files"}; }

}  // namespace agon::seats
