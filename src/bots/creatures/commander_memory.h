#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "games/creatures/rules.h"

namespace agon::creatures {

inline Cell square_of(const Creature& creature) { return {creature.x, creature.y}; }
// In moves of one square each, diagonal ones too: what ranges are measured in.
inline int distance_between(Cell one, Cell other) {
    return std::max(std::abs(one.x - other.x), std::abs(one.y - other.y));
}

// What the creatures of one side have seen and told each other. Made of its own observations and moves, nothing else.
class Memory {
public:
    static constexpr std::int32_t never = -1;

    struct Comrade {
        Creature creature;
        std::int32_t slot = never;   // not known before its first move
        std::int32_t heard = never;  // the turn in which it moved or was seen
    };
    struct Foe {
        Creature creature;          // kind, square and spell; for its numbers see numbers_of()
        std::int32_t wounds = 0;    // that ours have dealt it
        std::int32_t extra = 0;     // more toughness than is usual, which it has shown by surviving
        std::int32_t seen = never;  // the turn
        bool is_lost = false;       // it is gone from where it was seen
        bool is_held_dead = false;  // its wounds ought to have been enough
    };

    void begin(const Setup& setup, Player seat);
    void observe(const Observation& seen);
    // A move of the creature that was last told of: what comes of it for one's own side is certain.
    void note(const Action& action);

    bool contains(Cell at) const { return looked_.contains(at); }
    bool is_wall(Cell at) const { return walls_[at] != 0; }
    std::int32_t turn_looked(Cell at) const { return looked_[at]; }
    int width() const { return looked_.width(); }
    int height() const { return looked_.height(); }
    std::int32_t turn() const { return turn_; }
    std::int32_t turn_limit() const { return turn_limit_; }
    const std::vector<Cell>& food() const { return food_; }
    const std::vector<Comrade>& comrades() const { return comrades_; }
    const std::vector<Foe>& foes() const { return foes_; }
    const Comrade& mover() const { return comrades_[mover_]; }

    // Who was due and has not moved is dead, or bewitched where nobody sees it.
    bool is_with_us(const Comrade& comrade) const;
    // A foe as it probably is: as one's own of that kind were at first, less its wounds.
    Creature numbers_of(const Foe& foe) const;

private:
    class View;

    void recognise(const Mover& mover);
    void look_at_ground(const Observation& seen, const View& view);
    void look_at_comrades(const View& view);
    void look_at_foes(const View& view);
    Foe& recognise_foe(Kind kind, Cell at, const View& view);
    void strike(Foe& foe, const Creature& self, Deed deed);
    const Creature& usual(Kind kind) const { return usual_[static_cast<std::size_t>(kind)]; }
    std::int32_t toughness_of(const Foe& foe) const { return raised(usual(foe.creature.kind).toughness, foe.extra); }

    Player seat_ = Player::First;
    std::int32_t turn_ = 0, turn_limit_ = 0;
    Grid<std::int32_t, 100> looked_;  // the turn in which each square was last seen
    Grid<std::uint8_t, 100> walls_;
    std::vector<Cell> food_;
    std::vector<Comrade> comrades_;
    std::vector<Foe> foes_;
    std::size_t mover_ = 0;
    std::array<Creature, kind_count>
        usual_;  // of each kind: its first one of ours when it first moved, or the course's
    std::array<bool, kind_count> has_own_{};
};

}  // namespace agon::creatures
