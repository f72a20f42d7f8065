// The coder under the actions: whatever was written is read again, and whatever is read does no harm.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/dice_kinds.h"
#include "core/sample_fields.h"
#include "protocols/replay/action_coder.h"
#include "protocols/replay/bytes.h"
#include "protocols/replay/range_coder.h"
#include "protocols/replay/schema.h"
#include "protocols/replay/text_coder.h"

namespace agon::replay {
namespace {

using agon::testing::Sample;

template <class Action>
std::string written(const std::vector<Action>& actions, Packing packing = newest_packing) {
    ActionCoder<Action, WritingPort> coder(WritingPort{}, packing);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        Action action = actions[i];
        EXPECT_TRUE(coder.code(both_players[i % 2], action));
        EXPECT_EQ(action, actions[i]);
    }
    return coder.port().finish();
}

template <class Action>
void expect_read_again(const std::vector<Action>& actions) {
    for (const Packing packing : {Packing::Plain, Packing::Trails}) {
        const std::string bytes = written(actions, packing);
        ActionCoder<Action, ReadingPort> coder(ReadingPort{bytes}, packing);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            Action action{};
            ASSERT_TRUE(coder.code(both_players[i % 2], action)) << "action " << i;
            ASSERT_EQ(action, actions[i]) << "action " << i;
        }
    }
}

