#pragma once
#include <string>

#include "core/scene.h"

// What the game's own text calls columns, rows and cells. Numbers count from 0; with letters, columns go a to z, aa, ab and so
// on and rows count from 1. Row 0 of a scene is always drawn on top; its origin says from which edge the labels count.
namespace agon::view {

std::string column_label(const Scene& scene, int x);
std::string row_label(const Scene& scene, int y);
std::string cell_label(const Scene& scene, Cell cell);  // "(1, 2)" or "b3"

}  // namespace agon::view
