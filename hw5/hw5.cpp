#include "hw5.h"

namespace {

typedef std::vector<Object> Objects;

// ---- three readings of the assignment that others may share or not: each is decided here and nowhere else ----

// "If you move to a square in which there is a food, automatically increase your toughness by 1" speaks to the creature, as
// "decrease your mana" does. With false, the engine has to add it.
const bool creatureCreditsItsFood = true;

// "If you cannot make a spell, behave like a cleric": without mana, or without an enemy to cast at. With false, only without
// mana; a battlemage that has mana then goes on like a wizard.
const bool battleMageHealsWhenNobodyIsToBeSpelled = true;

// "Wizards, battlemage, dragons have an act and sight range of 7x7" also when it heals. With false, it then has a cleric's.
const bool battleMageHealsInItsOwnRange = true;

// ---- ranges: how many squares a creature reaches in each direction; 3x3, 5x5, 7x7 are 1, 2, 3 ----

struct Ranges {
    int act;  // attack, heal, walk
    int sight;
};

const Ranges rangesOfHuman = {1, 2};
const Ranges rangesOfDwarf = {1, 1};
const Ranges rangesOfCleric = {1, 2};
const Ranges rangesOfDragon = {3, 3};
const Ranges rangesOfWizard = {3, 3};  // and of battlemages
const int reachOfPaw = 1;
const int farthestRange = 3;

const int toughnessForSelfHealing = 3;  // "below 3 (not 3)"

// ---- what is seen ----

// battlemage > wizard > dragon > cleric > dwarf > human: not the order of the enumerators.
int importanceOf(const Object& object) {
    switch (object.objType) {
        case BATTLEMAGE: return 6;
        case WIZARD: return 5;
        case DRAGON: return 4;
        case CLERIC: return 3;
        case DWARF: return 2;
        case HUMAN: return 1;
        case FOOD:
        case WALL: break;
    }
    return 0;
}

bool isCreature(const Object& object) { return object.objType != FOOD && object.objType != WALL; }

// What lies at (0, 0) is the creature itself, or the food under it: never a target.
bool isAround(const Object& object, int range) {
    return object.relativeX >= -range && object.relativeX <= range && object.relativeY >= -range &&
           object.relativeY <= range && (object.relativeX != 0 || object.relativeY != 0);
}

int distanceBetween(int x, int y, int otherX, int otherY) {
    const int alongX = x < otherX ? otherX - x : x - otherX;
    const int alongY = y < otherY ? otherY - y : y - otherY;
    return alongX + alongY;
}

int distanceTo(const Object& object) { return distanceBetween(0, 0, object.relativeX, object.relativeY); }

// ---- whom an action may be aimed at ----

typedef const Object* Target;  // null: nobody
typedef bool (*Wanted)(const Object& object, Side own);

bool isAlly(const Object& object, Side own) { return isCreature(object) && object.teamSide == own; }
bool isEnemy(const Object& object, Side own) { return isCreature(object) && object.teamSide != own; }
// Bewitched creatures "cannot be attacked by dragons, dwarves and men".
bool isUnbewitchedEnemy(const Object& object, Side own) { return isEnemy(object, own) && !object.bewitched; }
// "Don't send fires to dwarves because they don't get affected."
bool isEnemyToBurn(const Object& object, Side own) {
    return isUnbewitchedEnemy(object, own) && object.objType != DWARF;
}
bool isEnemyToFreeze(const Object& object, Side own) {
    return isEnemy(object, own) && (object.objType == BATTLEMAGE || object.objType == WIZARD);
}
bool isUnbewitchedEnemyToFreeze(const Object& object, Side own) {
    return isEnemyToFreeze(object, own) && !object.bewitched;
}

// The first of the most important ones, or null.
Target findMostImportant(const Objects& list, Wanted isWanted, Side own, int range) {
    Target best = Target();
    for (Objects::const_iterator it = list.begin(); it != list.end(); ++it)
        if (isWanted(*it, own) && isAround(*it, range) && (!best || importanceOf(*it) > importanceOf(*best)))
            best = &*it;
    return best;
}

Move makeMove(MoveType type, int x, int y) {
    const Move made = {type, x, y};
    return made;
}

Move makeMove(MoveType type, const Object& target) { return makeMove(type, target.relativeX, target.relativeY); }

Move doNothing() { return makeMove(NOACT, 0, 0); }

// ---- random numbers: own ones, since those of rand() differ between machines ----

const unsigned long all32Bits = 0xFFFFFFFFUL;

unsigned long scramble(unsigned long bits) {
    bits = ((bits ^ (bits >> 16)) * 0x7FEB352DUL) & all32Bits;
    bits = ((bits ^ (bits >> 15)) * 0x846CA68BUL) & all32Bits;
    return bits ^ (bits >> 16);
}

// Seeds that are neighbours start far from each other.
const unsigned long strideOfSeeds = 0x2C1B3C6DUL;
const unsigned long strideOfDraws = 0x9E3779B9UL;

#if __cplusplus >= 201103L
thread_local
#endif
    unsigned long randomState = strideOfSeeds;  // as with seed 1

// 16 random bits.
unsigned long drawBits() {
    randomState = (randomState + strideOfDraws) & all32Bits;
    return scramble(randomState) >> 16;
}

// Each of 0 .. count - 1 is equally likely: draws beyond the last full round of `count` are thrown away.
int drawBelow(int count) {
    const unsigned long choices = static_cast<unsigned long>(count);
    const unsigned long end = 0x10000UL - 0x10000UL % choices;
    unsigned long drawn = drawBits();
    while (drawn >= end) drawn = drawBits();
    return static_cast<int>(drawn % choices);
}

// ---- walking ----

// The squares around a creature. Walks are as long as its act range, and nothing in between is in the way.
class Surroundings {
public:
    Surroundings(const Objects& list, const Ranges& ranges) : range(ranges.act) {
        for (int square = 0; square < squareCount; ++square) occupied[square] = food[square] = false;
        for (Objects::const_iterator it = list.begin(); it != list.end(); ++it) {
            if (!isAround(*it, range)) continue;
            (it->objType == FOOD ? food : occupied)[squareAt(it->relativeX, it->relativeY)] = true;
        }
    }

