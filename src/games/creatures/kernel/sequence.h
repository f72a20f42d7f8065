#pragma once
#include "games/creatures/kernel/creature.h"
#include "games/creatures/kernel/limits.h"

// Who acts when. A board has creature(i), slots(is_north): how many creatures that side began with, and index_of(is_north, slot).
namespace agon {
namespace creatures {

// In each turn NORTH 0 acts, then SOUTH 0, NORTH 1 and so on: its places are 0, 1, 2, ... Slots of the dead stay empty.
struct Moment {
    std::int32_t turn = 0;   // that are over
    std::int32_t place = 0;  // in this one
};

inline bool is_norths(const Moment& moment) { return moment.place % 2 == 0; }
inline int slot_of(const Moment& moment) { return moment.place / 2; }

// A number for the moment, of this one alone. It does not tell how many creatures have acted since, as a mere count would.
inline std::int64_t ply_of(const Moment& moment) {
    return static_cast<std::int64_t>(moment.turn) * (2 * most_creatures) + moment.place;
}

template <class Board>
int places_of_turn(const Board& board) {
    const int north = board.slots(true), south = board.slots(false);
    return 2 * (north > south ? north : south);
}

// From `moment` on, itself included, to the next one at which a creature acts; false at the end of the last turn. Whoever is
// frozen is passed over, once: on_frozen(index, moment) is called, and it is free again.
template <class Board, class OnFrozen>
bool find_actor(Board& board, Moment& moment, std::int32_t turn_limit, OnFrozen on_frozen) {
    const int places = places_of_turn(board);
    for (; moment.turn < turn_limit; ++moment.turn, moment.place = 0) {
        for (; moment.place < places; ++moment.place) {
            const bool north = is_norths(moment);
            if (slot_of(moment) >= board.slots(north)) continue;
            const int index = board.index_of(north, slot_of(moment));
            Creature& creature = board.creature(index);
            if (!creature.is_alive()) continue;
            if (!creature.bewitched) return true;
            creature.bewitched = false;
            on_frozen(index, moment);
        }
    }
    return false;
}

}  // namespace creatures
}  // namespace agon
