#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cell.h"
#include "core/player.h"

// A board as people see it. Rules describe one, the terminal and the page draw it: one painter for every game.
namespace agon {

// Whose eyes: a player sees what the rules let that player see, nobody in particular sees everything.
using Viewer = std::optional<Player>;

enum class SceneOrigin : std::uint8_t { Top, Bottom };
constexpr std::array<std::string_view, 2> enum_names(SceneOrigin) { return {"top", "bottom"}; }

// Letter: letters for columns and numbers from 1 for rows; Letters: capital letters for both.
enum class SceneLabels : std::uint8_t { Number, Letter, Letters };
constexpr std::array<std::string_view, 3> enum_names(SceneLabels) { return {"number", "letter", "letters"}; }

// How the game's own texts name a place: "(column, row)" or "(row, column)".
enum class SceneOrder : std::uint8_t { ColumnFirst, RowFirst };
constexpr std::array<std::string_view, 2> enum_names(SceneOrder) { return {"column-first", "row-first"}; }

enum class EffectKind : std::uint8_t { Hit, Blast, Ray, Fall, Freeze, Heal, Spawn, Death };
constexpr std::array<std::string_view, 8> enum_names(EffectKind) {
    return {"hit", "blast", "ray", "fall", "freeze", "heal", "spawn", "death"};
}

struct ScenePiece {
    int id = 0;  // the same piece keeps its id from scene to scene
    std::optional<Player> owner{};
    std::string kind{};
    Cell at{};
    std::optional<int> health{}, full_health{};
    std::string label{};  // at best one or two characters: it is what a terminal shows
    std::vector<std::string> tags{};
    bool operator==(const ScenePiece&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("id", self.id);
        visit("owner", self.owner);
        visit("kind", self.kind);
        visit("at", self.at);
        visit("health", self.health);
        visit("full_health", self.full_health);
        visit("label", self.label);
        visit("tags", self.tags);
    }
};

struct SceneEffect {
    EffectKind kind = EffectKind::Hit;
    std::optional<int> by{};  // id of the piece that caused it
    std::vector<Cell> cells{};
    std::optional<int> amount{};
    bool operator==(const SceneEffect&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("kind", self.kind);
        visit("by", self.by);
        visit("cells", self.cells);
        visit("amount", self.amount);
    }
};

struct SceneFact {
    std::string name{}, value{};
    bool operator==(const SceneFact&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("name", self.name);
        visit("value", self.value);
    }
};

// What stands beside the board about one player, in the game's own words.
struct SceneSide {
    std::string name{};
    std::optional<int> score{};
    std::vector<SceneFact> facts{};
    bool operator==(const SceneSide&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("name", self.name);
        visit("score", self.score);
        visit("facts", self.facts);
    }
};

struct Scene {
    int width = 0, height = 0;
    SceneOrigin origin = SceneOrigin::Top;
    SceneLabels labels = SceneLabels::Number;
    SceneOrder order = SceneOrder::ColumnFirst;
    std::vector<std::uint8_t> terrain;  // a cell each, row by row: an index into kinds
    std::vector<std::string> kinds;
    std::vector<ScenePiece> pieces;
    std::vector<SceneEffect> effects;
    std::vector<Player> awaits;
    std::vector<int> active;  // ids of the pieces that act now
    PerPlayer<SceneSide> sides;
    bool operator==(const Scene&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("width", self.width);
        visit("height", self.height);
        visit("origin", self.origin);
        visit("labels", self.labels);
        visit("order", self.order);
        visit("terrain", self.terrain);
        visit("kinds", self.kinds);
        visit("pieces", self.pieces);
        visit("effects", self.effects);
        visit("awaits", self.awaits);
        visit("active", self.active);
        visit("sides", self.sides);
    }
};

}  // namespace agon
