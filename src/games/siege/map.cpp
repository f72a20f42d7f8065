#include "games/siege/map.h"

#include <algorithm>

namespace agon::siege {

std::optional<Map> Map::from_text(std::string_view text) {
    Map map;
    if (text.empty()) return map;
    const std::size_t width = std::min(text.find('/'), text.size());
    if (!is_side(width) || (text.size() + 1) % (width + 1) != 0) return std::nullopt;
    const std::size_t height = (text.size() + 1) / (width + 1);
    if (!is_side(height)) return std::nullopt;
    PerPlayer<int> bases{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool between_rows = i % (width + 1) == width;
        if (between_rows ? text[i] != '/' : !is_terrain(text[i])) return std::nullopt;
        const Cell cell{static_cast<int>(i % (width + 1)), static_cast<int>(i / (width + 1))};
        if (text[i] == '6') map.mines_.push_back(cell);
        if (text[i] != '1' && text[i] != '2') continue;
        const Player owner = text[i] == '1' ? Player::First : Player::Second;
        map.bases_[owner] = cell;
        ++bases[owner];
    }
    if (bases != PerPlayer<int>{{1, 1}}) return std::nullopt;
    map.text_ = text;
    map.width_ = static_cast<int>(width);
    map.height_ = static_cast<int>(height);
    return map;
}

}  // namespace agon::siege
