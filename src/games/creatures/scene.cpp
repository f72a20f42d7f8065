#include "games/creatures/kernel/sight.h"
#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

enum TerrainKind : std::uint8_t { Plain, Wall, Food, Unseen };

char letter_of(Kind kind, bool north) {
    constexpr std::string_view letters = "BWCHDR", small = "bwchdr";
    return (north ? letters : small)[static_cast<std::size_t>(kind)];
}

std::string counter_text(const Creature& creature) {
    if (!has_counter(creature.kind)) return "";
    return ", " + std::to_string(creature.counter) + (has_mana(creature.kind) ? " mana" : " fires");
}

// What others are like is told to nobody who plays: only that of the creature that acts.
void add_piece(const State& state, int index, bool knows_numbers, Scene& scene) {
    const Creature& creature = state.creature(index);
    const bool north = state.is_north(index);
    ScenePiece piece;
    piece.id = index;
    piece.owner = player_of(north);
    piece.kind = name_of(creature.kind);
    piece.at = {creature.x, creature.y};
    piece.label = std::string(1, letter_of(creature.kind, north));
    if (creature.bewitched) piece.tags.push_back("bewitched");
    if (knows_numbers) {
        piece.health = creature.toughness;
        piece.tags.push_back("power " + std::to_string(creature.power));
    }
    scene.pieces.push_back(std::move(piece));
}

std::uint8_t terrain_of(Square square) { return square.has_wall() ? Wall : square.has_food() ? Food : Plain; }

void add_everything(const State& state, Scene& scene) {
    for (std::size_t i = 0; i < state.squares.size(); ++i)
        scene.terrain.push_back(terrain_of(state.squares.begin()[i]));
    for (int index = 0; index < static_cast<int>(state.creatures.size()); ++index)
        if (state.creature(index).is_alive()) add_piece(state, index, true, scene);
}

// Pieces are numbered by their places in the list that the creature is given: slots of others are not told.
void add_view(const State& state, int looker, Scene& scene) {
    scene.terrain.assign(state.squares.size(), Unseen);
    const Creature& self = state.creature(looker);
    const int range = sight_range(self.kind);
    for (int y = self.y - range; y <= self.y + range; ++y)
        for (int x = self.x - range; x <= self.x + range; ++x)
            if (state.contains(x, y)) scene.terrain[state.squares.index_of({x, y})] = terrain_of(state.squares[{x, y}]);
    add_piece(state, looker, true, scene);
    scene.pieces.back().id = 0;
    look_around(state, looker, false, [&](Thing thing, int index, int, int) {
        if (thing != Thing::Creature) return;
        add_piece(state, index, false, scene);
        scene.pieces.back().id = static_cast<int>(scene.pieces.size()) - 1;
    });
}

void add_effect(const Event& event, Scene& scene) {
    if (const auto* hurt = std::get_if<Hurt>(&event))
        scene.effects.push_back({.kind = EffectKind::Hit, .cells = {hurt->at}, .amount = hurt->damage});
    else if (const auto* healed = std::get_if<Healed>(&event))
        scene.effects.push_back({.kind = EffectKind::Heal, .cells = {healed->at}, .amount = healed->gain});
    else if (const auto* frozen = std::get_if<Bewitched>(&event))
        scene.effects.push_back({.kind = EffectKind::Freeze, .cells = {frozen->at}});
    else if (const auto* fell = std::get_if<Fell>(&event))
        scene.effects.push_back({.kind = EffectKind::Death, .cells = {fell->at}});
}

}  // namespace

Scene Rules::scene(const Position<Rules>& position, Viewer viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.squares.width();
    scene.height = state.squares.height();
    scene.kinds = {"plain", "wall", "food", "unseen"};
    const bool is_told = viewer && awaits(state, *viewer);
    if (!viewer) add_everything(state, scene);
    else if (is_told) add_view(state, state.mover(), scene);
    else scene.terrain.assign(state.squares.size(), Unseen);
    if (!viewer)
        for (const Event& event : position.events) add_effect(event, scene);
    for (const Player player : both_players) {
        SceneSide& side = scene.sides[player];
        side.name = player == Player::First ? "North" : "South";
        if (!viewer) {
            const Strength strength = strength_of(state, player);
            side.score = strength.survivors;
            side.facts.push_back({"toughness", std::to_string(strength.toughness)});
        }
        if (!awaits(state, player)) continue;
        scene.awaits.push_back(player);
        if (viewer && *viewer != player) continue;
        const Creature& self = state.creature(state.mover());
        scene.active.push_back(viewer ? 0 : state.mover());
        side.facts.push_back(
            {"turn", std::to_string(state.turn + 1) + " of " + std::to_string(state.ground->turn_limit)});
        side.facts.push_back(
            {"to act", std::string(name_of(self.kind)) + " in slot " + std::to_string(state.slot_of(state.mover()))});
        side.facts.push_back({"it has", std::to_string(self.toughness) + " toughness, " + std::to_string(self.power) +
                                            " power" + counter_text(self)});
    }
    return scene;
}

static_assert(FullGame<Rules> && HiddenGame<Rules> && IdleGame<Rules> && CountsTurns<Rules>);

}  // namespace agon::creatures
