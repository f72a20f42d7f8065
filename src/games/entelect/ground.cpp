#include "games/entelect/ground.h"

#include "games/entelect/config.h"

namespace agon::entelect {
namespace {

constexpr std::string_view letters = "#.*~";  // in the order of Terrain

}  // namespace

Ground::Ground(int side, Terrain everywhere) {
    AGON_CHECK(side >= 0 && side <= longest_side);
    const auto cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    planes_ = HeadedArray<Head, std::uint64_t, 36>((cells + 63) / 64 * 2);
    planes_.head.side = static_cast<std::uint16_t>(side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) set({x, y}, everywhere);
}

void Ground::set(Cell cell, Terrain terrain) {
    const std::size_t index = index_of(cell), word = index / 64;
    const std::uint64_t bit = std::uint64_t{1} << (index % 64);
    std::uint64_t &open = planes_.data()[word], &rare = planes_.data()[words() + word];
    open = entelect::is_open(terrain) ? open | bit : open & ~bit;
    rare = terrain == Terrain::Lava || terrain == Terrain::DeepSpace ? rare | bit : rare & ~bit;
}

std::optional<Ground> Ground::from_text(std::string_view text) {
    const std::size_t side = std::min(text.find('/'), text.size());
    if (side > std::size_t{longest_side}) return std::nullopt;
    Ground ground(static_cast<int>(side));
    if (text.empty()) return ground;
    if (text.size() != side * (side + 1) - 1) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t x = i % (side + 1), y = i / (side + 1);
        const std::size_t terrain = letters.find(text[i]);
        if (x == side ? text[i] != '/' : terrain == std::string_view::npos) return std::nullopt;
        if (x < side) ground.set({static_cast<int>(x), static_cast<int>(y)}, static_cast<Terrain>(terrain));
    }
    return ground;
}

// States are hashed by this text, so it is made in one go over the bits.
std::string Ground::text() const {
    const auto across = static_cast<std::size_t>(side());
    if (across == 0) return "";
    std::string text(across * (across + 1) - 1, '/');
    const std::uint64_t *const open = planes_.data(), *const rare = open + words();
    char* out = text.data();
    std::size_t index = 0;
    for (std::size_t y = 0; y < across; ++y, ++out)
        for (std::size_t x = 0; x < across; ++x, ++index)
            *out++ = letters[(open[index / 64] >> (index % 64) & 1) | (rare[index / 64] >> (index % 64) & 1) << 1];
    return text;
}

}  // namespace agon::entelect
