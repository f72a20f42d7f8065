#include "bots/creatures/commander.h"

#include <tuple>

#include "bots/creatures/commander_goals.h"
#include "bots/creatures/commander_skirmish.h"

namespace agon::creatures {
namespace {

// Who takes part in the fight around the creature that is to act, and at which place of the turn.
struct Participant {
    Creature creature;
    bool is_ours;
    int distance, place;
    std::tuple<int, int, int> square() const { return {distance, creature.y, creature.x}; }
};

// An enemy's slot is not told: it is held to be that of one's own of the same kind, in turn.
class Slots {
public:
    explicit Slots(const Memory& memory) {
        for (const auto& comrade : memory.comrades())
            if (comrade.slot != Memory::never) of(comrade.creature.kind).push_back(comrade.slot);
    }
    int next(Kind kind) {
        const auto& slots = of(kind);
        if (slots.empty()) return most_creatures;
        return slots[taken_[static_cast<std::size_t>(kind)]++ % slots.size()];
    }

private:
    std::vector<std::int32_t>& of(Kind kind) { return slots_[static_cast<std::size_t>(kind)]; }
    std::array<std::vector<std::int32_t>, kind_count> slots_;
    std::array<std::size_t, kind_count> taken_{};
};

void add_comrades(const Memory& memory, Player seat, std::vector<Participant>& all) {
    const Cell center = square_of(memory.mover().creature);
    for (const auto& comrade : memory.comrades()) {
        Creature one = comrade.creature;
        const int away = distance_between(center, square_of(one));
        if (away > Skirmish::reach || !memory.is_with_us(comrade)) continue;
        one.bewitched = one.bewitched && comrade.heard == memory.turn();
        const int slot = comrade.slot == Memory::never ? most_creatures : comrade.slot;
        all.push_back({one, true, away, 2 * slot + (is_north(seat) ? 0 : 1)});
    }
}

void add_foes(const Memory& memory, Player seat, std::vector<Participant>& all) {
    constexpr int longest_memory = 2;  // in turns: those that were seen before have gone elsewhere
    const Cell center = square_of(memory.mover().creature);
    Slots slots(memory);
    for (const auto& foe : memory.foes()) {
        const int away = distance_between(center, square_of(foe.creature));
        if (away > Skirmish::reach || memory.turn() - foe.seen > longest_memory) continue;
        if (foe.is_lost || foe.is_held_dead) continue;
        all.push_back(
            {memory.numbers_of(foe), false, away, 2 * slots.next(foe.creature.kind) + (is_north(seat) ? 1 : 0)});
    }
}

std::vector<Participant> participants(const Memory& memory, Player seat) {
    std::vector<Participant> all;
    add_comrades(memory, seat, all);
    add_foes(memory, seat, all);
    // The nearest ones, and one a square, so that nobody who is in sight is left out.
    const auto by_square = [](const auto& one, const auto& other) { return one.square() < other.square(); };
    const auto same_square = [](const auto& one, const auto& other) { return one.square() == other.square(); };
    std::stable_sort(all.begin(), all.end(), by_square);
    all.erase(std::unique(all.begin(), all.end(), same_square), all.end());
    if (all.size() > Skirmish::most_fighters) all.resize(Skirmish::most_fighters);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& one, const auto& other) { return one.place < other.place; });
    return all;
}

Skirmish skirmish_around(const Memory& memory, Player seat) {
    const Cell center = square_of(memory.mover().creature);
    Skirmish fight(center, memory.width(), memory.height());
    for (int y = center.y - Skirmish::reach; y <= center.y + Skirmish::reach; ++y)
        for (int x = center.x - Skirmish::reach; x <= center.x + Skirmish::reach; ++x)
            if (memory.contains({x, y}) && memory.is_wall({x, y})) fight.add_wall({x, y});
    for (const Cell at : memory.food())
        if (fight.contains(at.x, at.y)) fight.add_food(at);
    for (const Participant& one : participants(memory, seat)) fight.add(one.creature, one.is_ours);
    return fight;
}

// What is certain counts most: how matters stand at once, then after each round of the fight.
int prospects(Skirmish fight, int mover) {
    constexpr int at_once = 6;
    constexpr std::array after_rounds{3, 3, 2};
    int sum = at_once * fight.balance();
    for (const int weight : after_rounds) {
        if (fight.has_foes()) fight.play_round(mover);
        sum += weight * fight.balance();
    }
    return sum;
}

}  // namespace

void CommanderBot::begin(const Setup& setup, Player seat, std::uint64_t) {
    memory_.begin(setup, seat);
    manners_ = {setup.strict, setup.food_rule};
    seat_ = seat;
}

Action CommanderBot::choose() {
    const Skirmish now = skirmish_around(memory_, seat_);
    const Goals goals(memory_);
    const Creature self = memory_.mover().creature;
    const int mover = now.creature_at(self.x, self.y);
    Action best;
    int most = 0;
    const auto consider = [&](const Order& order) {
        if (judge(now, mover, order, manners_) != Illegal::None) return;
        Skirmish then = now;
        carry_out(then, mover, order, nullptr, manners_.food);
        const int value = goals.value_of(square_of(then.creature(mover))) + prospects(then, mover);
        if (order.deed != Deed::NoAct && value <= most) return;
        most = value;
        best = {order.deed, order.x, order.y, std::nullopt};
    };
    consider({});
    for (int number = 0; number < deed_count; ++number) {
        const auto deed = static_cast<Deed>(number);
        if (deed == Deed::NoAct || !may(self.kind, deed)) continue;
        const int range = range_of(self.kind, deed);
        for (int x = -range; x <= range; ++x)
            for (int y = -range; y <= range; ++y) consider({deed, x, y});
    }
    memory_.note(best);
    return best;
}

}  // namespace agon::creatures
