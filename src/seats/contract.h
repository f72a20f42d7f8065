#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace agon::seats {

// How a process is talked to: agon lines (docs/protocol.md), the texts of its game's original console program, the files of its
// game's original player programs, which are started anew for every turn, those of the Entelect challenge, whose bots live as
// long as their match and are shown every round in a folder of its own, or the lines to a library that we have compiled.
enum class Contract : std::uint8_t { AgonLines, Console, Files, Entelect, Library };
constexpr std::array<std::string_view, 5> enum_names(Contract) {
    return {"agon-lines", "console", "files", "entelect", "library"};
}

}  // namespace agon::seats
