#include <gtest/gtest.h>

#include "games/scrabble/rules.h"
#include "games/sworms/rules.h"
#include "replay/played.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::replay {
namespace {

template <class G>
class ReplayRoundTrip : public testing::Test {};

using Games = testing::Types<toys::tictactoe::Rules, toys::paint::Rules, toys::fleet::Rules, toys::pig::Rules,
                             sworms::Rules, scrabble::Rules>;

struct GameName {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::name);
    }
};
TYPED_TEST_SUITE(ReplayRoundTrip, Games, GameName);

constexpr std::uint64_t games_of_each = 12;

template <FullGame G>
void expect_round_trip(const match::Record& record) {
    const auto file = read_replay(file_of<G>(record));
    ASSERT_TRUE(file) << to_text(file.error());
    const auto problem = verify<G>(*file);
    EXPECT_FALSE(problem) << problem->sentence;
    const auto again = unpack<G>(*file);
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ(*again, record);
}

TYPED_TEST(ReplayRoundTrip, RandomGames) {
    for (std::uint64_t seed = 1; seed <= games_of_each; ++seed)
        expect_round_trip<TypeParam>(played_at_random<TypeParam>(seed));
}

TYPED_TEST(ReplayRoundTrip, GamesThatBreakOff) {
    for (const std::size_t steps : {0u, 1u, 2u, 3u, 5u})
        expect_round_trip<TypeParam>(played_at_random<TypeParam>(1, steps));
}

TYPED_TEST(ReplayRoundTrip, TimesNotesAndForgivenFaults) {
    match::Record record = played_at_random<TypeParam>(3);
    record.has_times = true;
    std::int64_t time = 1;
    for (match::RecordedStep& step : record.steps)
        for (const Player player : both_players)
            if (step.actions[player]) {
                step.spent[player] = {match::Nanoseconds(time), match::Nanoseconds(time - time / 3)};
                time = time * 7 % 1'000'000'007;
            }
    record.notes = {{0, Player::First, "I see \"nothing\"\n\xff"}, {1, Player::Second, ""}};
    const auto steps = static_cast<std::int32_t>(record.steps.size());
    record.forgiven = {{0, Player::Second, match::Fault::Late}, {steps, Player::First, match::Fault::Illegal}};
    expect_round_trip<TypeParam>(record);

    match::Record without = record;
    without.has_times = false;
    for (match::RecordedStep& step : without.steps) step.spent = {};
    without.notes.clear();
    EXPECT_LT(file_of<TypeParam>(without).size(), file_of<TypeParam>(record).size());
}

TYPED_TEST(ReplayRoundTrip, WalkShowsEveryPosition) {
    const match::Record record = played_at_random<TypeParam>(5);
    const auto file = read_replay(file_of<TypeParam>(record));
    ASSERT_TRUE(file);
    std::size_t shown = 0;
    const auto dice = make_dice(record.dice);
    Position<TypeParam> expected = opening<TypeParam>(typename TypeParam::Setup{}, *dice);
    const auto problem = walk<TypeParam>(*file, [&](const Moment<TypeParam>& moment) {
        EXPECT_EQ(moment.steps, shown);
        if (shown > 0) step<TypeParam>(expected, moment.turn, *dice);
        EXPECT_EQ(moment.position, expected);
        ++shown;
        return true;
    });
    EXPECT_FALSE(problem);
    EXPECT_EQ(shown, record.steps.size() + 1);

    shown = 0;
    EXPECT_FALSE(walk<TypeParam>(*file, [&](const auto&) { return ++shown < 2; }));
    EXPECT_EQ(shown, 2u);
}

TYPED_TEST(ReplayRoundTrip, AnotherSetupIsKeptInTheFile) {
    match::Record record = played_at_random<TypeParam>(2);
    record.setup = json::to_json(typename TypeParam::Setup{});
    expect_round_trip<TypeParam>(record);
}

TEST(Replay, KeepsEveryVerdict) {
    using G = toys::tictactoe::Rules;
    match::Record record = played_at_random<G>(1, 3);
    record.verdict = {match::Ending::Forfeit, Player::Second, {{match::Fault::Late, std::nullopt}}, "late", "Too late.",
                      {{-3, 2'000'000'000}}};
    expect_round_trip<G>(record);
    record.verdict.faults[Player::Second] = match::Fault::Resigned;
    record.verdict.winner.reset();
    expect_round_trip<G>(record);
    for (const match::Ending ending : {match::Ending::Host, match::Ending::Internal, match::Ending::Interrupted}) {
        record.verdict = {ending, std::nullopt, {}, std::string(name_of(ending)), "", {}};
        expect_round_trip<G>(record);
    }
}

TEST(Replay, KeepsEveryKindOfDice) {
    using G = toys::tictactoe::Rules;
    match::Record record = played_at_random<G>(1);
    for (const DiceCursor& dice :
         {DiceCursor{DiceKind::Mersenne, 0xffffffff, 12, {}}, DiceCursor{DiceKind::XorWow, 7, 0, {}},
          DiceCursor{DiceKind::Keyed, ~std::uint64_t{0}, 3, {}}, DiceCursor{DiceKind::High, 0, 0, {}},
          DiceCursor{DiceKind::Scripted, 0, 0, {3, -1, 2'000'000'000}}}) {
        record.dice = dice;
        expect_round_trip<G>(record);
    }
}

}  // namespace
}  // namespace agon::replay
