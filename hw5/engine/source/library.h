#pragma once
#include <cstdlib>
#include <cstring>
#include <memory>
#include <type_traits>

#include "GameEngine.h"
#include "games/creatures/kernel/judge.h"
#include "games/creatures/kernel/sight.h"

#ifdef HW5_HAS_SEED  // for a library that defines it and does not declare it
void hw5SetRandomSeed(unsigned long seed);
#endif

// Whatever hw5.h and hw5.cpp there are: the document's names and no others are used of them.
namespace agon {
namespace engine {

// Found where the library declares no such function: of all that take a Seed, one with an ellipsis is the last choice.
namespace unseeded {
struct Seed {
    unsigned long number;
    operator unsigned long() const { return number; }
};
inline void hw5SetRandomSeed(...) {}
}  // namespace unseeded

inline void seed_library(unsigned long seed) {
    const unseeded::Seed number = {seed};
    hw5SetRandomSeed(number);
    std::srand(static_cast<unsigned>(seed));
}

inline bool is(::MoveType type, long long number) { return static_cast<long long>(type) == number; }

// A library may answer a number that is no move type: it must not be read as one.
inline creatures::Order order_of(const ::Move& answer) {
    using creatures::Deed;
    typename std::underlying_type<::MoveType>::type number;
    std::memcpy(&number, &answer.mType, sizeof number);
    creatures::Order order;
    order.deed = is(WALK, number)          ? Deed::Walk
                 : is(HUMANATTACK, number) ? Deed::HumanAttack
                 : is(DWARFATTACK, number) ? Deed::DwarfAttack
                 : is(DRAGONPAW, number)   ? Deed::DragonPaw
                 : is(DRAGONFIRE, number)  ? Deed::DragonFire
                 : is(HEAL, number)        ? Deed::Heal
                 : is(FREEZESPELL, number) ? Deed::FreezeSpell
                 : is(WEAKENSPELL, number) ? Deed::WeakenSpell
                 : is(NOACT, number)       ? Deed::NoAct
                                           : Deed::Unknown;
    order.x = answer.relativeX;
    order.y = answer.relativeY;
    return order;
}

inline ::ObjectType object_type_of(creatures::Kind kind) {
    switch (kind) {
        case creatures::Kind::BattleMage: return BATTLEMAGE;
        case creatures::Kind::Wizard: return WIZARD;
        case creatures::Kind::Cleric: return CLERIC;
        case creatures::Kind::Human: return HUMAN;
        case creatures::Kind::Dwarf: return DWARF;
        case creatures::Kind::Dragon: return DRAGON;
    }
    return WALL;
}

inline ::Side side_of(bool is_north) { return is_north ? NORTH : SOUTH; }

// What the creature sees, as it is told. The side of food and walls means nothing.
template <class Board>
std::vector<::Object> list_for(const Board& board, int looker, bool includes_itself) {
    std::vector<::Object> list;
    creatures::look_around(board, looker, includes_itself, [&](creatures::Thing thing, int index, int x, int y) {
        ::Object seen = ::Object();
        seen.teamSide = NORTH;
        seen.objType = thing == creatures::Thing::Food ? FOOD : WALL;
        seen.bewitched = false;
        if (thing == creatures::Thing::Creature) {
            seen.teamSide = side_of(board.is_north(index));
            seen.objType = object_type_of(board.creature(index).kind);
            seen.bewitched = board.creature(index).bewitched;
        }
        seen.relativeX = x;
        seen.relativeY = y;
        list.push_back(seen);
    });
    return list;
}

// What a library's creature says of itself; differences of two of them may be larger than an int.
struct Books {
    long long toughness, counter;
};

// The library's side of a creature.
class Actor {
public:
    Actor(const creatures::Creature& numbers, bool is_north) { make(numbers, side_of(is_north)); }

    ::Creature& operator*() const { return *creature_; }
    ::Creature* operator->() const { return creature_.get(); }
    const ::Creature* get() const { return creature_.get(); }
    void destroy() {
        creature_.reset();
        mage_ = nullptr;
        dragon_ = nullptr;
    }

    Books books() const {
        const Books books = {creature_->getToughness(), mage_     ? mage_->getMana()
                                                        : dragon_ ? dragon_->getLeftFireCount()
                                                                  : 0};
        return books;
    }
    // With mana or fires, where it has some.
    void print(std::ostream& out) const {
        if (mage_) out << *mage_;
        else if (dragon_) out << *dragon_;
        else out << *creature_;
    }

private:
    void make(const creatures::Creature& numbers, ::Side side) {
        const int power = numbers.power, toughness = numbers.toughness, counter = numbers.counter;
        switch (numbers.kind) {
            case creatures::Kind::BattleMage: return own(new ::BattleMage(side, power, toughness, counter));
            case creatures::Kind::Wizard: return own(new ::Wizard(side, power, toughness, counter));
            case creatures::Kind::Cleric: return own(new ::Cleric(side, power, toughness));
            case creatures::Kind::Human: return own(new ::Human(side, power, toughness));
            case creatures::Kind::Dwarf: return own(new ::Dwarf(side, power, toughness));
            case creatures::Kind::Dragon: return own(new ::Dragon(side, power, toughness, counter));
        }
    }
    void own(::Creature* made) { creature_.reset(made); }
    void own(::Wizard* made) {
        creature_.reset(made);
        mage_ = made;
    }
    void own(::Dragon* made) {
        creature_.reset(made);
        dragon_ = made;
    }

    std::unique_ptr<::Creature> creature_;
    const ::Wizard* mage_ = nullptr;
    const ::Dragon* dragon_ = nullptr;
};

}  // namespace engine
}  // namespace agon
