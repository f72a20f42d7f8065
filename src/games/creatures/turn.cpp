#include "games/creatures/kernel/carry_out.h"
#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

Who who(const State& state, int index) { return {player_of(state.is_north(index)), state.slot_of(index)}; }

Cell square_of(const Creature& creature) { return {creature.x, creature.y}; }

void note_effect(const State& state, int mover, const Effect& effect, Journal<Event>& journal) {
    if (effect.ate) journal.note(Ate{who(state, mover), square_of(state.creature(mover)), effect.food_gain});
    if (effect.target < 0) return;
    const Who target = who(state, effect.target);
    const Cell at = square_of(state.creature(effect.target));
    if (effect.healed) journal.note(Healed{target, at, effect.healing});
    else if (effect.froze) journal.note(Bewitched{target, at});
    else journal.note(Hurt{target, at, effect.damage});
    if (effect.died) journal.note(Fell{target, at});
}

}  // namespace

std::optional<Illegal> Rules::refuse(const State& state, Player player, const Action& action) {
    if (state.is_over()) return Illegal::GameOver;
    if (state.to_move() != player) return Illegal::NotYourTurn;
    const int mover = state.mover();
    const Manners manners = state.ground->manners();
    Illegal verdict = judge(state, mover, action.order(), manners);
    if (verdict == Illegal::None && action.says)
        verdict = judge_claim(state, mover, action.order(), *action.says, manners);
    return verdict == Illegal::None ? std::nullopt : std::optional(verdict);
}

std::string_view Rules::describe(Illegal refusal) {
    switch (refusal) {
        case Illegal::None: return "";
        case Illegal::GameOver: return "The game is over.";
        case Illegal::NotYourTurn: return "It is not your turn.";
        case Illegal::BadType: return "BAD_TYPE: a creature of this kind cannot do that.";
        case Illegal::OutOfRange: return "OUT_OF_RANGE: that square is beyond its act range.";
        case Illegal::OffBoard: return "OFF_BOARD: it would walk off the board.";
        case Illegal::Wall: return "WALL: it would walk into a wall.";
        case Illegal::SelfSquare: return "SELF_SQUARE: it would walk to where it stands.";
        case Illegal::Occupied: return "OCCUPIED: somebody stands there.";
        case Illegal::NoTarget: return "NO_TARGET: nobody is there.";
        case Illegal::FriendlyFire: return "FRIENDLY_FIRE: that is one of its own side.";
        case Illegal::EnemyHeal: return "ENEMY_HEAL: that is an enemy.";
        case Illegal::SelfHeal: return "SELF_HEAL: it cannot heal itself now.";
        case Illegal::TargetFrozen: return "TARGET_FROZEN: dragons, dwarves and men cannot attack who is bewitched.";
        case Illegal::NoMana: return "NO_MANA: it has no mana left.";
        case Illegal::NoFire: return "NO_FIRE: it has no fire left.";
        case Illegal::BadAccounting: return "BAD_ACCOUNTING: its own numbers are not what they must be.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    const int mover = state.mover();
    const Action& action = *turn[state.to_move()];
    const Order order = action.order();
    const Claim* const claim = action.says ? &*action.says : nullptr;
    const Ground& ground = *state.ground;
    const Cell from = square_of(state.creature(mover));
    const bool points_somewhere = order.deed != Deed::NoAct;
    const Cell at = points_somewhere ? Cell{from.x + order.x, from.y - order.y} : from;
    journal.note(Acted{who(state, mover), order.deed, from, at, state.turn});
    if (claim && has_miscounted_toughness(state, mover, order, *claim))
        journal.note(Miscounted{who(state, mover), claim->toughness});
    const Effect effect = carry_out(state, mover, order, claim, ground.food_rule);
    note_effect(state, mover, effect, journal);
    if (state.living[Player::First] == 0 || state.living[Player::Second] == 0) return;

    Moment moment = state.moment();
    ++moment.place;
    find_actor(state, moment, ground.turn_limit, [&](int index, const Moment& now) {
        journal.note(PassedOver{who(state, index), square_of(state.creature(index)), now.turn});
    });
    state.turn = moment.turn;
    state.place = moment.place;
}

Strength strength_of(const State& state, Player player) {
    Strength strength{state.living[player], 0};
    const bool north = is_north(player);
    for (int slot = 0; slot < state.slots(north); ++slot)
        strength.toughness += state.creature(state.index_of(north, slot)).toughness;
    return strength;
}

// The document names no winner at the turn limit: there the stronger side wins a match.
std::optional<Outcome> Rules::outcome(const State& state) {
    if (!state.is_over()) return std::nullopt;
    const PerPlayer<int> score{{state.living[Player::First], state.living[Player::Second]}};
    if (score[Player::First] == 0 && score[Player::Second] == 0) return draw("nobody-there", score);
    for (const Player player : both_players)
        if (score[opponent(player)] == 0) return win_for(player, "last-side", score);
    const Strength north = strength_of(state, Player::First), south = strength_of(state, Player::Second);
    if (north == south) return draw("turn-limit", score);
    return win_for(north > south ? Player::First : Player::Second, "turn-limit", score);
}

}  // namespace agon::creatures
