// A library of creatures that do what a test tells them. It defines hw5SetRandomSeed, too, but does not say so here.
#ifndef PUPPET_HW5_H
#define PUPPET_HW5_H

#include <functional>
#include <vector>

enum Side { NORTH, SOUTH };
enum MoveType { WALK, HUMANATTACK, DWARFATTACK, DRAGONPAW, DRAGONFIRE, HEAL, FREEZESPELL, WEAKENSPELL, NOACT };
enum ObjectType { BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF, DRAGON, FOOD, WALL };

struct Move {
    MoveType mType;
    int relativeX, relativeY;
};

struct Object {
    Side teamSide;
    ObjectType objType;
    int relativeX, relativeY;
    bool bewitched;
};

class Creature {
public:
    Creature(Side side, int power, int toughness) : side_(side), power_(power), toughness_(toughness) { ++living; }
    Creature(const Creature&) = delete;
    Creature& operator=(const Creature&) = delete;
    virtual ~Creature() { --living; }

    Side getSide() const { return side_; }
    int getActionPower() const { return power_; }
    int getToughness() const { return toughness_; }
    bool getBewitched() const { return bewitched_; }
    void setBewitched(bool bewitched) { bewitched_ = bewitched; }
    void loseToughness(int amount) { toughness_ -= amount; }
    virtual void operator++() {}
    virtual Move move(const std::vector<Object>& list) = 0;

    static int living;  // how many there are now

private:
    Side side_;
    int power_, toughness_;
    bool bewitched_ = false;
};

// What every creature answers, and what it is given by operator++, if that is not what the document says.
typedef std::function<Move(Creature& self, const std::vector<Object>& list)> Strings;
extern Strings pull;
extern bool heals_wrong;
extern unsigned long last_seed;  // that hw5SetRandomSeed was given

class Human : public Creature {
public:
    Human(Side side, int power, int toughness) : Creature(side, power, toughness) {}
    void operator++() override { loseToughness(heals_wrong ? -7 : -1); }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }
};

class Dwarf : public Creature {
public:
    Dwarf(Side side, int power, int toughness) : Creature(side, power, toughness) {}
    void operator++() override { loseToughness(-2); }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }
};

class Dragon : public Creature {
public:
    Dragon(Side side, int power, int toughness, int fires) : Creature(side, power, toughness), fires_(fires) {}
    int getLeftFireCount() const { return fires_; }
    void addFires(int more) { fires_ += more; }
    void operator++() override {
        loseToughness(-1);
        fires_ += heals_wrong ? 0 : 1;
    }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }

private:
    int fires_;
};

class Wizard : public virtual Creature {
public:
    Wizard(Side side, int power, int toughness, int mana) : Creature(side, power, toughness), mana_(mana) {}
    int getMana() const { return mana_; }
    void addMana(int more) { mana_ += more; }
    void operator++() override {
        loseToughness(-3);
        mana_ += 2;
    }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }

private:
    int mana_;
};

class Cleric : public virtual Creature {
public:
    Cleric(Side side, int power, int toughness) : Creature(side, power, toughness) {}
    void operator++() override { loseToughness(-getActionPower()); }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }
};

class BattleMage : public Wizard, public Cleric {
public:
    BattleMage(Side side, int power, int toughness, int mana)
        : Creature(side, power, toughness), Wizard(side, power, toughness, mana), Cleric(side, power, toughness) {}
    void operator++() override { Cleric::operator++(); }
    Move move(const std::vector<Object>& list) override { return pull(*this, list); }
};

#endif
