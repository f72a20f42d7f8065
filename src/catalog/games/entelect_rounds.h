#pragma once
#include "catalog/original_files.h"
#include "games/entelect/rules.h"

namespace agon::catalog {

// rounds/<n>/state.json and textMap.txt; where the document's word counts, state.txt too.
template <>
struct OriginalRounds<entelect::Rules> {
    static std::unique_ptr<match::RoundFiles> open(PositionSource<entelect::Rules> now, Player seat);
};

}  // namespace agon::catalog
