#include "catalog/catalog.h"

#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::catalog {

// The one list of games. Adding a game is a line here, and games/<game>.cpp.
std::span<const GameEntry> games() {
    static const GameEntry all_games[] = {
        entry_for<sworms::Rules>(),      entry_for<scrabble::Rules>(),    entry_for<siege::Rules>(),
        entry_for<entelect::Rules>(),    entry_for<creatures::Rules>(),   entry_for<toys::tictactoe::Rules>(),
        entry_for<toys::paint::Rules>(), entry_for<toys::fleet::Rules>(), entry_for<toys::pig::Rules>(),
    };
    return all_games;
}

const GameEntry* find_game(std::string_view name) {
    for (const GameEntry& entry : games())
        if (entry.name == name) return &entry;
    return nullptr;
}

}  // namespace agon::catalog
