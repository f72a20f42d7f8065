// Records read back, and refused where they say nothing.
#include <gtest/gtest.h>

#include "protocols/creatures_text/record_reader.h"

namespace agon::creatures_text {
namespace {

using namespace creatures;

const std::string head = "WARRECORD\t1\t0123456789abcdef\t18446744073709551615\n";
const std::string walk = "0\t0\tNORTH\t0\tHUMAN\t1\t0\tWALK\t1\t0\t-\teat\t6\t-\t-\tok\n";
const std::string spell = "0\t2\tNORTH\t1\tWIZARD\t0\t3\tFREEZESPELL\t2\t0\tSOUTH:0\tfreeze\t2\t1\t-\tNO_MANA\n";
const std::string frozen = "1\t5\tSOUTH\t0\tDRAGON\t2\t3\tNOACT\t0\t0\t-\t-\t4\t-\t1\tfrozen\n";
const std::string result = "result\tILLEGAL_MOVE\t0\t2\t2\t11\t-7\n";

std::string problem_of(const std::string& text) {
    const auto record = read_record(text);
    return record ? "none"
                  : std::to_string(record.error().line) + ":" + std::to_string(record.error().column) + ": " +
                        record.error().expected;
}

TEST(CreaturesRecords, AreReadBack) {
    const auto record = read_record(head + walk + spell + frozen + result);
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(record->board_hash, "0123456789abcdef");
    EXPECT_EQ(record->seed, UINT64_MAX);
    EXPECT_EQ(record->head, head);
    EXPECT_EQ(record->result, result);
    EXPECT_TRUE(record->stopped_at_illegal());
    EXPECT_FALSE(record->was_left());
    ASSERT_EQ(record->activations.size(), 3u);
    EXPECT_EQ(record->activations[0].text, walk);
    EXPECT_EQ(record->activations[0].action, (Action{Deed::Walk, 1, 0, Claim{6, 0}}));
    EXPECT_EQ(record->activations[1].action, (Action{Deed::FreezeSpell, 2, 0, std::nullopt}));
    EXPECT_EQ(record->activations[1].illegal, Illegal::NoMana);
    EXPECT_TRUE(record->activations[2].was_frozen);
}

TEST(CreaturesRecords, AreRefusedWithTheirPlace) {
    const std::string head_form = "WARRECORD, 1, the hash of a board and a seed, divided by tabs";
    const auto changed = [](std::string text, const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
        return text;
    };
    const struct {
        std::string text, problem;
    } rows[] = {
        {"", "1:1: " + head_form},
        {std::string("\0\n", 2), "1:1: " + head_form},
        {changed(head, "\t1\t", "\t2\t") + result, "1:1: " + head_form},
        {changed(head, "5\n", "6\n") + result, "1:1: " + head_form},
        {changed(head, "0123", "012") + result, "1:1: " + head_form},
        {head, "2:1: a line of the record, and a result at its end"},
        {head + walk, "3:1: a line of the record, and a result at its end"},
        {head + changed(walk, "eat\t", "") + result, "2:1: a line of 16 fields, divided by tabs"},
        {head + changed(walk, "WALK", "RUN") + result, "2:23: a move, such as WALK"},
        {head + changed(walk, "\t6\t", "\tsix\t") + result, "2:38: a number"},
        {head + changed(walk, "\tok", "\tfine") + result, "2:44: ok, frozen or the code of what was illegal"},
        {head + changed(result, "\t11", ""),
         "2:1: result, code, turns, survivors and toughness of both sides, divided by tabs"},
        {head + changed(result, "11", "x"), "2:27: a number"},
        {head + result + "\n", "3:1: the end of the record"},
    };
    for (const auto& [text, problem] : rows) EXPECT_EQ(problem_of(text), problem) << text;
    const std::string whole = head + walk + spell + result;
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_NE(problem_of(whole.substr(0, size)), "none") << size;
}

}  // namespace
}  // namespace agon::creatures_text
