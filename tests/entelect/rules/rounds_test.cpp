#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

TEST(EntelectRound, CommandsAreCarriedOutByKindAndThePlayersInOrder) {
    // A digs a cell open, B's shot goes through it.
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10}).lay(Terrain::Dirt, {11, 10});
    board.play("dig 11 10", "shoot W");
    EXPECT_EQ(board.health(first, 1), 142);
    // B moves away before A shoots.
    board.turn_of(first, 1).turn_of(second, 1).play("shoot E", "move 12 11");
    EXPECT_EQ(board.health(second, 1), 150);
    // What does nothing comes first, whoever it is; an invalid move has the place of a move.
    board.play("move 0 0", "nothing");
    EXPECT_TRUE(std::holds_alternative<Idled>(board.events[0]));
    EXPECT_TRUE(std::holds_alternative<Failed>(board.events[1]));
}

TEST(EntelectRound, TheDyingStillActAndStandInTheWay) {
    Board board;
    board.put(first, 1, {10, 10}, 8).put(second, 1, {12, 10}, 8).play("shoot E", "shoot W");
    EXPECT_EQ(board.health(first, 1), 0);
    EXPECT_EQ(board.health(second, 1), 0);
    // Gone in the next round: the shot flies through.
    board.put(second, 2, {13, 10}).put(first, 2, {11, 10}).turn_of(first, 2).play("shoot E");
    EXPECT_EQ(board.health(second, 2), 92);
}

TEST(EntelectRound, LivingWormsTakeTurns) {
    Board board;
    EXPECT_EQ(board.play("nothing").state.current(first), 2);
    EXPECT_EQ(board.state.previous(first), 1);
    board.put(first, 3, {20, 20}, 0);
    EXPECT_EQ(board.play("nothing").state.current(first), 1) << "round about, past the dead";
    EXPECT_EQ(board.state.previous(first), 2);
}

TEST(EntelectRound, WhereNoneIsAllowedTheFirstDoNothingDisqualifies) {
    for (const RuleBook rules : {RuleBook::Engine, RuleBook::Document}) {
        entelect::Setup setup;
        setup.rules = rules;
        setup.config.max_do_nothings = 0;
        EXPECT_EQ(Rules::problem_with(setup), std::nullopt);
        Board board(setup);
        EXPECT_FALSE(Rules::is_over(board.play("shoot N", "shoot N").state));
        board.play("shoot N", "nothing");
        EXPECT_TRUE(is_disqualified(board.state, second));
        EXPECT_FALSE(is_disqualified(board.state, first));
    }
}

// Scenarios go on after the end.
TEST(EntelectRound, WhoIsDisqualifiedIsNotOnTheBoard) {
    for (const Player out : both_players) {
        Board board;
        const Player in = opponent(out);
        board.state.set_round(303);
        board.put(in, 1, {16, 16}).put(out, 1, {17, 16}).put(out, 2, {2, 16}).put(in, 2, {2, 17});
        board.state.sides[out].do_nothings = 12;
        EXPECT_FALSE(is_disqualified(board.state, out));
        const auto shoots = [&] { in == first ? board.play("shoot E", "nothing") : board.play("nothing", "shoot E"); };
        shoots();
        EXPECT_EQ(board.health(out, 1), 142);
        EXPECT_EQ(board.health(out, 2), 97);
        EXPECT_TRUE(is_disqualified(board.state, out));
        board.turn_of(in, 1).state.set_round(303);
        shoots();
        EXPECT_EQ(board.health(out, 1), 142) << "shots fly through";
        EXPECT_EQ(board.health(out, 2), 97) << "lava hurts nobody there";
        EXPECT_EQ(board.health(in, 2), 94);
        EXPECT_EQ(board.at(in, 1), (Cell{16, 16}));
    }
}

TEST(EntelectKill, ScoresForWhoAttackedInThatRound) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10}, 3).play("shoot E");
    EXPECT_EQ(board.health(second, 1), -5);
    EXPECT_EQ(board.score(first), 16 + 40);
    board.put(first, 2, {11, 10}, 3).turn_of(first, 1).play("shoot E");
    EXPECT_EQ(board.score(first), 56 - 16 - 40) << "one's own";
}

TEST(EntelectKill, ScoresForEachAttackerButNotTwiceForOne) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 2, {10, 14}).put(second, 1, {12, 10}, 3).turn_of(second, 2);
    board.play("shoot E", "banana 12 11");
    EXPECT_EQ(board.score(first), 16 + 40);
    EXPECT_EQ(board.score(second), -2 * 13 - 40);
}

