#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice_kinds.h"
#include "games/siege/rules.h"

// Games as the specification writes them down: orders as in the document's file, a turn at a time.
namespace agon::siege_test {

using Texts = std::initializer_list<std::string_view>;

// The map of the specification's examples: bases in two corners, an obstacle beside a mine.
inline constexpr std::string_view example_map = "1000/0960/0002";
// Nothing in the way, bases as far apart as can be.
inline std::string open_map(int width, int height) {
    std::string text;
    for (int y = 0; y < height; ++y)
        text += std::string(static_cast<std::size_t>(width), '0') + (y + 1 < height ? "/" : "");
    text.front() = '1';
    text.back() = '2';
    return text;
}

inline siege::Setup setup_on(std::string_view map, std::vector<siege::SetupUnit> units = {},
                             siege::Tick tick = siege::Tick::Own) {
    siege::Setup setup;
    setup.map = siege::Map::from_text(map).value();
    setup.units = std::move(units);
    setup.tick = tick;
    return setup;
}

// Bases have the ids 0 and 1, the units that are named here 2, 3, 4, ...
inline siege::State state_on(std::string_view map, std::vector<siege::SetupUnit> units = {},
                             siege::Tick tick = siege::Tick::Own) {
    KeyedDice dice(0);
    return siege::Rules::start(setup_on(map, std::move(units), tick), dice);
}

inline siege::SetupUnit first(char letter, int x, int y) {
    return {Player::First, siege::kind_of(letter).value(), {x, y}};
}
inline siege::SetupUnit second(char letter, int x, int y) {
    return {Player::Second, siege::kind_of(letter).value(), {x, y}};
}

// "2 M 1 0", "5 A 9", "0 B W", or "end".
inline siege::Action order(std::string_view text) {
    if (text == "end") return siege::EndTurn{};
    std::istringstream in{std::string(text)};
    int id = 0, x = 0, y = 0;
    char verb = 0, letter = 0;
    in >> id >> verb;
    if (verb == 'M' && in >> x >> y) return siege::Move{id, {x, y}};
    if (verb == 'A' && in >> x) return siege::Attack{id, x};
    if (verb == 'B' && in >> letter) return siege::Build{id, siege::kind_of(letter).value()};
    throw std::invalid_argument(std::string(text));
}

// The name of the refusal, or nothing where the order is let pass.
inline std::string refused(const siege::State& state, std::string_view text) {
    const auto refusal = siege::Rules::refuse(state, state.to_move(), order(text));
    return refusal ? std::string(name_of(*refusal)) : "";
}

inline std::vector<siege::Event> obey(siege::State& state, std::string_view text) {
    if (const std::string reason = refused(state, text); !reason.empty()) {
        ADD_FAILURE() << text << " of player " << number_of(state.to_move()) << " is refused: " << reason;
        return {};
    }
    Turn<siege::Action> turn;
    turn[state.to_move()] = order(text);
    std::vector<siege::Event> events;
    Journal<siege::Event> journal(events);
    KeyedDice dice(0);
    siege::Rules::advance(state, turn, dice, journal);
    EXPECT_EQ(siege::Rules::problem_with(state), std::nullopt) << "after " << text;
    return events;
}

// Orders that do not end the turn.
inline void give(siege::State& state, Texts orders) {
    for (const std::string_view text : orders) obey(state, text);
}

// A player's whole turn, as one orders file: what happened at its end is returned.
inline std::vector<siege::Event> take_turn(siege::State& state, Texts orders = {}) {
    give(state, orders);
    return obey(state, "end");
}

inline void idle(siege::State& state, int turns) {
    for (int i = 0; i < turns; ++i) take_turn(state);
}

// None where it is dead.
inline std::optional<siege::Unit> unit(const siege::State& state, int id) {
    for (const Player player : both_players)
        if (const siege::Unit* found = state.sides[player].find(id)) return *found;
    return std::nullopt;
}
inline bool lives(const siege::State& state, int id) { return unit(state, id).has_value(); }
inline int health(const siege::State& state, int id) { return unit(state, id).value_or(siege::Unit{}).health; }
inline int points(const siege::State& state, int id) { return unit(state, id).value().points; }
inline Cell place(const siege::State& state, int id) { return unit(state, id).value().at; }

inline siege::Side& own(siege::State& state) { return state.sides[state.to_move()]; }
inline siege::Side& enemy(siege::State& state) { return state.sides[opponent(state.to_move())]; }

}  // namespace agon::siege_test
