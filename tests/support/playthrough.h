#pragma once
#include <string>

#include "core/dice_kinds.h"
#include "core/game.h"
#include "core/hash.h"
#include "protocols/json/json.h"
#include "protocols/position/turn_text.h"

namespace agon {

namespace detail {

inline std::string hexadecimal(std::uint64_t number) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[number >> shift & 15];
    return digits;
}

template <NotatedGame G>
void describe_position(std::string& text, const Position<G>& position) {
    std::string indented = "  " + G::write(position.state);
    for (auto at = indented.find('\n'); at + 1 < indented.size(); at = indented.find('\n', at + 3))
        indented.insert(at + 1, "  ");
    text += indented;
    text += "dice " + to_text(position.dice) + "\n";
    text += "hash " + hexadecimal(hash_of(position.state)) + "\n";
}

}  // namespace detail

// A game of random actions as text, one line per fact, so that a comparison shows the first step and the first fact that
// changed. It ends with the outcome or after `steps`.
template <EnumerableGame G>
requires NotatedGame<G> std::string playthrough(const typename G::Setup& setup, std::uint64_t seed, int steps) {
    KeyedDice dice(seed);
    auto position = opening<G>(setup, dice);
    std::string text = std::string(G::name) + " " + json::to_json(setup) + " seed " + std::to_string(seed) + "\n";
    for (int ply = 0; ply < steps && !G::outcome(position.state); ++ply) {
        text += "\nply " + std::to_string(ply) + "\n";
        detail::describe_position<G>(text, position);
        // Choices have dice of their own: how many rolls a choice takes does not change the game's chance.
        KeyedDice choice = KeyedDice::for_ply(seed, ply);
        Turn<typename G::Action> turn;
        for (const Player player : both_players) {
            if (!G::awaits(position.state, player)) continue;
            std::vector<typename G::Action> actions;
            G::list_actions(position.state, player, actions);
            text += "awaits " + std::string(name_of(player)) + " with " + std::to_string(actions.size()) + " actions\n";
            turn[player] = actions[static_cast<std::size_t>(choice.roll(0, static_cast<int>(actions.size()) - 1))];
        }
        text += "turn " + position::write_turn<G>(turn) + "\n";
        step(position, turn, dice);
        for (const auto& event : position.events) text += "event " + json::to_json(event) + "\n";
    }
    text += "\nend\n";
    detail::describe_position<G>(text, position);
    const auto outcome = G::outcome(position.state);
    if (!outcome) return text + "not over\n";
    text += "winner " + (outcome->winner ? std::string(name_of(*outcome->winner)) : "none") + "\n";
    text += "reason " + std::string(outcome->reason) + "\n";
    text += "score " + std::to_string(outcome->score[Player::First]) + " " +
            std::to_string(outcome->score[Player::Second]) + "\n";
    return text;
}

}  // namespace agon
