#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "siege/rules/random_games.h"

// What holds in every game, counted by other means than the rules have.
namespace agon::siege_test {
namespace {

using siege::Rules, siege::State, siege::Unit;
using Moment = Position<Rules>;

// Gold and production as a bookkeeper who knows the orders would have them.
struct Books {
    std::int64_t gold = 0;
    std::optional<siege::Kind> builds;
    int time_left = 0;
    int units_ever = 0;
};

void close_turn(Books& books, const State& board, Player player) {
    if (books.builds && --books.time_left == 0) {
        books.builds.reset();
        ++books.units_ever;
    }
    for (const Unit& unit : board.sides[player].units)
        if (unit.kind == siege::Kind::Worker && board.map->terrain(unit.at) == '6') books.gold += 50;
}

RC_GTEST_PROP(SiegeGame, GoldComesFromMinesAndGoesIntoUnits, ()) {
    KeyedDice dice = random_dice();
    const siege::Setup setup = random_setup(dice);
    PerPlayer<Books> books;
    for (const Player player : both_players) books[player].gold = setup.gold;
    for (const siege::SetupUnit& unit : setup.units) ++books[unit.owner].units_ever;
    PerPlayer<int> lost;
    play_at_random(setup, dice, [&](const Moment& before, const siege::Action& action, const Moment& after) {
        const Player mover = before.state.to_move();
        if (const auto* build = std::get_if<siege::Build>(&action)) {
            const siege::KindFacts facts = siege::facts_of(build->kind);
            books[mover].gold -= facts.cost;
            books[mover].builds = build->kind;
            books[mover].time_left = facts.build_time;
        }
        if (std::holds_alternative<siege::EndTurn>(action))
            for (const Player player : both_players)
                if (player == mover || setup.tick == siege::Tick::All) close_turn(books[player], before.state, player);
        for (const siege::Event& event : after.events)
            if (const auto* dead = std::get_if<siege::Destroyed>(&event))
                if (dead->unit > 1) ++lost[opponent(mover)];
        for (const Player player : both_players) {
            const siege::Side& side = after.state.sides[player];
            RC_ASSERT(side.gold == books[player].gold);
            RC_ASSERT(side.gold >= 0);
            RC_ASSERT(side.builds == books[player].builds);
            RC_ASSERT(side.build_time_left == (side.builds ? books[player].time_left : 0));
            RC_ASSERT(static_cast<int>(side.units.size()) == books[player].units_ever - lost[player]);
        }
    });
}

RC_GTEST_PROP(SiegeGame, UnitsKeepWithinTheirTable, ()) {
    KeyedDice dice = random_dice();
    std::map<int, std::pair<Player, siege::Kind>> known;  // by id, of the living and the dead
    play_at_random(random_setup(dice), dice, [&](const Moment&, const siege::Action&, const Moment& after) {
        const State& state = after.state;
        for (const Player player : both_players) {
            int previous_id = 1;
            for (const Unit& unit : state.sides[player].units) {
                const siege::KindFacts facts = siege::facts_of(unit.kind);
                RC_ASSERT(unit.id > previous_id);
                RC_ASSERT(unit.id < state.next_id);
                previous_id = unit.id;
                RC_ASSERT(unit.health >= 1);
                RC_ASSERT(unit.health <= facts.health);
                RC_ASSERT(unit.points + (unit.attacked ? 1 : 0) <= facts.speed);
                if (player != state.to_move()) RC_ASSERT(unit.points == facts.speed && !unit.attacked);
                RC_ASSERT(state.map->contains(unit.at));
                RC_ASSERT(state.map->terrain(unit.at) != '9');
                RC_ASSERT(unit.at != state.map->base(opponent(player)));
                for (const Unit& other : state.sides[opponent(player)].units) RC_ASSERT(other.at != unit.at);
                const auto [entry, is_new] = known.insert({unit.id, {player, unit.kind}});
                RC_ASSERT(is_new || entry->second == std::pair(player, unit.kind));
            }
        }
        RC_ASSERT(!Rules::problem_with(state));
    });
}

// What was dealt is what was lost, up to the overkill of the last blow.
RC_GTEST_PROP(SiegeGame, HealthIsLostByHitsOnly, ()) {
    KeyedDice dice = random_dice();
    play_at_random(
        random_setup(dice), dice, [&](const Moment& before, const siege::Action& action, const Moment& after) {
            const auto* attack = std::get_if<siege::Attack>(&action);
            const Player victim = opponent(before.state.to_move());
            for (const Player player : both_players) {
                const siege::Side &was = before.state.sides[player], &is = after.state.sides[player];
                const bool base_hit = attack && player == victim && attack->target == was.base_id;
                if (!base_hit) RC_ASSERT(was.base_health == is.base_health);
                else {
                    const int damage =
                        siege::damage_to_base(before.state.sides[opponent(player)].find(attack->unit)->kind);
                    RC_ASSERT(is.base_health == std::max(0, was.base_health - damage));
                }
                for (const Unit& unit : was.units) {
                    int expected = unit.health;
                    if (attack && player == victim && attack->target == unit.id)
                        expected -=
                            siege::damage(before.state.sides[opponent(player)].find(attack->unit)->kind, unit.kind);
                    const Unit* now = is.find(unit.id);
                    RC_ASSERT((now == nullptr) == (expected <= 0));
                    if (now) RC_ASSERT(now->health == expected);
                }
            }
        });
}

}  // namespace
}  // namespace agon::siege_test
