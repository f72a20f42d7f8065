#pragma once
#include "bots/siege/terrain.h"
#include "games/siege/state.h"

namespace agon::siege::general {

inline constexpr int won_game = 1'000'000;

// What a position is worth to a player, in gold. A game that is won is worth more the sooner it was; `since` is the turn from
// which that is counted.
int judge(const State& state, Player player, std::int32_t since, const Terrain& terrain);

}  // namespace agon::siege::general
