#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/geometry.h"
#include "games/entelect/noise.h"
#include "games/entelect/rules.h"

// The original's map of a seed. Sines are only ever rounded to whole cells.
namespace agon::entelect {
namespace {

// Seat k of n on a circle about the middle; each quarter of the circle rounds in its own way, as the original does.
Cell seat_on_circle(int k, int n, double radius, double tilt, double middle) {
    constexpr double pi = std::numbers::pi;
    const double angle = 2 * pi * (static_cast<double>(k) / n) + tilt;
    const double x = radius * std::cos(angle) + middle, y = radius * std::sin(angle) + middle;
    const double turned = std::fmod(angle, 2 * pi);
    const bool right = turned <= pi / 2 || turned > 3 * pi / 2, down = turned <= pi;
    return {static_cast<int>(right ? std::ceil(x) : std::floor(x)),
            static_cast<int>(down ? std::floor(y) : std::ceil(y))};
}

void lay_terrain(Ground& ground, std::int32_t seed) {
    constexpr double step = 0.3, least_air = 0.5;
    const int side = ground.side();
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int mirrored = x > (side - 1) / 2 ? side - 1 - x : x;
            const bool air = noise(mirrored * step, y * step, seed) > least_air;
            ground.set({x, y}, air ? Terrain::Air : Terrain::Dirt);
        }
}

void draw_room(Ground& ground, Cell worm) {
    constexpr int wall = 2;
    for (int dy = -wall; dy <= wall; ++dy)
        for (int dx = -wall; dx <= wall; ++dx) {
            const Cell cell = worm + Step{dx, dy};
            const bool inside = absolute(dx) < wall && absolute(dy) < wall;
            if (ground.contains(cell)) ground.set(cell, inside ? Terrain::Air : Terrain::Dirt);
        }
}

// The order in which a player's worms take seats: by profession name, then by how far their id is behind the player's number.
std::vector<int> seating(const Config& config, Player player) {
    struct Guest {
        int id;
        const std::string* profession;
    };
    std::vector<Guest> guests;
    for (const Profession profession : all_professions)
        for (int i = 0; i < config.of(profession).count; ++i)
            guests.push_back({static_cast<int>(guests.size()) + 1, &config.of(profession).profession_name});
    std::stable_sort(guests.begin(), guests.end(),
                     [](const Guest& a, const Guest& b) { return *a.profession < *b.profession; });
    const int number = number_of(player);
    const auto key = [number](const Guest& guest) { return guest.id > number ? guest.id - number - 2 : guest.id; };
    std::stable_sort(guests.begin(), guests.end(), [&](const Guest& a, const Guest& b) { return key(a) < key(b); });
    std::vector<int> ids;
    for (const Guest& guest : guests) ids.push_back(guest.id);
    return ids;
}

}  // namespace

GeneratedMap generate_map(const Config& config, std::int32_t seed) {
    const int side = config.map_size, each = config.worms_each();
    const double middle = (side - 1) / 2.0;  // between four cells if the side is even
    GeneratedMap map;
    map.ground = Ground(side);
    lay_terrain(map.ground, seed);

    // The second player has the first seat, and every other one after that.
    for (const Player player : both_players) {
        auto& spawns = map.spawns[player];
        spawns.resize(static_cast<std::size_t>(each));
        int seat = player == Player::First ? 1 : 0;
        for (const int id : seating(config, player)) {
            spawns[static_cast<std::size_t>(id - 1)] = seat_on_circle(seat, 2 * each, middle - 1, 0, middle);
            seat += 2;
        }
        for (const Cell spawn : spawns) draw_room(map.ground, spawn);
    }

    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (distance_from_middle({x, y}, side) > middle + 1) map.ground.set({x, y}, Terrain::DeepSpace);

    constexpr double packs_radius = 2.2;
    const double tilt = noise(config.total_health_packs, 0, seed);
    for (int k = 0; k < config.total_health_packs; ++k) {
        const Cell at = seat_on_circle(k, config.total_health_packs, packs_radius, tilt, middle);
        if (!map.ground.contains(at)) continue;
        map.ground.set(at, Terrain::Air);
        map.packs.push_back(at);
    }
    return map;
}

}  // namespace agon::entelect