    // "Creatures cannot go to a square where there is another creature or there is a wall."
    bool isFree(int x, int y) const { return (x != 0 || y != 0) && !occupied[squareAt(x, y)]; }

    bool hasFood(int x, int y) const { return food[squareAt(x, y)]; }

    // To the free square nearest to the target, if that is nearer than the creature is now.
    bool approach(const Object& target, Move& walk) const {
        int nearest = distanceTo(target);
        bool found = false;
        for (int x = -range; x <= range; ++x) {
            for (int y = -range; y <= range; ++y) {
                if (!isFree(x, y)) continue;
                const int distance = distanceBetween(x, y, target.relativeX, target.relativeY);
                if (distance >= nearest) continue;
                nearest = distance;
                walk = makeMove(WALK, x, y);
                found = true;
            }
        }
        return found;
    }

    // To the nearest free square with food.
    bool goToFood(Move& walk) const {
        int nearest = 2 * farthestRange + 1;
        bool found = false;
        for (int x = -range; x <= range; ++x) {
            for (int y = -range; y <= range; ++y) {
                if (!isFree(x, y) || !hasFood(x, y)) continue;
                const int distance = distanceBetween(0, 0, x, y);
                if (distance >= nearest) continue;
                nearest = distance;
                walk = makeMove(WALK, x, y);
                found = true;
            }
        }
        return found;
    }

    Move walkRandomly() const {
        Move walks[squareCount];
        int count = 0;
        for (int x = -range; x <= range; ++x)
            for (int y = -range; y <= range; ++y)
                if (isFree(x, y)) walks[count++] = makeMove(WALK, x, y);
        return count == 0 ? doNothing() : walks[drawBelow(count)];
    }

    static const int rowLength = 2 * farthestRange + 1;
    static const int squareCount = rowLength * rowLength;
    static int squareAt(int x, int y) { return (x + farthestRange) * rowLength + y + farthestRange; }

private:
    int range;
    bool occupied[squareCount];
    bool food[squareCount];
};

// The more important one, then the nearer one, then the one that comes first in the list.
bool attractsMore(const Object& one, const Object& other) {
    if (importanceOf(one) != importanceOf(other)) return importanceOf(one) > importanceOf(other);
    if (distanceTo(one) != distanceTo(other)) return distanceTo(one) < distanceTo(other);
    return &one < &other;
}

// Towards the most important one that can be approached: where one cannot, the next is tried. Bewitched ones attract, too.
bool moveCloser(const Objects& list, Wanted isWanted, Side own, const Ranges& ranges, const Surroundings& around,
                Move& walk) {
    // All creatures on one square can be approached, or none: the most attractive one stands for them.
    Target targets[Surroundings::squareCount] = {};
    for (Objects::const_iterator it = list.begin(); it != list.end(); ++it) {
        if (!isWanted(*it, own) || !isAround(*it, ranges.sight)) continue;
        Target& target = targets[Surroundings::squareAt(it->relativeX, it->relativeY)];
        if (!target || attractsMore(*it, *target)) target = &*it;
    }
    for (;;) {
        int best = -1;
        for (int square = 0; square < Surroundings::squareCount; ++square)
            if (targets[square] && (best < 0 || attractsMore(*targets[square], *targets[best]))) best = square;
        if (best < 0) return false;
        if (around.approach(*targets[best], walk)) return true;
        targets[best] = Target();
    }
}

// How men, dwarves and dragons go on when they cannot attack; they alone benefit from food, wherever they meet it.
Move advanceAndEat(Creature& self, const Objects& list, const Ranges& ranges) {
    const Surroundings around(list, ranges);
    Move walk = doNothing();
    if (!moveCloser(list, isEnemy, self.getSide(), ranges, around, walk) && !around.goToFood(walk))
        walk = around.walkRandomly();
    if (creatureCreditsItsFood && walk.mType == WALK && around.hasFood(walk.relativeX, walk.relativeY))
        self.loseToughness(-1);
    return walk;
}

Move attackOrAdvance(Creature& self, const Objects& list, MoveType attack, const Ranges& ranges) {
    if (self.getBewitched()) return doNothing();
    const Target target = findMostImportant(list, isUnbewitchedEnemy, self.getSide(), ranges.act);
    return target ? makeMove(attack, *target) : advanceAndEat(self, list, ranges);
}

Move followOrWander(const Objects& list, Wanted isWanted, Side own, const Ranges& ranges) {
    const Surroundings around(list, ranges);
    Move walk = doNothing();
    return moveCloser(list, isWanted, own, ranges, around, walk) ? walk : around.walkRandomly();
}

Move healOrFollow(const Objects& list, Side own, const Ranges& ranges) {
    const Target patient = findMostImportant(list, isAlly, own, ranges.act);
    return patient ? makeMove(HEAL, *patient) : followOrWander(list, isAlly, own, ranges);
}

}  // namespace

