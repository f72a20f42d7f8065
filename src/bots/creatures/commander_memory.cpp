#include "bots/creatures/commander_memory.h"

namespace agon::creatures {
namespace {

// What a foe has left that has survived what ought to have killed it.
constexpr std::int32_t toughness_of_survivors = 4;

}  // namespace

// The list of the creature that looks, by squares.
class Memory::View {
public:
    explicit View(const Observation& seen) : center_(seen.mover.at), range_(sight_range(seen.mover.kind)) {
        for (const SeenObject& object : seen.objects) {
            if (!object.is_creature() || (object.x == 0 && object.y == 0)) continue;
            creatures_.push_back(&object);
        }
    }

    Cell center() const { return center_; }
    int range() const { return range_; }
    bool contains(Cell at) const { return distance_between(center_, at) <= range_; }
    Cell square_of(const SeenObject& object) const { return {center_.x + object.x, center_.y - object.y}; }
    const std::vector<const SeenObject*>& creatures() const { return creatures_; }
    bool shows(const Creature& creature, Player side) const {
        return std::any_of(creatures_.begin(), creatures_.end(), [&](const SeenObject* object) {
            return side_of(*object) == side && static_cast<Kind>(object->kind) == creature.kind &&
                   square_of(*object) == creatures::square_of(creature);
        });
    }
    static Player side_of(const SeenObject& object) {
        return object.side == SideName::North ? Player::First : Player::Second;
    }

private:
    Cell center_;
    int range_;
    std::vector<const SeenObject*> creatures_;
};

void Memory::begin(const Setup& setup, Player seat) {
    *this = {};
    seat_ = seat;
    turn_limit_ = setup.turn_limit;
    looked_ = {setup.width, setup.height, never};
    walls_ = {setup.width, setup.height};
    for (const SetupCreature& example : Setup().north) {
        Creature& usual = usual_[static_cast<std::size_t>(example.kind)];
        usual.kind = example.kind;
        usual.power = example.power;
        usual.toughness = example.toughness;
        usual.counter = example.counter;
    }
}

void Memory::observe(const Observation& seen) {
    if (seen.status != Status::Act) return;
    turn_ = seen.turn;
    recognise(seen.mover);
    const View view(seen);
    look_at_ground(seen, view);
    look_at_comrades(view);
    look_at_foes(view);
}

void Memory::recognise(const Mover& mover) {
    const auto is_it = [&](const Comrade& one) {
        if (one.slot != never) return one.slot == mover.slot;
        return one.creature.kind == mover.kind && square_of(one.creature) == mover.at;
    };
    mover_ = static_cast<std::size_t>(std::find_if(comrades_.begin(), comrades_.end(), is_it) - comrades_.begin());
    if (mover_ == comrades_.size()) comrades_.emplace_back();
    Comrade& self = comrades_[mover_];
    self.slot = mover.slot;
    self.heard = turn_;
    self.creature = {mover.at.x, mover.at.y, mover.kind, false, mover.power, mover.toughness, mover.counter};
    const auto kind = static_cast<std::size_t>(mover.kind);
    if (!has_own_[kind]) usual_[kind] = self.creature;
    has_own_[kind] = true;
}

void Memory::look_at_ground(const Observation& seen, const View& view) {
    const Cell center = view.center();
    for (int y = center.y - view.range(); y <= center.y + view.range(); ++y)
        for (int x = center.x - view.range(); x <= center.x + view.range(); ++x)
            if (contains({x, y})) looked_[{x, y}] = turn_;
    std::erase_if(food_, [&](Cell at) { return view.contains(at); });
    for (const SeenObject& object : seen.objects) {
        const Cell at = view.square_of(object);
        if (object.kind == ObjectKind::Food) food_.push_back(at);
        if (object.kind == ObjectKind::Wall && contains(at)) walls_[at] = 1;
    }
}

void Memory::look_at_comrades(const View& view) {
    const std::int32_t self = mover().slot;
    std::erase_if(comrades_, [&](const Comrade& one) {
        return one.slot != self && view.contains(square_of(one.creature)) && !view.shows(one.creature, seat_);
    });
    for (const SeenObject* object : view.creatures()) {
        if (View::side_of(*object) != seat_) continue;
        const Cell at = view.square_of(*object);
        auto found = std::find_if(comrades_.begin(), comrades_.end(),
                                  [&](const Comrade& one) { return square_of(one.creature) == at; });
        if (found == comrades_.end()) {
            Creature creature = usual(static_cast<Kind>(object->kind));
            creature.x = at.x;
            creature.y = at.y;
            found = comrades_.insert(found, {creature, never, never});
        }
        found->creature.bewitched = object->bewitched;
        found->heard = turn_;
    }
    mover_ = static_cast<std::size_t>(
        std::find_if(comrades_.begin(), comrades_.end(), [&](const Comrade& one) { return one.slot == self; }) -
        comrades_.begin());
}

void Memory::look_at_foes(const View& view) {
    for (Foe& foe : foes_)
        if (view.contains(square_of(foe.creature)) && !view.shows(foe.creature, opponent(seat_))) foe.is_lost = true;
    std::erase_if(foes_, [](const Foe& foe) { return foe.is_lost && foe.is_held_dead; });
    // Those that have not moved first, so that nobody else is taken for them.
    for (const bool is_new : {false, true}) {
        for (const SeenObject* object : view.creatures()) {
            if (View::side_of(*object) == seat_) continue;
            const Cell at = view.square_of(*object);
            const auto kind = static_cast<Kind>(object->kind);
            const auto stands_there = [&](const Foe& foe) {
                return !foe.is_lost && foe.creature.kind == kind && square_of(foe.creature) == at;
            };
            const auto known = std::find_if(foes_.begin(), foes_.end(), stands_there);
            if ((known == foes_.end()) != is_new) continue;
            Foe& foe = is_new ? recognise_foe(kind, at, view) : *known;
            foe.creature.x = at.x;
            foe.creature.y = at.y;
            foe.creature.bewitched = object->bewitched;
            // It has survived what ought to have killed it: healed, or tougher than ours.
            if (foe.is_held_dead) foe.extra = raised(foe.wounds, toughness_of_survivors) - usual(kind).toughness;
            foe.is_held_dead = foe.is_lost = false;
            foe.seen = turn_;
        }
    }
}

// One that may have come here since it was last seen; else somebody new.
Memory::Foe& Memory::recognise_foe(Kind kind, Cell at, const View& view) {
    Foe* best = nullptr;
    int nearest = 0;
    for (Foe& foe : foes_) {
        const Cell was = square_of(foe.creature);
        if (foe.creature.kind != kind || (!foe.is_lost && view.contains(was))) continue;
        const int distance = distance_between(was, at), moves = turn_ - foe.seen + 1;
        if (distance > act_range(kind) * moves || (best && distance >= nearest)) continue;
        best = &foe;
        nearest = distance;
    }
    if (best) return *best;
    Foe& foe = foes_.emplace_back();
    foe.creature.kind = kind;
    return foe;
}

void Memory::note(const Action& action) {
    Creature& self = comrades_[mover_].creature;
    const Cell at{self.x + action.x, self.y - action.y};
    self.counter -= cost_of(action.deed);
    if (action.deed == Deed::Walk) {
        self.x = at.x;
        self.y = at.y;
        if (eats(self.kind) && std::erase(food_, at) > 0) self.toughness = raised(self.toughness, 1);
    } else if (action.deed == Deed::Heal) {
        for (Comrade& comrade : comrades_) {
            Creature& healed = comrade.creature;
            if (!(square_of(healed) == at)) continue;
            healed.toughness = raised(healed.toughness, healing_of(healed.kind, healed.power));
            healed.counter = raised(healed.counter, refill_of(healed.kind));
        }
    } else if (action.deed != Deed::NoAct) {
        for (Foe& foe : foes_)
            if (!foe.is_lost && square_of(foe.creature) == at) strike(foe, self, action.deed);
    }
}

void Memory::strike(Foe& foe, const Creature& self, Deed deed) {
    if (deed == Deed::FreezeSpell) {
        foe.creature.bewitched = true;
        return;
    }
    if (deed != Deed::DragonFire || foe.creature.kind != Kind::Dwarf) foe.wounds = raised(foe.wounds, self.power);
    foe.is_held_dead = foe.wounds >= toughness_of(foe);
}

bool Memory::is_with_us(const Comrade& comrade) const {
    const bool was_due_now = comrade.slot != never && comrade.slot < mover().slot;
    return comrade.heard + (was_due_now ? 0 : 1) >= turn_;
}

Creature Memory::numbers_of(const Foe& foe) const {
    Creature guess = usual(foe.creature.kind);
    guess.x = foe.creature.x;
    guess.y = foe.creature.y;
    guess.bewitched = foe.creature.bewitched && foe.seen == turn_;
    guess.toughness = std::max(1, toughness_of(foe) - foe.wounds);
    return guess;
}

}  // namespace agon::creatures
