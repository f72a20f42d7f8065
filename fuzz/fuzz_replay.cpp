// A replay file from a stranger: the file as it is, and what is inside its frame without the checksum that would stop every
// change. What is accepted is replayed, by the game it names and by all others.
#include <algorithm>

#include "games.h"
#include "input.h"
#include "protocols/replay/replay.h"
#include "protocols/replay/squeeze.h"

namespace agon::fuzz {
namespace {

constexpr std::size_t steps_to_replay = 2'000;
constexpr std::uint64_t draws_worth_skipping = 10'000;

struct ReplayEachGame {
    const replay::ReplayFile& file;

    template <FullGame G>
    void operator()() const {
        std::size_t shown = 0;
        const auto problem = replay::walk<G>(file, [&](const replay::Moment<G>& moment) {
            AGON_CHECK(moment.steps == shown++);
            AGON_CHECK(!G::problem_with(moment.position.state));
            return true;
        });
        AGON_CHECK(replay::verify<G>(file) == problem);
        if (problem) {
            AGON_CHECK(!problem->sentence.empty());
            return;
        }
        // What is consistent can be written again and tells the same.
        const auto record = replay::unpack<G>(file);
        AGON_CHECK(record.has_value() && record->steps.size() == file.steps);
        const auto packed = replay::pack_actions<G>(*record);
        AGON_CHECK(packed.has_value());
        const auto again = replay::detail::read_content(replay::detail::write_content(*record, *packed));
        AGON_CHECK(again.has_value() && replay::unpack<G>(*again) == *record);
    }
};

void try_content(std::string_view content) {
    auto file = replay::detail::read_content(content);
    if (!file) {
        AGON_CHECK(!file.error().expected.empty());
        return;
    }
    if (file->record.dice.kind != DiceKind::Keyed && file->record.dice.draws > draws_worth_skipping) return;
    if (file->steps > steps_to_replay) file->record.has_times = false;
    file->steps = std::min(file->steps, steps_to_replay);
    with_each_game(ReplayEachGame{*file});
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view input = agon::fuzz::as_text(bytes, count);
    agon::fuzz::try_content(input);
    constexpr std::size_t largest_content = 1 << 16;  // unpacking more is slow and teaches nothing
    const auto content = agon::replay::unsqueeze(input, largest_content);
    if (content) agon::fuzz::try_content(*content);
    else AGON_CHECK(!content.error().expected.empty());
    return 0;
}
