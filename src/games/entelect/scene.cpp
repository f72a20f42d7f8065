#include "games/entelect/command_text.h"
#include "games/entelect/rules.h"

namespace agon::entelect {
namespace {

constexpr int first_pack_id = 1000;  // beyond any worm's

// As the original marks them on its maps: player and worm.
int id_of(WormId worm) { return number_of(worm.player) * 100 + worm.id; }
std::string label_of(WormId worm) { return std::to_string(number_of(worm.player)) + std::to_string(worm.id); }

std::string place(Cell cell) { return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

std::string facts_of(const State& state, WormId name, Viewer viewer) {
    const Worm& worm = state.worm(name);
    if (!worm.alive()) return "dead";
    std::string text = std::to_string(worm.health) + " HP at " + place(worm.at);
    if (worm.frozen > 0) text += ", frozen for " + std::to_string(worm.frozen);
    const Profession profession = state.field->profession_of(name.id);
    if (profession == Profession::Commando || (viewer && *viewer != name.player)) return text;
    return text + ", " + std::to_string(worm.ammunition) +
           (profession == Profession::Agent ? " bananas" : " snowballs");
}

void add_side(const State& state, Player player, Viewer viewer, Scene& scene) {
    SceneSide& side = scene.sides[player];
    side.name = "Player " + std::to_string(number_of(player));
    side.score = total_score(state, player);
    side.facts.push_back({"select tokens", std::to_string(state.sides[player].tokens)});
    for (int id = 1; id <= state.worms_each(); ++id) {
        const WormId name{player, id};
        side.facts.push_back(
            {std::to_string(id) + " " + state.field->numbers_of(id).profession_name, facts_of(state, name, viewer)});
        const Worm& worm = state.worm(name);
        if (!worm.alive()) continue;
        scene.pieces.push_back({.id = id_of(name),
                                .owner = player,
                                .kind = std::string(agon::name_of(state.field->profession_of(id))),
                                .at = worm.at,
                                .health = worm.health,
                                .full_health = state.field->numbers_of(id).initial_hp,
                                .label = label_of(name),
                                .tags = {}});
        if (worm.frozen > 0) scene.pieces.back().tags.push_back("frozen");
    }
    if (!Rules::awaits(state, player)) return;
    scene.awaits.push_back(player);
    scene.active.push_back(id_of(state.current_worm(player)));
}

struct Effects {
    std::vector<SceneEffect>& all;

    void operator()(const Hurt& event) const {
        all.push_back({.kind = EffectKind::Hit, .cells = {event.at}, .amount = event.damage});
    }
    void operator()(const ThrewBanana& event) const {
        all.push_back({.kind = EffectKind::Blast, .by = id_of(event.by), .cells = {event.at}});
    }
    void operator()(const Shot& event) const {
        SceneEffect ray{.kind = EffectKind::Ray, .by = id_of(event.by)};
        const Step way = step_of(event.way);
        for (Cell cell = event.from + way; cell != event.at; cell = cell + way) ray.cells.push_back(cell);
        if (event.end != ShotEnd::OutOfRange) ray.cells.push_back(event.at);
        if (!ray.cells.empty()) all.push_back(std::move(ray));
    }
    void operator()(const Frozen& event) const { all.push_back({.kind = EffectKind::Freeze, .cells = {event.at}}); }
    void operator()(const Healed& event) const {
        all.push_back({.kind = EffectKind::Heal, .cells = {event.at}, .amount = event.health});
    }
    void operator()(const Died& event) const { all.push_back({.kind = EffectKind::Death, .cells = {event.at}}); }
    void operator()(const auto&) const {}
};

}  // namespace

Scene Rules::scene(const Position<Rules>& position, Viewer viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = scene.height = state.ground.side();
    scene.kinds = {"dirt", "air", "space", "lava"};
    static_assert(static_cast<int>(Terrain::DeepSpace) == 2 && static_cast<int>(Terrain::Lava) == 3);
    for (int y = 0; y < scene.height; ++y)
        for (int x = 0; x < scene.width; ++x) scene.terrain.push_back(static_cast<std::uint8_t>(state.ground[{x, y}]));
    for (std::size_t i = 0; i < state.field->packs().size(); ++i)
        if (state.pack_lies(i))
            scene.pieces.push_back({.id = first_pack_id + static_cast<int>(i),
                                    .kind = "health pack",
                                    .at = state.field->packs()[i],
                                    .label = "+"});
    for (const Player player : both_players) add_side(state, player, viewer, scene);
    for (const Event& event : position.events) std::visit(Effects{scene.effects}, event);
    return scene;
}

static_assert(FullGame<Rules> && HiddenGame<Rules> && IdleGame<Rules> && CountsTurns<Rules>);

}  // namespace agon::entelect
