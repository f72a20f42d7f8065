#include <algorithm>
#include <cstdlib>

#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

Creature somebody(Kind kind) {
    Creature creature;
    creature.kind = kind;
    creature.power = 2;
    creature.toughness = 10;
    creature.counter = has_counter(kind) ? 10 : 0;
    return creature;
}

Creature creature_of(const Mover& mover) {
    Creature creature = somebody(mover.kind);
    creature.x = mover.at.x;
    creature.y = mover.at.y;
    creature.power = mover.power;
    creature.toughness = mover.toughness;
    creature.counter = mover.counter;
    return creature;
}

Cell square_of(const Mover& mover, const SeenObject& object) { return {mover.at.x + object.x, mover.at.y - object.y}; }

bool is_in_sight(const Mover& mover, Cell at) {
    const int range = sight_range(mover.kind);
    return std::abs(at.x - mover.at.x) <= range && std::abs(at.y - mover.at.y) <= range;
}

bool is_itself(const SeenObject& object) { return object.x == 0 && object.y == 0; }

}  // namespace

// Puts together a state from what a belief remembers: what is in sight as it is seen, all else where it was last.
class Imagination {
public:
    Imagination(const Belief& belief, Dice& dice) : belief_(belief), seen_(belief.last_), dice_(dice) {}

    State make() {
        const bool acts = seen_.status == Status::Act;
        state_.squares = {belief_.width_, belief_.height_};
        ground_ = belief_.ground_;
        for (const Cell at : belief_.walls_)
            if (!acts || !is_in_sight(seen_.mover, at)) state_.squares[at].set_wall();
        if (acts) take_view();
        remember_own();
        remember_enemies();
        for (const Cell at : belief_.food_)
            if ((!acts || !is_in_sight(seen_.mover, at)) && !state_.squares[at].has_wall()) add_food(at);
        assemble();
        return std::move(state_);
    }

private:
    std::vector<std::optional<Creature>>& own() { return sides_[belief_.player_]; }
    std::vector<std::optional<Creature>>& enemies() { return sides_[opponent(belief_.player_)]; }

    void add_food(Cell at) {
        ground_.food.push_back(at);
        state_.squares[at].set_food(true);
    }

    // Slots grow along the list, so each of a side that is seen gets the next one that may be its own.
    void take_view() {
        const Mover& mover = seen_.mover;
        set(own(), mover.slot, creature_of(mover));
        mark(mover.at);
        int next_own = 0, next_enemy = 0;
        for (const SeenObject& object : seen_.objects) {
            const Cell at = square_of(mover, object);
            if (object.kind == ObjectKind::Food) add_food(at);
            if (object.kind == ObjectKind::Wall && state_.contains(at.x, at.y)) state_.squares[at].set_wall();
            if (!object.is_creature()) continue;
            const auto kind = static_cast<Kind>(object.kind);
            const bool is_own = (object.side == SideName::North) == is_north(belief_.player_);
            if (is_own && is_itself(object)) next_own = mover.slot + 1;
            if (is_itself(object)) continue;
            const int slot = is_own ? slot_for(next_own, kind) : next_enemy;
            (is_own ? next_own : next_enemy) = slot + 1;
            Creature creature = remembered(is_own, slot, kind);
            creature.x = at.x;
            creature.y = at.y;
            creature.bewitched = object.bewitched;
            set(is_own ? own() : enemies(), slot, creature);
            mark(at);
        }
    }

    int slot_for(int from, Kind kind) const {
        const int known = static_cast<int>(belief_.own_.size());
        for (int slot = from; slot < known; ++slot) {
            const auto& memory = belief_.own_[static_cast<std::size_t>(slot)];
            if (slot != seen_.mover.slot && memory && memory->kind == kind) return slot;
        }
        const int fresh = std::max(from, known);
        return fresh == seen_.mover.slot ? fresh + 1 : fresh;
    }

    Creature remembered(bool is_own, int slot, Kind kind) const {
        if (is_own && slot < static_cast<int>(belief_.own_.size())) {
            const auto& memory = belief_.own_[static_cast<std::size_t>(slot)];
            if (memory && memory->kind == kind) return *memory;
        }
        return somebody(kind);
    }

    void remember_own() {
        // Before one's first move nothing is known but that there is somebody.
        if (belief_.own_.empty() && own().empty()) find_room(own(), 0, somebody(Kind::Human));
        for (std::size_t slot = 0; slot < belief_.own_.size(); ++slot) {
            if (slot < own().size() && own()[slot]) continue;
            if (const auto& memory = belief_.own_[slot]) find_room(own(), static_cast<int>(slot), *memory);
        }
    }

