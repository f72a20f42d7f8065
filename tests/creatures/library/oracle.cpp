#include "creatures/library/oracle.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <tuple>

namespace agon::creatures_library {
namespace {

using Objects = std::vector<Object>;
using Filter = std::function<bool(const Object&)>;

Objects only(const Objects& objects, const Filter& filter) {
    Objects kept;
    std::copy_if(objects.begin(), objects.end(), std::back_inserter(kept), filter);
    return kept;
}

void add_once(std::vector<Move>& moves, Move move) {
    if (std::none_of(moves.begin(), moves.end(), [&](Move other) { return same(move, other); })) moves.push_back(move);
}

Expected exactly(Move move) { return {{move}, move}; }

// Any of the most important; ours is the first in the list, of which those that are not bewitched may be preferred.
Expected act_on(MoveType type, const Objects& targets, bool prefer_unbewitched = false) {
    int top = 0;
    for (const Object& target : targets) top = std::max(top, importance(target.objType));
    Objects best = only(targets, [&](const Object& target) { return importance(target.objType) == top; });
    if (prefer_unbewitched)
        std::stable_partition(best.begin(), best.end(), [](const Object& target) { return !target.bewitched; });
    Expected result;
    for (const Object& target : best) add_once(result.accepted, {type, target.relativeX, target.relativeY});
    result.exact = Move{type, best.front().relativeX, best.front().relativeY};
    return result;
}

// The free squares nearest to the target, if nearer than (0, 0); x first, then y.
std::vector<Move> steps_towards(const Object& target, const std::vector<Move>& walks) {
    std::map<int, std::vector<Move>> by_distance;
    for (const Move walk : walks)
        by_distance[distance(walk.relativeX, walk.relativeY, target.relativeX, target.relativeY)].push_back(walk);
    if (by_distance.empty() || by_distance.begin()->first >= distance(0, 0, target.relativeX, target.relativeY))
        return {};
    return by_distance.begin()->second;
}

std::optional<Expected> approach(Objects targets, const std::vector<Move>& walks) {
    std::stable_sort(targets.begin(), targets.end(), [](const Object& a, const Object& b) {
        return std::tuple(-importance(a.objType), distance(0, 0, a.relativeX, a.relativeY)) <
               std::tuple(-importance(b.objType), distance(0, 0, b.relativeX, b.relativeY));
    });
    Expected result;
    int importance_reached = 0;
    for (const Object& target : targets) {
        const auto steps = steps_towards(target, walks);
        if (steps.empty()) continue;
        if (!result.exact) {
            result.exact = steps.front();
            importance_reached = importance(target.objType);
        }
        if (importance(target.objType) == importance_reached)
            for (const Move step : steps) add_once(result.accepted, step);
    }
    if (!result.exact) return std::nullopt;
    return result;
}

std::optional<Expected> eat(const Objects& objects, const std::vector<Move>& walks) {
    Expected result;
    for (const Move walk : walks)
        if (std::any_of(objects.begin(), objects.end(), [&](const Object& object) {
                return object.objType == FOOD && object.relativeX == walk.relativeX &&
                       object.relativeY == walk.relativeY;
            }))
            result.accepted.push_back(walk);
    if (result.accepted.empty()) return std::nullopt;
    result.exact = *std::min_element(result.accepted.begin(), result.accepted.end(), [](const Move& a, const Move& b) {
        return distance(0, 0, a.relativeX, a.relativeY) < distance(0, 0, b.relativeX, b.relativeY);
    });
    return result;
}

Expected wander(const std::vector<Move>& walks) {
    return walks.empty() ? exactly({NOACT, 0, 0}) : Expected{walks, std::nullopt};
}

std::optional<Expected> spell(const Self& self, const Objects& foes) {
    if (self.mana < 1 || foes.empty()) return std::nullopt;
    const Objects mages =
        only(foes, [](const Object& foe) { return foe.objType == BATTLEMAGE || foe.objType == WIZARD; });
    return mages.empty() ? act_on(WEAKENSPELL, foes) : act_on(FREEZESPELL, mages, true);
}

}  // namespace

Reach reach_of(ObjectType kind) {
    static const std::map<ObjectType, Reach> reaches = {{BATTLEMAGE, {3, 3}}, {WIZARD, {3, 3}}, {DRAGON, {3, 3}},
                                                        {CLERIC, {1, 2}},     {DWARF, {1, 1}},  {HUMAN, {1, 2}}};
    return reaches.at(kind);
}

int importance(ObjectType kind) {
    static const std::vector<ObjectType> rising = {HUMAN, DWARF, CLERIC, DRAGON, WIZARD, BATTLEMAGE};
    const auto found = std::find(rising.begin(), rising.end(), kind);
    return found == rising.end() ? 0 : static_cast<int>(found - rising.begin()) + 1;
}

bool inside(const Object& object, int range) {
    return std::max(std::abs(static_cast<long>(object.relativeX)), std::abs(static_cast<long>(object.relativeY))) <=
           range;
}

bool eats(ObjectType kind) { return kind == HUMAN || kind == DWARF || kind == DRAGON; }

std::vector<Object> seen(const Self& self, const std::vector<Object>& view) {
    const int sight = reach_of(self.kind).sight;
    return only(view, [&](const Object& object) {
        return inside(object, sight) && (object.relativeX != 0 || object.relativeY != 0);
    });
}

std::vector<Move> free_walks(const Self& self, const std::vector<Object>& view) {
    const Objects objects = seen(self, view);
    const int act = reach_of(self.kind).act;
    std::vector<Move> walks;
    for (int x = -act; x <= act; ++x)
        for (int y = -act; y <= act; ++y)
            if ((x != 0 || y != 0) && std::none_of(objects.begin(), objects.end(), [&](const Object& object) {
                    return object.objType != FOOD && object.relativeX == x && object.relativeY == y;
                }))
                walks.push_back({WALK, x, y});
    return walks;
}

Expected expected(const Self& self, const std::vector<Object>& view) {
    if (self.bewitched) return exactly({NOACT, 0, 0});
    const Objects objects = seen(self, view);
    const auto creatures = only(objects, [](const Object& object) { return importance(object.objType) > 0; });
    const auto foes = only(creatures, [&](const Object& object) { return object.teamSide != self.side; });
    const auto allies = only(creatures, [&](const Object& object) { return object.teamSide == self.side; });
    const auto near_foes = only(foes, [](const Object& foe) { return inside(foe, 1) && !foe.bewitched; });
    const auto near_allies = only(allies, [](const Object& ally) { return inside(ally, 1); });
    const auto burnable = only(foes, [](const Object& foe) { return !foe.bewitched && foe.objType != DWARF; });
    const auto walks = free_walks(self, view);

    const auto go_for = [&](const Objects& targets) {
        auto way = approach(targets, walks);
        return way ? *way : wander(walks);
    };
    const auto fight_on = [&]() {
        if (auto way = approach(foes, walks)) return *way;
        if (auto way = eat(objects, walks)) return *way;
        return wander(walks);
    };
    switch (self.kind) {
        case HUMAN: return near_foes.empty() ? fight_on() : act_on(HUMANATTACK, near_foes);
        case DWARF: return near_foes.empty() ? fight_on() : act_on(DWARFATTACK, near_foes);
        case DRAGON:
            if (!near_foes.empty()) return act_on(DRAGONPAW, near_foes);
            return self.fire >= 1 && !burnable.empty() ? act_on(DRAGONFIRE, burnable) : fight_on();
        case WIZARD:
            if (auto cast = spell(self, foes)) return *cast;
            return go_for(foes);
        case CLERIC: return near_allies.empty() ? go_for(allies) : act_on(HEAL, near_allies);
        case BATTLEMAGE:
            if (self.toughness < 3) return exactly({HEAL, 0, 0});
            if (auto cast = spell(self, foes)) return *cast;
            return allies.empty() ? wander(walks) : act_on(HEAL, allies);
        case FOOD:
        case WALL: break;
    }
    return {};
}

Self after(const Self& self, const std::vector<Object>& view, Move move) {
    Self result = self;
    if (move.mType == FREEZESPELL || move.mType == WEAKENSPELL) --result.mana;
    if (move.mType == DRAGONFIRE) --result.fire;
    if (move.mType == WALK && eats(self.kind) && std::any_of(view.begin(), view.end(), [&](const Object& object) {
            return object.objType == FOOD && object.relativeX == move.relativeX && object.relativeY == move.relativeY;
        }))
        ++result.toughness;
    return result;
}

}  // namespace agon::creatures_library
