#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/siege/observation.h"
#include "games/siege/state.h"

namespace agon::siege {

// What was seen of one base and its units, up to the last turn.
struct WatchedSide {
    std::optional<Kind> builds{};
    std::int32_t age = 0;         // of what it builds, in own turns since it was ordered or first seen
    bool saw_order = false;       // else it may be older
    std::int32_t newest_id = -1;  // of its units, also those that are gone
    std::int32_t miners = 0;      // workers in mines
    bool operator==(const WatchedSide&) const = default;
};

// What a player that is started anew for every turn knows from the turns before. Whatever the memory says, it is only a guess:
// where it contradicts what is seen, what is seen counts.
struct Memory {
    std::uint64_t game = 0;      // of which game it is
    std::int32_t turns = 0;      // own ones that are over
    std::optional<Tick> tick{};  // as far as it shows
    std::int64_t gold = 2000;    // that the own orders left over
    WatchedSide own{}, enemy{};
    std::int64_t enemy_spent = 0;          // for the units that were seen
    std::int64_t enemy_mined = 0;          // in its own turns
    std::int64_t enemy_mined_between = 0;  // in ours, where everybody mines then
    std::string planner{};                 // what the planner wants to know again; printable
    bool operator==(const Memory&) const = default;

    // Of the game that is seen, or a fresh one: the file may be absent, of another game or broken.
    static Memory recall(std::string_view text, const Observation& seen, Player seat);
    // The text of a private file: of at most 64 KB, and nothing if it is not one.
    static std::optional<Memory> read(std::string_view text);
    std::string write() const;

    // The beginning of a turn.
    void observe(const Observation& seen, Player seat);
    // The whole game as it seems to stand, after observe(): the turn of this player has just begun.
    State picture(const Observation& seen, Player seat) const;
    // The end of a turn: how the orders left the game.
    void close(const State& after, Player seat, std::string planner_memory);
};

inline constexpr std::size_t largest_memory = 64 * 1024;

}  // namespace agon::siege
