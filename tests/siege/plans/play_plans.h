#pragma once
#include <array>
#include <string>
#include <vector>

#include "bots/siege/plans/plans.h"

namespace agon::siege_test {

struct MapFile {
    std::string name;  // "open-16x16-near-mines.txt"
    siege::Map map;
};

// All maps of examples/siege.
std::vector<MapFile> example_maps();

struct PlayedGame {
    siege::State last;
    std::optional<Player> winner;
    PerPlayer<std::array<int, siege::kind_count>> built{};  // orders to build, by kind
};

// Both plans to the end of the game. Fails the test at the first order that the rules refuse.
PlayedGame play_plans(const siege::Setup& setup, std::string_view first, std::string_view second, std::uint64_t seed);

// From both seats: how many games of `against` the plan wins.
int wins_of(std::string_view plan, std::string_view against, siege::Setup setup, int games_a_seat);

}  // namespace agon::siege_test
