#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "creatures/library/oracle.h"
#include "creatures/library/random_view.h"
#include "support/environment.h"

// What holds for every creature and every view. AGON_CREATURE_VIEWS is how many views are tried.
namespace agon::creatures_library {
namespace {

#ifndef AGON_CREATURE_USUAL_VIEWS
#define AGON_CREATURE_USUAL_VIEWS 20000
#endif

using Objects = std::vector<Object>;

bool contains(const std::vector<Move>& moves, Move move) {
    return std::any_of(moves.begin(), moves.end(), [&](Move other) { return same(move, other); });
}

bool same_set(const std::vector<Move>& one, const std::vector<Move>& other) {
    return one.size() == other.size() &&
           std::all_of(one.begin(), one.end(), [&](Move move) { return contains(other, move); });
}

bool same_object(const Object& one, const Object& other) {
    return one.teamSide == other.teamSide && one.objType == other.objType && one.relativeX == other.relativeX &&
           one.relativeY == other.relativeY && one.bewitched == other.bewitched;
}

template <class Suits>
bool any_at(const Objects& view, Move move, Suits suits) {
    return std::any_of(view.begin(), view.end(), [&](const Object& object) {
        return object.relativeX == move.relativeX && object.relativeY == move.relativeY && suits(object);
    });
}

bool may_return(ObjectType kind, MoveType type) {
    switch (type) {
        case WALK:
        case NOACT: return true;
        case HUMANATTACK: return kind == HUMAN;
        case DWARFATTACK: return kind == DWARF;
        case DRAGONPAW:
        case DRAGONFIRE: return kind == DRAGON;
        case HEAL: return kind == CLERIC || kind == BATTLEMAGE;
        case FREEZESPELL:
        case WEAKENSPELL: return kind == WIZARD || kind == BATTLEMAGE;
    }
    return false;
}

bool is_spell(MoveType type) { return type == FREEZESPELL || type == WEAKENSPELL; }
bool is_attack(MoveType type) {
    return type == HUMANATTACK || type == DWARFATTACK || type == DRAGONPAW || type == DRAGONFIRE;
}
bool heals_itself(const Self& self) { return self.kind == BATTLEMAGE && self.toughness < 3; }

// The answer by itself, without asking the oracle what it should have been.
void expect_lawful(const Self& self, const Objects& view, const Asked& asked) {
    const Move move = asked.move;
    const Reach reach = reach_of(self.kind);
    const auto at_itself = move.relativeX == 0 && move.relativeY == 0;
    const auto free = free_walks(self, view);

    EXPECT_TRUE(may_return(self.kind, move.mType));
    const int range = move.mType == DRAGONPAW ? 1 : reach.act;
    EXPECT_TRUE(std::abs(move.relativeX) <= range && std::abs(move.relativeY) <= range);
    EXPECT_EQ(at_itself, move.mType == NOACT || (move.mType == HEAL && heals_itself(self)));
    if (move.mType == WALK) { EXPECT_TRUE(contains(free, move)); }
    if (move.mType == NOACT) { EXPECT_TRUE(self.bewitched || free.empty()); }
    if (self.bewitched) { EXPECT_EQ(move.mType, NOACT); }

    // Whom this kind of move may be aimed at.
    const auto target_suits = [&](const Object& object) {
        if (importance(object.objType) == 0 || !inside(object, range)) return false;
        if (object.relativeX == 0 && object.relativeY == 0) return false;
        if ((object.teamSide == self.side) != (move.mType == HEAL)) return false;
        if (is_attack(move.mType) && object.bewitched) return false;
        if (move.mType == FREEZESPELL) return object.objType == BATTLEMAGE || object.objType == WIZARD;
        return move.mType != DRAGONFIRE || object.objType != DWARF;
    };
    if (!at_itself && move.mType != WALK) {
        EXPECT_TRUE(any_at(view, move, target_suits));
        int reached = 0;
        int highest = 0;
        for (const Object& object : view) {
            if (!target_suits(object)) continue;
            highest = std::max(highest, importance(object.objType));
            if (object.relativeX == move.relativeX && object.relativeY == move.relativeY)
                reached = std::max(reached, importance(object.objType));
        }
        EXPECT_EQ(reached, highest);
    }

    EXPECT_EQ(asked.after.mana, self.mana - (is_spell(move.mType) ? 1 : 0));
    EXPECT_EQ(asked.after.fire, self.fire - (move.mType == DRAGONFIRE ? 1 : 0));
    EXPECT_GE(asked.after.mana, 0);
    EXPECT_GE(asked.after.fire, 0);
    const auto is_food = [](const Object& object) { return object.objType == FOOD; };
    const bool ate = move.mType == WALK && eats(self.kind) && any_at(view, move, is_food);
    EXPECT_EQ(asked.after.toughness, self.toughness + (ate ? 1 : 0));
    EXPECT_EQ(asked.after.bewitched, self.bewitched);
    EXPECT_EQ(asked.after.side, self.side);
    EXPECT_EQ(asked.after.power, self.power);
}

void expect_as_the_oracle(const Self& self, const Objects& view, const Expected& oracle, const Asked& asked) {
    EXPECT_TRUE(contains(oracle.accepted, asked.move)) << to_text(asked.move);
    if (oracle.exact) { EXPECT_EQ(to_text(asked.move), to_text(*oracle.exact)); }
    EXPECT_EQ(asked.after, after(self, view, asked.move));
}

Objects mirrored(Objects view, int sign_x, int sign_y) {
    std::erase_if(view, [](const Object& object) { return !inside(object, 1000); });  // the least int has no opposite
    for (Object& object : view) {
        object.relativeX *= sign_x;
        object.relativeY *= sign_y;
    }
    return view;
}

void expect_in_any_order(const Self& self, const Objects& view, const Expected& oracle, const Asked& asked,
                         RandomViews& random) {
    Objects shuffled = view;
    random.shuffle(shuffled);
    const Expected again = expected(self, shuffled);
    EXPECT_TRUE(same_set(again.accepted, oracle.accepted));
    const Asked other = ask(self, shuffled);
    EXPECT_EQ(other.move.mType, asked.move.mType);
    expect_as_the_oracle(self, shuffled, again, other);
}

void expect_in_mirrors(const Self& self, const Objects& view, const Expected& oracle) {
    for (const auto& [sign_x, sign_y] : {std::pair(-1, 1), std::pair(1, -1)}) {
        const Objects mirror = mirrored(view, sign_x, sign_y);
        std::vector<Move> accepted = oracle.accepted;
        for (Move& move : accepted) {
            move.relativeX *= sign_x;
            move.relativeY *= sign_y;
        }
        const Expected again = expected(self, mirror);
        EXPECT_TRUE(same_set(again.accepted, accepted));
        expect_as_the_oracle(self, mirror, again, ask(self, mirror));
    }
}

TEST(CreatureInvariants, HoldInEveryView) {
    const int views = support::count_from_environment("AGON_CREATURE_VIEWS", AGON_CREATURE_USUAL_VIEWS);
    RandomViews random(1);
    int answered[9] = {};
    for (int i = 0; i < views && !HasFailure(); ++i) {
        const Self self = random.self();
        const Objects view = random.view(self);
        const Objects before = view;
        const Expected oracle = expected(self, view);
        const auto seed = static_cast<unsigned long>(i);
        SCOPED_TRACE(::testing::Message() << "view " << i);

        hw5SetRandomSeed(seed);
        const Asked asked = ask(self, view);
        ++answered[asked.move.mType];
        EXPECT_TRUE(std::equal(view.begin(), view.end(), before.begin(), before.end(), same_object));
        expect_lawful(self, view, asked);
        expect_as_the_oracle(self, view, oracle, asked);
        expect_in_any_order(self, view, oracle, asked, random);
        expect_in_mirrors(self, view, oracle);

        // What it must not notice does not even turn its dice.
        Objects noisy = view;
        noisy.insert(noisy.begin() + random.below(static_cast<int>(noisy.size()) + 1), random.noise(self));
        hw5SetRandomSeed(seed);
        const Asked undisturbed = ask(self, noisy);
        EXPECT_EQ(to_text(undisturbed.move), to_text(asked.move));
        EXPECT_EQ(undisturbed.after, asked.after);
        if (HasFailure()) ADD_FAILURE() << to_text(self, view) << " answer " << to_text(asked.move);
    }
    // The views are worth something only if every answer is common among them.
    for (const int times : answered) EXPECT_GT(times, views / 500);
}

}  // namespace
}  // namespace agon::creatures_library
