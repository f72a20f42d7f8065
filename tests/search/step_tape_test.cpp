#include "search/step_tape.h"

#include <gtest/gtest.h>

#include "games/scrabble/rules.h"
#include "games/sworms/rules.h"
#include "search/allocations.h"
#include "search/toys.h"

namespace agon::search {
namespace {

constexpr int steps = 500;

template <class G>
class StepTapeOf : public testing::Test {
protected:
    StepTape<G> tape = StepTape<G>::record({}, 11, steps);
};
TYPED_TEST_SUITE(StepTapeOf, toys::Kinds, toys::KindNames);

TYPED_TEST(StepTapeOf, HoldsExactlyTheStepsAskedFor) { EXPECT_EQ(this->tape.steps(), steps); }

TYPED_TEST(StepTapeOf, LeadsToTheRecordedStatesAgainAndAgain) {
    EXPECT_EQ(this->tape.replay(), this->tape.fingerprint());
    EXPECT_EQ(this->tape.replay(), this->tape.fingerprint());
    EXPECT_EQ(this->tape.replay_unhashed(), this->tape.replay_unhashed());
}

TYPED_TEST(StepTapeOf, FollowsFromItsSeed) {
    EXPECT_EQ(StepTape<TypeParam>::record({}, 11, steps).fingerprint(), this->tape.fingerprint());
    EXPECT_NE(StepTape<TypeParam>::record({}, 12, steps).fingerprint(), this->tape.fingerprint());
}

TYPED_TEST(StepTapeOf, ReplaysWithoutAllocating) {
    const std::size_t before = allocations_so_far();
    const std::uint64_t answers = this->tape.replay_unhashed();
    const std::uint64_t fingerprint = this->tape.replay();
    const std::size_t after = allocations_so_far();
    EXPECT_EQ(after - before, 0u);
    EXPECT_GE(answers, static_cast<std::uint64_t>(steps)) << "somebody is awaited before every step";
    EXPECT_EQ(fingerprint, this->tape.fingerprint());
}

TEST(StepTape, OfBoardsBeyondTheirInlineSizeAllocatesOnceForAllSteps) {
    const auto tape = StepTape<toys::tictactoe::Rules>::record({.size = 10}, 1, steps);
    const std::size_t before = allocations_so_far();
    tape.replay_unhashed();
    EXPECT_EQ(allocations_so_far() - before, 1u);
}

TEST(StepTape, OfSEWormsNeverAllocates) {
    const auto tape = StepTape<sworms::Rules>::record({}, 1, steps);
    const std::size_t before = allocations_so_far();
    tape.replay_unhashed();
    EXPECT_EQ(allocations_so_far() - before, 0u);
}

TEST(StepTape, OfScrabbleNeverAllocates) {
    const auto tape = StepTape<scrabble::Rules>::record({}, 1, steps);
    const std::size_t before = allocations_so_far();
    tape.replay_unhashed();
    EXPECT_EQ(allocations_so_far() - before, 0u);
}

TEST(StepTape, CountsWholeTurnsWhereATurnTakesSeveralCalls) {
    const auto tape = StepTape<sworms::Rules>::record({}, 1, steps);
    EXPECT_EQ(tape.steps(), steps);
    EXPECT_GT(tape.replay_unhashed(), static_cast<std::uint64_t>(steps) + steps / 4) << "a walk is a call of its own";
}

// Goes on for ever, like a document without a turn limit.
struct EndlessRules : toys::paint::Rules {
    static Observation observe(const Position<EndlessRules>& position, Player) { return position.state; }
    static std::optional<int> longest_game(const Setup&) { return std::nullopt; }
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
        Rules::advance(state, turn, dice, journal);
        ++state.rounds_left;
    }
};

TEST(StepTape, OfAGameWithoutAnEndBreaksOff) {
    const auto tape = StepTape<EndlessRules>::record({}, 1, steps);
    EXPECT_EQ(tape.steps(), steps);
    EXPECT_EQ(tape.replay(), tape.fingerprint());
}

// Deals every other start with no rounds left, as when all worms drown at once.
struct OftenOverAtOnceRules : toys::paint::Rules {
    static Observation observe(const Position<OftenOverAtOnceRules>& position, Player) { return position.state; }
    static State start(const Setup& setup, Dice& dice) {
        State state = Rules::start(setup, dice);
        if (dice.flip()) state.rounds_left = 0;
        return state;
    }
};

TEST(StepTape, PassesOverStartsThatAreOverAtOnce) {
    const auto tape = StepTape<OftenOverAtOnceRules>::record({}, 1, steps);
    EXPECT_EQ(tape.steps(), steps);
    EXPECT_EQ(tape.replay(), tape.fingerprint());
}

TEST(StepTape, NeedsAGameThatIsNotOverAtOnce) {
    EXPECT_THROW(StepTape<toys::paint::Rules>::record({.rounds = 0}, 1, steps), BrokenInvariant);
}

}  // namespace
}  // namespace agon::search
