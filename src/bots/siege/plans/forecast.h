#pragma once
#include "bots/siege/plans/terrain.h"
#include "games/siege/state.h"

namespace agon::siege {

// How a storm on a base would go if nothing stood in anybody's way.
struct Forecast {
    bool razed = false;
    int turns = 0;         // of the attacker, until the base falls or the attackers have fallen
    int base_harm = 0;     // to its health
    int lost = 0;          // by the attacker, in gold
    int defence_lost = 0;  // by the defender
};

struct Fighter {
    Cell at;
    int health = 0;
    Kind kind = Kind::Worker;
};

// One of the two, with what it will build meanwhile.
struct Camp {
    std::vector<Fighter> army;
    Cell base_at;
    int base_health = 0;
    Kind usual = Kind::Swordsman;  // what it is thought to go on building
    Kind built = Kind::Worker;
    int time_left = 0;  // until `built` is there; 0: nothing is built
    std::int64_t gold = 0, income = 0;
    int worth = 0;  // of the army, and of all that joined it

    Camp(const State& state, const Terrain& terrain, Player player);
    void enlist(const Fighter& fighter);
    void produce(Tick tick);
    void thin_out(std::size_t scale);
};

enum class Aim : std::uint8_t { Base, Army };  // what attackers go for when both are in reach

// The attackers gather for so many turns, then storm. The attacker has the first turn.
Forecast play_storm(Camp attacker, Camp defender, Tick tick, Aim aim, int delay);

}  // namespace agon::siege
