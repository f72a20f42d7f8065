// A map from a stranger: what is accepted obeys the document, is written back and can be played on.
#include "core/dice_kinds.h"
#include "games/siege/rules.h"
#include "input.h"
#include "protocols/siege_files/map_file.h"
#include "protocols/siege_files/play_orders.h"

namespace agon::fuzz {
namespace {

void read_map(std::string_view text) {
    const auto map = siege_files::read_map(text);
    if (!map) {
        AGON_CHECK(map.error().line > 0 && map.error().column > 0 && !map.error().expected.empty());
        return;
    }
    AGON_CHECK(map->width() >= 1 && map->width() <= 1000 && map->height() >= 1 && map->height() <= 1000);
    const std::string written = siege_files::write_map(*map);
    AGON_CHECK(written.size() <= text.size() + 1);  // the last line end
    AGON_CHECK(siege_files::read_map(written) == *map);

    siege::Setup setup;
    setup.map = *map;
    AGON_CHECK(!siege::Rules::problem_with(setup));
    KeyedDice dice(0);
    siege::State state = siege::Rules::start(setup, dice);
    Journal<siege::Event> silent;
    for (const std::string_view orders : {"0 B W", "1 B W", "", "", "2 M 1 0", "3 M 1 0\n3 M 0 0\n"}) {
        if (siege_files::play_orders(state, orders, silent).disqualification) break;
        AGON_CHECK(!siege::Rules::problem_with(state));
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_map(agon::fuzz::as_text(bytes, count));
    return 0;
}
