#include "protocols/entelect_state/map_text.h"

#include <algorithm>

#include "protocols/entelect_state/append.h"

namespace agon::entelect_state {
namespace {

using entelect::State;
using entelect::Terrain;
using entelect::WormId;

constexpr std::uint8_t pack_bit = 4;  // beside the two bits of a terrain
constexpr std::string_view pack_sign = "╠╣";

std::string_view sign_of(std::uint8_t cell) {
    if ((cell & pack_bit) != 0) return pack_sign;
    switch (static_cast<Terrain>(cell)) {
        case Terrain::Dirt: return "▓▓";
        case Terrain::Air: return "░░";
        case Terrain::DeepSpace: return "██";
        case Terrain::Lava: break;
    }
    return "XX";
}

}  // namespace

void append_powerup(std::string& out, const State& state) {
    out += ",\"powerup\":{\"type\":\"HEALTH_PACK\",\"value\":";
    append_number(out, state.config().health_pack_hp);
    out += '}';
}

// A worm stands on the map unless it is dead, or its player is out.
void MapText::find_worms(const State& state) {
    standing_.clear();
    for (const Player player : both_players) {
        if (is_disqualified(state, player)) continue;
        for (int id = 1; id <= state.worms_each(); ++id)
            if (state.worm(player, id).alive()) standing_.push_back({state.worm(player, id).at, {player, id}});
    }
    std::sort(standing_.begin(), standing_.end(), [](const Standing& a, const Standing& b) {
        return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x;
    });
    // Only by hand two can be put into one cell, which has room for one.
    const auto same_cell = [](const Standing& a, const Standing& b) { return a.at == b.at; };
    standing_.erase(std::unique(standing_.begin(), standing_.end(), same_cell), standing_.end());
}

void MapText::make_row(const State& state, int y) {
    Row& row = rows_[static_cast<std::size_t>(y)];
    row.cells = cells_;
    row.json.clear();
    row.json += '[';
    row.signs.clear();
    row.occupier.clear();
    row.sign.clear();
    int x = 0;
    for (const std::uint8_t cell : cells_) {
        row.json += x == 0 ? "{\"x\":" : ",{\"x\":";
        append_number(row.json, x++);
        row.json += ",\"y\":";
        append_number(row.json, y);
        row.json += ",\"type\":\"";
        row.json += enum_names(Terrain{})[cell & (pack_bit - 1)];
        row.json += '"';
        row.occupier.push_back(static_cast<std::uint32_t>(row.json.size()));
        if ((cell & pack_bit) != 0) append_powerup(row.json, state);
        row.json += '}';
        row.sign.push_back(static_cast<std::uint32_t>(row.signs.size()));
        row.signs += sign_of(cell);
    }
    row.json += ']';
    row.sign.push_back(static_cast<std::uint32_t>(row.signs.size()));
}

void MapText::prepare(const State& state) {
    find_worms(state);
    const bool same_packs = packs_ == state.field->packs() && pack_value_ == state.config().health_pack_hp;
    if (is_prepared_ && same_packs && ground_ == state.ground) return;
    ground_ = state.ground;
    const auto side = static_cast<std::size_t>(ground_.side());
    if (!same_packs || rows_.size() != side) rows_.assign(side, {});
    packs_ = state.field->packs();
    pack_value_ = state.config().health_pack_hp;
    cells_.resize(side);
    for (int y = 0; y < ground_.side(); ++y) {
        for (int x = 0; x < ground_.side(); ++x)
            cells_[static_cast<std::size_t>(x)] = static_cast<std::uint8_t>(ground_[Cell{x, y}]);
        for (std::size_t i = 0; i < packs_.size(); ++i)
            if (packs_[i].y == y && state.pack_lies(i)) cells_[static_cast<std::size_t>(packs_[i].x)] |= pack_bit;
        if (rows_[static_cast<std::size_t>(y)].cells != cells_) make_row(state, y);
    }
    is_prepared_ = true;
}

void MapText::append_json(std::string& out, const State& state, Eyes eyes) {
    prepare(state);
    auto worm = standing_.begin();
    out += '[';
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const Row& row = rows_[y];
        if (y > 0) out += ',';
        std::size_t written = 0;
        for (; worm != standing_.end() && static_cast<std::size_t>(worm->at.y) == y; ++worm) {
            const std::size_t place = row.occupier[static_cast<std::size_t>(worm->at.x)];
            out.append(row.json, written, place - written);
            out += ",\"occupier\":";
            append_worm_json(out, state, worm->worm, eyes, Owner::Named);
            written = place;
        }
        out.append(row.json, written);
    }
    out += ']';
}

void MapText::append_signs(std::string& out, const State& state) {
    prepare(state);
    auto worm = standing_.begin();
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const Row& row = rows_[y];
        if (y > 0) out += '\n';
        std::size_t written = 0;
        for (; worm != standing_.end() && static_cast<std::size_t>(worm->at.y) == y; ++worm) {
            const auto x = static_cast<std::size_t>(worm->at.x);
            if ((row.cells[x] & pack_bit) != 0) continue;  // it hides the worm
            out.append(row.signs, written, row.sign[x] - written);
            append_number(out, number_of(worm->worm.player));
            append_number(out, worm->worm.id);
            written = row.sign[x + 1];
        }
        out.append(row.signs, written);
    }
}

}  // namespace agon::entelect_state
