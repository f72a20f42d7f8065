#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

Fault fault_of(std::string_view text) {
    const Action action = read_commands(text);
    const auto* garbled = std::get_if<Garbled>(&action.command);
    return garbled ? garbled->fault : Fault::None;
}

Command command(std::string_view text) { return read_commands(text).command; }

TEST(EntelectCommandText, EveryCommandHasItsWords) {
    EXPECT_EQ(command("move 8 5"), Command(Move{{8, 5}}));
    EXPECT_EQ(command("dig 0 -1"), Command(Dig{{0, -1}}));
    EXPECT_EQ(command("banana 24 24"), Command(Banana{{24, 24}}));
    EXPECT_EQ(command("snowball 1 2"), Command(Snowball{{1, 2}}));
    EXPECT_EQ(command("shoot NW"), Command(Shoot{Direction::NW}));
    EXPECT_EQ(command("nothing"), Command(Nothing{}));
    EXPECT_EQ(command("nothing at all today"), Command(Nothing{}));
}

TEST(EntelectCommandText, CaseOfWordsDoesNotCount) {
    EXPECT_EQ(command("MoVe 8 5"), Command(Move{{8, 5}}));
    EXPECT_EQ(command("SHOOT nw"), Command(Shoot{Direction::NW}));
    EXPECT_EQ(read_commands("SELECT 2").select, 2);
}

TEST(EntelectCommandText, TheLastSelectAndTheLastOtherCommandCount) {
    const Action action = read_commands("select 1;move 1 1; select 3 ;shoot N;");
    EXPECT_EQ(action.select, 3);
    EXPECT_EQ(action.command, Command(Shoot{Direction::N}));
    EXPECT_EQ(read_commands("banana 1 2;select 2").select, 2);
    EXPECT_EQ(command("foo;move 1 1"), Command(Move{{1, 1}}));
}

TEST(EntelectCommandText, NoTextIsNoCommandAndBlanksAreNothingSaid) {
    EXPECT_EQ(command(""), Command(Garbled{Fault::UnknownCommand, "No Command"}));
    EXPECT_EQ(command(" ; ;"), Command(Missing{}));
    EXPECT_EQ(command("   "), Command(Missing{}));
    EXPECT_EQ(read_commands("select 2").command, Command(Missing{}));
}

TEST(EntelectCommandText, PiecesAreDividedBySingleBlanks) {
    EXPECT_EQ(fault_of("move  8 5"), Fault::WrongLength);
    EXPECT_EQ(fault_of("move 8 5 "), Fault::None) << "blanks around a part do not count";
    EXPECT_EQ(fault_of("move\t8\t5"), Fault::UnknownCommand);
    EXPECT_EQ(pieces_of("a b c d e f").size(), 4u);
    EXPECT_EQ(pieces_of("a b c d e f")[3], "d e f");
    EXPECT_EQ(pieces_of("a  c")[1], "");
}

TEST(EntelectCommandText, NumbersAreThoseOfTheOriginal) {
    EXPECT_EQ(read_number("08"), 8);
    EXPECT_EQ(read_number("+8"), 8);
    EXPECT_EQ(read_number("-8"), -8);
    EXPECT_EQ(read_number("2147483647"), 2147483647);
    EXPECT_EQ(read_number("-2147483648"), -2147483647 - 1);
    EXPECT_EQ(read_number("０９"), 9) << "digits of every script";
    EXPECT_EQ(read_number("-٣1"), -31);
    for (const std::string_view text : {"",     "+",          "-",           "+-8", "--8", "8x",
                                        "0x8",  "2147483648", "-2147483649", "1.0", " 8",  "99999999999999999999",
                                        "１x",  "²",          "é",           "／",  "：",  "\xEF\xBC",
                                        "\xD9", "\xD9`",      "\xFF"})
        EXPECT_EQ(read_number(text), std::nullopt) << text;
}

TEST(EntelectCommandText, WhatIsWrongIsNamed) {
    for (const std::string_view text : {"move", "move 1", "move 1 2 3", "dig 1", "shoot", "shoot N E", "banana 1",
                                        "snowball 1 2 3", "select", "select 1 2"})
        EXPECT_EQ(fault_of(text), Fault::WrongLength) << text;
    for (const std::string_view text : {"move x 1", "move 1 x", "dig x y"})
        EXPECT_EQ(fault_of(text), Fault::NotNumbers) << text;
    for (const std::string_view text : {"banana x 1", "snowball 1 y"})
        EXPECT_EQ(fault_of(text), Fault::BadCoordinate) << text;
    EXPECT_EQ(fault_of("shoot X"), Fault::BadDirection);
    EXPECT_EQ(fault_of("select q"), Fault::BadWormId);
    EXPECT_EQ(fault_of("fly 1 1"), Fault::UnknownCommand);
}

TEST(EntelectCommandText, WhatIsWrittenIsReadAgain) {
    for (const std::string_view text : {"move 8 5", "select 2;banana 24 24", "select -7", ";", "nothing", "shoot SE",
                                        "snowball q  r", "No Command", "select 2;select q"}) {
        EXPECT_EQ(write_commands(read_commands(text)), text);
        EXPECT_EQ(read_commands(write_commands(read_commands(text))), read_commands(text)) << text;
    }
}

}  // namespace
}  // namespace agon::entelect_test
