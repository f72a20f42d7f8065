#include <gtest/gtest.h>

#include "siege/rules/orders.h"

// Whose turn it is, what its end brings, and when the game is over.
namespace agon::siege_test {
namespace {

using siege::Built, siege::Event, siege::Kind, siege::Mined, siege::Rules, siege::State, siege::Tick;
using Events = std::vector<Event>;

TEST(SiegeTurn, PlayersAlternateAndTheFirstBegins) {
    State state = state_on(example_map);
    for (int turn = 0; turn < 6; ++turn) {
        const Player player = turn % 2 == 0 ? Player::First : Player::Second;
        EXPECT_EQ(state.to_move(), player);
        EXPECT_TRUE(Rules::awaits(state, player));
        EXPECT_FALSE(Rules::awaits(state, opponent(player)));
        EXPECT_EQ(Rules::turns_played(state), turn);
        take_turn(state);
    }
}

TEST(SiegeTurn, TakesAnyNumberOfOrders) {
    State state = state_on(example_map, {first('W', 0, 0), second('W', 3, 2)});
    for (int i = 0; i < 1000; ++i) obey(state, "2 M 0 0");
    EXPECT_EQ(state.orders, 1000);
    EXPECT_EQ(state.to_move(), Player::First) << "only the end of a turn ends it";
    take_turn(state);
    EXPECT_EQ(state.orders, 0);
}

TEST(SiegeTurn, GivesPointsAndTheAttackBack) {
    State state = state_on(open_map(8, 8), {first('K', 3, 3), second('R', 3, 4)});
    take_turn(state, {"2 A 3", "2 M 4 3", "2 M 3 3"});
    take_turn(state, {"3 A 2"});
    EXPECT_EQ(points(state, 2), 5);
    give(state, {"2 A 3"});
    EXPECT_EQ(health(state, 3), 0) << "two attacks of 50, one each turn";
}

// "A unit that takes n turns, ordered in own turn k, can act in own turn k + n", and so can the base.
TEST(SiegeProduction, TakesAsManyOwnTurnsAsTheTableSays) {
    for (const Kind kind : siege::all_kinds) {
        State state = state_on(open_map(8, 8));
        const std::string build = std::string("0 B ") + siege::letter_of(kind);
        take_turn(state, {build});
        take_turn(state);
        for (int own_turn = 2; own_turn <= siege::facts_of(kind).build_time; ++own_turn) {
            EXPECT_EQ(refused(state, build), "busy") << build << " in own turn " << own_turn;
            EXPECT_EQ(refused(state, "2 M 1 0"), "no-such-unit");
            idle(state, 2);
        }
        EXPECT_EQ(refused(state, "2 M 1 0"), "") << build;
        EXPECT_EQ(refused(state, build), "") << build;
        EXPECT_EQ(unit(state, 2), siege::fresh_unit(2, kind, {0, 0}));
    }
}

TEST(SiegeProduction, GoesOnBackToBack) {
    State state = state_on(open_map(8, 8));
    own(state).gold = 10'000;
    for (int own_turn = 1; own_turn <= 30; ++own_turn) {
        EXPECT_EQ(own(state).units.size(), static_cast<std::size_t>((own_turn - 1) / 3)) << own_turn;
        if (refused(state, "0 B S").empty()) give(state, {"0 B S"});
        idle(state, 2);
    }
    EXPECT_EQ(own(state).gold, 10'000 - 10 * 250);
}

TEST(SiegeProduction, AppearsAtTheEndOfItsOwnersTurn) {
    State state = state_on(example_map);
    EXPECT_EQ(take_turn(state, {"0 B W"}), Events{});
    EXPECT_EQ(take_turn(state, {"1 B W"}), Events{});
    EXPECT_EQ(take_turn(state), (Events{Built{0, 2, Kind::Worker, {0, 0}}}));
    EXPECT_EQ(take_turn(state), (Events{Built{1, 3, Kind::Worker, {3, 2}}}));
}

TEST(SiegeProduction, NeverUsesAnIdTwice) {
    State state = state_on("100/002", {first('K', 1, 1), second('W', 1, 0)});
    take_turn(state, {"2 A 3", "0 B W"});
    take_turn(state, {"1 B W"});
    take_turn(state);
    take_turn(state);
    EXPECT_FALSE(lives(state, 3)) << "the dead keep their ids";
    ASSERT_TRUE(lives(state, 4));
    ASSERT_TRUE(lives(state, 5));
    give(state, {"2 A 5"});
    EXPECT_FALSE(lives(state, 5));
    take_turn(state, {"0 B W"});
    idle(state, 2);
    EXPECT_TRUE(lives(state, 6)) << "also when it was the highest";
}

TEST(SiegeProduction, CountsOnBeyondAThousand) {
    State state = state_on(example_map);
    state.next_id = 1000;
    for (const int id : {1000, 1001, 1002}) {
        take_turn(state, {"0 B W"});
        idle(state, 3);
        EXPECT_TRUE(lives(state, id)) << id;
    }
}

TEST(SiegeTick, OwnIsForTheActivePlayerOnly) {
    State state = state_on("1006/6002", {first('W', 0, 1), second('W', 3, 0)});
    EXPECT_EQ(take_turn(state), (Events{Mined{Player::First, 50}}));
    EXPECT_EQ(take_turn(state), (Events{Mined{Player::Second, 50}}));
    EXPECT_EQ(state.sides[Player::First].gold, 2050);
    EXPECT_EQ(state.sides[Player::Second].gold, 2050);
}

TEST(SiegeTick, AllIsForBothWhoeverWasActive) {
    State state = state_on("1006/6002", {first('W', 0, 1), second('W', 3, 0)}, Tick::All);
    for (int turn = 0; turn < 4; ++turn)
        EXPECT_EQ(take_turn(state), (Events{Mined{Player::First, 50}, Mined{Player::Second, 50}}));
    EXPECT_EQ(state.sides[Player::First].gold, 2200);
    EXPECT_EQ(state.sides[Player::Second].gold, 2200);
}

TEST(SiegeTick, AllBuildsThePlayersUnitsInTheirOrder) {
    State state = state_on(example_map, {}, Tick::All);
    take_turn(state, {"0 B R"});
    take_turn(state, {"1 B S"});
    take_turn(state);
    EXPECT_EQ(take_turn(state), (Events{Built{0, 2, Kind::Ram, {0, 0}}, Built{1, 3, Kind::Swordsman, {3, 2}}}));
    EXPECT_EQ(unit(state, 2), siege::fresh_unit(2, Kind::Ram, {0, 0}));
    EXPECT_EQ(unit(state, 3), siege::fresh_unit(3, Kind::Swordsman, {3, 2}));
    // The same where the first player's turn ends.
    take_turn(state, {"0 B A"});
    take_turn(state, {"1 B W"});
    EXPECT_EQ(take_turn(state), (Events{Built{0, 4, Kind::Archer, {0, 0}}, Built{1, 5, Kind::Worker, {3, 2}}}));
}

TEST(SiegeMining, IsWorkersOnMinesAtTheEndOfTheTurn) {
    State state = state_on("16600/00002",
                           {first('W', 1, 0), first('W', 1, 0), first('W', 2, 0), first('W', 3, 0), first('K', 1, 0)});
    EXPECT_EQ(take_turn(state), (Events{Mined{Player::First, 150}})) << "any number of workers; a knight digs nothing";
    take_turn(state);
    EXPECT_EQ(take_turn(state, {"2 M 0 0", "3 M 0 0", "4 M 3 0"}), Events{}) << "those who left do not dig";
    take_turn(state);
    EXPECT_EQ(take_turn(state, {"5 M 2 0"}), (Events{Mined{Player::First, 50}})) << "those who came do";
    EXPECT_EQ(state.sides[Player::First].gold, 2200);
    EXPECT_EQ(state.sides[Player::Second].gold, 2000);
}

TEST(SiegeMining, StopsWithTheWorker) {
    State state = state_on("160/002", {first('W', 1, 0), second('K', 1, 1)});
    take_turn(state);
    take_turn(state, {"3 A 2"});
    EXPECT_EQ(take_turn(state), Events{});
    EXPECT_EQ(state.sides[Player::First].gold, 2050);

    State all = state_on("160/002", {first('W', 1, 0), second('K', 1, 1)}, Tick::All);
    take_turn(all);
    EXPECT_EQ(take_turn(all, {"3 A 2"}), Events{}) << "dead before the turn ends";
}

TEST(SiegeMining, CanBeSpentInTheNextTurn) {
    State state = state_on("160/002", {first('W', 1, 0)});
    own(state).gold = 50;
    EXPECT_EQ(refused(state, "0 B W"), "not-enough-gold");
    idle(state, 2);
    EXPECT_EQ(refused(state, "0 B W"), "");
}

TEST(SiegeEnd, IsAtOnceWhenABaseFalls) {
    for (const Player winner : both_players) {
        const bool is_first = winner == Player::First;
        State state = state_on("16002", {first('W', 1, 0), first('C', 3, 0), second('C', 2, 0)});
        if (!is_first) take_turn(state);
        enemy(state).base_health = 30;
        const auto gold = own(state).gold;
        const int turns = state.turns;
        const Cell base = state.map->base(opponent(winner));
        EXPECT_EQ(obey(state, is_first ? "3 A 1" : "4 A 0"),
                  (Events{is_first ? siege::Hit{3, 1, 50, {3, 0}, base} : siege::Hit{4, 0, 50, {2, 0}, base},
                          siege::Destroyed{is_first ? 1 : 0, base}}));
        EXPECT_EQ(state.sides[opponent(winner)].base_health, 0) << "never below";
        ASSERT_TRUE(Rules::outcome(state));
        EXPECT_EQ(Rules::outcome(state)->winner, winner);
        EXPECT_EQ(Rules::outcome(state)->reason, "base-destroyed");
        for (const Player player : both_players) EXPECT_FALSE(Rules::awaits(state, player));
        EXPECT_EQ(state.sides[winner].gold, gold) << "the turn does not end any more: nothing is mined";
        EXPECT_EQ(state.turns, turns);
    }
}

TEST(SiegeEnd, CountsUnitsAtTheTurnLimit) {
    const auto after = [](std::vector<siege::SetupUnit> units) {
        State state = state_on(open_map(8, 8), std::move(units));
        state.turn_limit = 3;
        idle(state, 3);
        const auto outcome = Rules::outcome(state);
        EXPECT_TRUE(outcome);
        EXPECT_EQ(outcome->reason, "turn-limit");
        return outcome->winner;
    };
    EXPECT_EQ(after({}), std::nullopt);
    EXPECT_EQ(after({first('W', 1, 1)}), Player::First);
    EXPECT_EQ(after({second('W', 1, 1)}), Player::Second);
    EXPECT_EQ(after({second('W', 1, 1), first('R', 2, 2)}), std::nullopt) << "what they are worth does not count";
    EXPECT_EQ(after({second('W', 1, 1), first('R', 2, 2), second('W', 1, 1)}), Player::Second);
}

TEST(SiegeEnd, CountsWhatTheLastTurnBuiltButNotWhatIsBeingBuilt) {
    State state = state_on(example_map);
    state.turn_limit = 3;
    take_turn(state, {"0 B W"});
    take_turn(state, {"1 B W"});
    take_turn(state);
    ASSERT_TRUE(Rules::outcome(state));
    EXPECT_EQ(Rules::outcome(state)->winner, Player::First);
}

TEST(SiegeEnd, ABaseThatFallsInTheLastTurnDecides) {
    State state = state_on("10002", {first('R', 3, 0), second('W', 2, 0), second('W', 2, 0)});
    state.turn_limit = 1;
    enemy(state).base_health = 50;
    give(state, {"2 A 1"});
    ASSERT_TRUE(Rules::outcome(state));
    EXPECT_EQ(Rules::outcome(state)->winner, Player::First);
}

TEST(SiegeEnd, IsKnownBeforehand) {
    siege::Setup setup = setup_on(example_map);
    setup.turn_limit = 3;
    ASSERT_TRUE(Rules::longest_game(setup));
    EXPECT_EQ(*Rules::longest_game(setup), 3 * (siege::most_orders + 1));
    setup.turn_limit = siege::longest_turn_limit;
    ASSERT_TRUE(Rules::longest_game(setup));
    EXPECT_GT(*Rules::longest_game(setup), 0);
}

}  // namespace
}  // namespace agon::siege_test
