#include "games/entelect/round.h"

#include <algorithm>

#include "games/entelect/command_text.h"
#include "games/entelect/rules.h"

namespace agon::entelect {
namespace {

// Rule "Endgame": air outside of the radius becomes lava for good, and who lives and stands in lava is hurt.
void let_lava_rise(Round& round) {
    State& state = round.state;
    const std::uint64_t* const flooded = round.field.flooded(state.round());
    if (!flooded) return;
    state.ground.flood(flooded);
    for (WormSet left = round.crowd.standing; left != 0; left &= left - 1) {
        const auto index = static_cast<std::size_t>(std::countr_zero(left));
        if (state.ground[round.worm(index).at] == Terrain::Lava)
            hurt(round, index, round.field.config().lava_damage, Cause::Lava);
    }
}

// Timers of living worms of living players run.
void thaw(State& state, WormSet spared) {
    const PerPlayer<bool> living{{is_living(state, Player::First), is_living(state, Player::Second)}};
    for (std::size_t index = 0; Worm & worm : state) {
        if (worm.frozen > 0 && worm.alive() && living[state.name_of(index).player] && (spared >> index & 1) == 0)
            --worm.frozen;
        ++index;
    }
}

void count_do_nothing(Side& side, bool nothing) {
    side.do_nothings = nothing ? static_cast<std::uint16_t>(side.do_nothings + 1) : std::uint16_t{0};
}

// "You must use this in combination with another action command": by the document it is invalid as a whole.
bool is_bare_select(const Round& round, const Action& action) {
    return round.field.reading().bare_select_is_invalid && action.select &&
           std::holds_alternative<Missing>(action.command);
}

// Both are validated before either is carried out, which makes no difference: a select touches its own player only.
void select_worm(Round& round, Player player, const Action& action) {
    if (is_bare_select(round, action)) return;
    State& state = round.state;
    Side& side = state.sides[player];
    const std::int32_t id = *action.select;
    const Fault fault = validate_select(state, player, id);
    count_do_nothing(side, fault != Fault::None);
    const WormId before = state.current_worm(player);
    if (fault != Fault::None) {
        side.command_score += round.field.config().scores.invalid_command;
        round.journal.note(SelectFailed{before, id, fault});
        return;
    }
    --side.tokens;
    state.set_current(player, id);
    round.journal.note(Selected{{player, id}, before.id});
}

// A worm that a snowball hit in this very round shows its full timer, and is not held by it; nor was it by an older one.
bool is_held(const Round& round, const Worm& worm) {
    return worm.frozen > 0 && worm.frozen != round.field.config().snowballs.freeze_duration;
}

struct Order {
    WormId by;
    const Worm& worm;
    const Command& command;
    Verdict verdict;
    bool frozen_before;
    // Moves, digs, bananas, shots, snowballs; what does nothing comes first.
    std::size_t rank() const { return std::max<std::size_t>(command.index(), 2); }
};

Order validated(const Round& round, Player player, const Action& action) {
    const WormId by = round.state.current_worm(player);
    const Worm& worm = round.state.worm(by);
    const Verdict verdict = is_bare_select(round, action) ? Verdict{Fault::BareSelect}
                                                          : validate(round.state, round.crowd, by, action.command);
    return {by, worm, action.command, verdict, worm.frozen > 0};
}

void carry_out(Round& round, const Order& order) {
    Side& side = round.state.sides[order.by.player];
    const Fault fault = order.verdict.fault;
    count_do_nothing(side, fault != Fault::None || does_nothing(order.command));
    const bool held = round.field.reading().thaws_at_end ? order.frozen_before : is_held(round, order.worm);
    if (held) {
        round.journal.note(StoodFrozen{order.by, order.command, fault});
    } else if (fault == Fault::None) {
        side.command_score += execute(round, order.by, order.command);
    } else {
        side.command_score += round.field.config().scores.invalid_command;
        round.journal.note(Failed{order.by, order.command, fault, order.verdict.terrain});
    }
}

void take_packs(Round& round) {
    State& state = round.state;
    if (state.ground.packs() == 0 || (round.crowd.marks & round.field.pack_marks()) == 0) return;
    const std::int32_t health = round.field.config().health_pack_hp;
    const std::vector<Cell>& packs = round.field.packs();
    for (std::size_t i = 0; i < packs.size(); ++i) {
        if (!state.pack_lies(i)) continue;
        const auto index = round.crowd.worm_at(packs[i]);
        if (!index) continue;
        Worm& worm = round.worm(*index);
        worm.health = static_cast<std::int16_t>(worm.health + health);
        state.take_pack(packs[i]);
        round.journal.note(Healed{state.name_of(*index), packs[i], health});
    }
}

// Rule "Command Order".
void carry_out_commands(Round& round, const Turn<Action>& turn) {
    const Reading& reading = round.field.reading();
    const Action &first_action = *turn[Player::First], &second_action = *turn[Player::Second];
    if (first_action.select) select_worm(round, Player::First, first_action);
    if (second_action.select) select_worm(round, Player::Second, second_action);
    const Order first = validated(round, Player::First, first_action);
    const Order second = validated(round, Player::Second, second_action);
    const bool second_begins = second.rank() < first.rank();
    const Order &sooner = second_begins ? second : first, &later = second_begins ? first : second;
    if (!reading.packs_heal_on_entering) {
        carry_out(round, sooner);
        carry_out(round, later);
        return;
    }
    constexpr std::size_t move = 3;
    static_assert(std::is_same_v<std::variant_alternative_t<move, Command>, Move>);
    if (sooner.rank() > move) take_packs(round);
    carry_out(round, sooner);
    if (sooner.rank() <= move && later.rank() > move) take_packs(round);
    carry_out(round, later);
    if (later.rank() <= move) take_packs(round);
}

// To the first living worm after the current one, round about; a player without any keeps the one it had.
void pass_on(State& state, Player player) {
    if (is_disqualified(state, player)) return;
    const int each = state.worms_each(), current = state.current(player);
    const Worm* const worms = &state.worm(player, 1) - 1;
    int next = current;
    for (int tried = 0; tried < each; ++tried) {
        next = next < each ? next + 1 : 1;
        if (!worms[next].alive()) continue;
        state.set_previous(player, current);
        state.set_current(player, next);
        return;
    }
}

// Every player who attacked a worm in the round in which it died has killed it.
void score_kills(Round& round) {
    State& state = round.state;
    if ((round.attacked[Player::First] | round.attacked[Player::Second]) == 0) return;
    const std::int32_t points = round.field.config().scores.kill_shot;
    for (const Player by : both_players) {
        for (WormSet left = round.attacked[by]; left != 0; left &= left - 1) {
            const auto index = static_cast<std::size_t>(std::countr_zero(left));
            if (round.worm(index).alive()) continue;
            const WormId worm = state.name_of(index);
            const std::int32_t score = worm.player == by ? -points : points;
            state.sides[by].command_score += score;
            round.journal.note(KillScored{worm, by, score});
        }
    }
}

// From now on nobody meets the dead: who is not alive is not in the next round's crowd.
void bury_the_dead(Round& round) {
    const State& state = round.state;
    for (WormSet left = round.hurt; left != 0; left &= left - 1) {
        const auto index = static_cast<std::size_t>(std::countr_zero(left));
        if (!round.worm(index).alive()) round.journal.note(Died{state.name_of(index), round.worm(index).at});
    }
    for (const Player player : both_players) {
        const int do_nothings = state.sides[player].do_nothings;
        if (do_nothings == 0) continue;
        if (is_disqualified(state, player)) round.journal.note(Disqualified{player});
        else if (do_nothings == noted_do_nothings && has_living_worm(state, player))
            round.journal.note(DidNothingLong{player});
    }
}

}  // namespace

State Rules::start(const Setup& setup, Dice& dice) {
    const auto seed = setup.map_seed.value_or(static_cast<std::int32_t>(dice.cursor().seed & 0xFFFFFFFFu));
    GeneratedMap map = generate_map(setup.config, seed);
    const auto packs = static_cast<std::uint16_t>((1u << map.packs.size()) - 1);
    State state(Shared(Field(setup.config, setup.rules, std::move(map.packs))), std::move(map.ground));
    state.ground.packs() = packs;
    for (const Player player : both_players) {
        state.sides[player].tokens = static_cast<std::uint16_t>(setup.config.worm_select_tokens);
        for (int id = 1; id <= state.worms_each(); ++id) {
            Worm& worm = state.worm(player, id);
            worm.at = map.spawns[player][static_cast<std::size_t>(id - 1)];
            worm.health = static_cast<std::int16_t>(state.field->numbers_of(id).initial_hp);
            worm.ammunition = state.field->ammunition_of(id);
        }
    }
    return state;
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
    state.set_round(state.round() + 1);
    Round round{state, dice, journal, *state.field, Crowd(state)};
    let_lava_rise(round);
    const bool thaws_at_end = round.field.reading().thaws_at_end;
    if (!thaws_at_end && round.crowd.frozen != 0) thaw(state, 0);
    carry_out_commands(round, turn);
    pass_on(state, Player::First);
    pass_on(state, Player::Second);
    if (!round.field.reading().packs_heal_on_entering) take_packs(round);
    if (thaws_at_end && round.crowd.frozen != 0) thaw(state, round.froze);
    score_kills(round);
    bury_the_dead(round);
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (!is_over(state)) return std::nullopt;
    const PerPlayer<int> scores{{total_score(state, Player::First), total_score(state, Player::Second)}};
    const auto winner = leader(state);
    std::string_view reason = "round-limit";
    for (const Player player : both_players) {
        if (is_living(state, player)) continue;
        reason = is_disqualified(state, player) ? "did-nothing" : "no-worms-left";
    }
    return winner ? win_for(*winner, reason, scores) : draw(reason, scores);
}

std::optional<int> Rules::longest_game(const Setup& setup) { return setup.config.max_rounds; }

std::optional<Refusal> Rules::refuse(const State& state, Player, const Action&) {
    return is_over(state) ? std::optional(Refusal::GameOver) : std::nullopt;
}

std::string_view Rules::describe(Refusal) { return "The game is over."; }

Action Rules::idle(const State&, Player) { return read_commands(""); }

}  // namespace agon::entelect
