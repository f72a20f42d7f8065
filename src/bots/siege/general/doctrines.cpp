#include "bots/siege/general/doctrines.h"

#include <algorithm>

#include "core/geometry.h"

namespace agon::siege::general {
namespace {

enum Building : std::uint8_t {
    CatapultsAndWorkers,
    PikesAndMoreCatapults,
    PikesAndCatapults,
    PikesArchersCatapults,
    Catapults,
    WorkersThenCatapults,
    KnightsAndCatapults,
    Knights,
    KnightsWithWorkers,
    Archers,
    Pikes,
    Swords,
    OnlyWorkers,
    Nothing,
};
constexpr Doctrine buildings[] = {
    //       K  S  A  P  R  C  W
    {.mix = {0, 0, 0, 0, 0, 3, 2}, .workers = 3, .guards = 1},
    {.mix = {0, 0, 0, 1, 0, 2, 0}, .workers = 3, .guards = 1},
    {.mix = {0, 0, 0, 1, 0, 1, 0}, .workers = 3, .guards = 1},
    {.mix = {0, 0, 1, 1, 0, 1, 0}, .workers = 3, .guards = 1},
    {.mix = {0, 0, 0, 0, 0, 1, 0}, .workers = 3, .guards = 1},
    {.mix = {0, 0, 0, 0, 0, 1, 0}, .workers = 3, .guards = 0},
    {.mix = {1, 0, 0, 0, 0, 1, 0}, .workers = 3, .guards = 1},
    {.mix = {1, 0, 0, 0, 0, 0, 0}, .workers = 0, .guards = 0},
    {.mix = {1, 0, 0, 0, 0, 0, 0}, .workers = 2, .guards = 1},
    {.mix = {0, 0, 1, 0, 0, 0, 0}, .workers = 2, .guards = 0},
    {.mix = {0, 0, 0, 1, 0, 0, 0}, .workers = 2, .guards = 0},
    {.mix = {0, 1, 0, 0, 0, 0, 0}, .workers = 2, .guards = 0},
    {.mix = {0, 0, 0, 0, 0, 0, 1}, .workers = 0, .guards = 0},
    {.mix = {0, 0, 0, 0, 0, 0, 0}, .workers = 0, .guards = 0},
};

// Where the bases are close the first fight decides, and workers come too late for it. Elsewhere who puts them off falls behind.
constexpr Doctrine close_buildings[] = {
    //       K  S  A  P  R  C  W
    {.mix = {0, 0, 0, 0, 0, 1, 0}, .workers = 3, .guards = 2},
    {.mix = {0, 0, 0, 1, 0, 1, 0}, .workers = 3, .guards = 3},
    {.mix = {0, 0, 0, 0, 0, 1, 0}},
    {.mix = {0, 0, 0, 1, 0, 1, 0}},
    {.mix = {1, 0, 0, 0, 0, 1, 0}},
    {.mix = {1, 0, 0, 0, 0, 0, 0}},
    {.mix = {0, 1, 0, 0, 0, 0, 0}},
    {.mix = {0, 0, 1, 0, 0, 0, 0}},
    {.mix = {1, 0, 0, 1, 0, 0, 0}},
    {.mix = {0, 0, 0, 0, 1, 0, 0}},
    {.mix = {0, 1, 0, 1, 0, 1, 0}},
};

// Where no gold grows: cheap units too, for those that are left at the end count.
constexpr Doctrine barren_buildings[] = {
    //       K  S  A  P  R  C  W
    {.mix = {0, 0, 0, 1, 0, 1, 1}}, {.mix = {0, 0, 1, 2, 0, 1, 0}}, {.mix = {0, 0, 0, 3, 0, 1, 1}},
    {.mix = {0, 0, 0, 1, 0, 2, 0}}, {.mix = {0, 0, 0, 1, 0, 1, 0}}, {.mix = {0, 0, 2, 0, 0, 1, 0}},
    {.mix = {0, 0, 1, 0, 0, 0, 0}}, {.mix = {0, 0, 0, 1, 0, 0, 0}}, {.mix = {1, 0, 0, 1, 0, 1, 0}},
    {.mix = {1, 0, 0, 0, 0, 0, 0}}, {.mix = {0, 0, 0, 0, 0, 0, 1}},
};

struct Leading {
    Stance stance;
    std::uint8_t group = 1;
    std::uint8_t storm_after = Doctrine::never;
    bool razes = false;
};
constexpr Leading own_leadings[] = {
    {Stance::Adapt},      {Stance::Adapt, 3, 4}, {Stance::Adapt, 3, 10}, {Stance::Charge}, {Stance::Home},
    {Stance::Hold, 1, 8}, {Stance::Hold},        {Stance::Hunt},         {Stance::March},  {Stance::Raid},
};
// A clever enemy chooses the moment of its storm, so there are several of them.
constexpr Leading enemy_leadings[] = {
    {Stance::Adapt, 3},
    {Stance::Adapt},
    {Stance::March},
    {Stance::March, 4},
    {Stance::Press, 2},
    {Stance::Charge},
    {Stance::Hunt},
    {Stance::Home, 1, 2},
    {Stance::Home, 1, 4},
    {Stance::Home, 1, 6},
    {Stance::Home, 1, 9},
    {Stance::Adapt, 3, 5},
    {Stance::Home, 1, 14},
    {Stance::Raid},
    {Stance::Muster, 2},
    {Stance::Muster, 3},
    {Stance::Muster, 4},
    {Stance::Muster, 6},
    {Stance::Muster, 90},
    {Stance::Charge, 1, Doctrine::never, true},
    {Stance::March, 1, Doctrine::never, true},
    {Stance::Muster, 2, Doctrine::never, true},
    {Stance::Muster, 4, Doctrine::never, true},
};
struct Opening {
    Building building;
    Leading leading;
};
constexpr Opening enemy_openings[] = {
    {Knights, {Stance::Home, 1, 12}},
    {Knights, {Stance::Home, 1, 16}},
    {Knights, {Stance::Charge}},
    {Catapults, {Stance::Adapt, 3}},
    {Catapults, {Stance::March}},
    {Archers, {Stance::March}},
    {Archers, {Stance::Home, 1, 16}},
    {KnightsWithWorkers, {Stance::Home, 1, 20}},
    {PikesAndMoreCatapults, {Stance::Adapt, 3}},
    {PikesAndCatapults, {Stance::Adapt}},
    {Catapults, {Stance::Muster, 3}},
    {Pikes, {Stance::Muster, 4}},
    {Archers, {Stance::Muster, 3}},
    {Knights, {Stance::Muster, 2}},
};

Doctrine led_by(Doctrine doctrine, const Leading& leading) {
    doctrine.stance = leading.stance;
    doctrine.group = leading.group;
    doctrine.storm_after = leading.storm_after;
    doctrine.razes = leading.razes;
    return doctrine;
}

std::span<const Doctrine> buildings_for(const State& state) {
    if (state.map->mines().empty()) return barren_buildings;
    return buildings;
}

// Who gives up mining where there are mines has nothing left once the first attack fails, and that is beyond what is thought
// ahead, unless the bases are close.
std::vector<Doctrine> sound_buildings(const State& state) {
    const bool needs_miners = !state.map->mines().empty();
    std::vector<Doctrine> sound;
    for (const Doctrine& building : buildings_for(state))
        if (building.workers > 0 || !needs_miners) sound.push_back(building);
    constexpr int close = 14;
    if (manhattan_distance(state.map->base(Player::First), state.map->base(Player::Second)) <= close)
        for (const Doctrine& building : close_buildings)
            if (building.workers == 0 || needs_miners) sound.push_back(building);
    return sound;
}

}  // namespace

Doctrine usual_doctrine(const State& state) { return led_by(buildings_for(state).front(), own_leadings[0]); }

std::vector<Doctrine> ways_to_go_on(const Doctrine& before, const State& state) {
    const std::vector<Doctrine> known = sound_buildings(state);
    const auto first = [&](auto&& is_wanted) { return std::find_if(known.begin(), known.end(), is_wanted); };
    auto same = first([&](const Doctrine& one) {
        return one.mix == before.mix && one.workers == before.workers && one.guards == before.guards;
    });
    if (same == known.end()) same = first([&](const Doctrine& one) { return one.mix == before.mix; });
    const Doctrine& usual = same == known.end() ? known.front() : *same;
    std::vector<Doctrine> ways;
    for (const Leading& leading : own_leadings) ways.push_back(led_by(usual, leading));
    for (const Doctrine& building : known)
        if (!(building == usual)) ways.push_back(led_by(building, own_leadings[0]));
    return ways;
}

std::vector<Doctrine> guess_enemy(const Side& enemy) {
    Doctrine like_before;
    int soldiers = 0, workers = 0;
    const auto count = [&](Kind kind) {
        if (kind == Kind::Worker) {
            ++workers;
        } else {
            ++soldiers;
            ++like_before.mix[index_of(kind)];
        }
    };
    for (const Unit& unit : enemy.units) count(unit.kind);
    if (enemy.builds) count(*enemy.builds);
    std::vector<Doctrine> guesses;
    if (soldiers == 0) {
        for (const auto& [building, leading] : enemy_openings) guesses.push_back(led_by(buildings[building], leading));
    } else {
        constexpr int fewest_workers = 2, most_workers = 6;
        like_before.workers = static_cast<std::uint8_t>(std::clamp(workers, fewest_workers, most_workers));
        for (const Leading& leading : enemy_leadings) guesses.push_back(led_by(like_before, leading));
    }
    // Most programs strike whomever they can; who counts on their fear is in for a surprise.
    for (Doctrine& guess : guesses) guess.fierce = true;
    return guesses;
}

}  // namespace agon::siege::general
