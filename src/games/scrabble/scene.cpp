#include <algorithm>

#include "games/scrabble/rules.h"

namespace agon::scrabble {
namespace {

std::string tiles_text(const State& state) {
    std::string text;
    for (const Tile& tile : state.tiles->tiles())
        text += (text.empty() ? "" : " ") + std::string(1, upper(tile.letter)) + std::to_string(tile.value);
    return text;
}

void add_letters(const State& state, Scene& scene) {
    for (int y = 0; y < scene.height; ++y)
        for (int x = 0; x < scene.width; ++x) {
            const char letter = state.board[{x, y}];
            if (letter == blank) continue;
            const int value = state.values().of(letter);
            scene.pieces.push_back({.id = y * scene.width + x,
                                    .kind = "tile",
                                    .at = {x, y},
                                    .label = std::string(1, letter),
                                    .tags = {value > 0 ? std::to_string(value) : "not among the tiles"}});
        }
}

}  // namespace

Scene Rules::scene(const Position<Rules>& position, Viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = scene.height = state.board.size();
    scene.labels = SceneLabels::Letters;
    scene.order = SceneOrder::RowFirst;
    scene.kinds = {"cell"};
    scene.terrain.assign(state.board.view().all().size(), 0);
    add_letters(state, scene);
    for (const Event& event : position.events) {
        const Placed& placed = std::get<Placed>(event);
        if (placed.at.x >= scene.width || placed.at.y >= scene.height) continue;  // a position file may say anything
        SceneEffect effect{.kind = EffectKind::Spawn};
        for (int i = 0; i < static_cast<int>(placed.word.size()); ++i)
            if ((placed.laid >> i & 1) != 0) effect.cells.push_back(placed.at + step_of(placed.direction) * i);
        if (!effect.cells.empty()) scene.effects.push_back(std::move(effect));
    }
    const int goal = winning_score(state.board.size());
    for (const Player player : both_players) {
        SceneSide& side = scene.sides[player];
        side.name = "Player " + std::to_string(number_of(player));
        side.score = state.tally.score[player];
        side.facts.push_back(
            {"to win", std::to_string(std::max(goal - state.tally.score[player], 0)) + " of " + std::to_string(goal)});
        if (!awaits(state, player)) continue;
        scene.awaits.push_back(player);
        side.facts.push_back({"tiles", tiles_text(state)});
        if (state.pointless_turns > 0 && state.pointless_limit)
            side.facts.push_back({"no points", std::to_string(state.pointless_turns) + " of " +
                                                   std::to_string(*state.pointless_limit) + " turns"});
    }
    return scene;
}

Preview Rules::preview(const State& state, const Action& action) {
    const int gain = gain_of(state.board.view(), state.values(), action.placement());
    const int total = state.tally.score[state.tally.to_move] + gain;
    std::string text = "gains " + std::to_string(gain) + (gain == 1 ? " point" : " points");
    text += total >= winning_score(state.board.size()) ? " and wins with " : ", makes ";
    return {gain, text + std::to_string(total)};
}

static_assert(FullGame<Rules> && OpenGame<Rules>);

}  // namespace agon::scrabble
