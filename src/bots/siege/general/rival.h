#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/siege/general/doctrine.h"
#include "bots/siege/planner.h"
#include "bots/siege/terrain.h"
#include "core/text_cursor.h"

namespace agon::siege::general {

// Where everybody stood when a turn was over.
struct Standing {
    std::int32_t turns = 0;
    PerPlayer<std::vector<Unit>> units;
};

// What the enemy's moves tell about how it leads its units: each leading that is thought of would have moved them somewhere,
// and the nearer that was to where they went, the likelier it is.
class Rival {
public:
    // The beginning of a turn.
    void watch(const State& now, const Terrain& terrain);
    // The end of a turn: how the orders left the game.
    void remember(State after);
    // How likely each of so many leadings is. All the same as long as nothing is known.
    std::vector<double> odds(std::size_t count) const;

    // Numbers between blanks, and back; false, and nothing is known, if it was not written here.
    void write(std::string& text) const;
    bool read(TextCursor& in);

private:
    std::optional<Standing> left_;        // when the last turn was over
    std::vector<std::int32_t> surprise_;  // in thousandths of a step, of each leading; what is long ago counts less
};

}  // namespace agon::siege::general
