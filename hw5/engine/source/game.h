#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "battlefield.h"
#include "games/creatures/kernel/carry_out.h"
#include "games/creatures/kernel/seeding.h"
#include "library.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon {
namespace engine {

struct Settings {
    unsigned long seed = 1;
    creatures::Manners manners;
    bool skips_illegal = false, includes_self = false;
};

// What the library's numbers show, although the move is legal.
struct Doubts {
    bool miscounted = false;    // the mover's toughness changed in another way than by food
    bool healed_wrong = false;  // operator++ of the target did not add what it should
    creatures::Kind healed_kind = creatures::Kind::Human;
};

// Is told what happens when it happens.
struct Watcher {
    virtual ~Watcher() {}
    virtual void turn_begins(int turn) = 0;
    virtual void answered(const Actor& actor) = 0;  // nothing of it is carried out yet
    virtual void passed(const creatures_text::Activation& activation, const Doubts& doubts) = 0;
};

// One game, move by move, between creatures of a library. The engine's own numbers count; the library's objects are told of every
// effect, and asked what a move cost them.
class Game {
public:
    Game(const creatures_text::BoardFile& file, const Settings& settings, Watcher& watcher)
        : field_(file), turn_limit_(file.turns), settings_(settings), watcher_(watcher) {
        seed_library(settings.seed);  // for constructors with random numbers
        for (int index = 0; index < field_.creature_count(); ++index)
            actors_.push_back(Actor(field_.creature(index), field_.is_north(index)));
        if (!is_over()) find_next();
    }

    const Battlefield& field() const { return field_; }
    const Actor& actor(int index) const { return actors_[static_cast<std::size_t>(index)]; }

    bool is_over() const {
        return was_stopped_ || field_.living(true) == 0 || field_.living(false) == 0 || moment_.turn >= turn_limit_;
    }

    // The next creature moves, and those that are frozen until the one after it lose their turn.
    void step() {
        const int index = field_.index_of(creatures::is_norths(moment_), creatures::slot_of(moment_));
        announce(moment_.turn);
        const creatures::Creature& self = field_.creature(index);
        Actor& actor = actors_[static_cast<std::size_t>(index)];
        seed_library(creatures::seed_of_move(settings_.seed, static_cast<unsigned long>(creatures::ply_of(moment_))));
        const Books before = actor.books();
        const creatures::Order order = order_of(actor->move(list_for(field_, index, settings_.includes_self)));
        watcher_.answered(actor);
        const Books after = actor.books();
        const creatures::Claim claim = claim_of(self, before, after);

        creatures_text::Activation activation = activation_of(index, moment_);
        Doubts doubts;
        activation.order = order;
        activation.illegal = creatures::judge(field_, index, order, settings_.manners);
        if (activation.illegal == creatures::Illegal::None)
            activation.illegal = creatures::judge_claim(field_, index, order, claim, settings_.manners);
        const bool is_legal = activation.illegal == creatures::Illegal::None;
        if (is_legal) {
            doubts.miscounted = creatures::has_miscounted_toughness(field_, index, order, claim);
            activation.effect = creatures::carry_out(field_, index, order, &claim, settings_.manners.food);
            note_target(activation);
            if (activation.effect.food_gain > 0 && !has_credited_itself(before, after)) actor->loseToughness(-1);
            tell_target(activation.effect, doubts);
        }
        activation.after = self;
        was_stopped_ = !is_legal && !settings_.skips_illegal;
        watcher_.passed(activation, doubts);
        if (is_over()) return;
        ++moment_.place;
        find_next();
    }

    // So far; it has a code only when the game is over.
    creatures_text::Result result() const {
        creatures_text::Result result;
        result.turns = moment_.turn;
        for (int index = 0; index < field_.creature_count(); ++index) {
            const int side = field_.is_north(index) ? 0 : 1;
            result.survivors[side] += field_.creature(index).is_alive() ? 1 : 0;
            result.toughness[side] += field_.creature(index).toughness;
        }
        const bool north_lives = result.survivors[0] > 0, south_lives = result.survivors[1] > 0;
        if (was_stopped_) result.code = "ILLEGAL_MOVE";
        else if (!north_lives) result.code = south_lives ? "SOUTH_WINS" : "DRAW_EMPTY";
        else if (!south_lives) result.code = "NORTH_WINS";
        else if (moment_.turn >= turn_limit_) result.code = "TURN_LIMIT";
        return result;
    }

private:
    void announce(int turn) {
        if (turn == announced_turn_) return;
        announced_turn_ = turn;
        watcher_.turn_begins(turn);
    }

    void find_next() {
        creatures::find_actor(field_, moment_, turn_limit_, [this](int index, const creatures::Moment& now) {
            actor(index)->setBewitched(false);
            announce(now.turn);
            creatures_text::Activation activation = activation_of(index, now);
            activation.was_frozen = true;
            activation.after = field_.creature(index);
            watcher_.passed(activation, Doubts());
        });
    }

    creatures_text::Activation activation_of(int index, const creatures::Moment& now) {
        creatures_text::Activation activation;
        activation.turn = now.turn;
        activation.number = activation_count_++;
        activation.is_north = field_.is_north(index);
        activation.slot = field_.slot_of(index);
        return activation;
    }

    void note_target(creatures_text::Activation& activation) const {
        const int target = activation.effect.target;
        activation.has_target = target >= 0;
        if (target < 0) return;
        activation.target_is_north = field_.is_north(target);
        activation.target_slot = field_.slot_of(target);
    }

    // In the engine's numbers: what the library's did not change, it did not change in these. So a library that has gone astray
    // once is judged by what it does now.
    static creatures::Claim claim_of(const creatures::Creature& self, const Books& before, const Books& after) {
        creatures::Claim claim;
        claim.toughness = bounded(self.toughness + (after.toughness - before.toughness));
        claim.counter = bounded(self.counter + (after.counter - before.counter));
        return claim;
    }
    static std::int32_t bounded(long long number) {
        return static_cast<std::int32_t>(number < INT32_MIN ? INT32_MIN : number > INT32_MAX ? INT32_MAX : number);
    }

    bool has_credited_itself(const Books& before, const Books& after) const {
        return settings_.manners.food != creatures::FoodRule::Engine && after.toughness == before.toughness + 1;
    }

    // The library's object goes through what happened to the creature.
    void tell_target(const creatures::Effect& effect, Doubts& doubts) {
        if (effect.target < 0) return;
        Actor& target = actors_[static_cast<std::size_t>(effect.target)];
        if (effect.froze) target->setBewitched(true);
        else if (effect.healed) heal(target, field_.creature(effect.target).kind, effect.healing, doubts);
        else target->loseToughness(effect.damage);
        if (effect.died) target.destroy();
    }

    static void heal(Actor& target, creatures::Kind kind, long long healing, Doubts& doubts) {
        const Books before = target.books();
        ++*target;
        const Books after = target.books();
        doubts.healed_wrong = after.toughness - before.toughness != healing ||
                              after.counter - before.counter != creatures::refill_of(kind);
        doubts.healed_kind = kind;
    }

    Battlefield field_;
    std::vector<Actor> actors_;
    std::int32_t turn_limit_;
    Settings settings_;
    Watcher& watcher_;
    creatures::Moment moment_;
    bool was_stopped_ = false;
    int announced_turn_ = -1;
    long long activation_count_ = 0;
};

}  // namespace engine
}  // namespace agon
