#include "view/terminal_scene.h"

#include <algorithm>

#include "view/board.h"
#include "view/captions.h"
#include "view/text.h"

namespace agon::view {
namespace {

constexpr int narrowest = 20;
constexpr int narrowest_strip = 24;  // beside a board
constexpr int gap = 3;
constexpr int fewest_rows = 3;

Scene printable_scene(Scene scene, Charset charset) {
    const auto clean = [&](std::string& text) { text = printable(text, charset); };
    for (std::string& kind : scene.kinds) clean(kind);
    for (ScenePiece& piece : scene.pieces) {
        clean(piece.kind);
        clean(piece.label);
        for (std::string& tag : piece.tags) clean(tag);
    }
    for (const Player player : both_players) {
        clean(scene.sides[player].name);
        for (SceneFact& fact : scene.sides[player].facts) {
            clean(fact.name);
            clean(fact.value);
        }
    }
    scene.width = std::max(0, scene.width);
    scene.height = std::max(0, scene.height);
    return scene;
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

// The second text to the right of the first, whose lines are `columns` wide.
Lines side_by_side(const Lines& left, const Lines& right, int columns) {
    Lines lines;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        Line line = i < left.size() ? left[i] : Line{};
        if (i < right.size()) {
            line.push_back({std::string(static_cast<std::size_t>(columns - columns_of(line)), ' ')});
            line.insert(line.end(), right[i].begin(), right[i].end());
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

Lines lay_out(const Scene& scene, int columns, int rows) {
    if (scene.width == 0 || scene.height == 0) return player_strips(scene, Placement::Below, columns);
    const BoardContents contents(scene);
    BoardFrame frame = frame_for(scene, contents, columns);
    const Lines header = column_header(scene, frame);

    const int room_beside = columns - frame.width() - gap;
    const Placement placement = room_beside >= narrowest_strip ? Placement::Beside : Placement::Below;
    const Lines strips = player_strips(scene, placement, placement == Placement::Beside ? room_beside : columns);

    // What is said below depends on how much of the board is left out: the second round knows.
    for (int round = 0; rows > 0 && round < 2; ++round) {
        const auto others = header.size() + notes(scene, contents, frame, columns).size() +
                            (placement == Placement::Below ? strips.size() : 0);
        const int most_rows = std::max(fewest_rows, rows - static_cast<int>(others));
        frame = with_rows_limited(frame, scene, contents, std::min(most_rows, frame.down));
    }

    Lines lines = header;
    append(lines, board_rows(scene, contents, frame));
    if (placement == Placement::Beside) lines = side_by_side(lines, strips, frame.width() + gap);
    else append(lines, strips);
    append(lines, notes(scene, contents, frame, columns));
    return lines;
}

}  // namespace

std::string draw(const Scene& scene, const TerminalStyle& style) {
    const Scene shown = printable_scene(scene, style.colour ? Charset::Utf8 : Charset::Ascii);
    return render(lay_out(shown, std::max(narrowest, style.columns), style.rows), style.colour ? Ink::Ansi : Ink::None);
}

}  // namespace agon::view
