// Files that were damaged, made up or tampered with: a clear error, or the same record, never a false "verified".
#include <gtest/gtest.h>
#include <zstd.h>

#include "games/scrabble/rules.h"
#include "games/sworms/rules.h"
#include "protocols/replay/bytes.h"
#include "protocols/replay/squeeze.h"
#include "replay/played.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::replay {
namespace {

using TicTacToe = toys::tictactoe::Rules;
using Pig = toys::pig::Rules;

std::string error_of(std::string_view bytes) {
    const auto file = read_replay(bytes);
    return file ? std::string() : to_text(file.error());
}

std::string with_content(std::string_view content) { return squeeze(content); }

std::string content_of(const match::Record& record, const PackedActions& actions) {
    return replay::detail::write_content(record, actions);
}

TEST(HostileReplay, NoFileAtAll) {
    EXPECT_EQ(error_of(""), "expected a replay: this is no zstd frame, or only the beginning of one");
    EXPECT_EQ(error_of(std::string(5000, 'x')), error_of(""));
    EXPECT_EQ(error_of(with_content("")), "expected a replay: what is in this zstd frame is something else");
    EXPECT_EQ(error_of(with_content("agon-position 1 pig\n")), error_of(with_content("")));
    EXPECT_EQ(error_of(with_content("agon-record x\n")),
              "expected a line like \"agon-record 2\" at the beginning of the replay");
    EXPECT_EQ(error_of(with_content("agon-record 1\n")), "expected a part \"words\" in the replay");
}

TEST(HostileReplay, AnotherVersion) {
    EXPECT_EQ(error_of(with_content("agon-record 3\nzzz")),
              "expected agon-record version 1 or 2, which are known here, instead of 3");
    EXPECT_EQ(error_of(with_content("agon-record 17")),
              "expected agon-record version 1 or 2, which are known here, instead of 17");
}

TEST(HostileReplay, EveryFlippedBitAndEveryTruncation) {
    const match::Record record = played_at_random<TicTacToe>(4);
    const std::string bytes = file_of<TicTacToe>(record);
    const auto original = read_replay(bytes);
    ASSERT_TRUE(original);
    std::size_t errors = 0;
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
        std::string flipped = bytes;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
        const auto file = read_replay(flipped);
        if (file) EXPECT_EQ(*file, *original) << "bit " << bit;
        else EXPECT_FALSE(file.error().expected.empty());
        errors += file ? 0u : 1u;
    }
    EXPECT_GE(errors, 8 * bytes.size() - 8);  // zstd has a bit without a meaning
    for (std::size_t size = 0; size < bytes.size(); ++size) EXPECT_NE(error_of(bytes.substr(0, size)), "") << size;
    EXPECT_EQ(error_of(bytes + 'x'), "expected nothing after the end of the replay");
    EXPECT_EQ(error_of(bytes + bytes), "expected nothing after the end of the replay");
}

// The same inside the frame, where no checksum helps.
TEST(HostileReplay, EveryFlippedBitAndEveryTruncationInside) {
    const match::Record record = played_at_random<Pig>(4, 30);
    const auto actions = pack_actions<Pig>(record);
    ASSERT_TRUE(actions);
    const std::string content = content_of(record, *actions);
    for (std::size_t bit = 0; bit < 8 * content.size(); ++bit) {
        std::string flipped = content;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
        const auto file = replay::detail::read_content(flipped);
        if (!file || verify<Pig>(*file)) continue;
        // What is still consistent tells the same game: only names and words about it may differ.
        const auto again = unpack<Pig>(*file);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->steps, record.steps) << "bit " << bit;
        EXPECT_EQ(again->turn_hashes, record.turn_hashes) << "bit " << bit;
        EXPECT_EQ(again->dice, record.dice) << "bit " << bit;
    }
    for (std::size_t size = 0; size < content.size(); ++size)
        EXPECT_FALSE(replay::detail::read_content(content.substr(0, size))) << size;
}

TEST(HostileReplay, AZipBombIsRefusedBeforeItIsUnpacked) {
    const std::string large(most_bytes_unpacked + 1, '\0');
    std::string bomb(ZSTD_compressBound(large.size()), '\0');
    bomb.resize(ZSTD_compress(bomb.data(), bomb.size(), large.data(), large.size(), 1));
    ASSERT_LT(bomb.size(), 100'000u);
    EXPECT_EQ(error_of(bomb), "expected a replay of at most 67108864 bytes once unpacked");
}

// A frame that says it is small and is not.
TEST(HostileReplay, AFrameThatLiesAboutItsSize) {
    std::string frame = with_content(std::string(200, 'a'));
    ASSERT_EQ(static_cast<unsigned char>(frame[5]), 200);  // the size, after the magic number and the descriptor
    frame[5] = 5;
    EXPECT_NE(error_of(frame), "");
    frame[5] = static_cast<char>(255);
    EXPECT_NE(error_of(frame), "");
}

TEST(HostileReplay, AFrameThatDoesNotSayHowLargeItIs) {
    ZSTD_CCtx* context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0);
    std::string frame(200, '\0');
    frame.resize(ZSTD_compress2(context, frame.data(), frame.size(), "agon-record 1\n", 14));
    ZSTD_freeCCtx(context);
    EXPECT_EQ(error_of(frame), "expected a replay: this zstd frame does not say how large it is");
}

