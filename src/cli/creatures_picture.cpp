#include "cli/creatures_picture.h"

#include <fmt/format.h>

namespace agon::cli {
namespace {

using namespace creatures;

constexpr char glyph_of(Kind kind, bool is_north) {
    constexpr std::string_view north = "BWCHDR", south = "bwchdr";
    return (is_north ? north : south)[static_cast<std::size_t>(kind)];
}

view::Span cell_at(const State& state, int x, int y) {
    const int index = state.creature_at(x, y);
    if (index >= 0) {
        const Creature& creature = state.creature(index);
        const bool is_north = state.is_north(index);
        const char mark = creature.bewitched ? '*' : state.has_food(x, y) ? '\'' : ' ';
        return {{glyph_of(creature.kind, is_north), mark}, {view::Role::Name, player_of(is_north)}};
    }
    if (state.has_wall(x, y)) return {"# ", {view::Role::Quiet}};
    return {state.has_food(x, y) ? "+ " : ". ", {state.has_food(x, y) ? view::Role::Accent : view::Role::Quiet}};
}

}  // namespace

std::string creatures_picture(const State& state, view::Ink ink) {
    const int width = state.squares.width(), height = state.squares.height();
    const int margin = static_cast<int>(std::to_string(height - 1).size()) + 1;
    constexpr int column_numbers = 100;  // that fit into two characters
    view::Lines lines;
    view::Line head{{std::string(static_cast<std::size_t>(margin), ' '), {}}};
    for (int x = 0; x < width; ++x) head.push_back({fmt::format("{:<2}", x % column_numbers), {view::Role::Quiet}});
    lines.push_back(std::move(head));
    for (int y = 0; y < height; ++y) {
        view::Line row{{fmt::format("{:>{}} ", y, margin - 1), {view::Role::Quiet}}};
        for (int x = 0; x < width; ++x) row.push_back(cell_at(state, x, y));
        lines.push_back(std::move(row));
    }
    return view::render(lines, ink);
}

}  // namespace agon::cli
