#include "protocols/entelect_runner/runner_config.h"

#include <limits>

#include "protocols/entelect_runner/json_members.h"

namespace agon::entelect_runner {

Result<RunnerConfig, ParseError> read_runner_config(std::string_view text) {
    auto members = JsonMembers::read(text);
    if (!members) return Unexpected{members.error()};
    RunnerConfig config;
    config.output_location = members->text("round-state-output-location");
    config.game_config_file = members->text("game-config-file-location");
    config.players = {{members->text("player-a"), members->text("player-b")}};
    config.player_ids = {{members->text("player-a-id"), members->text("player-b-id")}};
    constexpr std::int64_t a_day = 86'400'000;
    if (const auto limit = members->number("max-runtime-ms", 1, a_day))
        config.max_runtime = std::chrono::milliseconds(*limit);
    constexpr std::int64_t lowest = std::numeric_limits<std::int32_t>::min(),
                           highest = std::numeric_limits<std::int32_t>::max();
    const auto seed = members->number("seed", lowest, highest);
    if (seed && *seed != 0) config.seed = static_cast<std::int32_t>(*seed);
    config.match_id = members->text("match-id");
    config.game_name = members->text("game-name");
    config.verbose = members->flag("verbose-mode");
    if (members->problem()) return Unexpected{*members->problem()};
    return config;
}

}  // namespace agon::entelect_runner
