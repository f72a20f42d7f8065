#include "cli/step_text.h"

#include <fmt/format.h>

#include "view/event_text.h"
#include "view/text.h"

namespace agon::cli {

std::string step_text(const catalog::Table& table, const PerPlayer<std::string>& names, Viewer viewer) {
    std::string text;
    const auto original = table.original_events(viewer);
    const bool tells_all = original || !table.hides_something() || table.plays_openly() || !viewer;
    const auto actions = table.last_actions();
    for (const Player player : both_players) {
        if (!actions[player]) continue;
        const bool may_be_told = tells_all || player == viewer;
        text += fmt::format("{} {}{}", text.empty() ? "" : ",", names[player],
                            may_be_told ? ": " + *actions[player] : " has acted");
    }
    text = fmt::format("\n{}.{}\n", table.steps(), text);
    if (original) {
        for (const std::string& line : *original) text += "   " + view::printable(line, view::Charset::Ascii) + '\n';
    }
    for (std::size_t i = 0; !original && tells_all && i < table.event_count(); ++i) {
        view::LineWriter line;
        table.write_event(i, line);
        text += "   " + line.line() + '\n';
    }
    return text;
}

PerPlayer<std::string> names_of_sides(const catalog::Table& table) {
    const Scene scene = table.scene(std::nullopt);
    PerPlayer<std::string> names;
    for (const Player player : both_players) {
        names[player] = scene.sides[player].name;
        if (names[player].empty()) names[player] = fmt::format("Player {}", number_of(player));
    }
    return names;
}

}  // namespace agon::cli
