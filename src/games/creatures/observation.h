#pragma once
#include <optional>
#include <vector>

#include "core/dice.h"
#include "games/creatures/actions.h"
#include "games/creatures/state.h"

namespace agon::creatures {

enum class Status : std::uint8_t { Act, Wait, Over };
constexpr std::array<std::string_view, 3> enum_names(Status) { return {"act", "wait", "over"}; }

// The document's ObjectType, in its order.
enum class ObjectKind : std::uint8_t { BattleMage, Wizard, Cleric, Human, Dwarf, Dragon, Food, Wall };
constexpr std::array<std::string_view, 8> enum_names(ObjectKind) {
    return {"battlemage", "wizard", "cleric", "human", "dwarf", "dragon", "food", "wall"};
}
enum class SideName : std::uint8_t { North, South };
constexpr std::array<std::string_view, 2> enum_names(SideName) { return {"north", "south"}; }

// One entry of the list that a creature is given. The side of food and walls is always north.
struct SeenObject {
    SideName side = SideName::North;
    ObjectKind kind = ObjectKind::Wall;
    std::int32_t x = 0, y = 0;
    bool bewitched = false;
    bool operator==(const SeenObject&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("side", self.side);
        visit("kind", self.kind);
        visit("x", self.x);
        visit("y", self.y);
        visit("bewitched", self.bewitched);
    }
    bool is_creature() const { return kind < ObjectKind::Food; }
};

// The creature that is to act.
struct Mover {
    std::int32_t slot = 0;
    Kind kind = Kind::Human;
    Cell at;
    std::int32_t power = 0, toughness = 0, counter = 0;
    bool operator==(const Mover&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("slot", self.slot);
        visit("kind", self.kind);
        visit("at", self.at);
        visit("power", self.power);
        visit("toughness", self.toughness);
        visit("counter", self.counter);
    }
};

// A side is told what the creature that is to act sees and knows of itself, and nothing else: while it waits, that it waits.
struct Observation {
    Status status = Status::Wait;
    std::int32_t turn = 0, turn_limit = 0, width = 0, height = 0;
    std::int64_t ply = 0;  // names the moment: another one for every move of the game
    Mover mover;
    std::vector<SeenObject> objects;
    bool operator==(const Observation&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("status", self.status);
        visit("turn", self.turn);
        visit("turn_limit", self.turn_limit);
        visit("width", self.width);
        visit("height", self.height);
        visit("ply", self.ply);
        visit("mover", self.mover);
        visit("objects", self.objects);
    }
};

// What one's creatures have seen so far, each when it last looked.
class Belief {
public:
    static Belief begin(const Setup& setup, Player player);
    void update(const Observation& observation);
    State sample(Dice& dice) const;

private:
    friend class Imagination;

    Player player_ = Player::First;
    Ground ground_;
    int width_ = 1, height_ = 1;
    std::int32_t turn_ = 0;
    std::vector<std::optional<Creature>> own_;  // by slot, as they were when they last looked
    std::vector<Creature> enemies_;             // as they were last seen
    std::vector<Cell> walls_, food_;
    Observation last_;
};

}  // namespace agon::creatures
