#include "bots/creatures/commander.h"

#include "bots/creatures/commander_goals.h"
#include "bots/creatures/commander_skirmish.h"

namespace agon::creatures {
namespace {

// Who takes part in the fight around the creature that is to act, and when.
struct Participant {
    Creature creature;
    bool is_ours;
    int distance, place;
};

constexpr int last_place = 1 << 20;

std::vector<Participant> participants(const Memory& memory, Player seat) {
    constexpr int longest_memory = 2;
    const Creature& self = memory.mover().creature;
    const auto distance = [&](const Creature& one) { return distance_between(square_of(self), square_of(one)); };
    std::vector<Participant> all;
    for (const auto& comrade : memory.comrades()) {
        const int away = distance(comrade.creature);
        if (away > Skirmish::reach || !memory.is_with_us(comrade)) continue;
        Creature one = comrade.creature;
        one.bewitched = one.bewitched && comrade.heard == memory.turn();
        const int place = comrade.slot < 0 ? last_place : 2 * comrade.slot + (is_north(seat) ? 0 : 1);
        all.push_back({one, true, away, place});
    }
    std::array<std::vector<int>, kind_count> slots;
    for (const auto& comrade : memory.comrades())
        if (comrade.slot >= 0) slots[static_cast<std::size_t>(comrade.creature.kind)].push_back(comrade.slot);
    std::array<std::size_t, kind_count> taken{};
    for (const auto& foe : memory.foes()) {
        const int away = distance(foe.creature);
        if (away > Skirmish::reach || foe.is_lost || foe.is_held_dead || memory.turn() - foe.seen > longest_memory) continue;
        const auto kind = static_cast<std::size_t>(foe.creature.kind);
        const int slot = slots[kind].empty() ? last_place / 2 : slots[kind][taken[kind]++ % slots[kind].size()];
        all.push_back({memory.numbers_of(foe), false, away, 2 * slot + (is_north(seat) ? 1 : 0)});
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) { return one.distance < other.distance; });
    if (all.size() > Skirmish::most_fighters) all.resize(Skirmish::most_fighters);
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) { return one.place < other.place; });
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

}  // namespace

void CommanderBot::begin(const Setup& setup, Player seat, std::uint64_t) {
    memory_.begin(setup, seat);
    manners_ = {setup.strict, setup.food_rule};
    seat_ = seat;
}

Action CommanderBot::choose() {
    constexpr int rounds = 2;
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
        const Creature& after = then.creature(mover);
        const int goal = goals.value_of(square_of(after));
        if (then.has_foes()) then.play_rounds(mover, rounds);
        const int value = 4 * then.balance() + goal;
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
