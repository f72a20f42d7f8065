#include "protocols/siege_files/orders_file.h"

#include <gtest/gtest.h>

#include <climits>

#include "core/fields.h"
#include "games/siege/rules.h"

// Section "Plik rozkazy.txt": a line is an order, or has exactly one fault.
namespace agon::siege_files {
namespace {

using namespace std::string_literals;
using siege::Action, siege::Attack, siege::Build, siege::Kind, siege::Move;

std::string told(const Result<Action, OrderFault>& order) {
    return order ? siege::Rules::write(*order) : std::string(name_of(order.error()));
}

// "3: 0 B W" for each line that is not blank, or "3: too-few-fields".
std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    OrdersReader reader(text);
    while (const auto line = reader.next()) lines.push_back(std::to_string(line->number) + ": " + told(line->order));
    return lines;
}
using Lines = std::vector<std::string>;

TEST(SiegeOrder, TheDocumentsOwnExamplesAreRead) {
    EXPECT_EQ(read_order("12 M 10 10"), Action(Move{12, {10, 10}}));
    EXPECT_EQ(read_order("13 A 25"), Action(Attack{13, 25}));
    EXPECT_EQ(read_order("10 B A"), Action(Build{10, Kind::Archer}));
}

TEST(SiegeOrder, BuildsEveryKind) {
    for (const Kind kind : siege::all_kinds)
        EXPECT_EQ(read_order("0 B "s + siege::letter_of(kind)), Action(Build{0, kind}));
}

TEST(SiegeOrder, MayHaveBlanksTabsAndLeadingZeros) {
    for (const std::string_view line :
         {"2 M 1 0", " 2 M 1 0", "2 M 1 0 ", "\t2\tM\t1\t0\t", "  2   M \t 1   0", "002 M 0001 00", "2 M 1 -0"})
        EXPECT_EQ(read_order(line), Action(Move{2, {1, 0}})) << line;
    EXPECT_EQ(read_order("-2 M -1 -0001"), Action(Move{-2, {-1, -1}}));
}

TEST(SiegeOrder, NumbersBeyondEverythingAreStillNumbers) {
    EXPECT_EQ(read_order("2147483647 A -2147483647"), Action(Attack{INT32_MAX, -INT32_MAX}));
    EXPECT_EQ(read_order("2147483648 A -2147483648"), Action(Attack{INT32_MAX, -INT32_MAX}));
    EXPECT_EQ(read_order("4294967298 B W"), Action(Build{INT32_MAX, Kind::Worker})) << "not 2";
    EXPECT_EQ(read_order("2 M 32768 -32768"), Action(Move{2, {32767, -32767}}));
    EXPECT_EQ(read_order("2 M 65537 4294967296"), Action(Move{2, {32767, 32767}})) << "not 1 0";
    const std::string digits(100'000, '9'), zeros(100'000, '0');
    EXPECT_EQ(read_order(digits + " M -" + digits + " " + zeros + "1"), Action(Move{INT32_MAX, {-32767, 1}}));
}

TEST(SiegeOrder, HasAFaultOfItsOwnForWhateverIsWrong) {
    const struct {
        std::string line;
        OrderFault fault;
    } cases[] = {
        {"2 M 1 0\0"s, OrderFault::StrangeByte},
        {"\0"s, OrderFault::StrangeByte},
        {"2 M 1\xC2\xA0"
         "0",
         OrderFault::StrangeByte},
        {"\xEF\xBB\xBF"
         "2 M 1 0",
         OrderFault::StrangeByte},
        {"2 M 1 \xD9\xA0", OrderFault::StrangeByte},
        {"2 M 1 0\v", OrderFault::StrangeByte},
        {"2 M 1 0\x7f", OrderFault::StrangeByte},
        {"2 M 1 0\x1b[2J", OrderFault::StrangeByte},
        {"\r\xFF", OrderFault::StrangeByte},
        {"\r", OrderFault::LoneCarriageReturn},
        {"2 M 1 0\r", OrderFault::LoneCarriageReturn},
        {"2 M\r1 0", OrderFault::LoneCarriageReturn},
        {"\rabc", OrderFault::LoneCarriageReturn},
        {"abc", OrderFault::NotANumber},
        {"end", OrderFault::NotANumber},
        {"// nothing", OrderFault::NotANumber},
        {"M 2 1 0", OrderFault::NotANumber},
        {"+2 M 1 0", OrderFault::NotANumber},
        {"2.0 M 1 0", OrderFault::NotANumber},
        {"0x2 M 1 0", OrderFault::NotANumber},
        {"- M 1 0", OrderFault::NotANumber},
        {"--2 M 1 0", OrderFault::NotANumber},
        {"2M 1 0", OrderFault::NotANumber},
        {"2, M 1 0", OrderFault::NotANumber},
        {"2 M 1, 0", OrderFault::NotANumber},
        {"2 M x 0", OrderFault::NotANumber},
        {"2 M 0 x", OrderFault::NotANumber},
        {"2 M 1 0-", OrderFault::NotANumber},
        {"2 A x", OrderFault::NotANumber},
        {"2 A 1e3", OrderFault::NotANumber},
        {"", OrderFault::TooFewFields},
        {" \t", OrderFault::TooFewFields},
        {"2", OrderFault::TooFewFields},
        {"2 M", OrderFault::TooFewFields},
        {"2 M 1", OrderFault::TooFewFields},
        {"2 M x", OrderFault::TooFewFields},
        {"2 M 1-0", OrderFault::TooFewFields},
        {"2 A", OrderFault::TooFewFields},
        {"0 B", OrderFault::TooFewFields},
        {"2 M 1 0 0", OrderFault::TooManyFields},
        {"2 M 1 0 // go", OrderFault::TooManyFields},
        {"2 M 1 0 2 M 1 0 2 M 1 0", OrderFault::TooManyFields},
        {"2 A 1 0", OrderFault::TooManyFields},
        {"0 B W W", OrderFault::TooManyFields},
        {"2 X", OrderFault::UnknownAction},
        {"2 m 1 0", OrderFault::UnknownAction},
        {"2 MM 1 0", OrderFault::UnknownAction},
        {"2 M1 0", OrderFault::UnknownAction},
        {"2 1 0", OrderFault::UnknownAction},
        {"0 B Q", OrderFault::UnknownKind},
        {"0 B B", OrderFault::UnknownKind},
        {"0 B 0", OrderFault::UnknownKind},
        {"0 B w", OrderFault::UnknownKind},
        {"0 B WW", OrderFault::UnknownKind},
        {"0 B W;", OrderFault::UnknownKind},
    };
    std::vector<OrderFault> seen;
    for (const auto& bad : cases) {
        const auto order = read_order(bad.line);
        EXPECT_EQ(told(order), name_of(bad.fault)) << bad.line;
        seen.push_back(bad.fault);
    }
    for (std::size_t i = 0; i < order_fault_count; ++i)
        EXPECT_NE(std::find(seen.begin(), seen.end(), static_cast<OrderFault>(i)), seen.end()) << i;
}

TEST(SiegeOrdersFile, HasALineForEachOrder) {
    const Lines two{"1: 2 M 1 0", "2: 0 B W"};
    EXPECT_EQ(lines_in("2 M 1 0\n0 B W\n"), two);
    EXPECT_EQ(lines_in("2 M 1 0\n0 B W"), two) << "the last line end may be missing";
    EXPECT_EQ(lines_in("2 M 1 0\r\n0 B W\r\n"), two);
    EXPECT_EQ(lines_in("2 M 1 0\r\n0 B W\n"), two);
}

TEST(SiegeOrdersFile, MayBeEmptyOrBlank) {
    for (const std::string_view text : {"", "\n", "\r\n", "\n\n\r\n", " ", "\t\n \r\n "})
        EXPECT_EQ(lines_in(text), Lines{});
}

TEST(SiegeOrdersFile, BlankLinesAreCountedAndPassedOver) {
    EXPECT_EQ(lines_in("\n2 M 1 0\n\r\n \t\n0 B W\n\n"), (Lines{"2: 2 M 1 0", "5: 0 B W"}));
}

TEST(SiegeOrdersFile, ACarriageReturnBelongsBeforeALineEnd) {
    EXPECT_EQ(lines_in("\r"), Lines{"1: lone-carriage-return"});
    EXPECT_EQ(lines_in("\r\r\n"), Lines{"1: lone-carriage-return"});
    EXPECT_EQ(lines_in("2 M 1 0\r"), Lines{"1: lone-carriage-return"});
    EXPECT_EQ(lines_in("2 M 1 0\r0 B W\r"), Lines{"1: lone-carriage-return"});
    EXPECT_EQ(lines_in("2 M 1 0\n\r0 B W"), (Lines{"1: 2 M 1 0", "2: lone-carriage-return"}));
    EXPECT_EQ(lines_in(std::string(1'000'000, '\r')), Lines{"1: lone-carriage-return"});
}

TEST(SiegeOrdersFile, ALineIsReadWhenItIsReached) {
    const std::string text = "2 M 1 0\n\nabc\n0 B W";
    OrdersReader reader(text);
    auto line = reader.next();
    ASSERT_TRUE(line && line->order);
    line = reader.next();
    ASSERT_TRUE(line);
    EXPECT_EQ(line->number, 3);
    EXPECT_EQ(line->text, "abc");
    EXPECT_EQ(told(line->order), "not-a-number");
    line = reader.next();
    ASSERT_TRUE(line && line->order) << "whoever wants to read on can";
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.next());
}

