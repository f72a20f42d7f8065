#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"

namespace agon {

// How a game ended by its own rules. The reason is a short code for machines ("last-worm", "turn-limit"), always a literal.
struct Outcome {
    std::optional<Player> winner;  // none: a draw
    std::string_view reason;
    PerPlayer<int> score;
    bool operator==(const Outcome&) const = default;
};

constexpr Outcome win_for(Player winner, std::string_view reason, PerPlayer<int> score = {}) {
    return {winner, reason, score};
}
constexpr Outcome draw(std::string_view reason, PerPlayer<int> score = {}) { return {std::nullopt, reason, score}; }

// The higher score wins, equal scores draw.
constexpr Outcome by_score(PerPlayer<int> score, std::string_view reason) {
    const int first = score[Player::First], second = score[Player::Second];
    if (first == second) return draw(reason, score);
    return win_for(first > second ? Player::First : Player::Second, reason, score);
}

}  // namespace agon
