#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/dice_kinds.h"
#include "games/siege/rules.h"
#include "protocols/siege_files/map_file.h"
#include "protocols/siege_files/play_orders.h"
#include "protocols/siege_files/status_file.h"

// Whatever is written is read back, and no bytes at all are too much for a reader.
namespace agon::siege_files {
namespace {

using siege::Rules;

siege::Map any_map() {
    const int width = *rc::gen::inRange(2, 30), height = *rc::gen::inRange(1, 20);
    std::string text;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) text += *rc::gen::element('0', '0', '6', '9');
        text += '/';
    }
    text.pop_back();
    const auto cell = [&] {
        const int x = *rc::gen::inRange(0, width), y = *rc::gen::inRange(0, height);
        return static_cast<std::size_t>(y * (width + 1) + x);
    };
    const std::size_t one = cell(), drawn = cell();
    const std::size_t beside = one % static_cast<std::size_t>(width + 1) == 0 ? one + 1 : one - 1;
    text[one] = '1';
    text[drawn == one ? beside : drawn] = '2';
    return siege::Map::from_text(text).value();
}

// In the middle of a game between two who do whatever they may.
siege::State any_state() {
    siege::Setup setup;
    if (*rc::gen::arbitrary<bool>()) setup.map = any_map();
    setup.tick = *rc::gen::element(siege::Tick::Own, siege::Tick::All);
    setup.gold = *rc::gen::inRange(0, 100'000);
    setup.turn_limit = 100;
    KeyedDice dice(*rc::gen::arbitrary<std::uint64_t>());
    siege::State state = Rules::start(setup, dice);
    Journal<siege::Event> silent;
    for (int left = *rc::gen::inRange(0, 400); left > 0 && !Rules::is_over(state); --left) {
        Turn<siege::Action> turn;
        turn[state.to_move()] = Rules::sample_action(state, state.to_move(), dice);
        Rules::advance(state, turn, dice, silent);
    }
    return state;
}

StatusSide as_told(const siege::State& state, Player player) {
    const siege::Side& side = state.sides[player];
    StatusSide told{{side.base_id, state.map->base(player), side.base_health, side.builds.has_value(), side.builds},
                    {}};
    for (const siege::Unit& unit : side.units) told.units.push_back({unit.id, unit.kind, unit.at, unit.health});
    return told;
}

siege::Action any_order() {
    const auto id = *rc::gen::oneOf(rc::gen::inRange(0, 50), rc::gen::inRange(-INT32_MAX, INT32_MAX));
    switch (*rc::gen::inRange(0, 3)) {
        case 0: return siege::Move{id, {*rc::gen::inRange(-32767, 32768), *rc::gen::inRange(-32767, 32768)}};
        case 1: return siege::Attack{id, *rc::gen::inRange(-INT32_MAX, INT32_MAX)};
        default: return siege::Build{id, *rc::gen::elementOf(siege::all_kinds)};
    }
}

RC_GTEST_PROP(SiegeFiles, AnyMapIsReadBack, ()) {
    const siege::Map map = any_map();
    RC_ASSERT(read_map(write_map(map)) == map);
}

RC_GTEST_PROP(SiegeFiles, AnyStatusTellsTheSameUnits, ()) {
    const siege::State state = any_state();
    for (const Player receiver : both_players) {
        KeyedDice order(*rc::gen::arbitrary<std::uint64_t>());
        const Status expected{state.sides[receiver].gold, as_told(state, receiver), as_told(state, opponent(receiver)),
                              0};
        RC_ASSERT(read_status(write_status(state, receiver, order)) == expected);
    }
}

RC_GTEST_PROP(SiegeFiles, AnyOrdersAreReadBack, ()) {
    std::vector<siege::Action> orders;
    for (int left = *rc::gen::inRange(0, 50); left > 0; --left) orders.push_back(any_order());
    const std::string text = write_orders(orders);
    OrdersReader reader(text);
    for (const siege::Action& order : orders) {
        const auto line = reader.next();
        RC_ASSERT(line && line->order == order);
        RC_ASSERT(Rules::read_action(line->text) == order);  // the game's notation is the document's
    }
    RC_ASSERT(!reader.next());
}

RC_GTEST_PROP(SiegeFiles, LegalOrdersAreCarriedOutToTheLast, ()) {
    siege::State state = any_state();
    if (Rules::is_over(state)) return;
    siege::State expected = state;
    const int turns = state.turns;
    KeyedDice dice(*rc::gen::arbitrary<std::uint64_t>());
    Journal<siege::Event> silent;
    std::vector<siege::Action> actions;
    while (!Rules::is_over(expected) && expected.turns == turns) {
        Turn<siege::Action> turn;
        actions.push_back(Rules::sample_action(expected, expected.to_move(), dice));
        turn[expected.to_move()] = actions.back();
        Rules::advance(expected, turn, dice, silent);
    }
    const auto played = play_orders(state, write_orders(actions), silent);
    RC_ASSERT(!played.disqualification);
    RC_ASSERT(played.actions == actions);
    RC_ASSERT(state == expected);
}

RC_GTEST_PROP(SiegeFiles, NoBytesBreakAReader, (const std::string& bytes)) {
    (void)read_map(bytes);
    (void)read_status(bytes);
    KeyedDice dice(0);
    siege::State state = Rules::start({}, dice);
    Journal<siege::Event> silent;
    const auto played = play_orders(state, bytes, silent);
    RC_ASSERT(played.disqualification.has_value() == (state.turns == 0));
}

}  // namespace
}  // namespace agon::siege_files
