#include "cli/moves_text.h"

#include <algorithm>
#include <fmt/format.h>

#include "view/text.h"

namespace agon::cli {
namespace {

struct Rated {
    std::string action;
    Preview preview;
};

std::string rated_text(std::vector<Rated> moves) {
    constexpr std::size_t most_shown = 12;
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Rated& a, const Rated& b) { return a.preview.gain > b.preview.gain; });
    const std::size_t shown = std::min(moves.size(), most_shown);
    std::size_t longest = 0;
    for (std::size_t i = 0; i < shown; ++i) longest = std::max(longest, moves[i].action.size());
    std::string text;
    for (std::size_t i = 0; i < shown; ++i)
        text += fmt::format("  {:<{}}  {}\n", moves[i].action, longest, moves[i].preview.words);
    if (moves.size() > shown) text += fmt::format("  and {} more that gain no more\n", moves.size() - shown);
    return text;
}

}  // namespace

std::string moves_text(const catalog::Table& table, Player player, int columns) {
    constexpr std::size_t most_shown = 400;
    const auto actions = table.actions(player);
    std::vector<Rated> rated;
    for (const std::string& action : actions)
        if (auto forecast = table.foresee(player, action); auto* allowed = std::get_if<catalog::Allowed>(&forecast))
            if (allowed->preview) rated.push_back({action, *std::move(allowed->preview)});
    if (!rated.empty()) return rated_text(std::move(rated));

    std::string text, lines;
    for (std::size_t i = 0; i < std::min(actions.size(), most_shown); ++i) text += actions[i] + "  ";
    if (actions.size() > most_shown) text += fmt::format("and {} more", actions.size() - most_shown);
    for (const std::string& line : view::wrap(text, columns - 2)) lines += "  " + line + "\n";
    return lines;
}

}  // namespace agon::cli
