#include "protocols/siege_files/play_orders.h"

#include "match/match.h"
#include "protocols/toy_table.h"
#include "siege/rules/orders.h"

// Whole orders files on the specification's examples, by their numbers there.
namespace agon::siege_files {
namespace {

using siege_test::example_map, siege_test::first, siege_test::second, siege_test::setup_on, siege_test::state_on;

PlayedOrders play(siege::State& state, std::string_view file) {
    Journal<siege::Event> silent;
    return play_orders(state, file, silent);
}

// "2: too-far" for the line and code of a disqualification, or nothing.
std::string fault(siege::State state, std::string_view file) {
    const auto played = play(state, file);
    if (!played.disqualification) return "";
    return std::to_string(played.disqualification->line) + ": " + std::string(code_of(played.disqualification->cause));
}

TEST(SiegePlayOrders, ExampleThree_ABusyBase) {
    siege::State state = state_on(example_map);
    EXPECT_EQ(fault(state, "0 B W\n0 B W\n"), "2: busy");
    play(state, "0 B W\n");
    play(state, "");
    EXPECT_EQ(fault(state, "0 B W\n"), "1: busy");
}

TEST(SiegePlayOrders, ExampleFour_AWorkerWalksToTheMine) {
    siege::State state = state_on(example_map, {first('W', 0, 0)});
    EXPECT_EQ(fault(state, "2 M 1 1"), "1: on-obstacle");
    EXPECT_EQ(fault(state, "2 M 2 1"), "1: too-far");
    EXPECT_FALSE(play(state, "2 M 1 0\r\n\r\n2 M 2 0").disqualification);
    play(state, "");
    EXPECT_EQ(state.sides[Player::First].gold, 2000);
    EXPECT_FALSE(play(state, "2 M 2 1\n").disqualification);
    EXPECT_EQ(state.sides[Player::First].gold, 2050);
}

TEST(SiegePlayOrders, ExampleSeven_TheDeadCannotBeAttacked) {
    siege::State state = state_on("1000/0000/0002", {first('K', 1, 0), first('K', 1, 2), second('W', 1, 1)});
    EXPECT_EQ(fault(state, "2 A 4\n3 A 4\n"), "2: no-such-target");
    EXPECT_EQ(fault(state, "2 A 4\n3 M 1 1\n"), "") << "its cell is free at once";
}

TEST(SiegePlayOrders, ExampleTen_EachFaultHasItsCode) {
    const siege::State state = state_on(example_map, {first('W', 0, 0)});
    EXPECT_EQ(fault(state, "1 B K"), "1: not-yours");
    EXPECT_EQ(fault(state, "0 M 1 0"), "1: base-cannot-move");
    EXPECT_EQ(fault(state, "0 A 1"), "1: base-cannot-attack");
    EXPECT_EQ(fault(state, "2 B K"), "1: only-base-builds");
    EXPECT_EQ(fault(state, "99 M 0 0"), "1: no-such-unit");
    EXPECT_EQ(fault(state, "0 B Q"), "1: unknown-kind");
    EXPECT_EQ(fault(state, "0 B"), "1: too-few-fields");
    EXPECT_EQ(fault(state, "abc"), "1: not-a-number");
    EXPECT_EQ(fault(state, ""), "");
    EXPECT_EQ(fault(state, "2 A 2"), "1: own-target");
    EXPECT_EQ(fault(state, "2 A 0"), "1: own-target");
    EXPECT_EQ(fault(state, "2 A 1"), "1: out-of-range");
    EXPECT_EQ(fault(state, "2 A 77"), "1: no-such-target");
    EXPECT_EQ(fault(state, "2 M 0 0\n\n2 M -1 0"), "3: off-the-board");
    EXPECT_EQ(fault(state, "99999999999999999999 M 0 0"), "1: no-such-unit") << "a number, and nobody's id";
    EXPECT_EQ(fault(state, "4294967298 M 0 0"), "1: no-such-unit") << "2 and 32 bits too many";
    EXPECT_EQ(fault(state, "2 A 4294967297"), "1: no-such-target");
    EXPECT_EQ(fault(state, "2 M 65536 0"), "1: off-the-board") << "0 and 16 bits too many";
    EXPECT_EQ(fault(state, "2 M 0 -99999999999999999999"), "1: off-the-board");
    EXPECT_EQ(fault(state, "end"), "1: not-a-number") << "the end of the turn is the end of the file";
}

TEST(SiegePlayOrders, AttacksAndGoldHaveTheirCodesToo) {
    siege::State state = state_on("1000/0000/0002", {first('W', 1, 0), second('K', 1, 1), second('K', 2, 0)});
    EXPECT_EQ(fault(state, "2 A 3\n2 A 4"), "2: attacked-already");
    EXPECT_EQ(fault(state, "2 M 0 0\n2 M 1 0\n2 A 3"), "3: no-points");
    EXPECT_EQ(fault(state, "2 M 1 1"), "1: on-enemy");
    state.sides[Player::First].gold = 99;
    EXPECT_EQ(fault(state, "0 B W"), "1: not-enough-gold");
}

TEST(SiegePlayOrders, TheFirstFaultEndsItAndTheStateStaysAsItWas) {
    siege::State state = state_on(example_map, {first('W', 0, 0)});
    siege::State moved = state;
    siege_test::give(moved, {"2 M 1 0"});
    const auto played = play(state, "2 M 1 0\n2 Z\n0 B W\n");
    ASSERT_TRUE(played.disqualification);
    EXPECT_EQ(*played.disqualification, (Disqualification{OrderFault::UnknownAction, 2, "2 Z", {}}));
    EXPECT_EQ(played.actions, (std::vector<siege::Action>{siege::Move{2, {1, 0}}}));
    EXPECT_EQ(state, moved) << "the turn is not over";
}

TEST(SiegePlayOrders, NothingAfterTheDeathOfTheBaseCounts) {
    siege::State state =
        state_on("1000/0000/0002", {first('C', 1, 0), first('C', 1, 0), first('C', 1, 0), first('C', 1, 0)});
    const auto played = play(state, "2 A 1\n3 A 1\n4 A 1\n5 A 1\n5 A 1\nabc\n\xFF\r");
    EXPECT_FALSE(played.disqualification);
    EXPECT_EQ(played.actions.size(), 4u) << "and the turn does not come to its end";
    EXPECT_EQ(siege::Rules::outcome(state)->winner, Player::First);
    EXPECT_EQ(answer_of(played).actions.back(), "5 A 1");
}

TEST(SiegePlayOrders, EventsAreThoseOfTheOrders) {
    siege::State state = state_on(example_map, {first('W', 2, 0)});
    std::vector<siege::Event> events;
    Journal<siege::Event> journal(events);
    play_orders(state, "2 M 2 1", journal);
    EXPECT_EQ(events, (std::vector<siege::Event>{siege::Moved{2, {2, 0}, {2, 1}}, siege::Mined{Player::First, 50}}));
}

TEST(SiegePlayOrders, AMillionOrdersAreTooMany) {
    siege::State state = state_on(example_map, {first('W', 0, 0)});
    std::string file;
    for (int i = 0; i < 1'000'000; ++i) file += "2 M 0 0\n";
    EXPECT_EQ(fault(state, file), "100001: too-many-orders");
    EXPECT_FALSE(play(state, file.substr(0, 100'000 * 8)).disqualification);
}

TEST(SiegePlayOrders, AGameThatIsOverTakesNoOrders) {
    siege::State state = state_on("12");
    state.turns = state.turn_limit;
    EXPECT_THROW(play(state, ""), BrokenInvariant);
}

// A match on the same game goes along with what was played.
class SiegeMatch : public testing::Test {
protected:
    SiegeMatch() {
        for (const Player player : both_players) match_.answer(player, match::Ready{}, {});
    }
    void take_turn(std::string_view file) {
        const Player player = state_.to_move();
        const auto played = play(state_, file);
        match_.answer(player, answer_of(played), {});
        EXPECT_EQ(table_.state_hash(), hash_of(state_));
    }

    siege::Setup setup_ =
        setup_on("1000/0000/0002", {first('C', 1, 0), first('C', 1, 0), first('C', 1, 0), first('C', 1, 0)});
    siege::State state_ = state_on("1000/0000/0002", setup_.units);
    ToyTable<siege::Rules> table_{setup_};
    match::Match match_{table_, {{{"a", "b"}}, {}, {}, nullptr}};
};

TEST_F(SiegeMatch, IsAskedForATurnAtATime) {
    take_turn("2 M 0 0\n0 B W\n");
    EXPECT_EQ(match_.pending(Player::First).asked, match::Asked::Nothing);
    EXPECT_EQ(match_.pending(Player::Second).question, 1);
    take_turn("");
    EXPECT_EQ(match_.pending(Player::First).question, 2);
    EXPECT_FALSE(match_.verdict());
}

TEST_F(SiegeMatch, IsLostByTheFirstFault) {
    take_turn("2 A 1\n\n0 B W W\n");
    ASSERT_TRUE(match_.verdict());
    EXPECT_EQ(match_.verdict()->winner, Player::Second);
    EXPECT_EQ(match_.verdict()->code, "too-many-fields");
    EXPECT_EQ(match_.verdict()->faults[Player::First], match::Fault::Garbled);
    EXPECT_NE(match_.verdict()->sentence.find("line 3, \"0 B W W\": The order has too many fields."), std::string::npos)
        << match_.verdict()->sentence;
    EXPECT_EQ(match_.take_record().steps.size(), 1u) << "the orders before it are kept";
}

TEST_F(SiegeMatch, IsLostByAFaultInTheFirstLine) {
    take_turn("1 B K");
    ASSERT_TRUE(match_.verdict());
    EXPECT_EQ(match_.verdict()->code, "not-yours");
}

TEST_F(SiegeMatch, IsWonWithoutTheEndOfATurn) {
    take_turn("2 A 1\n3 A 1\n4 A 1\n5 A 1\nabc");
    ASSERT_TRUE(match_.verdict());
    EXPECT_EQ(match_.verdict()->winner, Player::First);
    EXPECT_EQ(match_.verdict()->code, "base-destroyed");
}

}  // namespace
}  // namespace agon::siege_files
