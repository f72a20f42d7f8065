// Files that earlier versions wrote (tests/replay/files) must be read for ever. A change that breaks one of these tests is a new
// version of the format, or a change of a game's rules, default setup or hash that docs/compatibility.md has a word about.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/sworms/rules.h"
#include "replay/played.h"
#include "toys/fleet.h"
#include "toys/paint.h"

namespace agon::replay {
namespace {

std::string kept(std::string_view name) {
    std::ifstream in(std::string(AGON_SOURCE_DIR) + "/tests/replay/files/" + std::string(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Played by two greedy bots with seed 4.
TEST(KeptReplay, Sworms) {
    const auto file = read_replay(kept("sworms.record"));
    ASSERT_TRUE(file) << to_text(file.error());
    EXPECT_EQ(verify<sworms::Rules>(*file), std::nullopt);
    const auto record = unpack<sworms::Rules>(*file);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->players[Player::First], "builtin:greedy");
    EXPECT_EQ(record->steps.size(), 791u);
    EXPECT_EQ(record->verdict.code, "turn-limit");
    EXPECT_EQ(*pack_actions<sworms::Rules>(*record, Packing::Plain), file->actions);
}

// The second version: two random bots with seed 1, who name points.
TEST(KeptReplay, Fleet) {
    const auto file = read_replay(kept("fleet.record"));
    ASSERT_TRUE(file) << to_text(file.error());
    EXPECT_EQ(file->actions.packing, Packing::Trails);
    EXPECT_EQ(verify<toys::fleet::Rules>(*file), std::nullopt);
    const auto record = unpack<toys::fleet::Rules>(*file);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->steps.size(), 22u);
    EXPECT_EQ(*pack_actions<toys::fleet::Rules>(*record, Packing::Trails), file->actions);
    EXPECT_NE(pack_actions<toys::fleet::Rules>(*record, Packing::Plain)->bytes, file->actions.bytes);
}

// A simultaneous game with times, notes and a forgiven fault.
TEST(KeptReplay, Paint) {
    const auto file = read_replay(kept("paint.record"));
    ASSERT_TRUE(file) << to_text(file.error());
    EXPECT_EQ(verify<toys::paint::Rules>(*file), std::nullopt);
    const auto record = unpack<toys::paint::Rules>(*file);
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->has_times && record->setup);
    EXPECT_EQ(record->steps.at(0).spent[Player::First].charged, match::Nanoseconds(1'200'000));
    EXPECT_EQ(record->notes, (std::vector<match::Note>{{0, Player::First, "note"}}));
    EXPECT_EQ(record->forgiven, (std::vector<match::ForgivenFault>{{1, Player::Second, match::Fault::Late}}));
    EXPECT_EQ(*pack_actions<toys::paint::Rules>(*record, Packing::Plain), file->actions);
}

}  // namespace
}  // namespace agon::replay
