#pragma once
#include <optional>
#include <string>

#include "catalog/arena.h"
#include "games/siege/state.h"

namespace agon::cli {

// Runs of one player's program.
struct PlayerRuns {
    int turns = 0;
    int nonzero_exits = 0, first_turn = 0, first_code = 0;  // warnings, where they are not faults
};

// One game that `mediator` ran.
struct MediatedGame {
    const catalog::MatchWish& wish;
    const catalog::MatchReport& report;
    const siege::State& end;  // where it ended
    std::string map_file;
    PerPlayer<PlayerRuns> runs{};
    std::string replay_file{}, log_folder{};  // empty: none

    const match::Verdict& verdict() const { return report.record.verdict; }
    int last_turn() const;  // the one in which it ended
};

// For people; without the last line.
std::string game_text(const MediatedGame& game);

// "RESULT winner=1 reason=base-destroyed turn=31", of a game that has a result.
std::string result_line(const MediatedGame& game);

std::string game_json(const MediatedGame& game);

}  // namespace agon::cli
