#include "protocols/siege_files/disqualification.h"

#include <algorithm>
#include <set>

#include "siege/rules/orders.h"

namespace agon::siege_files {
namespace {

using match::Fault;
using siege::Refusal;

TEST(SiegeDisqualification, EveryReasonHasACodeAndASentenceOfItsOwn) {
    const auto reasons = every_reason();
    EXPECT_EQ(reasons.size(), 2 + misconduct_count + order_fault_count + siege::refusal_count - 2)
        << "an order is never asked of a game that is over, or out of turn";
    std::set<std::string_view> codes, sentences;
    for (const Reason& reason : reasons) {
        EXPECT_FALSE(reason.code.empty());
        EXPECT_EQ(reason.code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << reason.code;
        EXPECT_TRUE(reason.sentence.ends_with('.')) << reason.code;
        codes.insert(reason.code);
        sentences.insert(reason.sentence);
    }
    EXPECT_EQ(codes.size(), reasons.size());
    EXPECT_EQ(sentences.size(), reasons.size());
}

TEST(SiegeDisqualification, TheNormalEndingsAreThoseOfTheRules) {
    const auto reasons = every_reason();
    siege::State razed = siege_test::state_on("12");
    razed.sides[Player::Second].base_health = 0;
    EXPECT_EQ(siege::Rules::outcome(razed)->reason, reasons[0].code);
    siege::State over = siege_test::state_on("12");
    over.turns = over.turn_limit;
    EXPECT_EQ(siege::Rules::outcome(over)->reason, reasons[1].code);
}

TEST(SiegeDisqualification, ACodeIsTheNameOfItsCause) {
    EXPECT_EQ(code_of(Misconduct::PrivateFileTooLarge), "private-file-too-large");
    EXPECT_EQ(code_of(OrderFault::UnknownKind), "unknown-kind");
    EXPECT_EQ(code_of(Refusal::NoSuchTarget), "no-such-target");
    EXPECT_EQ(describe(Refusal::NoSuchTarget), siege::Rules::describe(Refusal::NoSuchTarget));
}

TEST(SiegeDisqualification, ASentenceNamesTheLineAndTheOrder) {
    EXPECT_EQ(sentence_of({Refusal::Busy, 3, "0 B W", {}}), "line 3, \"0 B W\": The base is building already.");
    EXPECT_EQ(sentence_of({OrderFault::UnknownAction, 1, " 2 X", {}}),
              "line 1, \" 2 X\": The action must be M, A or B.");
    EXPECT_EQ(sentence_of({OrderFault::UnknownAction, 1, "2\tX\a", {}}),
              "line 1, \"2 X?\": The action must be M, A or B.");
    EXPECT_EQ(sentence_of({Misconduct::Late, 0, {}, {}}), "The program did not end in time.");
    EXPECT_EQ(sentence_of({Misconduct::Crashed, 0, {}, "signal 11"}), "The program was ended by a signal: signal 11.");
}

TEST(SiegeDisqualification, ASentenceIsShortAndPrintableWhateverTheOrderIs) {
    std::string bytes;
    for (int i = 0; i < 1'000'000; ++i) bytes += static_cast<char>(i % 256);
    const std::string sentence = sentence_of({OrderFault::StrangeByte, 1, bytes, {}});
    EXPECT_LT(sentence.size(), 200u);
    EXPECT_TRUE(std::all_of(sentence.begin(), sentence.end(), [](char byte) { return byte >= ' ' && byte <= '~'; }));
    EXPECT_NE(sentence.find("...\""), std::string::npos);
}

TEST(SiegeDisqualification, AMatchKnowsEachByOneOfItsFaults) {
    EXPECT_EQ(fault_of(Misconduct::NoStart), Fault::NoStart);
    EXPECT_EQ(fault_of(Misconduct::Crashed), Fault::Died);
    EXPECT_EQ(fault_of(Misconduct::NonzeroExit), Fault::Died);
    EXPECT_EQ(fault_of(Misconduct::TookTooMuch), Fault::Flooded);
    EXPECT_EQ(fault_of(Misconduct::OrdersTooLarge), Fault::Flooded);
    EXPECT_EQ(fault_of(Misconduct::PrivateFileTooLarge), Fault::Flooded);
    EXPECT_EQ(fault_of(Misconduct::Late), Fault::Late);
    EXPECT_EQ(fault_of(Misconduct::OrdersRemoved), Fault::Garbled);
    EXPECT_EQ(fault_of(Misconduct::OrdersNotAFile), Fault::Garbled);
    EXPECT_EQ(fault_of(OrderFault::TooFewFields), Fault::Garbled);
    EXPECT_EQ(fault_of(Refusal::TooFar), Fault::Illegal);
    for (std::size_t i = 1; i < misconduct_count; ++i)
        EXPECT_LE(fault_of(static_cast<Misconduct>(i - 1)), fault_of(static_cast<Misconduct>(i)))
            << "of two the earlier counts, as in a match";
}

}  // namespace
}  // namespace agon::siege_files
