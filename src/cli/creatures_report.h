#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "catalog/arena.h"
#include "games/creatures/state.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon::cli {

// What the creatures of one side did.
struct SideCounts {
    std::array<long long, creatures::deed_count> deeds{};  // that were legal
    long long illegal = 0, frozen = 0;
    long long miscounted = 0;  // moves after which a library had a wrong toughness of its own
};

// A board that is played on, with what its file is called and says of it.
struct CreaturesBoard {
    std::string file, hash;
    creatures::Setup setup;
    std::uint64_t seed = 1;
    PerPlayer<std::vector<std::string>> unit_names{};
};

// One game that `creatures` ran or played again.
struct CreaturesGame {
    const CreaturesBoard& board;
    const creatures::State& end;  // where it ended
    creatures_text::Result result;
    PerPlayer<SideCounts> counts{};
    std::optional<creatures_text::Activation> illegal{};  // that ended it
    const catalog::MatchReport* report = nullptr;         // none: nobody was asked
    const catalog::MatchWish* wish = nullptr;             // likewise
    std::string record_file{}, agon_replay_file{};        // that were written; empty: none
    std::string replayed_file{};                          // that said the same; empty: none

    long long illegal_moves() const { return counts[Player::First].illegal + counts[Player::Second].illegal; }
};

// Why the game did not come to its end, for whoever asked for no report; empty if it did.
std::string creatures_trouble(const CreaturesGame& game);

// For people; without the last line.
std::string creatures_text_of(const CreaturesGame& game);

// "RESULT TURN_LIMIT turns=50 north=9/190 south=9/190 illegal=0 seed=1"
std::string result_line(const CreaturesGame& game);

std::string creatures_json(const CreaturesGame& game);

// "NORTH 2 (CLERIC at 3,4)"
std::string unit_text(const CreaturesBoard& board, const creatures_text::Activation& activation);

}  // namespace agon::cli
