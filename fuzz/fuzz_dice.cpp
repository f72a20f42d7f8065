// Dice named by a stranger: what is accepted can be written, read again, thrown and taken up where it stands.
#include "core/dice_kinds.h"
#include "input.h"

namespace agon::fuzz {
namespace {

constexpr std::uint64_t draws_worth_skipping = 10'000;

void throw_some(const DiceCursor& cursor) {
    const auto dice = make_dice(cursor);
    AGON_CHECK(dice->cursor() == cursor);
    for (int i = 0; i < 5; ++i) {
        const auto resumed = make_dice(dice->cursor());
        const int roll = dice->roll(-3, 1'000'000);
        AGON_CHECK(roll >= -3 && roll <= 1'000'000);
        AGON_CHECK(resumed->roll(-3, 1'000'000) == roll);
        AGON_CHECK(resumed->cursor() == dice->cursor());
    }
}

void read_dice(std::string_view text) {
    const auto cursor = read_dice_cursor(text);
    if (!cursor) {
        AGON_CHECK(!cursor.error().expected.empty());
        return;
    }
    AGON_CHECK(!problem_with(*cursor));
    AGON_CHECK(read_dice_cursor(to_text(*cursor)) == *cursor);
    if (cursor->kind != DiceKind::Keyed && cursor->draws > draws_worth_skipping) return;
    try {
        throw_some(*cursor);
    } catch (const BrokenInvariant&) {
        AGON_CHECK(cursor->kind == DiceKind::Scripted);  // too short, or it says what no die can
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_dice(agon::fuzz::as_text(bytes, count));
    return 0;
}
