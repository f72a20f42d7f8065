#pragma once
#include <cstdint>

#include "core/hash.h"

namespace agon::match {

// A hash over the whole course of a game: of two games that differ in one state, all later links differ. A link is added at
// the end of each turn (core/game.h: turns_played; every step where a game does not count turns), and once more after the last
// step if that stands within a turn.
class HashChain {
public:
    void add_turn(std::uint64_t state_hash) {
        Hasher hasher;
        hasher.add(value_);
        hasher.add(state_hash);
        value_ = hasher.finish();
    }
    std::uint64_t value() const { return value_; }
    std::uint16_t short_hash() const { return static_cast<std::uint16_t>(value_); }  // what a record keeps of each turn

private:
    std::uint64_t value_ = 0;
};

}  // namespace agon::match
