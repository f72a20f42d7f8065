#pragma once
#include "core/scene.h"

// Scenes that the tests of the view draw.
namespace agon::view {

// A worm shoots at another over a small meadow.
inline Scene duel() {
    Scene scene;
    scene.width = 4;
    scene.height = 3;
    scene.kinds = {"grass", "rock"};
    scene.terrain = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    scene.pieces = {
        {.id = 1, .owner = Player::First, .kind = "worm", .at = {0, 0}, .health = 40, .full_health = 100, .label = "1"},
        {.id = 2, .owner = Player::Second, .kind = "worm", .at = {3, 1}, .label = "1"},
        {.id = 3, .kind = "chest", .at = {1, 2}}};
    scene.effects = {{.kind = EffectKind::Hit, .by = 1, .cells = {{3, 1}}, .amount = 12},
                     {.kind = EffectKind::Ray, .by = 1, .cells = {{2, 0}}}};
    scene.active = {1};
    scene.awaits = {Player::First};
    scene.sides[Player::First] = {"Tortoise", 42, {{"health", "140"}, {"ammunition", "3 of 5"}}};
    scene.sides[Player::Second] = {"Hare", 7, {{"health", "98"}}};
    return scene;
}

// An archer in the middle of the last row of an empty board.
inline Scene wide(int width, int height) {
    Scene scene;
    scene.width = width;
    scene.height = height;
    scene.kinds = {"cell"};
    scene.terrain.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    scene.pieces = {{.id = 1, .owner = Player::First, .kind = "archer", .at = {width / 2, height - 1}}};
    scene.active = {1};
    return scene;
}

}  // namespace agon::view
