// Anything typed at the console of a small map with water and a hole: every line is answered, and the state stays sound.
#include <algorithm>

#include "core/dice_kinds.h"
#include "input.h"
#include "protocols/sworms_console/session.h"

namespace agon::fuzz {
namespace {

constexpr int most_lines = 200;

sworms::Setup small_map() {
    sworms::Setup setup;
    setup.map = {"AAAAAAAAAA", "AAAAAAAAAA", "AAEAAAAAAA", "EAEEAAAEEE", "EEEEWWAEEE"};
    setup.turn_limit.reset();
    return setup;
}

// The first byte is the seed.
void talk(std::string_view input) {
    if (input.empty()) return;
    MersenneDice dice(static_cast<unsigned char>(input.front()));
    input.remove_prefix(1);
    auto session = sworms_console::Session::begin(small_map(), {}, dice);
    AGON_CHECK(session && session->over() == !session->opening().ends_with("> "));
    for (int lines = 0; lines < most_lines && !session->over() && !input.empty(); ++lines) {
        const auto end = std::min(input.find('\n'), input.size());
        const std::string answer = session->answer(input.substr(0, end));
        AGON_CHECK(session->over() || answer.ends_with("> "));
        const auto problem = sworms::Rules::problem_with(session->state());
        AGON_CHECK(!problem);
        input.remove_prefix(std::min(input.size(), end + 1));
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::talk(agon::fuzz::as_text(bytes, count));
    return 0;
}