TEST(SiegeOrdersFile, HostileFilesAreReadToTheirEnd) {
    EXPECT_EQ(lines_in(std::string(1'000'000, '\n')), Lines{});
    EXPECT_EQ(lines_in(std::string(1'000'000, '\0')), Lines{"1: strange-byte"});
    EXPECT_EQ(lines_in(std::string(1'000'000, ' ')), Lines{});
    EXPECT_EQ(lines_in(std::string(1'000'000, '7')), Lines{"1: too-few-fields"});
    std::string words, orders;
    for (int i = 0; i < 1'000'000; ++i) words += "1 ", orders += "2 M 1 0\n";
    EXPECT_EQ(lines_in(words), Lines{"1: unknown-action"});
    OrdersReader reader(orders);
    int read = 0, last = 0;
    while (const auto line = reader.next()) read += line->order.has_value(), last = line->number;
    EXPECT_EQ(read, 1'000'000);
    EXPECT_EQ(last, 1'000'000);
}

TEST(SiegeOrdersFile, IsWrittenAsTheDocumentSays) {
    const Action orders[] = {Move{12, {10, 11}}, Attack{12, 25}, Build{10, Kind::Archer}, siege::EndTurn{}};
    EXPECT_EQ(write_orders(orders), "12 M 10 11\n12 A 25\n10 B A\n");
    EXPECT_EQ(write_orders({}), "") << "0 bytes where there are no orders";
    const Action only_end[] = {siege::EndTurn{}};
    EXPECT_EQ(write_orders(only_end), "");
}

}  // namespace
}  // namespace agon::siege_files
