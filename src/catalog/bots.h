#pragma once
#include <array>
#include <memory>
#include <string_view>

#include "match/table.h"
#include "search/playout_bot.h"
#include "search/random_bot.h"

namespace agon::catalog {

// Bots of one game only. A game that has some specialises this in games/<game>.h.
template <class G>
struct OwnBots {
    static constexpr std::array<std::string_view, 0> names{};
    static std::unique_ptr<search::Bot<G>> make(std::string_view) { return nullptr; }
};

// Bots that play every game.
inline constexpr std::array<std::string_view, 2> common_bots{"random", "playout"};

// Every bot that plays this game, the weakest first.
template <class G>
inline constexpr auto bot_names = [] {
    std::array<std::string_view, common_bots.size() + OwnBots<G>::names.size()> names{};
    std::size_t count = 0;
    for (const std::string_view name : common_bots) names[count++] = name;
    for (const std::string_view name : OwnBots<G>::names) names[count++] = name;
    return names;
}();

// Of a bot that can be weaker or stronger. Each level thinks twice as long as the one before it.
inline constexpr int lowest_level = 1, usual_level = 4, highest_level = 9;
constexpr bool has_levels(std::string_view bot) { return bot == "playout"; }

// None if no bot has that name, or not that level.
template <EnumerableGame G>
std::unique_ptr<search::Bot<G>> make_bot(const match::BuiltinName& bot) {
    const int level = bot.level.value_or(usual_level);
    if (level < lowest_level || level > highest_level || (bot.level && !has_levels(bot.name))) return nullptr;
    constexpr int playouts_at_lowest = 5;
    if (bot.name == "random") return std::make_unique<search::RandomBot<G>>();
    if (bot.name == "playout")
        return std::make_unique<search::PlayoutBot<G>>(playouts_at_lowest << (level - lowest_level));
    return OwnBots<G>::make(bot.name);
}

}  // namespace agon::catalog
