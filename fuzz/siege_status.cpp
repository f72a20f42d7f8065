// A status from a stranger's mediator: what is taken from it is sound, and the same when it is told plainly.
#include <algorithm>

#include "input.h"
#include "protocols/siege_files/status_file.h"

namespace agon::fuzz {
namespace {

using siege_files::StatusSide;

std::string told_plainly(char whose, const StatusSide& side) {
    const auto place = [](std::int32_t id, Cell at, std::int32_t health) {
        return std::to_string(id) + ' ' + std::to_string(at.x) + ' ' + std::to_string(at.y) + ' ' +
               std::to_string(health);
    };
    const char something = side.base.builds ? letter_of(*side.base.builds) : '?';
    std::string text = std::string{whose} + " B " + place(side.base.id, side.base.at, side.base.health) + ' ' +
                       (side.base.busy ? something : '0') + '\n';
    for (const auto& unit : side.units)
        text += std::string{whose, ' ', letter_of(unit.kind), ' '} + place(unit.id, unit.at, unit.health) + '\n';
    return text;
}

void read_status(std::string_view text) {
    auto status = siege_files::read_status(text);
    if (!status) {
        AGON_CHECK(!status.error().expected.empty());
        return;
    }
    for (const StatusSide* side : {&status->own, &status->enemy}) {
        const auto& units = side->units;
        AGON_CHECK(std::all_of(units.begin(), units.end(), [](const auto& unit) { return unit.health > 0; }));
        AGON_CHECK(std::adjacent_find(units.begin(), units.end(), [](const auto& one, const auto& next) {
                       return one.id >= next.id;
                   }) == units.end());
        AGON_CHECK(side->base.busy || !side->base.builds);
    }
    status->lines_skipped = 0;
    const std::string plain =
        std::to_string(status->gold) + '\n' + told_plainly('E', status->enemy) + told_plainly('P', status->own);
    AGON_CHECK(siege_files::read_status(plain) == *status);
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_status(agon::fuzz::as_text(bytes, count));
    return 0;
}