TEST(RangeCoder, GivesBackEveryBitAtEveryChance) {
    KeyedDice dice(1);
    for (const int odds : {1, 100, 32'768, 65'000, 65'535}) {
        std::vector<std::pair<bool, std::uint32_t>> bits;
        for (int i = 0; i < 3000; ++i) {
            const bool likely = dice.roll(0, 9) > 0;
            const auto chance = static_cast<std::uint32_t>(likely ? odds : dice.roll(1, 65'535));
            bits.emplace_back(dice.roll(0, 65'535) < static_cast<int>(chance), chance);
        }
        RangeEncoder out;
        for (const auto& [bit, chance] : bits) out.put(bit, chance);
        const std::string bytes = out.finish();
        RangeDecoder in(bytes);
        for (const auto& [bit, chance] : bits) ASSERT_EQ(in.take(chance), bit);
        EXPECT_FALSE(in.ran_dry());
    }
}

TEST(RangeCoder, ExpectedBitsCostNextToNothing) {
    RangeEncoder out;
    for (int i = 0; i < 10'000; ++i) out.put(true, 65'500);
    EXPECT_LE(out.finish().size(), 2u);
    EXPECT_TRUE(out.finish().empty());  // as new
}

TEST(RangeCoder, RunsDryOnceMoreIsReadThanWasWritten) {
    RangeEncoder out;
    for (int i = 0; i < 80; ++i) out.put(i % 3 == 0, 32'768);
    const std::string bytes = out.finish();
    RangeDecoder in(bytes);
    for (int i = 0; i < 80; ++i) static_cast<void>(in.take(32'768));
    EXPECT_FALSE(in.ran_dry());
    for (int i = 0; i < 80; ++i) static_cast<void>(in.take(32'768));
    EXPECT_TRUE(in.ran_dry());
}

TEST(ActionCoder, EveryKindOfFieldInEveryPlace) {
    std::vector<Sample> samples(2);
    for (const auto& change : agon::testing::sample_changes()) {
        change.apply(samples.emplace_back());
        change.apply(samples.emplace_back(samples.back()));
    }
    expect_read_again(samples);
}

TEST(ActionCoder, NumbersAtTheirEnds) {
    std::vector<Sample> samples;
    for (const std::int64_t number : {INT64_MIN, INT64_MAX, std::int64_t{0}, std::int64_t{-1}, INT64_MIN}) {
        Sample& sample = samples.emplace_back();
        sample.tiny = static_cast<std::int8_t>(number);
        sample.number = static_cast<int>(number >> 32);
        sample.long_number = number;
        sample.long_natural = static_cast<std::uint64_t>(number);
    }
    expect_read_again(samples);
}

TEST(ActionCoder, ACircleCostsAFractionOfABitAnAction) {
    std::vector<Cell> circle;
    for (int i = 0; i < 8000; ++i) circle.emplace_back(i / 2 % 7, i / 2 % 5 * (i % 2));
    expect_read_again(circle);
    EXPECT_LE(written(circle).size(), 130u);
}

// Three pieces in turns, each a step from where it was last, in any direction: log2(9) bits and which piece it is.
TEST(ActionCoder, PiecesThatTakeTurnsCostTheirSteps) {
    KeyedDice dice(3);
    std::vector<Cell> pieces{{5, 5}, {90, 10}, {50, 200}}, named;
    for (std::size_t i = 0; i < 3000; ++i) {
        Cell& piece = pieces[i % pieces.size()];
        piece = Cell(piece.x + dice.roll(-1, 1), piece.y + dice.roll(-1, 1));
        named.push_back(piece);
        named.emplace_back(0, 0);  // the other player stays where it is
    }
    expect_read_again(named);
    EXPECT_LE(written(named).size(), 3000u * 38 / 10 / 8);
    EXPECT_GT(written(named, Packing::Plain).size(), 2 * written(named).size());
}

struct FarApart {
    std::int32_t x = 0, y = 0;
    bool operator==(const FarApart&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("x", self.x);
        visit("y", self.y);
    }
};

TEST(ActionCoder, PointsAtTheEndsOfTheirNumbers) {
    static_assert(PointLike<FarApart> && PointLike<Cell> && !PointLike<Sample> && !PointLike<Player>);
    std::vector<FarApart> points;
    for (const std::int32_t x : {INT32_MIN, INT32_MAX, 0, INT32_MIN, -1, INT32_MAX})
        for (const std::int32_t y : {INT32_MAX, INT32_MIN, 1, INT32_MAX}) points.push_back({x, y});
    expect_read_again(points);
}

TEST(ActionCoder, HostileBytesGiveSoundActionsOrNone) {
    std::vector<Sample> changed(2);
    for (const auto& change : agon::testing::sample_changes()) change.apply(changed.emplace_back());
    const std::string sound = written(changed);
    KeyedDice dice(7);
    int read = 0;
    for (int round = 0; round < 200; ++round) {
        std::string bytes = sound;
        const int last = static_cast<int>(bytes.size()) - 1;
        for (int changes = dice.roll(1, 5); changes > 0; --changes)
            bytes[static_cast<std::size_t>(dice.roll(0, last))] = static_cast<char>(dice.roll(0, 255));
        ActionCoder<Sample, ReadingPort> in(ReadingPort{bytes});
        std::vector<Sample> samples;
        for (Sample sample; samples.size() < 20 && in.code(both_players[samples.size() % 2], sample);) {
            EXPECT_LT(static_cast<std::size_t>(sample.colour), 3u);
            EXPECT_LE(sample.text.size(), 4096u);
            EXPECT_LE(sample.path.size(), 4096u);
            samples.push_back(sample);
        }
        expect_read_again(samples);
        read += static_cast<int>(samples.size());
    }
    EXPECT_GT(read, 200);
}

TEST(TextCoder, GivesBackAnyBytes) {
    std::string every_byte;
    for (int byte = 255; byte >= 0; --byte) every_byte += static_cast<char>(byte);
    for (const std::string& text : {std::string(), std::string("builtin:greedy"), std::string(3, '\0'), every_byte}) {
        const std::string packed = pack_text(text);
        EXPECT_EQ(unpack_text(packed, text.size()), text);
        EXPECT_EQ(unpack_text(packed, text.size() + 10'000), std::nullopt);
    }
    EXPECT_LE(pack_text("builtin:greedy").size(), 6u);
    EXPECT_LE(pack_text(every_byte).size(), 2 * every_byte.size());
}

struct NamedWay {
    int way = 0;
    bool operator==(const NamedWay&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("way", self.way); }
};
struct NamedWhere {
    int way = 0;
    static constexpr void fields(auto& self, auto&& visit) { visit("where", self.way); }
};
struct NarrowWay {
    std::int16_t way = 0;
    static constexpr void fields(auto& self, auto&& visit) { visit("way", self.way); }
};
struct WayAndMore {
    int way = 0;
    bool more = false;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("way", self.way);
        visit("more", self.more);
    }
};

TEST(Schema, DiffersWithNamesTypesAndNumbers) {
    const std::uint32_t schema = schema_of<NamedWay>();
    EXPECT_EQ(schema, schema_of<NamedWay>());
    EXPECT_NE(schema, schema_of<NamedWhere>());
    EXPECT_NE(schema, schema_of<NarrowWay>());
    EXPECT_NE(schema, schema_of<WayAndMore>());
    EXPECT_NE(schema_of<agon::testing::Colour>(), schema_of<Player>());
    EXPECT_NE(schema_of<Sample>(), schema);
}

TEST(Bytes, NumbersAtTheirEnds) {
    ByteWriter out;
    const std::vector<std::uint64_t> naturals{0, 127, 128, 16'383, 16'384, UINT64_MAX};
    const std::vector<std::int64_t> integers{0, -1, 1, INT64_MIN, INT64_MAX};
    for (const auto natural : naturals) out.natural(natural);
    for (const auto integer : integers) out.integer(integer);
    out.text("text");
    ByteReader in(out.bytes());
    for (const auto natural : naturals) EXPECT_EQ(in.natural(), natural);
    for (const auto integer : integers) EXPECT_EQ(in.integer(), integer);
    EXPECT_EQ(in.text(), "text");
    EXPECT_TRUE(in.ended_well());
}

TEST(Bytes, WhatIsNotThereFails) {
    for (const std::string_view bytes : {"", "\xff", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02", "\x05text"}) {
        ByteReader in(bytes);
        static_cast<void>(in.text());
        EXPECT_TRUE(in.failed());
        EXPECT_EQ(in.natural(), 0u);
        EXPECT_FALSE(in.ended_well());
    }
}

}  // namespace
}  // namespace agon::replay
