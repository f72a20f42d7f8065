#pragma once
#include <initializer_list>
#include <utility>

#include "protocols/entelect_state/played_match.h"

// Matches for tests: seed 1 on a map of nothing but air.
namespace agon::entelect_state {

inline PlayedMatch on_air(const entelect::Setup& setup = {}) {
    PlayedMatch match(setup, 1);
    match.state().ground = entelect::Ground(match.state().ground.side(), entelect::Terrain::Air);
    return match;
}

inline void place(PlayedMatch& match, Player player, int id, Cell at, int health = 100) {
    match.state().worm(player, id).at = at;
    match.state().worm(player, id).health = static_cast<std::int16_t>(health);
}

// The error that a command of A brings, without "GameError - Player 1, worm 1, round 1: "; "" if none.
inline std::string error_of(PlayedMatch match, const std::string& command) {
    match.play({{command, "nothing"}});
    const auto& errors = match.history().last.errors;
    return errors.empty() ? "" : errors.front().substr(errors.front().find(": ") + 2);
}

}  // namespace agon::entelect_state
