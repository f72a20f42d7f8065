// Records that were changed by somebody who can write sound files: what no longer follows is found, and where it begins.
#include <gtest/gtest.h>

#include "games/sworms/rules.h"
#include "replay/played.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::replay {
namespace {

using TicTacToe = toys::tictactoe::Rules;
using Paint = toys::paint::Rules;
using Pig = toys::pig::Rules;

// Packs whatever actions there are, as long as the rules let them pass, and verifies that.
template <FullGame G>
Problem found_in(const match::Record& record) {
    const auto packed = pack_actions<G>(record);
    if (!packed) return packed.error();
    const auto file = read_replay(write_replay(record, *packed));
    EXPECT_TRUE(file);
    return verify<G>(*file).value_or(Problem{-1, "nothing"});
}

match::Record tictactoe_of(const std::vector<std::string>& moves) {
    match::Record record;
    record.game = TicTacToe::name;
    record.setup_hash = hash_of(TicTacToe::Setup{});
    KeyedDice dice(0);
    record.dice = dice.cursor();
    auto state = TicTacToe::start({}, dice);
    match::HashChain chain;
    Journal<TicTacToe::Event> silent;
    for (const std::string& move : moves) {
        Turn<TicTacToe::Action> turn;
        turn[state.to_move] = *TicTacToe::read_action(move);
        record.steps.emplace_back().actions[state.to_move] = move;
        TicTacToe::advance(state, turn, dice, silent);
        chain.add_turn(hash_of(state));
        record.turn_hashes.push_back(chain.short_hash());
    }
    record.final_hash = chain.value();
    const auto outcome = TicTacToe::outcome(state);
    if (outcome) record.verdict = {match::Ending::Normal, outcome->winner, {}, std::string(outcome->reason), "", {}};
    else record.verdict.ending = match::Ending::Interrupted;
    return record;
}

TEST(TamperedReplay, NothingIsFoundInAnHonestOne) {
    EXPECT_EQ(found_in<TicTacToe>(tictactoe_of({"a1", "a2", "b1", "b2", "c1"})).sentence, "nothing");
    EXPECT_EQ(found_in<TicTacToe>(tictactoe_of({"a1", "a2"})).sentence, "nothing");
}

TEST(TamperedReplay, AChangedActionIsNamedWithItsTurn) {
    match::Record record = tictactoe_of({"a1", "a2", "b1", "b2", "c1"});
    record.steps[2].actions[Player::First] = "b3";
    EXPECT_EQ(found_in<TicTacToe>(record), (Problem{3, "turn 3: the state does not follow from its action 'b3'"}));
}

TEST(TamperedReplay, SwappedActions) {
    match::Record record = tictactoe_of({"a1", "a2", "b1", "b2", "c1"});
    std::swap(record.steps[1].actions[Player::Second], record.steps[3].actions[Player::Second]);
    EXPECT_EQ(found_in<TicTacToe>(record).turn, 2);
}

TEST(TamperedReplay, ADroppedLastAction) {
    match::Record record = tictactoe_of({"a1", "a2", "b1", "b2", "c1"});
    record.steps.pop_back();
    record.turn_hashes.pop_back();
    EXPECT_EQ(found_in<TicTacToe>(record).sentence, "the end: the last state does not follow from the actions");
}

TEST(TamperedReplay, TurnsWithoutHashesAndHashesWithoutTurns) {
    match::Record record = tictactoe_of({"a1", "a2", "b1", "b2", "c1"});
    match::Record fewer = record;
    fewer.turn_hashes.pop_back();
    EXPECT_EQ(found_in<TicTacToe>(fewer).sentence, "turn 5: it has no hash");
    match::Record more = record;
    more.steps.pop_back();
    EXPECT_FALSE(read_replay(file_of<TicTacToe>(more)));  // a file cannot even say so
    ReplayFile file = *read_replay(file_of<TicTacToe>(record));
    file.steps = 4;
    EXPECT_EQ(verify<TicTacToe>(file)->sentence, "the end: 5 turns have a hash, but the actions make 4");
}

TEST(TamperedReplay, ActionsAfterTheEnd) {
    ReplayFile file = *read_replay(file_of<TicTacToe>(tictactoe_of({"a1", "a2", "b1", "b2", "c1"})));
    file.steps = 6;
    EXPECT_EQ(verify<TicTacToe>(file)->sentence, "turn 6: the game is over, but the record goes on");
}

// Packed by somebody who does not ask the rules.
TEST(TamperedReplay, ARefusedAction) {
    ActionCoder<TicTacToe::Action, WritingPort> coder(WritingPort{});
    TicTacToe::Action corner{};
    coder.code(Player::First, corner);
    coder.code(Player::Second, corner);
    ReplayFile file = *read_replay(file_of<TicTacToe>(tictactoe_of({"a1", "a2", "b1", "b2", "c1"})));
    file.actions.bytes = coder.port().finish();
    const auto problem = verify<TicTacToe>(file);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->turn, 2);
    EXPECT_TRUE(problem->sentence.starts_with("turn 2: the action 'a1' is refused: ")) << problem->sentence;
}

