#include "core/inline_vector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <concepts>
#include <utility>
#include <vector>

#include "core/allocation_counter.h"
#include "core/cell.h"

namespace agon {
namespace {

using Few = InlineVector<int, 3>;
using testing::allocations;

static_assert(std::regular<Few>);
static_assert(std::is_nothrow_move_constructible_v<Few> && std::is_nothrow_move_assignable_v<Few>);

Few counting_to(int count) {
    Few list;
    for (int i = 0; i < count; ++i) list.push_back(i);
    return list;
}

std::vector<int> contents(const Few& list) { return {list.begin(), list.end()}; }

// Two lists, and two std::vectors that go through the same: whatever happens, they stay alike.
RC_GTEST_PROP(InlineVector, BehavesLikeAStdVector, ()) {
    std::array<Few, 2> lists;
    std::array<std::vector<int>, 2> models;
    const auto steps = *rc::gen::container<std::vector<std::array<int, 3>>>(
        rc::gen::container<std::array<int, 3>>(rc::gen::arbitrary<int>()));
    for (const auto& [verb, which, value] : steps) {
        const std::size_t one = static_cast<unsigned>(which) % 2, other = 1 - one;
        Few& list = lists[one];
        std::vector<int>& model = models[one];
        const std::size_t number = static_cast<unsigned>(value) % 12;
        switch (static_cast<unsigned>(verb) % 12) {
            case 0:
            case 1:
            case 2:
                list.push_back(value);
                model.push_back(value);
                break;
            case 3:
                if (model.empty()) break;
                list.pop_back();
                model.pop_back();
                break;
            case 4:
                list.resize(number, value);
                model.resize(number, value);
                break;
            case 5:
                list.clear();
                model.clear();
                break;
            case 6:
                if (number >= model.size()) break;
                list.erase_at(number);
                model.erase(model.begin() + static_cast<std::ptrdiff_t>(number));
                break;
            case 7:
                list = lists[other];
                model = models[other];
                break;
            case 8:
                list = std::move(lists[other]);
                model = std::exchange(models[other], {});
                lists[other].clear();
                break;
            case 9: {
                Few& same = list;
                list = same;
                list = std::move(same);
                break;
            }
            case 10: {
                const Few copy(list);
                Few moved(std::move(list));
                RC_ASSERT(copy == moved);
                list = std::move(moved);
                break;
            }
            case 11: std::swap(lists[0], lists[1]), std::swap(models[0], models[1]); break;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            RC_ASSERT(contents(lists[i]) == models[i]);
            RC_ASSERT(lists[i].size() == models[i].size());
            RC_ASSERT(lists[i].empty() == models[i].empty());
            if (!models[i].empty()) RC_ASSERT(lists[i].back() == models[i].back());
        }
        RC_ASSERT((lists[0] == lists[1]) == (models[0] == models[1]));
    }
}

TEST(InlineVector, Constructors) {
    EXPECT_EQ(Few(), Few(0));
    EXPECT_EQ(Few(2), (Few{0, 0}));
    EXPECT_EQ(Few(5, 9), (Few{9, 9, 9, 9, 9}));
    EXPECT_EQ(contents(Few{1, 2, 3, 4}), (std::vector{1, 2, 3, 4}));
}

TEST(InlineVector, LivesInsideItsOwnerUpToTheInlineCount) {
    const auto before = allocations();
    Few list = counting_to(3);
    const Few copy = list;
    Few moved = std::move(list);
    moved = copy;
    EXPECT_EQ(allocations(), before);
    EXPECT_GE(static_cast<const void*>(copy.data()), static_cast<const void*>(&copy));
    EXPECT_LT(static_cast<const void*>(copy.data()), static_cast<const void*>(&copy + 1));
    moved.push_back(3);
    EXPECT_EQ(allocations(), before + 1);
    EXPECT_EQ(contents(moved), (std::vector{0, 1, 2, 3}));
}

TEST(InlineVector, AssigningIntoAListThatWasOnceAsLongDoesNotAllocate) {
    const Few source = counting_to(100), other = counting_to(99);
    Few target = source;
    const auto before = allocations();
    target = other;
    target = source;
    target.clear();
    target = source;
    target.resize(2);
    target.resize(100);
    for (int i = 0; i < 50; ++i) target.pop_back();
    for (int i = 0; i < 50; ++i) target.push_back(i);
    EXPECT_EQ(allocations(), before);
}

TEST(InlineVector, MovingALongListMovesItsHeapBlock) {
    Few list = counting_to(50);
    const int* block = list.data();
    const auto before = allocations();
    Few taker = std::move(list);
    EXPECT_EQ(taker.data(), block);
    Few second = counting_to(2);
    second = std::move(taker);
    EXPECT_EQ(second.data(), block);
    EXPECT_EQ(allocations(), before);
}

TEST(InlineVector, AMovedFromListIsEmptyAndUsable) {
    for (const int count : {0, 2, 3, 4, 50}) {
        Few list = counting_to(count);
        const Few taker = std::move(list);
        EXPECT_EQ(taker, counting_to(count));
        EXPECT_TRUE(list.empty());  // NOLINT(bugprone-use-after-move): that is the promise
        for (int i = 0; i < 10; ++i) list.push_back(i);
        EXPECT_EQ(list, counting_to(10));
        EXPECT_EQ(taker, counting_to(count));
    }
}

TEST(InlineVector, CopiesAreIndependent) {
    for (const int count : {2, 20}) {
        Few original = counting_to(count);
        Few copy = original;
        copy[1] = 77;
        EXPECT_EQ(original[1], 1);
        original[0] = 55;
        EXPECT_EQ(copy[0], 0);
    }
}

TEST(InlineVector, EraseKeepsTheOrderOfTheOthers) {
    for (const int count : {3, 10}) {
        Few list = counting_to(count);
        list.erase_at(1);
        list.erase_at(list.size() - 1);
        list.erase_at(0);
        EXPECT_EQ(list.size(), static_cast<std::size_t>(count - 3));
        for (std::size_t i = 0; i < list.size(); ++i) EXPECT_EQ(list[i], static_cast<int>(i) + 2);
    }
}

TEST(InlineVector, EraseBeyondTheEndIsABrokenInvariant) {
    Few list = counting_to(2);
    EXPECT_THROW(list.erase_at(2), BrokenInvariant);
    EXPECT_THROW(Few().erase_at(0), BrokenInvariant);
    EXPECT_EQ(list, counting_to(2));
}

// The value to fill with may be an element of the list that has to grow.
TEST(InlineVector, MayBeFilledWithItsOwnElement) {
    for (const int count : {1, 3, 4, 8}) {
        Few list = counting_to(count);
        list[0] = 41;
        list.resize(200, list[0]);
        EXPECT_EQ(list.back(), 41) << count;
        list.push_back(list[0]);
        EXPECT_EQ(list.back(), 41) << count;
    }
}

TEST(InlineVector, LongerThanAnyMemoryIsABrokenInvariant) {
    Few list = counting_to(2);
    EXPECT_THROW(list.resize(std::size_t{1} << 31), BrokenInvariant);
    EXPECT_THROW(list.resize(~std::size_t{0}), BrokenInvariant);
    EXPECT_EQ(list, counting_to(2));
}

TEST(InlineVector, ElementsWithDefaultsAreFilledWithThem) {
    struct Piece {
        int health = 100;
        Cell at{3, 4};
        bool operator==(const Piece&) const = default;
    };
    InlineVector<Piece, 2> pieces;
    pieces.push_back({1, {}});
    pieces.clear();
    pieces.resize(5);
    for (const Piece& piece : pieces) EXPECT_EQ(piece, Piece{});
}

}  // namespace
}  // namespace agon
