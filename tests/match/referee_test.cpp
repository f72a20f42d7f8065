#include "match/referee.h"

#include <gtest/gtest.h>

#include "core/fields.h"

namespace agon::match {
namespace {

constexpr std::array<Fault, fault_count> every_fault{Fault::NoStart, Fault::Died,    Fault::Closed,
                                                     Fault::Flooded, Fault::Late,    Fault::Early,
                                                     Fault::Garbled, Fault::Illegal, Fault::Resigned};

FaultPolicy forgiving_everything(int strikes) {
    FaultPolicy policy;
    for (const Fault fault : every_fault) policy[fault] = Treatment::Strike;
    policy.strikes = strikes;
    return policy;
}

struct Row {
    Fault fault;
    bool can_be_forgiven;  // by a policy that forgives whatever it can
    bool strike_by_lateness_policy;
};
constexpr Row table[] = {
    {Fault::NoStart, false, false}, {Fault::Died, false, false},   {Fault::Closed, false, false},
    {Fault::Flooded, false, false}, {Fault::Late, true, true},     {Fault::Early, true, false},
    {Fault::Garbled, true, false},  {Fault::Illegal, true, false}, {Fault::Resigned, false, false},
};

TEST(Referee, PlaysWhatHasNoFault) {
    for (const Idling idling : {Idling::Possible, Idling::Impossible}) {
        EXPECT_EQ(rule(std::nullopt, {}, {}, idling), Ruling::PlayIt);
        EXPECT_EQ(rule(std::nullopt, {99}, forgiving_everything(3), idling), Ruling::PlayIt);
    }
}

TEST(Referee, EveryFaultHasItsRow) {
    ASSERT_EQ(std::size(table), fault_count);
    for (std::size_t i = 0; i < fault_count; ++i) {
        const Row& row = table[i];
        ASSERT_EQ(row.fault, every_fault[i]);
        SCOPED_TRACE(name_of(row.fault));
        const auto when_forgiven = row.can_be_forgiven ? Ruling::PlayIdle : Ruling::Forfeit;
        EXPECT_EQ(rule(row.fault, {0}, forgiving_everything(2), Idling::Possible), when_forgiven);
        EXPECT_EQ(rule(row.fault, {1}, forgiving_everything(2), Idling::Possible), when_forgiven);
        EXPECT_EQ(rule(row.fault, {2}, forgiving_everything(2), Idling::Possible), Ruling::Forfeit);
        EXPECT_EQ(rule(row.fault, {0}, forgiving_everything(2), Idling::Impossible), Ruling::Forfeit);
        EXPECT_EQ(rule(row.fault, {0}, {}, Idling::Possible), Ruling::Forfeit);
        const auto when_late = row.strike_by_lateness_policy ? Ruling::PlayIdle : Ruling::Forfeit;
        EXPECT_EQ(rule(row.fault, {0}, forgiving_lateness(1), Idling::Possible), when_late);
    }
}

TEST(Referee, PassesOverWithoutStrikes) {
    FaultPolicy policy = forgiving_lateness(1);
    policy[Fault::Illegal] = Treatment::PassOver;
    EXPECT_EQ(rule(Fault::Illegal, {99}, policy, Idling::Possible), Ruling::PlayIdle);
    EXPECT_EQ(rule(Fault::Illegal, {99}, policy, Idling::Impossible), Ruling::Forfeit);
    EXPECT_EQ(rule(Fault::Late, {1}, policy, Idling::Possible), Ruling::Forfeit);
}

// Of every two faults in one answer: the machine is asked before the clock, the clock before the words, the words before the
// rules. In particular a late answer is not asked whether it was legal.
TEST(Referee, EveryPairOfFaultsInOneAnswer) {
    for (std::size_t one = 0; one < fault_count; ++one) {
        for (std::size_t other = 0; other < fault_count; ++other) {
            const Fault expected = every_fault[one < other ? one : other];
            EXPECT_EQ(judged_first(every_fault[one], every_fault[other]), expected)
                << name_of(every_fault[one]) << " and " << name_of(every_fault[other]);
        }
    }
    EXPECT_EQ(judged_first(Fault::Illegal, Fault::Late), Fault::Late);
    EXPECT_EQ(judged_first(Fault::Garbled, Fault::Late), Fault::Late);
    EXPECT_EQ(judged_first(Fault::Died, Fault::Late), Fault::Died);
}

// Of every two players who forfeit in the same step nobody wins; whoever forfeits alone loses.
TEST(Referee, EveryPairOfForfeits) {
    for (const Fault one : every_fault) {
        EXPECT_EQ(winner_by_forfeit({{one, std::nullopt}}), Player::Second);
        EXPECT_EQ(winner_by_forfeit({{std::nullopt, one}}), Player::First);
        for (const Fault other : every_fault) EXPECT_EQ(winner_by_forfeit({{one, other}}), std::nullopt);
    }
}

}  // namespace
}  // namespace agon::match
