#include "protocols/creatures_text/chronicle.h"

#include "core/check.h"
#include "core/dice_kinds.h"
#include "games/creatures/kernel/sequence.h"

namespace agon::creatures_text {
namespace {

using namespace creatures;

int index_of(const State& state, const Who& who) { return state.index_of(creatures::is_north(who.side), who.slot); }

// Puts what happened into the record's words about the mover.
struct EffectOf {
    const State& state;
    Activation& activation;

    void operator()(const Acted&) const {}
    void operator()(const Miscounted&) const {}
    void operator()(const PassedOver&) const {}
    void operator()(const Ate& ate) const {
        activation.effect.ate = true;
        activation.effect.food_gain = ate.gain;
    }
    void operator()(const Hurt& hurt) const {
        aim_at(hurt.who);
        activation.effect.damage = hurt.damage;
    }
    void operator()(const Healed& healed) const {
        aim_at(healed.who);
        activation.effect.healed = true;
        activation.effect.healing = healed.gain;
    }
    void operator()(const Bewitched& bewitched) const {
        aim_at(bewitched.who);
        activation.effect.froze = true;
    }
    void operator()(const Fell&) const { activation.effect.died = true; }

    void aim_at(const Who& who) const {
        activation.has_target = true;
        activation.target_is_north = creatures::is_north(who.side);
        activation.target_slot = who.slot;
        activation.effect.target = index_of(state, who);
    }
};

State start_of(const Setup& setup) {
    KeyedDice dice(0);
    return Rules::start(setup, dice);
}

}  // namespace

Chronicle::Chronicle(const Setup& setup) : state_(start_of(setup)) {}

Activation Chronicle::activation_of(int index) {
    Activation activation;
    activation.turn = state_.turn;
    activation.number = activations_++;
    activation.is_north = state_.is_north(index);
    activation.slot = state_.slot_of(index);
    activation.after = state_.creature(index);
    return activation;
}

Activation Chronicle::of_mover(const Action& action, Illegal illegal) {
    Activation activation = activation_of(state_.mover());
    activation.order = action.order();
    activation.illegal = illegal;
    return activation;
}

std::vector<Activation> Chronicle::play(const Action& action) {
    return advance(action, of_mover(action, Illegal::None));
}

std::vector<Activation> Chronicle::skip(const Action& action, Illegal illegal) {
    return advance({}, of_mover(action, illegal));
}

Activation Chronicle::refuse(const Action& action, Illegal illegal) { return of_mover(action, illegal); }

std::vector<Activation> Chronicle::advance(const Action& played, Activation mover) {
    AGON_CHECK(!state_.is_over());
    const int index = state_.mover();
    Turn<Action> turn;
    turn[state_.to_move()] = played;
    std::vector<Event> events;
    Journal<Event> journal(events);
    KeyedDice dice(0);
    Rules::advance(state_, turn, dice, journal);
    for (const Event& event : events) std::visit(EffectOf{state_, mover}, event);
    mover.after = state_.creature(index);
    std::vector<Activation> activations{std::move(mover)};
    for (const Event& event : events) {
        const auto* passed = std::get_if<PassedOver>(&event);
        if (!passed) continue;
        Activation frozen = activation_of(index_of(state_, passed->who));
        frozen.turn = passed->turn;
        frozen.was_frozen = true;
        activations.push_back(std::move(frozen));
    }
    return activations;
}

Result Chronicle::result(std::string code) const {
    Result result;
    result.code = std::move(code);
    result.turns = state_.turn;
    for (const Player player : both_players) {
        const Strength strength = strength_of(state_, player);
        result.survivors[creatures::is_north(player) ? 0 : 1] = strength.survivors;
        result.toughness[creatures::is_north(player) ? 0 : 1] = strength.toughness;
    }
    return result;
}

std::string code_of_end(const State& state) {
    const bool north = state.living[Player::First] > 0, south = state.living[Player::Second] > 0;
    if (!north && !south) return "DRAW_EMPTY";
    return north && south ? "TURN_LIMIT" : north ? "NORTH_WINS" : "SOUTH_WINS";
}

}  // namespace agon::creatures_text
