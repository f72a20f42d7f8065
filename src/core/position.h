#pragma once
#include <vector>

#include "core/dice_cursor.h"
#include "core/journal.h"

namespace agon {

// A moment of a game: the state, where the dice stand, and what the last step brought. Everything that looks at a game or
// goes on from somewhere takes a position; taking back is keeping a copy of an earlier one.
template <class G>
struct Position {
    typename G::State state;
    DiceCursor dice;
    std::vector<typename G::Event> events;

    bool operator==(const Position&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("state", self.state);
        visit("dice", self.dice);
        visit("events", self.events);
    }
};

// `dice` must stand where the position's cursor does: whoever plays on keeps them, make_dice() gets them back from a cursor.
template <class G, class DiceType>
Position<G> opening(const typename G::Setup& setup, DiceType& dice) {
    Position<G> position;
    position.state = G::start(setup, dice);
    position.dice = dice.cursor();
    return position;
}

template <class G, class TurnType, class DiceType>
void step(Position<G>& position, const TurnType& turn, DiceType& dice) {
    position.events.clear();
    Journal<typename G::Event> journal(position.events);
    G::advance(position.state, turn, dice, journal);
    position.dice = dice.cursor();
}

}  // namespace agon
