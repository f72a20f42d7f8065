#include "games/entelect/observation.h"

#include <algorithm>

#include "core/dice_kinds.h"
#include "games/entelect/rules.h"

namespace agon::entelect {
namespace {

Target target_of(Cell cell) { return {cell.x, cell.y}; }

struct Told {
    PerPlayer<PreviousCommand>& all;

    void tell(WormId by, const auto& command) { all[by.player].command.emplace(command); }
    void operator()(const Selected& event) { all[event.worm.player].selected = event.worm.id; }
    void operator()(const SelectFailed& event) { all[event.by.player].select_failed = true; }
    void operator()(const Idled& event) { event.chosen ? tell(event.by, Nothing{}) : tell(event.by, Missing{}); }
    void operator()(const Failed& event) { all[event.by.player].invalid = true; }
    void operator()(const StoodFrozen& event) { tell(event.by, event.command); }
    void operator()(const Moved& event) { tell(event.by, Move{target_of(event.to)}); }
    void operator()(const Collided& event) { tell(event.by, Move{target_of(event.target)}); }
    void operator()(const Dug& event) { tell(event.by, Dig{target_of(event.at)}); }
    void operator()(const ThrewBanana& event) { tell(event.by, Banana{target_of(event.at)}); }
    void operator()(const Shot& event) { tell(event.by, Shoot{event.way}); }
    void operator()(const ThrewSnowball& event) { tell(event.by, Snowball{target_of(event.at)}); }
    void operator()(const auto&) {}
};

// An action that would have been told like this: an invalid one is as good as another.
Action action_of(const PreviousCommand& told) {
    Action action;
    if (told.selected) action.select = told.selected;
    if (told.select_failed) action.select = 0;
    if (told.command) action.command = *told.command;
    else action.command.emplace<Garbled>();
    return action;
}

void deal_ammunition(State& state, Player player, Dice& dice) {
    for (int id = 1; id <= state.worms_each(); ++id)
        state.worm(player, id).ammunition = static_cast<std::uint8_t>(dice.roll(0, state.field->ammunition_of(id)));
}

// Whoever is disqualified stays so: that the game is over is seen.
void deal_do_nothings(State& state, Player player, Dice& dice) {
    if (is_disqualified(state, player)) return;
    state.sides[player].do_nothings = static_cast<std::uint16_t>(dice.roll(0, state.field->fatal_do_nothings() - 1));
}

void take_over(State& state, const SeenSide& seen, Player player, Player watcher) {
    state.set_current(player, seen.current_worm);
    state.sides[player].tokens = static_cast<std::uint16_t>(seen.tokens);
    for (int id = 1; id <= state.worms_each(); ++id) {
        const SeenWorm& now = seen.worms[static_cast<std::size_t>(id - 1)];
        Worm& worm = state.worm(player, id);
        worm.at = now.at;
        worm.health = now.health;
        worm.frozen = now.frozen;
        if (player == watcher) worm.ammunition = now.ammunition.value_or(worm.ammunition);
    }
    state.sides[player].command_score = seen.score - health_of(state, player) / state.worms_each();
}

}  // namespace

PerPlayer<PreviousCommand> previous_commands(const std::vector<Event>& events) {
    PerPlayer<PreviousCommand> all;
    for (const Event& event : events) std::visit(Told{all}, event);
    return all;
}

Observation Rules::observe(const Position<Rules>& position, Player player) {
    const State& state = position.state;
    const PerPlayer<PreviousCommand> told = previous_commands(position.events);
    Observation seen;
    seen.round = state.round();
    seen.ground = state.ground;
    seen.ground.packs() = seen.ground.round() = 0;
    const std::vector<Cell>& packs = state.field->packs();
    for (std::size_t i = 0; i < packs.size(); ++i)
        if (state.pack_lies(i)) seen.packs.push_back(packs[i]);
    seen.do_nothings = state.sides[player].do_nothings;
    for (const Player each : both_players) {
        SeenSide& side = seen.sides[each];
        side = {total_score(state, each), state.sides[each].tokens, state.current(each), told[each], {}};
        for (int id = 1; id <= state.worms_each(); ++id) {
            const Worm& worm = state.worm(each, id);
            side.worms.push_back(
                {worm.at, worm.health, worm.frozen, each == player ? std::optional(worm.ammunition) : std::nullopt});
        }
    }
    return seen;
}

State Rules::redeal_hidden(const State& state, Player player, Dice& dice) {
    State redealt = state;
    deal_ammunition(redealt, opponent(player), dice);
    deal_do_nothings(redealt, opponent(player), dice);
    return redealt;
}

Belief Belief::begin(const Setup& setup, Player player) {
    Belief belief;
    belief.player_ = player;
    LowDice dice;
    belief.state_ = Rules::start(setup, dice);
    return belief;
}

void Belief::update(const Observation& seen) {
    const Player enemy = opponent(player_);
    const bool watched = begun_ ? seen.round == state_.round() + 1 : seen.round == 0;
    if (begun_ && watched && !Rules::is_over(state_)) {
        // The round that went by is played as it was told: so it comes out which throws were carried out and what counted as
        // doing nothing. How a collision ended is seen below.
        Turn<Action> turn;
        for (const Player each : both_players) turn[each] = action_of(seen.sides[each].previous_command);
        Journal<Event> silent;
        LowDice dice;
        Rules::advance(state_, turn, dice, silent);
    }
    knows_hidden_ = knows_hidden_ && watched;
    begun_ = true;
    std::vector<Cell> packs = seen.packs;
    const bool known_packs = std::all_of(packs.begin(), packs.end(), [&](Cell pack) {
        const auto& known = state_.field->packs();
        return std::find(known.begin(), known.end(), pack) != known.end();
    });
    if (!known_packs) state_.field = Shared(Field(state_.config(), state_.field->rules(), std::move(packs)));
    state_.ground = seen.ground;
    state_.set_round(seen.round);
    for (std::size_t i = 0; i < state_.field->packs().size(); ++i)
        if (std::find(seen.packs.begin(), seen.packs.end(), state_.field->packs()[i]) != seen.packs.end())
            state_.ground.packs() = static_cast<std::uint16_t>(state_.ground.packs() | 1u << i);
    for (const Player each : both_players) take_over(state_, seen.sides[each], each, player_);
    state_.sides[player_].do_nothings = static_cast<std::uint16_t>(seen.do_nothings);
    if (!knows_hidden_) state_.sides[enemy].do_nothings = 0;
}

State Belief::sample(Dice& dice) const {
    State state = state_;
    if (knows_hidden_) return state;
    deal_ammunition(state, opponent(player_), dice);
    deal_do_nothings(state, opponent(player_), dice);
    return state;
}

}  // namespace agon::entelect
