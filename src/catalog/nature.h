#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/dice_kinds.h"
#include "search/turns.h"

namespace agon::catalog {

enum class Order : std::uint8_t { Sequential, Simultaneous };
constexpr std::array<std::string_view, 2> enum_names(Order) { return {"sequential", "simultaneous"}; }

// What kind of game it is.
struct Nature {
    Order order = Order::Sequential;  // simultaneous: there are moments at which both players are awaited
    bool hidden_information = false;
    bool chance = false;             // dice are rolled at the start or later
    bool several_decisions = false;  // a player may be awaited twice in a row while the other waits
    int shortest = 0, longest = 0;   // games watched, in steps
    int most_actions = 0;            // that one player could choose from
    bool operator==(const Nature&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("order", self.order);
        visit("hidden_information", self.hidden_information);
        visit("chance", self.chance);
        visit("several_decisions", self.several_decisions);
        visit("shortest_watched", self.shortest);
        visit("longest_watched", self.longest);
        visit("most_actions_watched", self.most_actions);
    }
};

// Nobody declares these things about a game: they are seen by watching a few random games, the same ones every time.
template <EnumerableGame G>
Nature watch_random_games(const typename G::Setup& setup) {
    constexpr int games = 16, most_steps = 2000;
    Nature nature;
    nature.hidden_information = HiddenGame<G>;
    Journal<typename G::Event> silent;
    search::ActionLists<G> lists;
    for (int game = 0; game < games; ++game) {
        KeyedDice chooser = KeyedDice::for_ply(1, game), dice = KeyedDice::for_ply(2, game);
        typename G::State state = G::start(setup, dice);
        std::optional<Player> alone_before;
        int steps = 0;
        for (; steps < most_steps && !G::outcome(state); ++steps) {
            search::list_turns<G>(state, lists);
            std::optional<Player> alone;
            for (const Player player : both_players) {
                nature.most_actions = std::max(nature.most_actions, static_cast<int>(lists[player].size()));
                if (lists[opponent(player)].empty()) alone = player;
            }
            if (!alone) nature.order = Order::Simultaneous;
            if (alone && alone == alone_before) nature.several_decisions = true;
            alone_before = alone;
            G::advance(state, search::sample_turn<G>(state, chooser), dice, silent);
        }
        if (dice.cursor().draws > 0) nature.chance = true;
        nature.shortest = game == 0 ? steps : std::min(nature.shortest, steps);
        nature.longest = std::max(nature.longest, steps);
    }
    return nature;
}

}  // namespace agon::catalog
