#pragma once
#include <memory>

#include "core/dice_cursor.h"
#include "match/console.h"

namespace agon::catalog {

// The screen of the game's original program, for programs that play by reading it. A game that has one specialises this in
// games/<game>.h. The game behind the screen starts from the same setup and dice as the table and is told every step.
template <class G>
struct OriginalConsole {
    static std::unique_ptr<match::Console> open(const typename G::Setup&, const DiceCursor&) { return nullptr; }
};

}  // namespace agon::catalog
