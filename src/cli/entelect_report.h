#pragma once
#include <string>

#include "catalog/arena.h"
#include "cli/entelect_referee.h"
#include "protocols/entelect_state/played_match.h"

namespace agon::cli {

// A match of entelect-runner that is over, and where its files went.
struct EntelectMatch {
    const catalog::MatchWish& wish;
    const catalog::MatchReport& report;
    const entelect_state::PlayedMatch& game;  // as it ended
    const RunnerReferee& referee;
    std::int32_t seed = 0;
    PerPlayer<std::string> names{};           // "A - Python starter"
    PerPlayer<std::string> troubles{};        // why the first command did not come; empty: all came
    std::string log_folder{}, replay_file{};  // empty: none was written

    const match::Verdict& verdict() const { return report.record.verdict; }
    std::vector<std::string> referee_messages() const;  // the engine's, then the runner's
};

// endGameState.txt.
std::string end_text(const EntelectMatch& match);

// What is printed for people when it is over.
std::string match_text(const EntelectMatch& match);
// One line for scripts: RESULT winner=A|B|tie reason=CODE score=N:N rounds=N
std::string result_line(const EntelectMatch& match);
// One JSON object.
std::string match_json(const EntelectMatch& match);

}  // namespace agon::cli
