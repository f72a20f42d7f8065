#pragma once
#include <optional>
#include <vector>

#include "core/dice.h"
#include "games/entelect/events.h"

namespace agon::entelect {

// What everybody is told of a player's last round: the original's previousCommand, in values. What was invalid is not shown,
// except where a frozen worm did not even try it.
struct PreviousCommand {
    std::optional<std::int32_t> selected;
    bool select_failed = false;
    std::optional<Command> command;  // none: invalid, or nothing was played yet
    bool invalid = false;
    bool operator==(const PreviousCommand&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("selected", self.selected);
        visit("select_failed", self.select_failed);
        visit("command", self.command);
        visit("invalid", self.invalid);
    }
};
PerPlayer<PreviousCommand> previous_commands(const std::vector<Event>& events);

struct SeenWorm {
    Cell at;
    std::int16_t health = 0;
    std::uint8_t frozen = 0;
    std::optional<std::uint8_t> ammunition;  // of one's own
    bool operator==(const SeenWorm&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("health", self.health);
        visit("frozen", self.frozen);
        visit("ammunition", self.ammunition);
    }
};

struct SeenSide {
    std::int32_t score = 0, tokens = 0, current_worm = 1;
    PreviousCommand previous_command;
    std::vector<SeenWorm> worms;  // 1, 2, 3...
    bool operator==(const SeenSide&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("score", self.score);
        visit("tokens", self.tokens);
        visit("current_worm", self.current_worm);
        visit("previous_command", self.previous_command);
        visit("worms", self.worms);
    }
};

// What the original's state.json tells a player. Only the enemy's ammunition and its do-nothings are hidden.
struct Observation {
    std::int32_t round = 0;  // rounds that are over
    Ground ground;
    std::vector<Cell> packs;
    std::int32_t do_nothings = 0;  // the player's own
    PerPlayer<SeenSide> sides;
    bool operator==(const Observation&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("ground", self.ground);
        visit("packs", self.packs);
        visit("do_nothings", self.do_nothings);
        visit("sides", self.sides);
    }
};

// Who has watched from the start knows the enemy's ammunition: every throw is told, and the rules say whether it was carried out.
class Belief {
public:
    static Belief begin(const Setup& setup, Player player);
    void update(const Observation& observation);
    State sample(Dice& dice) const;

private:
    Player player_ = Player::First;
    State state_;  // what was seen, with what is known of the rest
    bool begun_ = false;
    bool knows_hidden_ = true;
};

}  // namespace agon::entelect