void hw5SetRandomSeed(unsigned long seed) {
    const unsigned long folded = (seed ^ (seed >> 16 >> 16)) & all32Bits;
    randomState = (folded * strideOfSeeds) & all32Bits;
}

// ---- healing: "by their own action power" is the healed one's, since only that is known here ----

void Human::operator++() { loseToughness(-1); }

void Dwarf::operator++() { loseToughness(-2); }

void Dragon::operator++() {
    loseToughness(-1);
    ++leftFireCount;
}

void Wizard::operator++() {
    loseToughness(-3);
    mana += 2;
}

void Cleric::operator++() { loseToughness(-getActionPower()); }

// The text names the battlemage beside the cleric, not beside the wizard: no mana.
void BattleMage::operator++() { Cleric::operator++(); }

// ---- actions ----

int Dragon::getLeftFireCount() const { return leftFireCount; }

int Wizard::getMana() const { return mana; }

Move Human::move(const std::vector<Object>& list) { return attackOrAdvance(*this, list, HUMANATTACK, rangesOfHuman); }

Move Dwarf::move(const std::vector<Object>& list) { return attackOrAdvance(*this, list, DWARFATTACK, rangesOfDwarf); }

Move Dragon::move(const std::vector<Object>& list) {
    if (getBewitched()) return doNothing();
    const Target pawed = findMostImportant(list, isUnbewitchedEnemy, getSide(), reachOfPaw);
    if (pawed) return makeMove(DRAGONPAW, *pawed);
    const Target burnt = findMostImportant(list, isEnemyToBurn, getSide(), rangesOfDragon.act);
    if (leftFireCount < 1 || !burnt) return advanceAndEat(*this, list, rangesOfDragon);
    --leftFireCount;
    return makeMove(DRAGONFIRE, *burnt);
}

bool Wizard::castSpell(const std::vector<Object>& list, Move& spell) {
    if (mana < 1) return false;
    const Side own = getSide();
    // Nothing keeps wizards from bewitched creatures; only of two equally important ones the unbewitched one is frozen.
    Target target = findMostImportant(list, isEnemyToFreeze, own, rangesOfWizard.act);
    if (target) {
        const Target awake = findMostImportant(list, isUnbewitchedEnemyToFreeze, own, rangesOfWizard.act);
        if (awake && importanceOf(*awake) == importanceOf(*target)) target = awake;
        spell = makeMove(FREEZESPELL, *target);
    } else {
        target = findMostImportant(list, isEnemy, own, rangesOfWizard.act);
        if (!target) return false;
        spell = makeMove(WEAKENSPELL, *target);
    }
    --mana;
    return true;
}

Move Wizard::move(const std::vector<Object>& list) {
    if (getBewitched()) return doNothing();
    Move spell = doNothing();
    return castSpell(list, spell) ? spell : followOrWander(list, isEnemy, getSide(), rangesOfWizard);
}

Move Cleric::move(const std::vector<Object>& list) {
    return getBewitched() ? doNothing() : healOrFollow(list, getSide(), rangesOfCleric);
}

Move BattleMage::move(const std::vector<Object>& list) {
    if (getBewitched()) return doNothing();
    if (getToughness() < toughnessForSelfHealing) return makeMove(HEAL, 0, 0);
    Move spell = doNothing();
    if (castSpell(list, spell)) return spell;
    if (getMana() >= 1 && !battleMageHealsWhenNobodyIsToBeSpelled)
        return followOrWander(list, isEnemy, getSide(), rangesOfWizard);
    return healOrFollow(list, getSide(), battleMageHealsInItsOwnRange ? rangesOfWizard : rangesOfCleric);
}
