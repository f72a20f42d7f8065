// A map file from a stranger: what is accepted obeys the document and can be played on.
#include "core/dice_kinds.h"
#include "input.h"
#include "protocols/sworms_console/map_file.h"
#include "protocols/sworms_console/session.h"

namespace agon::fuzz {
namespace {

constexpr std::size_t fields_worth_playing = 5'000;

void read_map(std::string_view text) {
    const auto rows = sworms_console::read_map_file(text);
    if (!rows) {
        AGON_CHECK(rows.error().line > 0 && !rows.error().expected.empty());
        return;
    }
    AGON_CHECK(!rows->empty() && rows->size() <= 1000);
    AGON_CHECK(!rows->front().empty() && rows->front().size() <= 1000);
    AGON_CHECK(rows->front().find_first_not_of('A') == std::string::npos);
    for (const std::string& row : *rows) {
        AGON_CHECK(row.size() == rows->front().size());
        AGON_CHECK(row.find_first_not_of("AEW") == std::string::npos);
    }
    if (rows->size() * rows->front().size() > fields_worth_playing) return;

    sworms::Setup setup;
    setup.map = *rows;
    MersenneDice dice(static_cast<std::uint32_t>(text.size()));
    auto session = sworms_console::Session::begin(setup, {}, dice);
    AGON_CHECK(session || rows->front().size() < 6 || sworms::Rules::problem_with(setup));
    if (!session) return;
    for (const std::string_view line : {"move l 3", "action d", "move r 3", "action rd", "action l", "map"}) {
        AGON_CHECK(!sworms::Rules::problem_with(session->state()));
        session->answer(line);
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_map(agon::fuzz::as_text(bytes, count));
    return 0;
}
