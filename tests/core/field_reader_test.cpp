#include "core/field_reader.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/allocation_counter.h"
#include "core/sample_fields.h"
#include "core/tree_builder.h"

namespace agon {
namespace {

using namespace testing;

Tree& at(Tree& tree, const std::string& key) {
    for (TreeMember& member : std::get<Tree::Record>(tree.content))
        if (member.key == key) return member.value;
    throw std::out_of_range(key);
}
Tree& at(Tree& tree, std::size_t index) { return std::get<Tree::List>(tree.content).at(index); }
void add(Tree& tree, const std::string& key, Tree value) {
    std::get<Tree::Record>(tree.content).push_back({key, std::move(value)});
}
void drop(Tree& tree, const std::string& key) {
    std::erase_if(std::get<Tree::Record>(tree.content), [&](const TreeMember& member) { return member.key == key; });
}
Tree number(std::int64_t value) { return {value}; }
Tree text(std::string value) { return {std::move(value)}; }
Tree list(Tree::List parts) { return {std::move(parts)}; }

struct Damage {
    std::string expected;
    std::function<void(Tree&)> apply;
};

TEST(FieldReader, ErrorsNameTheirPlace) {
    const std::vector<Damage> damages{
        // missing, unknown and doubled keys
        {"the key \"flag\"", [](Tree& t) { drop(t, "flag"); }},
        {"the key \"terrain\"", [](Tree& t) { drop(t, "terrain"); }},
        {"the key \"y\" at place", [](Tree& t) { drop(at(t, "place"), "y"); }},
        {"the key \"x\" at path[1]", [](Tree& t) { drop(at(at(t, "path"), 1), "x"); }},
        {"no key \"flags\"", [](Tree& t) { add(t, "flags", {true}); }},
        {"no key \"z\" at cells[0]", [](Tree& t) { add(at(at(t, "cells"), 0), "z", number(1)); }},
        {"the key \"flag\" only once", [](Tree& t) { add(t, "flag", {true}); }},
        {"the key \"to\" only once at last.moved", [](Tree& t) { add(at(at(t, "last"), "moved"), "to", {}); }},
        // wrong types
        {"true or false at flag", [](Tree& t) { at(t, "flag") = number(1); }},
        {"a whole number from -2147483648 to 2147483647 at number", [](Tree& t) { at(t, "number") = text("5"); }},
        {"a whole number from -2147483648 to 2147483647 at number", [](Tree& t) { at(t, "number") = {5.0}; }},
        {"a whole number from -2147483648 to 2147483647 at number", [](Tree& t) { at(t, "number") = {true}; }},
        {"a whole number from -2147483648 to 2147483647 at perhaps", [](Tree& t) { at(t, "perhaps") = text(""); }},
        {"a text at text", [](Tree& t) { at(t, "text") = number(1); }},
        {"a text at words[1]", [](Tree& t) { at(at(t, "words"), 1) = {}; }},
        {"a record at place", [](Tree& t) { at(t, "place") = list({}); }},
        {"a list at path", [](Tree& t) { at(t, "path") = number(2); }},
        {"a list at counts", [](Tree& t) { at(t, "counts") = {}; }},
        {"a record", [](Tree& t) { t = list({}); }},
        // out of range
        {"a whole number from -128 to 127 at tiny", [](Tree& t) { at(t, "tiny") = number(128); }},
        {"a whole number from -128 to 127 at tiny", [](Tree& t) { at(t, "tiny") = number(-129); }},
        {"a whole number from 0 to 255 at small_natural", [](Tree& t) { at(t, "small_natural") = number(256); }},
        {"a whole number from 0 to 255 at small_natural", [](Tree& t) { at(t, "small_natural") = number(-1); }},
        {"a whole number from 0 to 4294967295 at natural", [](Tree& t) { at(t, "natural") = number(1LL << 32); }},
        {"a whole number from -9223372036854775808 to 9223372036854775807 at long_number",
         [](Tree& t) { at(t, "long_number") = {std::uint64_t{1} << 63}; }},
        {"a whole number from 0 to 18446744073709551615 at long_natural",
         [](Tree& t) { at(t, "long_natural") = number(-1); }},
        {"a whole number from -32768 to 32767 at path[0].x",
         [](Tree& t) { at(at(at(t, "path"), 0), "x") = number(40000); }},
        {"a whole number from -32768 to 32767 at height", [](Tree& t) { at(t, "height") = number(40000); }},
        {"a whole number from -32768 to 32767 at heights.cells[1]",
         [](Tree& t) { at(at(at(t, "heights"), "cells"), 1) = text("high"); }},
        // lists of a fixed length
        {"a list of 2 at gold", [](Tree& t) { at(t, "gold") = list({number(1)}); }},
        {"a list of 2 at gold",
         [](Tree& t) {
             at(t, "gold") = list({number(1), number(2), number(3)});
         }},
        {"a list of 3 at triple", [](Tree& t) { at(t, "triple") = list({}); }},
        {"a list of 3 at triple", [](Tree& t) { at(t, "triple") = number(3); }},
        {"a whole number from -32768 to 32767 at triple[2]", [](Tree& t) { at(at(t, "triple"), 2) = text("x"); }},
        // boards
        {"a badge of two letters at badge", [](Tree& t) { at(t, "badge") = text("yes"); }},
        {"a badge of two letters at badge", [](Tree& t) { at(t, "badge") = number(7); }},
        {"a board with width, height and cells at board", [](Tree& t) { at(t, "board") = list({}); }},
        {"a board with width, height and cells at board", [](Tree& t) { drop(at(t, "board"), "height"); }},
        {"a board with width, height and cells at board", [](Tree& t) { add(at(t, "board"), "depth", number(1)); }},
        {"a board with width, height and cells at board", [](Tree& t) { add(at(t, "board"), "width", number(3)); }},
        {"a list of width times height cells at board.cells", [](Tree& t) { at(at(t, "board"), "cells") = list({}); }},
        {"a list of width times height cells at board.cells", [](Tree& t) { at(at(t, "board"), "width") = number(2); }},
        {"a list of width times height cells at board.cells",
         [](Tree& t) { at(at(t, "board"), "cells") = text("......"); }},
        {"a width and a height from 0 to 32767 at board", [](Tree& t) { at(at(t, "board"), "height") = number(-1); }},
        {"a width and a height from 0 to 32767 at board", [](Tree& t) { at(at(t, "board"), "width") = number(32768); }},
        {"a whole number from 0 to 255 at board.cells[5]",
         [](Tree& t) { at(at(at(t, "board"), "cells"), 5) = number(256); }},
        // names
        {"one of red, green, blue at colour", [](Tree& t) { at(t, "colour") = text("purple"); }},
        {"one of red, green, blue at colour", [](Tree& t) { at(t, "colour") = number(1); }},
        {"one of red, green, blue at terrain.ground.cells[1]",
         [](Tree& t) { at(at(at(at(t, "terrain"), "ground"), "cells"), 1) = text(""); }},
        // variants
        {"a record with one key, its kind at last", [](Tree& t) { add(at(t, "last"), "waited", {Tree::Record{}}); }},
        {"a record with one key, its kind at last", [](Tree& t) { at(t, "last") = {Tree::Record{}}; }},
        {"a record with one key, its kind at last", [](Tree& t) { at(t, "last") = text("waited"); }},
        {"a known kind instead of jumped at last",
         [](Tree& t) {
             at(t, "last") = {Tree::Record{{"jumped", {}}}};
         }},
        {"a whole number from -32768 to 32767 at last.moved.to.y",
         [](Tree& t) { at(at(at(at(t, "last"), "moved"), "to"), "y") = {}; }},
        {"no key \"to\" at last.waited",
         [](Tree& t) {
             at(t, "last") = {Tree::Record{{"waited", {Tree::Record{{"to", {}}}}}}};
         }},
    };
    for (const Damage& damage : damages) {
        Tree tree = tree_of(Sample{});
        damage.apply(tree);
        const auto read = from_tree<Sample>(tree);
        ASSERT_FALSE(read) << damage.expected;
        EXPECT_EQ(read.error(), (ParseError{0, 0, damage.expected}));
    }
}

TEST(FieldReader, AbsurdBoardsMakeNoRoom) {
    Tree tree = tree_of(Sample{});
    at(at(tree, "board"), "width") = number(32767);
    at(at(tree, "board"), "height") = number(32767);
    EXPECT_EQ(from_tree<Sample>(tree).error().expected, "a list of width times height cells at board.cells");
    at(at(tree, "board"), "width") = number(INT64_MAX);
    EXPECT_EQ(from_tree<Sample>(tree).error().expected, "a width and a height from 0 to 32767 at board");
}

TEST(FieldReader, MissingKeysMayKeepTheDefault) {
    const Tree nothing{Tree::Record{}};
    EXPECT_EQ(*from_tree<Sample>(nothing, Missing::KeepsDefault), Sample{});
    Tree some = nothing;
    add(some, "number", number(5));
    add(some, "place", {Tree::Record{{"x", number(9)}}});
    Sample expected;
    expected.number = 5;
    expected.place = Cell{9, 0};
    EXPECT_EQ(*from_tree<Sample>(some, Missing::KeepsDefault), expected);
    EXPECT_FALSE(from_tree<Sample>(some));
}

TEST(FieldReader, AMisspeltKeyNeverPasses) {
    const Tree tree{Tree::Record{{"numbr", number(5)}}};
    EXPECT_EQ(from_tree<Sample>(tree, Missing::KeepsDefault).error().expected, "no key \"numbr\"");
    const Tree doubled{Tree::Record{{"number", number(5)}, {"number", number(5)}}};
    EXPECT_EQ(from_tree<Sample>(doubled, Missing::KeepsDefault).error().expected, "the key \"number\" only once");
}

struct Unit {
    int health = 100, range = 1;
    bool operator==(const Unit&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("health", self.health);
        visit("range", self.range);
    }
};
struct Army {
    std::vector<Unit> units{{50, 5}};
    static constexpr void fields(auto& self, auto&& visit) { visit("units", self.units); }
};

// A list that is given is a new list: what its elements leave out is their own default, not that of an element it replaces.
TEST(FieldReader, AGivenListReplacesTheDefaultOne) {
    const Tree tree{Tree::Record{{"units", list({Tree{Tree::Record{{"health", number(7)}}}})}}};
    EXPECT_EQ(from_tree<Army>(tree, Missing::KeepsDefault)->units, (std::vector<Unit>{{7, 1}}));
}

TEST(FieldReader, ANumberIsANumberHoweverTheParserHoldsIt) {
    EXPECT_EQ(*from_tree<int>(Tree{std::uint64_t{5}}), 5);
    EXPECT_EQ(*from_tree<std::uint8_t>(Tree{std::int64_t{5}}), 5);
    EXPECT_EQ(*from_tree<std::int64_t>(Tree{std::uint64_t{INT64_MAX}}), INT64_MAX);
    EXPECT_FALSE(from_tree<std::int8_t>(Tree{std::uint64_t{128}}));
}

TEST(FieldReader, BareValues) {
    EXPECT_EQ(from_tree<int>(text("x")).error().expected, "a whole number from -2147483648 to 2147483647");
    EXPECT_EQ(from_tree<std::vector<int>>(list({number(1), {}})).error().expected,
              "a whole number from -2147483648 to 2147483647 at [1]");
    EXPECT_EQ(*from_tree<Colour>(text("green")), Colour::Green);
}

}  // namespace
}  // namespace agon
