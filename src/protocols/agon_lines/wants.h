#pragma once

namespace agon::agon_lines {

// What a bot asked to find in the line of each turn. A bot that does not say gets what the shortest bot can play with.
struct Wants {
    bool actions = true;      // those that the rules allow now
    bool moves = false;       // the actions that were played since its last turn
    bool events = false;      // what they brought
    bool observation = true;  // all that it may see
    bool operator==(const Wants&) const = default;
};

}  // namespace agon::agon_lines
