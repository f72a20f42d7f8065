#include <algorithm>

#include "games/sworms/rules.h"

namespace agon::sworms {
namespace {

enum TerrainKind : std::uint8_t { Air, Earth, Water };

std::uint8_t terrain_of(Square square) { return square.is_earth() ? Earth : square.is_water() ? Water : Air; }

constexpr int first_chest_id = 100'000;  // beyond any worm's number

void add_worms(const State& state, Scene& scene) {
    for (int i = 0; i < static_cast<int>(state.worms.size()); ++i) {
        const Worm& worm = state.worms[static_cast<std::size_t>(i)];
        if (!worm.alive()) continue;
        scene.pieces.push_back({.id = i + 1,
                                .owner = state.owner_of(i),
                                .kind = "worm",
                                .at = worm.at,
                                .health = worm.health,
                                .full_health = full_health,
                                .label = std::to_string(i + 1),
                                .tags = {(*state.names)[static_cast<std::size_t>(i)]}});
    }
}

std::string facts_of(const Worm& worm) {
    if (!worm.alive()) return "dead";
    return std::to_string(worm.health) + " HP at (" + std::to_string(worm.at.y) + ", " + std::to_string(worm.at.x) +
           ")";
}

std::string ammunition_of(const Worm& worm) {
    std::string text = "gun";
    for (std::size_t i = 1; i < weapon_count; ++i)
        if (worm.ammunition[i] > 0)
            text += ", " + std::string(enum_names(Weapon{})[i]) + " " + std::to_string(worm.ammunition[i]);
    return text;
}

void add_side(const State& state, Player player, Scene& scene) {
    SceneSide& side = scene.sides[player];
    side.name = "Player " + std::to_string(number_of(player));
    int living = 0;
    for (int i = 0; i < static_cast<int>(state.worms.size()); ++i) {
        if (state.owner_of(i) != player) continue;
        const Worm& worm = state.worms[static_cast<std::size_t>(i)];
        living += worm.alive() ? 1 : 0;
        side.facts.push_back(
            {std::to_string(i + 1) + " " + (*state.names)[static_cast<std::size_t>(i)], facts_of(worm)});
    }
    side.score = living;
    if (!Rules::awaits(state, player)) return;
    scene.awaits.push_back(player);
    scene.active.push_back(state.current_worm + 1);
    side.facts.push_back({"weapons", ammunition_of(state.acting())});
    side.facts.push_back({"move", state.moved ? "used up" : "up to 3 steps"});
}

void add_effect(const Event& event, const State& state, Scene& scene) {
    if (const auto* hit = std::get_if<Hit>(&event)) {
        const bool blast = hit->weapon == Weapon::Bazooka || hit->weapon == Weapon::Blowtorch;
        scene.effects.push_back({.kind = blast ? EffectKind::Blast : EffectKind::Hit, .cells = {hit->at}});
    } else if (const auto* hurt = std::get_if<Hurt>(&event);
               hurt && static_cast<std::size_t>(hurt->worm) < state.worms.size()) {
        const Cell at = state.worms[static_cast<std::size_t>(hurt->worm)].at;
        const EffectKind kind = hurt->cause == Cause::Fall ? EffectKind::Fall : EffectKind::Hit;
        scene.effects.push_back({.kind = kind, .cells = {at}, .amount = hurt->amount});
    } else if (const auto* died = std::get_if<Died>(&event)) {
        scene.effects.push_back({.kind = EffectKind::Death, .cells = {died->at}});
    } else if (const auto* landed = std::get_if<ChestLanded>(&event)) {
        scene.effects.push_back({.kind = EffectKind::Spawn, .cells = {landed->at}});
    }
}

}  // namespace

Scene Rules::scene(const Position<Rules>& position, Viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.board.width();
    scene.height = state.board.height();
    scene.order = SceneOrder::RowFirst;
    scene.kinds = {"air", "earth", "water"};
    scene.terrain.reserve(state.board.size());
    add_worms(state, scene);
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Square square = state.board.begin()[i];
        scene.terrain.push_back(terrain_of(square));
        if (square.is_chest())
            scene.pieces.push_back({.id = first_chest_id + static_cast<int>(i),
                                    .kind = "chest",
                                    .at = state.board.cell_at(i),
                                    .label = "#"});
    }
    for (const Player player : both_players) add_side(state, player, scene);
    for (const Event& event : position.events) add_effect(event, state, scene);
    return scene;
}

static_assert(FullGame<Rules> && HiddenGame<Rules> && IdleGame<Rules>);

}  // namespace agon::sworms
