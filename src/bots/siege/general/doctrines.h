#pragma once
#include <span>
#include <vector>

#include "bots/siege/general/doctrine.h"
#include "games/siege/state.h"

// Which doctrines are thought about, of all that there could be. Few: among many, chance makes one look good.
namespace agon::siege::general {

// Without a search the general follows this one.
Doctrine usual_doctrine(const State& state);

// Ways to go on for a player who built like `before` until now: its own way led differently, and other ways to build.
std::vector<Doctrine> ways_to_go_on(const Doctrine& before, const State& state);

// What the enemy may be up to, as far as its units tell.
std::vector<Doctrine> guess_enemy(const Side& enemy);

}  // namespace agon::siege::general
