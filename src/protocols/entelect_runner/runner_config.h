#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"
#include "core/result.h"

namespace agon::entelect_runner {

inline constexpr std::string_view usual_config_file = "game-runner-config.json";

// What game-runner-config.json says that matters here. The rest of its keys (the engine's jar, how often requests are tried
// again, the tournament) is about machinery of the original's that does not exist here, and is skipped.
struct RunnerConfig {
    std::string output_location{};     // of the match logs; empty: the file does not say
    std::string game_config_file{};    // empty: the numbers that the game was shipped with
    PerPlayer<std::string> players{};  // folders of bots, or "console"
    PerPlayer<std::string> player_ids{};
    std::chrono::milliseconds max_runtime{1000};
    std::optional<std::int32_t> seed{};  // none: any; so is 0 in the file
    std::string match_id{};
    std::string game_name{};  // the folder of this match's log, instead of one in the output location; empty: there
    bool verbose = false;
    bool operator==(const RunnerConfig&) const = default;
};

Result<RunnerConfig, ParseError> read_runner_config(std::string_view text);

}  // namespace agon::entelect_runner
