#pragma once
#include <array>
#include <memory>
#include <string_view>

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

template <EnumerableGame G>
std::unique_ptr<search::Bot<G>> make_bot(std::string_view name) {
    constexpr int playouts_per_action = 40;
    if (name == "random") return std::make_unique<search::RandomBot<G>>();
    if (name == "playout") return std::make_unique<search::PlayoutBot<G>>(playouts_per_action);
    return OwnBots<G>::make(name);
}

}  // namespace agon::catalog
