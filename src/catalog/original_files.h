#pragma once
#include <functional>
#include <memory>

#include "core/position.h"
#include "match/library_talk.h"
#include "match/round_files.h"
#include "match/turn_files.h"

namespace agon::catalog {

// Where a game stands now.
template <class G>
using PositionSource = std::function<const Position<G>&()>;

// The files of the game's original player programs. A game that has them specialises this in games/<game>.h.
template <class G>
struct OriginalFiles {
    static std::unique_ptr<match::TurnFiles> open(PositionSource<G>, Player) { return nullptr; }
};

// The files that show every round to bots of the game's original. Its owner is told of every step.
template <class G>
struct OriginalRounds {
    static std::unique_ptr<match::RoundFiles> open(PositionSource<G>, Player) { return nullptr; }
};

// The lines that ask libraries of the game's original for moves.
template <class G>
struct OriginalLibrary {
    static std::unique_ptr<match::LibraryTalk> open(PositionSource<G>, Player, std::uint64_t) { return nullptr; }
};

}  // namespace agon::catalog
