#include "games/siege/rules.h"

namespace agon::siege {
namespace {

enum TerrainKind : std::uint8_t { Road, Obstacle, Mine };

std::uint8_t terrain_of(char letter) { return letter == '9' ? Obstacle : letter == '6' ? Mine : Road; }

// Painters draw the last of several pieces on a cell: a base is never hidden by those who stand in it.
void add_pieces(const State& state, Player player, Scene& scene) {
    const Side& side = state.sides[player];
    for (const Unit& unit : side.units)
        scene.pieces.push_back({.id = unit.id,
                                .owner = player,
                                .kind = std::string(name_of(unit.kind)),
                                .at = unit.at,
                                .health = unit.health,
                                .full_health = facts_of(unit.kind).health,
                                .label = std::string(1, letter_of(unit.kind)),
                                .tags = {"id " + std::to_string(unit.id)}});
    if (side.base_health > 0)
        scene.pieces.push_back({.id = side.base_id,
                                .owner = player,
                                .kind = "base",
                                .at = state.map->base(player),
                                .health = side.base_health,
                                .full_health = base_health,
                                .label = "B",
                                .tags = {"id " + std::to_string(side.base_id)}});
}

// Who can still be given an order, and the base also while somebody in it can. Whether there is gold to build is a secret.
void add_active(const State& state, Player player, Scene& scene) {
    const Side& side = state.sides[player];
    bool base_acts = !side.builds;
    for (const Unit& unit : side.units) {
        if (unit.points == 0) continue;
        scene.active.push_back(unit.id);
        base_acts |= unit.at == state.map->base(player);
    }
    if (base_acts) scene.active.push_back(side.base_id);
}

std::string building_of(const Side& side, bool with_time) {
    if (!side.builds) return "nothing";
    std::string text(name_of(*side.builds));
    if (with_time) text += ", " + std::to_string(side.build_time_left) + " to go";
    return text;
}

std::string unit_line(const Unit& unit, bool to_move) {
    std::string text =
        std::to_string(unit.health) + " HP at (" + std::to_string(unit.at.x) + ", " + std::to_string(unit.at.y) + ")";
    if (!to_move) return text;
    text += ", " + std::to_string(unit.points) + (unit.points == 1 ? " point" : " points");
    return unit.attacked ? text + ", has attacked" : text;
}

void add_side(const State& state, Player player, Viewer viewer, Scene& scene) {
    const Side& own = state.sides[player];
    SceneSide& side = scene.sides[player];
    side.name = "Player " + std::to_string(number_of(player));
    side.score = static_cast<int>(own.units.size());
    side.facts.push_back({"base " + std::to_string(own.base_id), std::to_string(own.base_health) + " HP"});
    if (!viewer || *viewer == player) side.facts.push_back({"gold", std::to_string(own.gold)});
    side.facts.push_back({"builds", building_of(own, !viewer)});
    const bool to_move = Rules::awaits(state, player);
    constexpr std::size_t most_lines = 20;
    for (std::size_t i = 0; i < own.units.size() && i < most_lines; ++i) {
        const Unit& unit = own.units[i];
        side.facts.push_back({std::to_string(unit.id) + " " + letter_of(unit.kind), unit_line(unit, to_move)});
    }
    if (own.units.size() > most_lines)
        side.facts.push_back({"and", std::to_string(own.units.size() - most_lines) + " more"});
    if (!to_move) return;
    scene.awaits.push_back(player);
    add_active(state, player, scene);
}

void add_effect(const Event& event, Scene& scene) {
    if (const auto* hit = std::get_if<Hit>(&event))
        scene.effects.push_back(
            {.kind = EffectKind::Hit, .by = hit->attacker, .cells = {hit->at}, .amount = hit->damage});
    else if (const auto* destroyed = std::get_if<Destroyed>(&event))
        scene.effects.push_back({.kind = EffectKind::Death, .cells = {destroyed->at}});
    else if (const auto* built = std::get_if<Built>(&event))
        scene.effects.push_back({.kind = EffectKind::Spawn, .cells = {built->at}});
}

}  // namespace

Scene Rules::scene(const Position<Rules>& position, Viewer viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.map->width();
    scene.height = state.map->height();
    scene.kinds = {"road", "obstacle", "mine"};
    for (int y = 0; y < scene.height; ++y)
        for (const char letter : state.map->row(y)) scene.terrain.push_back(terrain_of(letter));
    for (const Player player : both_players) {
        add_pieces(state, player, scene);
        add_side(state, player, viewer, scene);
    }
    for (const Event& event : position.events) add_effect(event, scene);
    return scene;
}

static_assert(FullGame<Rules> && HiddenGame<Rules> && IdleGame<Rules> && CountsTurns<Rules>);

}  // namespace agon::siege