    void remember_enemies() {
        // There is somebody as long as the game goes on, seen or not.
        std::vector<Creature> known = belief_.enemies_;
        if (known.empty()) known.push_back(somebody(Kind::Human));
        for (Creature enemy : known) {
            enemy.bewitched = false;
            find_room(enemies(), static_cast<int>(enemies().size()), enemy);
        }
    }

    bool is_taken(Cell at) const { return state_.squares[at].has_wall() || state_.squares[at].creature() >= 0; }
    bool is_hidden(Cell at) const { return seen_.status != Status::Act || !is_in_sight(seen_.mover, at); }

    // Where it was last, or anywhere out of sight; where there is no room it is held to be dead.
    void find_room(std::vector<std::optional<Creature>>& side, int slot, Creature creature) {
        Cell at{creature.x, creature.y};
        const auto squares = static_cast<int>(state_.squares.size());
        const int first = dice_.roll(0, squares - 1);
        for (int i = 0; is_taken(at) || !is_hidden(at); ++i) {
            if (i == squares) return;
            at = state_.squares.cell_at(static_cast<std::size_t>((first + i) % squares));
        }
        creature.x = at.x;
        creature.y = at.y;
        set(side, slot, creature);
        mark(at);
    }

    static void set(std::vector<std::optional<Creature>>& side, int slot, const Creature& creature) {
        const auto index = static_cast<std::size_t>(slot);
        if (side.size() <= index) side.resize(index + 1);
        side[index] = creature;
    }
    void mark(Cell at) { state_.squares[at].set_creature(0); }

    void assemble() {
        for (const Player player : both_players) {
            for (const auto& creature : sides_[player]) {
                Creature placed = creature.value_or(Creature{});
                if (creature) {
                    state_.squares[{placed.x, placed.y}].set_creature(static_cast<int>(state_.creatures.size()));
                    ++state_.living[player];
                }
                state_.creatures.push_back(placed);
            }
            if (player == Player::First) state_.north_slots = static_cast<std::int32_t>(state_.creatures.size());
        }
        set_moment();
        ground_.sort_food();
        state_.ground = Shared<Ground>(std::move(ground_));
    }

    void set_moment() {
        const bool acts = seen_.status == Status::Act;
        const Player player = acts ? belief_.player_ : opponent(belief_.player_);
        if (seen_.status == Status::Over) {
            state_.turn = ground_.turn_limit;
            return;
        }
        int slot = acts ? seen_.mover.slot : 0;
        if (!acts) {
            while (!sides_[player][static_cast<std::size_t>(slot)]) ++slot;
            state_.creature(state_.index_of(is_north(player), slot)).bewitched = false;
        }
        state_.place = 2 * slot + (is_north(player) ? 0 : 1);
        state_.turn = acts ? seen_.turn : std::min(belief_.turn_, ground_.turn_limit - 1);
    }

    const Belief& belief_;
    const Observation& seen_;
    Dice& dice_;
    State state_;
    Ground ground_;
    PerPlayer<std::vector<std::optional<Creature>>> sides_;
};

Belief Belief::begin(const Setup& setup, Player player) {
    Belief belief;
    belief.player_ = player;
    belief.ground_.turn_limit = setup.turn_limit;
    belief.ground_.strict = setup.strict;
    belief.ground_.includes_self = setup.includes_self;
    belief.ground_.food_rule = setup.food_rule;
    belief.width_ = setup.width;
    belief.height_ = setup.height;
    return belief;
}

void Belief::update(const Observation& seen) {
    last_ = seen;
    if (seen.status != Status::Act) return;
    turn_ = seen.turn;
    const Mover& mover = seen.mover;
    const auto slot = static_cast<std::size_t>(mover.slot);
    if (own_.size() <= slot) own_.resize(slot + 1);
    own_[slot] = creature_of(mover);

    const auto in_sight = [&](Cell at) { return is_in_sight(mover, at); };
    std::erase_if(walls_, in_sight);
    std::erase_if(food_, in_sight);
    std::erase_if(enemies_, [&](const Creature& enemy) { return in_sight({enemy.x, enemy.y}); });
    for (const SeenObject& object : seen.objects) {
        const Cell at = square_of(mover, object);
        const bool on_board = at.x >= 0 && at.y >= 0 && at.x < width_ && at.y < height_;
        if (object.kind == ObjectKind::Wall && on_board) walls_.push_back(at);
        if (object.kind == ObjectKind::Food) food_.push_back(at);
        if (!object.is_creature() || (object.side == SideName::North) == is_north(player_)) continue;
        Creature enemy = somebody(static_cast<Kind>(object.kind));
        enemy.x = at.x;
        enemy.y = at.y;
        enemies_.push_back(enemy);
    }
}

State Belief::sample(Dice& dice) const { return Imagination(*this, dice).make(); }

}  // namespace agon::creatures