std::string chunk(char letter, std::string_view content) {
    ByteWriter out;
    out.byte(static_cast<std::uint8_t>(letter));
    out.text(content);
    return out.bytes();
}

// The content with another part in the place of the one with this letter.
std::string with_part(std::string_view content, char letter, std::string_view part) {
    const std::size_t first_line = content.find('\n') + 1;
    std::string changed(content.substr(0, first_line));
    ByteReader in(content.substr(first_line));
    while (in.left() > 0) {
        const char found = static_cast<char>(in.byte());
        const std::string_view bytes = in.text();
        changed += chunk(found, found == letter ? part : bytes);
    }
    return changed;
}

TEST(HostileReplay, PartsThatAreUnknownTwiceOrMissing) {
    const match::Record record = played_at_random<TicTacToe>(4);
    const auto actions = pack_actions<TicTacToe>(record);
    ASSERT_TRUE(actions);
    const std::string content = content_of(record, *actions);
    const auto plain = replay::detail::read_content(content);
    ASSERT_TRUE(plain);
    EXPECT_EQ(replay::detail::read_content(content + chunk('X', "from the future")), *plain);

    const auto twice = replay::detail::read_content(content + chunk('v', ""));
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().expected, "only one part \"verdict\" in the replay");
    const auto torn = replay::detail::read_content(content + "X\x7f");
    ASSERT_FALSE(torn);
    EXPECT_EQ(torn.error().expected, "a whole replay: its last part breaks off");
}

TEST(HostileReplay, AbsurdNumbers) {
    const match::Record record = played_at_random<TicTacToe>(4);
    const auto actions = pack_actions<TicTacToe>(record);
    ASSERT_TRUE(actions);
    const std::string content = content_of(record, *actions);

    const auto error_with = [&](std::string_view part) {
        const auto file = replay::detail::read_content(content + std::string(part));
        return file ? std::string() : file.error().expected;
    };
    EXPECT_NE(error_with(chunk('n', "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01")), "");     // a note in step 2^63
    EXPECT_NE(error_with(chunk('n', std::string_view("\0\xff\xff\xff\xff\x0f", 6))), "");  // a note of 4 GiB
    EXPECT_NE(error_with(chunk('f', std::string_view("\0\x09", 2))), "");                  // a fault that there is not
    EXPECT_NE(error_with(chunk('t', std::string_view("\0\0\0", 3))), "");                  // too few times
    EXPECT_NE(error_with(chunk('t', std::string(record.steps.size() * 4, '\0') + "x")), "");
    EXPECT_EQ(error_with(chunk('t', std::string(record.steps.size() * 4, '\0'))), "");

    const auto with_steps = [&](std::uint64_t steps) {
        ByteWriter part;
        part.fixed(actions->schema, 4);
        part.natural(steps);
        part.raw(actions->bytes);
        return replay::detail::read_content(with_part(content, 'a', part.bytes()));
    };
    EXPECT_EQ(with_steps(record.steps.size()), *replay::detail::read_content(content));
    EXPECT_FALSE(with_steps(most_steps + 1));
    EXPECT_FALSE(with_steps(record.turn_hashes.size() - 1));
    const auto endless = with_steps(most_steps);
    ASSERT_TRUE(endless);
    EXPECT_EQ(verify<TicTacToe>(*endless)->sentence.substr(0, 5), "turn ");
}

TEST(HostileReplay, WhatNoReaderWouldTakeIsNotWritten) {
    match::Record record = played_at_random<TicTacToe>(4);
    const auto actions = pack_actions<TicTacToe>(record);
    ASSERT_TRUE(actions);
    record.verdict.sentence.assign((std::size_t{1} << 20) + 1, 'x');
    EXPECT_THROW(static_cast<void>(write_replay(record, *actions)), BrokenInvariant);
}

TEST(HostileReplay, AnotherGameOrShapeOfActions) {
    const auto file = read_replay(file_of<TicTacToe>(played_at_random<TicTacToe>(4)));
    ASSERT_TRUE(file);
    EXPECT_EQ(verify<Pig>(*file)->sentence, "the game: this is a record of tictactoe, not of pig");
    ReplayFile other = *file;
    other.actions.schema ^= 1;
    EXPECT_EQ(
        verify<TicTacToe>(other)->sentence,
        "the actions: they were written when actions of tictactoe had another shape, and cannot be read any more");
}

}  // namespace
}  // namespace agon::replay
