// Positions set up by strangers, in the scenario language or as the JSON of a state: they are told, or refused with a place.
#include "entelect_texts.h"
#include "games/entelect/rules.h"
#include "input.h"
#include "protocols/entelect_state/scenario.h"

namespace agon::fuzz {
namespace {

void read_state(std::string_view text) {
    const auto state = json::from_json<entelect::State>(text);
    if (!state || entelect::Rules::problem_with(*state)) return;
    entelect_state::StateWriter writer;
    write_every_text(writer, *state, {});
    std::string global;
    writer.global_json(*state, {}, {}, global);
    check_json(global);
}

void run_scenario(std::string_view text) {
    const auto told = entelect_state::run_scenario(text, {});
    AGON_CHECK(told || (told.error().line > 0 && told.error().column > 0 && !told.error().expected.empty()));
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = agon::fuzz::as_text(bytes, count);
    if (text.starts_with('{')) agon::fuzz::read_state(text);
    else agon::fuzz::run_scenario(text);
    return 0;
}
