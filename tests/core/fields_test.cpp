#include "core/fields.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "core/dice_kinds.h"
#include "core/field_reader.h"
#include "core/hash.h"
#include "core/position.h"
#include "core/sample_fields.h"
#include "core/tree_builder.h"
#include "toys/tictactoe.h"

namespace agon {
namespace {

using namespace testing;

template <class T>
T get(const Tree& tree) {
    return std::get<T>(tree.content);
}

static_assert(HasFields<Sample> && HasFields<Cell> && HasFields<Waited> && !HasFields<int> && !HasFields<std::string>);
static_assert(HasFields<Position<toys::tictactoe::Rules>>);
static_assert(NamedEnum<Colour> && NamedEnum<Player> && !NamedEnum<toys::tictactoe::Refusal> && !NamedEnum<int>);
static_assert(GridLike<Grid<int, 4>> && !GridLike<std::vector<int>> && !GridLike<Sample>);
static_assert(ListLike<std::vector<int>> && ListLike<InlineVector<int, 3>> && !ListLike<std::string> &&
              !ListLike<std::array<int, 2>> && !ListLike<Grid<int, 4>>);
static_assert(TextLike<Badge> && !TextLike<std::string> && !TextLike<Sample> && !NumberLike<Badge>);
static_assert(NumberLike<Height> && !NumberLike<int> && !NumberLike<Sample> && !NumberLike<Cell>);
static_assert(PairLike<PerPlayer<int>> && !PairLike<std::array<int, 2>> && !PairLike<Sample>);
static_assert(SharedLike<Shared<int>> && !SharedLike<std::optional<int>> && !SharedLike<Sample>);
static_assert(OptionalLike<std::optional<int>> && VariantLike<std::variant<int>> && !VariantLike<std::optional<int>>);

TEST(Enums, NamesBothWays) {
    for (const Colour colour : {Colour::Red, Colour::Green, Colour::Blue})
        EXPECT_EQ(enum_by_name<Colour>(name_of(colour)), colour);
    static_assert(name_of(Colour::Blue) == "blue" && enum_by_name<Player>("second") == Player::Second);
    EXPECT_EQ(enum_by_name<Colour>("Blue"), std::nullopt);
    EXPECT_EQ(enum_by_name<Colour>(""), std::nullopt);
}

// A struct that offers a field list is known by it alone, whatever else it looks like.
struct Hand {
    std::array<int, 2> values{1, 2};
    int discarded = 3;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("values", self.values);
        visit("discarded", self.discarded);
    }
};
struct Window {
    int left = 0;
    std::array<int, 2> cells{};
    int width() const { return 2; }
    int height() const { return 1; }
    std::size_t size() const { return 2; }
    const int* begin() const { return cells.data(); }
    static constexpr void fields(auto& self, auto&& visit) {
        visit("left", self.left);
        visit("cells", self.cells);
    }
};

TEST(Fields, AFieldListComesBeforeAnyLikeness) {
    EXPECT_NE(hash_of(Hand{}), hash_of(Hand{{1, 2}, 4}));
    EXPECT_TRUE(tree_of(Hand{}).as<Tree::Record>());
    const auto hand = from_tree<Hand>(tree_of(Hand{{5, 6}, 7}));
    ASSERT_TRUE(hand) << to_text(hand.error());
    EXPECT_EQ(hand->discarded, 7);
    EXPECT_NE(hash_of(Window{}), hash_of(Window{1, {}}));
    EXPECT_EQ(get<Tree::Record>(tree_of(Window{})).size(), 2u);
}

TEST(Fields, RoundTripOfTheUnchanged) {
    const auto again = from_tree<Sample>(tree_of(Sample{}));
    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(*again, Sample{});
}

TEST(Fields, RoundTripOfEveryChange) {
    for (const SampleChange& change : sample_changes()) {
        Sample sample;
        change.apply(sample);
        const auto again = from_tree<Sample>(tree_of(sample));
        ASSERT_TRUE(again) << change.what << ": " << to_text(again.error());
        EXPECT_EQ(*again, sample) << change.what;
        EXPECT_EQ(hash_of(*again), hash_of(sample)) << change.what;
    }
}

TEST(Fields, RoundTripOfAPosition) {
    using toys::tictactoe::Rules;
    KeyedDice dice(3);
    auto position = opening<Rules>({.size = 4}, dice);
    Turn<Rules::Action> turn;
    turn[Player::First] = Rules::Action{{3, 2}};
    step(position, turn, dice);
    const auto again = from_tree<Position<Rules>>(tree_of(position));
    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(*again, position);
}

TEST(Fields, ShapesOfTheTree) {
    const Tree tree = tree_of(Sample{});
    const auto record = get<Tree::Record>(tree);
    const auto part = [&](std::string_view key) -> const Tree& {
        const Tree* found = detail::find_member(record, key);
        if (!found) throw std::out_of_range(std::string(key));
        return *found;
    };
    EXPECT_EQ(record.front().key, "flag") << "in the order of the field list";
    EXPECT_EQ(record.back().key, "badge");
    EXPECT_EQ(get<std::string>(part("colour")), "blue");
    EXPECT_TRUE(part("perhaps").as<std::monostate>());
    EXPECT_EQ(get<Tree::Record>(part("last")).front().key, "moved");
    EXPECT_EQ(get<Tree::List>(part("gold")).size(), 2u);
    EXPECT_EQ(get<Tree::Record>(part("board")).size(), 3u);
    EXPECT_EQ(get<std::int64_t>(part("height")), -7);
    EXPECT_EQ(get<std::string>(part("badge")), "no");
    EXPECT_EQ(get<Tree::List>(part("counts")).size(), 3u);
    EXPECT_EQ(get<Tree::Record>(part("terrain")).front().key, "ground") << "as what it points to";
}

}  // namespace
}  // namespace agon
