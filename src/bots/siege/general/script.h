#pragma once
#include <optional>
#include <vector>

#include "bots/siege/general/doctrine.h"
#include "bots/siege/planner.h"
#include "bots/siege/terrain.h"

namespace agon::siege::general {

// What a turn does differently from its doctrine.
struct TurnWish {
    std::vector<Stance> stances{};  // of each unit, in the order of the state; empty: the doctrine's
};

// Plays whole turns by a doctrine, for either player: with exact fire (who can strike whom, how many it takes, from where it is
// safest) and simple marching. It is what the search thinks with, so it allocates nothing once it is warm.
class Script {
public:
    explicit Script(const Terrain& terrain) : terrain_(terrain) {}

    // Plays the orders of the player to move, not the end of the turn, and appends them to `orders` if there is such a list.
    // Orders keep to what all known mediators agree on: a unit moves before it attacks, never to where it is, and not onto a
    // cell where an enemy stood when the turn began; nobody attacks what is dead.
    void play(State& state, const Doctrine& doctrine, const TurnWish& wish, Orders* orders);

private:
    struct Foe {
        Cell at;
        std::int32_t id = 0;
        Kind kind = Kind::Worker;
        std::int16_t health = 0;
        std::int16_t reach = 0;  // at which it can strike in its next turn; 0 of workers, whom nobody fears
        bool is_alive() const { return health > 0; }
    };
    struct Shot {
        std::uint16_t unit = 0, target = 0;
    };

    void look(const State& state, const Doctrine& doctrine, const TurnWish& wish);
    void build(const Doctrine& doctrine);

    // fire.cpp
    void fire();
    void list_shots();
    bool is_willing(const Unit& unit, Stance stance, Cell target) const;
    bool raze();
    void strike_base();
    bool kill_best();
    void harm_most();
    int harm(const Unit& unit, std::size_t target) const;
    int worth(std::size_t target) const;
    Cell firing_cell(const Unit& unit, Cell target) const;
    void shoot(std::size_t unit, std::size_t target);

    // maneuver.cpp
    void maneuver();
    void settle_group();
    void weigh_forces();
    Stance adapted(const Unit& unit) const;
    bool storms_from_muster() const;
    const Foe* nearest_intruder() const;
    void work(Unit& unit);
    void lead(Unit& unit, Stance stance);
    template <class Objective>
    void go(Unit& unit, int boldness, Objective objective);
    void move(Unit& unit, Cell to);

    bool is_free(Cell cell) const;
    int threat(Cell cell, Kind kind) const;
    int threatening_force(Cell cell) const;
    int force_of_company(const Unit& unit) const;
    bool is_danger_near(const Unit& unit) const;
    Cell cell_of(std::size_t target) const { return target < foes_.size() ? foes_[target].at : enemy_base_; }
    Stance stance_of(std::size_t unit) const { return stances_ ? (*stances_)[unit] : doctrine_->stance; }

    const Terrain& terrain_;

    // Of the turn that is played.
    State* state_ = nullptr;
    Orders* orders_ = nullptr;
    const Doctrine* doctrine_ = nullptr;
    const std::vector<Stance>* stances_ = nullptr;
    Player player_ = Player::First;
    Cell own_base_, enemy_base_;
    std::vector<Foe> foes_;    // as they stood when the turn began, dead ones too
    std::vector<Shot> shots_;  // by target
    std::vector<std::uint8_t> has_shot_;
    std::vector<std::uint16_t> chosen_;
    std::vector<int> distances_;
    int soldiers_ = 0;
    int soldiers_afield_ = 0;  // of them, who have left home
    int farthest_front_ = 0;   // nobody who marches goes closer to the enemy's base
    int own_force_ = 0, enemy_force_ = 0, home_force_ = 0, intruding_force_ = 0;
    bool base_in_danger_ = false;
};

// What a unit counts for in a fight.
constexpr int force_of(Kind kind, int health) {
    constexpr std::array<int, kind_count> force{49, 30, 48, 27, 30, 151, 0};
    return force[index_of(kind)] * health / facts_of(kind).health;
}

// So bold is who asks for so many tenths of the force that can strike back; nobody fears anything with boldness 0.
int boldness_of(Stance stance);

// What a doctrine builds now; nothing: wait for gold, or for the unit that is being built.
std::optional<Kind> kind_to_build(const State& state, Player player, const Doctrine& doctrine, const Terrain& terrain);

}  // namespace agon::siege::general
