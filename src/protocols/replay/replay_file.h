#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/record.h"
#include "protocols/replay/packing.h"

// A record as a file, `agon-record 2` or 1: docs/replay.md has it byte by byte. What is read here is sound as a file; whether it
// follows from its own actions is what replay.h finds out.
namespace agon::replay {

inline constexpr std::string_view format_name = "agon-record";

inline constexpr std::size_t most_steps = 4'000'000;
inline constexpr std::size_t most_bytes_unpacked = std::size_t{64} << 20;

// The actions of all steps, as replay.h packs them, and the shape they have in their game.
struct PackedActions {
    std::uint32_t schema = 0;
    std::string bytes{};
    Packing packing = newest_packing;
    bool operator==(const PackedActions&) const = default;
};

struct ReplayFile {
    match::Record record{};  // without its steps: they are still packed
    std::size_t steps = 0;
    PackedActions actions{};
    std::vector<PerPlayer<match::Spent>> spent{};  // in each step; empty if the times are not known
    bool operator==(const ReplayFile&) const = default;
};

// A record of more steps or bytes than the limits above, or with a name or sentence of more than 1 MiB, is our own mistake
// (BrokenInvariant).
std::string write_replay(const match::Record& record, const PackedActions& actions);
Result<ReplayFile, ParseError> read_replay(std::string_view bytes);

namespace detail {

// What is inside the frame of zstd. Apart, so that tests can change it.
std::string write_content(const match::Record& record, const PackedActions& actions);
Result<ReplayFile, ParseError> read_content(std::string_view content);

}  // namespace detail

}  // namespace agon::replay