TEST(EntelectKill, OfEachOthersLastWormsIsATie) {
    Board board;
    for (const int id : {2, 3}) board.put(first, id, {30, 10}, 0).put(second, id, {2, 10}, 0);
    board.put(first, 1, {10, 10}, 3).put(second, 1, {12, 10}, 3).play("shoot E", "shoot W");
    EXPECT_EQ(board.score(first), 56);
    EXPECT_EQ(board.score(second), 56);
    EXPECT_TRUE(Rules::is_over(board.state));
    EXPECT_EQ(Rules::outcome(board.state)->winner, std::nullopt);
}

TEST(EntelectKill, LavaMayHaveDoneIt) {
    Board board;
    board.state.set_round(200);
    board.put(first, 1, {16, 16}).put(second, 1, {16, 19}, 100).turn_of(second, 1);
    board.put(first, 1, {2, 16}).put(second, 1, {4, 16}, 10).lay(Terrain::Air, {4, 16});
    board.play("shoot E", "nothing");
    EXPECT_EQ(board.health(second, 1), 10 - 3 - 8);
    EXPECT_EQ(board.score(first), 56);
}

TEST(EntelectPack, HealsAtTheEndOfTheRoundWithoutLimit) {
    Board board;
    put_pack(board.state, {11, 10});
    board.put(first, 1, {10, 10}).play("move 11 10");
    EXPECT_EQ(board.health(first, 1), 160);
    EXPECT_FALSE(board.state.has_pack({11, 10}));
    EXPECT_EQ(*board.find<Healed>(), (Healed{{first, 1}, {11, 10}, 10}));
}

TEST(EntelectPack, SavesTheDying) {
    Board board;
    put_pack(board.state, {12, 10});
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10}, 3).play("shoot E");
    EXPECT_EQ(board.health(second, 1), 5);
    EXPECT_EQ(board.score(first), 16);
    EXPECT_EQ(board.find<Died>(), nullptr);
}

TEST(EntelectPack, IsNothingForThoseWhoAreGone) {
    Board board;
    board.put(second, 1, {12, 10}, 0);
    put_pack(board.state, {12, 10});
    board.play("nothing");
    EXPECT_EQ(board.health(second, 1), 0);
    EXPECT_TRUE(board.state.has_pack({12, 10}));
}

TEST(EntelectDoNothing, TheThirteenthInARowDisqualifies) {
    Board board;
    for (int i = 0; i < 12; ++i) board.play("nothing", "shoot N");
    EXPECT_FALSE(Rules::is_over(board.state));
    board.play("nothing", "shoot N");
    EXPECT_TRUE(Rules::is_over(board.state));
    EXPECT_NE(board.find<Disqualified>(), nullptr);
    EXPECT_EQ(Rules::outcome(board.state)->winner, second);
    EXPECT_EQ(Rules::outcome(board.state)->reason, "did-nothing");
}

TEST(EntelectDoNothing, TheRefereeNotesTheThird) {
    Board board;
    board.play("nothing", "shoot N").play("fly", "shoot N");
    EXPECT_EQ(board.find<DidNothingLong>(), nullptr);
    board.play("nothing", "shoot N");
    EXPECT_EQ(board.find<DidNothingLong>()->player, first);
    board.play("nothing", "shoot N");
    EXPECT_EQ(board.find<DidNothingLong>(), nullptr);
}

TEST(EntelectEnd, ComesWithTheLastRoundOrTheLastPlayer) {
    Board board;
    board.state.set_round(399);
    EXPECT_EQ(Rules::outcome(board.state), std::nullopt);
    board.play("shoot N", "nothing");
    ASSERT_TRUE(Rules::outcome(board.state));
    EXPECT_EQ(Rules::outcome(board.state)->winner, first);
    EXPECT_EQ(Rules::outcome(board.state)->reason, "round-limit");
    Board other;
    for (const int id : {1, 2, 3}) other.put(first, id, other.at(first, id), 0);
    other.state.sides[first].command_score = 10'000;
    EXPECT_EQ(Rules::outcome(other.state)->winner, second) << "who lives wins, whatever the points";
    EXPECT_EQ(Rules::outcome(other.state)->reason, "no-worms-left");
}

TEST(EntelectScore, HasTheMeanHealthOfAllWorms) {
    Board board;
    EXPECT_EQ(total_score(board.state, first), 116);
    board.put(first, 2, {10, 10}, -30);
    EXPECT_EQ(total_score(board.state, first), 250 / 3) << "the dead have none";
}

}  // namespace
}  // namespace agon::entelect_test
