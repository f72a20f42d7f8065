#pragma once
#include <string>
#include <string_view>
#include <utility>

#include "core/game.h"

// What the awaited players do, on one line: "b2", or "left | right" where both are awaited, the first player first.
namespace agon::position {

namespace detail {

// A part of a line without the blanks around it, and the number of columns before it.
struct LinePart {
    std::string_view text;
    int columns_before = 0;
};

Result<PerPlayer<LinePart>, ParseError> split_turn(const PerPlayer<bool>& awaited, std::string_view line);

}  // namespace detail

template <NotatedGame G>
std::string write_turn(const Turn<typename G::Action>& turn) {
    std::string text;
    for (const Player player : both_players) {
        if (!turn[player]) continue;
        if (!text.empty()) text += " | ";
        text += G::write(*turn[player]);
    }
    return text;
}

// The actions of exactly the awaited players. Whether the rules accept them is another question: G::refuse() answers it.
template <NotatedGame G>
Result<Turn<typename G::Action>, ParseError> read_turn(const typename G::State& state, std::string_view line) {
    PerPlayer<bool> awaited;
    for (const Player player : both_players) awaited[player] = G::awaits(state, player);
    const auto parts = detail::split_turn(awaited, line);
    if (!parts) return Unexpected{parts.error()};
    Turn<typename G::Action> turn;
    for (const Player player : both_players) {
        if (!awaited[player]) continue;
        const detail::LinePart& part = (*parts)[player];
        auto action = G::read_action(part.text);
        if (!action) {
            ParseError error = action.error();
            error.column += part.columns_before;
            return Unexpected{std::move(error)};
        }
        turn[player] = std::move(*action);
    }
    return turn;
}

}  // namespace agon::position
