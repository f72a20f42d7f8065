#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "seats/contract.h"

namespace agon::seats {

inline constexpr std::string_view manifest_file = "agon.toml";
inline constexpr std::size_t longest_manifest = 16 * 1024;

// What a bot's folder says about the bot.
struct Manifest {
    std::string name{};                  // empty: it does not say
    std::vector<std::string> command{};  // never empty
    Contract contract = Contract::AgonLines;
    std::vector<std::string> games{};  // that it plays; empty: any
    std::optional<std::uint64_t> memory_mb{}, folder_mb{};
    std::optional<int> processes{};
    std::vector<std::string> environment{};  // NAME=value
    bool operator==(const Manifest&) const = default;
};

Result<Manifest, ParseError> read_manifest(std::string_view text);

}  // namespace agon::seats
