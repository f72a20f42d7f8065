#include "core/hash.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <map>
#include <new>
#include <string>
#include <vector>

#include "core/allocation_counter.h"
#include "core/sample_fields.h"

namespace agon {
namespace {

using namespace testing;

TEST(Hash, ChangesWithEveryField) {
    std::map<std::uint64_t, std::string> seen{{hash_of(Sample{}), "unchanged"}};
    for (const SampleChange& change : sample_changes()) {
        Sample sample;
        change.apply(sample);
        ASSERT_NE(sample, Sample{}) << change.what;
        const auto [same, is_new] = seen.emplace(hash_of(sample), change.what);
        EXPECT_TRUE(is_new) << change.what << " hashes like " << same->second;
    }
}

TEST(Hash, EqualValuesHashEqual) {
    for (const SampleChange& change : sample_changes()) {
        Sample one, other;
        change.apply(one);
        change.apply(other);
        EXPECT_EQ(hash_of(one), hash_of(other)) << change.what;
    }
}

struct Padded {
    char letter = 'a';
    std::int64_t number = 2;
    bool flag = false;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("letter", self.letter);
        visit("number", self.number);
        visit("flag", self.flag);
    }
};

TEST(Hash, DoesNotSeePadding) {
    std::uint64_t hashes[2];
    for (const int filler : {0, 1}) {
        alignas(Padded) unsigned char memory[sizeof(Padded)];
        std::memset(memory, filler == 0 ? 0x00 : 0xff, sizeof memory);
        hashes[filler] = hash_of(*new (memory) Padded{'a', 2, true});
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(Hash, DoesNotSeeWhereAListLives) {
    InlineVector<int, 8> was_long(100);
    was_long = {1, 2, 3};
    EXPECT_EQ(hash_of(InlineVector<int, 8>{1, 2, 3}), hash_of(was_long));
    EXPECT_EQ(hash_of(InlineVector<int, 1>{1, 2, 3}), hash_of(was_long));
    EXPECT_EQ(hash_of(std::vector<int>{1, 2, 3}), hash_of(was_long));
    EXPECT_EQ(hash_of(Grid<char, 1>(3, 2, 'x')), hash_of(Grid<char, 64>(3, 2, 'x')));
    InlineVector<int, 8> popped{1, 2, 3, 4};
    popped.pop_back();
    EXPECT_EQ(hash_of(popped), hash_of(was_long));
}

TEST(Hash, SharedValuesHashLikeTheirValue) {
    EXPECT_EQ(hash_of(Shared<Terrain>()), hash_of(Shared<Terrain>(Terrain{})));
    EXPECT_EQ(hash_of(Shared<Terrain>()), hash_of(Terrain{}));
}

TEST(Hash, ListsOfEnumsAndBoolsHashLikeTheirElements) {
    Hasher one_by_one;
    for (const Colour colour : {Colour::Blue, Colour::Red}) one_by_one.add(colour);
    EXPECT_EQ(hash_of(std::array{Colour::Blue, Colour::Red}), one_by_one.finish());
    Hasher numbers;
    constexpr std::array<std::int16_t, 3> three{1, -2, 300};
    for (const std::int16_t number : three) numbers.add(number);
    EXPECT_EQ(hash_of(three), numbers.finish());
    EXPECT_NE(hash_of(std::array{true, false}), hash_of(std::array{false, true}));
}

// Records of matches carry hashes: whoever changes these numbers makes every old record look forged.
TEST(Hash, IsPinned) {
    EXPECT_EQ(hash_of(Waited{}), 0x2D06800538D394C2u) << "XXH3 of nothing, from its own test vectors";
    EXPECT_EQ(hash_of(Sample{}), 17884526090751755531u);
    EXPECT_EQ(hash_of(Cell{1, -2}), 11009585512640158670u);
    EXPECT_EQ(hash_of(std::string("agon")), 8775061105149333813u);
    EXPECT_EQ(hash_of(Grid<std::uint8_t, 1>(64, 64, 7)), 14822912099955324371u);
}

std::vector<unsigned char> bytes(std::size_t count) {
    std::vector<unsigned char> text(count);
    for (std::size_t i = 0; i < count; ++i) text[i] = static_cast<unsigned char>(i * 131 + i / 251);
    return text;
}

TEST(Hash, IsTheSameInWhateverPiecesTheBytesCome) {
    const auto text = bytes(2600);
    Hasher at_once;
    at_once.add_bytes(text.data(), text.size());
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        Hasher pieces;
        pieces.add_bytes(text.data(), cut);
        pieces.add_bytes(text.data() + cut, text.size() - cut);
        ASSERT_EQ(pieces.finish(), at_once.finish()) << cut;
    }
    for (const std::size_t piece : {1u, 3u, 7u, 8u, 512u, 1023u, 1024u, 1025u}) {
        Hasher pieces;
        for (std::size_t at = 0; at < text.size(); at += piece)
            pieces.add_bytes(text.data() + at, std::min(piece, text.size() - at));
        EXPECT_EQ(pieces.finish(), at_once.finish()) << piece;
    }
}

TEST(Hash, NumbersAcrossTheEndOfTheBufferAtEveryAlignment) {
    for (std::size_t offset = 1000; offset <= 1030; ++offset) {
        const auto text = bytes(offset);
        const auto with = [&](std::uint64_t number) {
            Hasher hasher;
            hasher.add_bytes(text.data(), text.size());
            hasher.add(number);
            hasher.add(std::uint8_t{1});
            return hasher.finish();
        };
        Hasher by_hand;
        by_hand.add_bytes(text.data(), text.size());
        const unsigned char little_endian[] = {0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 1};
        by_hand.add_bytes(little_endian, sizeof little_endian);
        EXPECT_EQ(with(0x0102030405060708), by_hand.finish()) << offset;
        for (int bit = 0; bit < 64; ++bit)
            EXPECT_NE(with(0x0102030405060708 ^ (std::uint64_t{1} << bit)), by_hand.finish());
    }
}

TEST(Hash, EveryByteAndEveryLengthCounts) {
    std::map<std::uint64_t, std::size_t> seen;
    for (std::size_t length = 0; length <= 2100; ++length) {
        Hasher zeros;
        const std::vector<unsigned char> text(length);
        zeros.add_bytes(text.data(), text.size());
        const auto [other, is_new] = seen.emplace(zeros.finish(), length);
        EXPECT_TRUE(is_new) << length << " and " << other->second;
    }
    auto text = bytes(2100);
    for (std::size_t i = 0; i < text.size(); ++i) {
        text[i] ^= 1;
        Hasher hasher;
        hasher.add_bytes(text.data(), text.size());
        EXPECT_TRUE(seen.emplace(hasher.finish(), i).second) << i;
        text[i] ^= 1;
    }
}

TEST(Hash, DoesNotAllocate) {
    const Grid<std::uint8_t, 1> board(300, 300, 1);
    const auto before = allocations();
    const auto hash = hash_of(board);
    EXPECT_EQ(allocations(), before);
    EXPECT_NE(hash, hash_of(Grid<std::uint8_t, 1>(300, 300, 2)));
}

TEST(Hash, FinishingDoesNotEndIt) {
    Hasher hasher;
    hasher.add(1);
    EXPECT_EQ(hasher.finish(), hasher.finish());
    hasher.add(2);
    Hasher both;
    both.add(1);
    both.add(2);
    EXPECT_EQ(hasher.finish(), both.finish());
}

}  // namespace
}  // namespace agon
