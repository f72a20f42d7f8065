// A record from a stranger: what is accepted is its own text, and whatever it says can be put to the rules.
#include "input.h"
#include "protocols/creatures_text/chronicle.h"
#include "protocols/creatures_text/record_reader.h"

namespace agon::fuzz {
namespace {

void read_record(std::string_view text) {
    const auto record = creatures_text::read_record(text);
    if (!record) {
        AGON_CHECK(record.error().line > 0 && record.error().column > 0 && !record.error().expected.empty());
        return;
    }
    std::string again = record->head;
    for (const auto& activation : record->activations) again += activation.text;
    AGON_CHECK(again + record->result == text);

    creatures_text::Chronicle game{creatures::Setup{}};
    for (const auto& activation : record->activations) {
        const creatures::State& state = game.state();
        if (activation.was_frozen || state.is_over()) continue;
        const auto illegal = creatures::Rules::refuse(state, state.to_move(), activation.action);
        const auto lines = illegal ? game.skip(activation.action, *illegal) : game.play(activation.action);
        AGON_CHECK(!lines.empty());
        AGON_CHECK(!creatures::Rules::problem_with(state));
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_record(agon::fuzz::as_text(bytes, count));
    return 0;
}
