// The creatures of a board war game between NORTH and SOUTH. An engine owns the board: it shows each creature what lies in its
// sight, asks it for one Move, and applies that. A creature only decides, and counts its own mana, fires and food.
#ifndef HW5_H
#define HW5_H

#include <vector>

enum Side { NORTH, SOUTH };

enum MoveType { WALK, HUMANATTACK, DWARFATTACK, DRAGONPAW, DRAGONFIRE, HEAL, FREEZESPELL, WEAKENSPELL, NOACT };

enum ObjectType { BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF, DRAGON, FOOD, WALL };

// Coordinates are relative to the creature that moves: x grows to the right, y grows upwards.
struct Move {
    MoveType mType;
    int relativeX;
    int relativeY;
};

// The side of FOOD and WALL means nothing.
struct Object {
    Side teamSide;
    ObjectType objType;
    int relativeX;
    int relativeY;
    bool bewitched;
};

// Every move() answers NOACT (0, 0) while the creature is bewitched or nothing is left to do, ignores what lies at (0, 0) or
// beyond the creature's sight, and leaves it to the engine to hurt, heal, bewitch and carry.
class Creature {
private:
    Side side;
    int actionPower;
    int toughness;
    bool bewitched;

public:
    Creature(Side _side, int _power, int _toughness)
        : side(_side), actionPower(_power), toughness(_toughness), bewitched(false) {}

    virtual ~Creature() {}

    Side getSide() const { return side; }

    int getActionPower() const { return actionPower; }

    int getToughness() const { return toughness; }

    bool getBewitched() const { return bewitched; }

    void setBewitched(bool _bewitched) { bewitched = _bewitched; }

    void loseToughness(int decreasingToughnessAmount) { toughness -= decreasingToughnessAmount; }

    virtual void operator++() {}  // this creature is healed

    virtual Move move(const std::vector<Object>& list) = 0;
};

class Human : public Creature {
public:
    Human(Side _side, int _power, int _toughness) : Creature(_side, _power, _toughness) {}

    void operator++();

    Move move(const std::vector<Object>& list);
};

class Dwarf : public Creature {
public:
    Dwarf(Side _side, int _power, int _toughness) : Creature(_side, _power, _toughness) {}

    void operator++();

    Move move(const std::vector<Object>& list);
};

class Dragon : public Creature {
private:
    int leftFireCount;

public:
    Dragon(Side _side, int _power, int _toughness, int _leftFireCount)
        : Creature(_side, _power, _toughness), leftFireCount(_leftFireCount) {}

    int getLeftFireCount() const;

    void operator++();

    Move move(const std::vector<Object>& list);
};

class Wizard : public virtual Creature {
private:
    int mana;

protected:
    // The spell that the rules demand now, paid with one mana; false, and nothing is changed, without mana or without an enemy.
    bool castSpell(const std::vector<Object>& list, Move& spell);

public:
    Wizard(Side _side, int _power, int _toughness, int _mana) : Creature(_side, _power, _toughness), mana(_mana) {}

    int getMana() const;

    void operator++();

    Move move(const std::vector<Object>& list);
};

class Cleric : public virtual Creature {
public:
    Cleric(Side _side, int _power, int _toughness) : Creature(_side, _power, _toughness) {}

    void operator++();

    Move move(const std::vector<Object>& list);
};

class BattleMage : public Wizard, public Cleric {
public:
    BattleMage(Side _side, int _power, int _toughness, int _mana)
        : Creature(_side, _power, _toughness),
          Wizard(_side, _power, _toughness, _mana),
          Cleric(_side, _power, _toughness) {}

    void operator++();

    Move move(const std::vector<Object>& list);
};

// Random walks repeat from the same seed, on every machine. Each thread has a generator of its own; it starts with seed 1.
void hw5SetRandomSeed(unsigned long seed);

#endif
