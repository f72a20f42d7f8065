// A configuration from a stranger: what is accepted can be played and told.
#include "entelect_texts.h"
#include "input.h"
#include "protocols/entelect_state/config_file.h"
#include "protocols/entelect_state/played_match.h"

namespace agon::fuzz {
namespace {

void read_config(std::string_view text) {
    const auto config = entelect_state::read_config(text);
    if (!config) {
        AGON_CHECK(!config.error().expected.empty());
        return;
    }
    entelect::Setup setup;
    setup.config = *config;
    AGON_CHECK(!entelect::Rules::problem_with(setup));
    entelect_state::PlayedMatch match(setup, 9);
    entelect_state::StateWriter writer;
    const bool is_small = config->map_size <= 40;  // texts of large maps take seconds here
    for (const char* command : {"shoot N", "select 2;banana 16 16", "select 3;snowball 10 10"}) {
        if (match.is_over()) break;
        if (is_small) write_every_text(writer, match.state(), match.history());
        match.play({{command, command}});
        AGON_CHECK(!entelect::Rules::problem_with(match.state()));
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_config(agon::fuzz::as_text(bytes, count));
    return 0;
}
