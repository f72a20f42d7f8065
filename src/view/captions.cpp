#include "view/captions.h"

#include <algorithm>

#include "core/fields.h"
#include "view/labels.h"
#include "view/palette.h"
#include "view/text.h"

namespace agon::view {
namespace {

constexpr std::size_t most_listed = 6;  // of a note's items; the others are counted
constexpr int widest_fact_name = 14;
constexpr int note_indent = 2;
const std::string strip_indent(6, ' ');

Line strip_heading(const Scene& scene, Player player, int columns) {
    const SceneSide& side = scene.sides[player];
    const bool to_move = std::count(scene.awaits.begin(), scene.awaits.end(), player) != 0;
    const std::string plate = player == Player::First ? "(1)" : "[2]";
    const std::string full_name = !side.name.empty() ? side.name : player == Player::First ? "First" : "Second";
    const std::string score = side.score ? ": " + std::to_string(*side.score) : "";
    const int room = columns - columns_of(strip_indent + score);
    // The sign in front says it too; a name is worth more than these words.
    const std::string_view turn_words = ", to move";
    const bool in_words = to_move && columns_of(full_name) + columns_of(turn_words) <= room;
    const std::string turn(in_words ? turn_words : "");
    const std::string name = fit(full_name, room - columns_of(turn));
    return {{to_move ? "> " : "  ", {.role = to_move ? Role::Accent : Role::Text}},
            {plate, {.role = Role::Piece, .owner = player}},
            {" "},
            {name, {.role = Role::Name, .owner = player}},
            {score},
            {turn, {.role = Role::Accent}}};
}

// Values of both players stand under each other.
int fact_name_columns(const Scene& scene) {
    int columns = 0;
    for (const Player player : both_players)
        for (const SceneFact& fact : scene.sides[player].facts) columns = std::max(columns, columns_of(fact.name));
    return std::min(columns, widest_fact_name);
}

Lines facts_in_a_column(const SceneSide& side, int name_columns, int columns) {
    Lines lines;
    for (const SceneFact& fact : side.facts) {
        std::string name = fit(fact.name, name_columns);
        std::vector<std::string> parts = wrap(fact.value, columns - columns_of(strip_indent) - name_columns - 2);
        if (parts.empty()) parts.emplace_back();
        for (const std::string& part : parts) {
            lines.push_back({{strip_indent + pad_right(name, name_columns) + "  ", {.role = Role::Quiet}}, {part}});
            name.clear();
        }
    }
    return lines;
}

Lines facts_run_together(const SceneSide& side, int columns) {
    if (side.facts.empty()) return {};
    std::vector<Line> items;
    for (const SceneFact& fact : side.facts) items.push_back({{fact.name + " ", {.role = Role::Quiet}}, {fact.value}});
    return flow({strip_indent}, items, columns, columns_of(strip_indent));
}

void append(Lines& lines, Lines more) {
    for (Line& line : more) lines.push_back(std::move(line));
}

// The items under a title, or nothing if there are none.
Lines note(std::string_view title, std::vector<Line> items, int columns) {
    if (items.empty()) return {};
    if (items.size() > most_listed) {
        const std::size_t others = items.size() - most_listed;
        items.resize(most_listed);
        items.push_back({{"and " + std::to_string(others) + " more", {.role = Role::Quiet}}});
    }
    return flow({std::string(title) + " ", {.role = Role::Quiet}}, items, columns, note_indent);
}

std::vector<Line> acting_pieces(const Scene& scene) {
    std::vector<Line> items;
    for (const ScenePiece& piece : scene.pieces) {
        if (!is_active(scene, piece)) continue;
        std::string text = piece.kind.empty() ? "" : piece.kind + " ";
        text += sign_of(piece) + " at " + cell_label(scene, piece.at);
        if (piece.health) text += ", health " + std::to_string(*piece.health);
        if (piece.health && piece.full_health) text += " of " + std::to_string(*piece.full_health);
        for (const std::string& tag : piece.tags) text += ", " + tag;
        items.push_back({{text}});
    }
    return items;
}

std::vector<Line> recent_effects(const Scene& scene) {
    std::vector<Line> items;
    for (const SceneEffect& effect : scene.effects) {
        std::string text(effect.kind == EffectKind::Spawn ? "new" : name_of(effect.kind));
        if (effect.amount) text += " " + std::to_string(*effect.amount);
        if (!effect.cells.empty()) text += " at " + cell_label(scene, effect.cells.front());
        if (effect.cells.size() > 1)
            text += " and " + std::to_string(effect.cells.size() - 1) +
                    (effect.cells.size() == 2 ? " more cell" : " more cells");
        items.push_back({{text}});
    }
    return items;
}

std::vector<Line> stacks(const Scene& scene, const BoardContents& contents) {
    std::vector<Line> items;
    for (const CellContent& content : contents) {
        if (content.pieces < 2) continue;
        items.push_back({{std::to_string(content.pieces) + " at " + cell_label(scene, contents.cell_of(content))}});
    }
    return items;
}

std::vector<Line> terrain_key(const Scene& scene) {
    const auto looks = terrain_looks(scene.kinds);
    std::vector<Line> items;
    for (std::size_t kind = 0; kind < scene.kinds.size(); ++kind) {
        if (std::count(scene.terrain.begin(), scene.terrain.end(), kind) == 0) continue;
        const char glyph = looks[kind].glyph;
        const Tone swatch{.role = Role::Terrain, .ground = looks[kind].ground};
        const std::string remark = glyph == ' ' ? " (blank)" : "";
        items.push_back({{std::string{' ', glyph, ' '}, swatch}, {" " + scene.kinds[kind] + remark}});
    }
    return items;
}

std::string range_text(std::string_view what, const std::string& from, const std::string& to) {
    return std::string(what) + " " + from + " to " + to;
}

std::vector<Line> part_shown(const Scene& scene, const BoardFrame& frame) {
    std::vector<Line> items;
    if (frame.across < scene.width)
        items.push_back({{range_text("columns", column_label(scene, frame.left),
                                     column_label(scene, frame.left + frame.across - 1)) +
                          " of " + std::to_string(scene.width)}});
    if (frame.down < scene.height)
        items.push_back(
            {{range_text("rows", row_label(scene, frame.top), row_label(scene, frame.top + frame.down - 1)) + " of " +
              std::to_string(scene.height)}});
    return items;
}

}  // namespace

Lines player_strips(const Scene& scene, Placement placement, int columns) {
    Lines lines;
    for (const Player player : both_players) {
        const SceneSide& side = scene.sides[player];
        lines.push_back(strip_heading(scene, player, columns));
        append(lines, placement == Placement::Beside ? facts_in_a_column(side, fact_name_columns(scene), columns)
                                                     : facts_run_together(side, columns));
    }
    return lines;
}

Lines notes(const Scene& scene, const BoardContents& contents, const BoardFrame& frame, int columns) {
    Lines lines = note("Shown:", part_shown(scene, frame), columns);
    append(lines, note("Acting:", acting_pieces(scene), columns));
    append(lines, note("Last:", recent_effects(scene), columns));
    if (frame.density == Density::Compact) append(lines, note("Stacks:", stacks(scene, contents), columns));
    // Terrain explains itself when there is only one kind of it.
    const auto key = terrain_key(scene);
    if (key.size() > 1) append(lines, flow({"Key: ", {.role = Role::Quiet}}, key, columns, note_indent));
    return lines;
}

}  // namespace agon::view