TEST(TamperedReplay, ChangedVerdicts) {
    const match::Record honest = tictactoe_of({"a1", "a2", "b1", "b2", "c1"});
    match::Record record = honest;
    record.verdict.winner = Player::Second;
    const std::string code = honest.verdict.code;
    EXPECT_EQ(found_in<TicTacToe>(record).sentence, "the verdict: it says \"player 2 wins by " + code +
                                                        ", 0 to 0\", but the game ends with \"player 1 wins by " +
                                                        code + ", 0 to 0\"");
    record = honest;
    record.verdict.code = "beauty";
    EXPECT_NE(found_in<TicTacToe>(record).sentence, "nothing");
    record = honest;
    record.verdict.score[Player::First] = 1;
    EXPECT_NE(found_in<TicTacToe>(record).sentence, "nothing");
    record = honest;
    record.verdict = {match::Ending::Forfeit, Player::Second, {{match::Fault::Late, std::nullopt}}, "late", "", {}};
    EXPECT_EQ(found_in<TicTacToe>(record).sentence,
              "the verdict: it says that the game was forfeited, but it ended by its rules");
}

TEST(TamperedReplay, VerdictsOfGamesThatBrokeOff) {
    const match::Record broken_off = tictactoe_of({"a1", "a2"});
    const auto found_with = [&](const match::Verdict& verdict) {
        match::Record record = broken_off;
        record.verdict = verdict;
        return found_in<TicTacToe>(record).sentence;
    };
    using match::Ending;
    using match::Fault;
    EXPECT_EQ(found_with({Ending::Normal, Player::First, {}, "line", "", {}}),
              "the verdict: the game is not over after its last action");
    EXPECT_EQ(found_with({Ending::Forfeit, Player::First, {{Fault::Late, std::nullopt}}, "late", "", {}}),
              "the verdict: its winner is not the player without a fault");
    EXPECT_EQ(found_with({Ending::Forfeit, Player::First, {}, "late", "", {}}),
              "the verdict: it says that the game was forfeited, but names no fault");
    EXPECT_EQ(found_with({Ending::Interrupted, Player::First, {}, "interrupted", "", {}}),
              "the verdict: it names a winner of a game that came to no end");
    EXPECT_EQ(found_with({Ending::Forfeit, Player::Second, {{Fault::Late, std::nullopt}}, "late", "", {}}), "nothing");
}

TEST(TamperedReplay, AnotherSeed) {
    match::Record record = played_at_random<sworms::Rules>(2);
    record.dice.seed += 1;
    const auto file =
        read_replay(write_replay(record, *pack_actions<sworms::Rules>(played_at_random<sworms::Rules>(2))));
    ASSERT_TRUE(file);
    EXPECT_EQ(verify<sworms::Rules>(*file)->turn, 1);
}

TEST(TamperedReplay, AnotherSetup) {
    match::Record record = played_at_random<Pig>(2);
    Pig::Setup setup;
    setup.goal += 1;
    record.setup = json::to_json(setup);
    EXPECT_EQ(found_in<Pig>(record).sentence, "the setup is not the one that was played");
    record.setup_hash = hash_of(setup);
    EXPECT_NE(found_in<Pig>(record).sentence, "nothing");
    record.setup = "{\"goal\":";
    EXPECT_TRUE(found_in<Pig>(record).sentence.starts_with("the setup: "));
}

TEST(TamperedReplay, AChangedDefaultIsNamed) {
    match::Record record = played_at_random<Pig>(2);
    record.setup_hash += 1;
    EXPECT_EQ(found_in<Pig>(record).sentence, "the setup: the game's default is no longer the one that was played");
}

TEST(TamperedReplay, DiceThatHaveNothingMoreToSay) {
    match::Record record = played_at_random<Pig>(2);
    const auto packed = pack_actions<Pig>(record);
    ASSERT_TRUE(packed);
    record.dice = {DiceKind::Scripted, 0, 0, {}};
    const auto file = read_replay(write_replay(record, *packed));
    ASSERT_TRUE(file);
    EXPECT_TRUE(verify<Pig>(*file)->sentence.ends_with("the dice have no roll that fits"));
}

TEST(TamperedReplay, EveryChangedActionOfASimultaneousGame) {
    const match::Record honest = played_at_random<Paint>(3);
    for (std::size_t i = 0; i < honest.steps.size(); ++i)
        for (const Player player : both_players) {
            match::Record record = honest;
            auto& action = record.steps[i].actions[player];
            if (action == "stay") continue;
            action = "stay";
            const Problem problem = found_in<Paint>(record);
            // A later action may be impossible after it; then it cannot even be packed.
            if (problem.turn > 0) EXPECT_EQ(problem.turn, static_cast<int>(i) + 1);
            else EXPECT_TRUE(problem.sentence.starts_with("step ")) << problem.sentence;
        }
}

// A turn of several actions is named with all of them.
TEST(TamperedReplay, TheActionsOfATurnAreAllTold) {
    const match::Record honest = played_at_random<sworms::Rules>(3);
    ReplayFile file = *read_replay(file_of<sworms::Rules>(honest));
    file.record.turn_hashes[4] ^= 1;
    const auto problem = verify<sworms::Rules>(file);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->turn, 5);
    EXPECT_TRUE(problem->sentence.starts_with("turn 5: the state does not follow from its action"))
        << problem->sentence;
}

}  // namespace
}  // namespace agon::replay
