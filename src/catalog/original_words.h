#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/scene.h"

namespace agon::catalog {

// How the game's original program shows a position and tells what happened. A game that has one specialises this in
// games/<game>.h; the others are drawn from their scenes and told by the fields of their events.
template <class G>
struct OriginalWords {
    static std::optional<std::string> board(const Position<G>&) { return std::nullopt; }
    // What the viewer may be told of the last step, a line each.
    static std::optional<std::vector<std::string>> events(const Position<G>&, Viewer) { return std::nullopt; }
};

}  // namespace agon::catalog
