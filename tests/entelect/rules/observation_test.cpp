#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

Position<Rules> position_of(const Board& board) { return {board.state, {}, board.events}; }

// Somebody who watches a game from the start.
struct Watcher {
    Player player;
    Belief belief;

    explicit Watcher(Player seat) : player(seat), belief(Belief::begin({}, seat)) {}
    State see(const Board& board) {
        KeyedDice dice(1);
        belief.update(Rules::observe(position_of(board), player));
        return belief.sample(dice);
    }
};

TEST(EntelectObservation, HidesTheEnemysAmmunitionOnly) {
    const Board board;
    const Observation seen = Rules::observe(position_of(board), first);
    EXPECT_EQ(seen.sides[first].worms[1].ammunition, 3);
    EXPECT_EQ(seen.sides[second].worms[1].ammunition, std::nullopt);
    EXPECT_EQ(seen.sides[second].worms[1].health, 100);
    EXPECT_EQ(seen.sides[second].tokens, 5);
}

TEST(EntelectObservation, TellsWhatEverybodyDidLast) {
    Board board;
    board.put(first, 1, {10, 10}).play("select 3;shoot NE", "select 9;fly");
    const Observation seen = Rules::observe(position_of(board), second);
    const PreviousCommand &own = seen.sides[second].previous_command, &other = seen.sides[first].previous_command;
    EXPECT_EQ(other, (PreviousCommand{3, false, Shoot{Direction::NE}, false}));
    EXPECT_EQ(own, (PreviousCommand{std::nullopt, true, std::nullopt, true}));
}

TEST(EntelectObservation, TellsWhatTheFrozenWereToldToDo) {
    Board board;
    board.state.worm(first, 1).frozen = 3;
    board.play("fly away", "nothing");
    const Observation seen = Rules::observe(position_of(board), second);
    EXPECT_EQ(seen.sides[first].previous_command.command, Command(Garbled{Fault::UnknownCommand, "fly away"}));
}

TEST(EntelectBelief, CountsTheThrows) {
    Board board;
    Watcher watcher(second);
    watcher.see(board);
    board.play("select 2;banana 24 24");
    EXPECT_EQ(watcher.see(board).worm(first, 2).ammunition, 2);
    board.play("snowball 3 16");
    EXPECT_EQ(watcher.see(board).worm(first, 3).ammunition, 2);
    board.play("nothing");
    EXPECT_EQ(watcher.see(board), board.state) << "nothing is left to guess";
}

TEST(EntelectBelief, DoesNotCountThrowsOfTheFrozenAndTheInvalid) {
    Board board;
    Watcher watcher(second);
    board.state.worm(first, 2).frozen = 3;
    board.turn_of(first, 2);
    watcher.see(board);
    board.play("banana 24 24");
    EXPECT_EQ(watcher.see(board).worm(first, 2).ammunition, 3) << "frozen";
    Board other;
    Watcher another(second);
    another.see(other.turn_of(first, 2));
    other.play("banana 0 0");
    EXPECT_EQ(other.fault_of(first), Fault::TooFar);
    EXPECT_EQ(another.see(other).worm(first, 2).ammunition, 3) << "invalid";
}

TEST(EntelectBelief, KnowsHowOftenTheEnemyDidNothing) {
    Board board;
    Watcher watcher(second);
    watcher.see(board);
    for (const std::string_view command : {"nothing", "fly", "select 9;nothing", "select 1", ";"}) {
        board.play(command, "shoot N");
        EXPECT_EQ(watcher.see(board).sides[first].do_nothings, board.do_nothings(first)) << command;
    }
}

TEST(EntelectBelief, WhoComesLateGuesses) {
    Board board;
    board.play("shoot N").play("shoot N");
    bool fewer = false, all = false;
    Belief belief = Belief::begin({}, second);
    belief.update(Rules::observe(position_of(board), second));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        KeyedDice dice(seed);
        const State guess = belief.sample(dice);
        EXPECT_EQ(Rules::problem_with(guess), std::nullopt);
        EXPECT_EQ(guess.worm(second, 2).ammunition, 3) << "its own is known";
        fewer = fewer || guess.worm(first, 2).ammunition < 3;
        all = all || guess.worm(first, 2).ammunition == 3;
    }
    EXPECT_TRUE(fewer && all);
}

}  // namespace
}  // namespace agon::entelect_test
