#pragma once
#include <algorithm>
#include <array>
#include <cstdint>

#include "protocols/replay/range_coder.h"

namespace agon::replay {

// Numbers for places in an action and for what is known there: made of each other, the same on every machine.
constexpr std::uint32_t mix(std::uint32_t a, std::uint32_t b) {
    const std::uint32_t mixed = (a ^ (b * 0x9E3779B1u)) * 0x85EBCA6Bu;
    return mixed ^ (mixed >> 15);
}

// Where a bit stands, from what is known least to what is known most. Rich places know better once they were seen often
// enough; until then the plainer ones have their say.
using Places = std::array<std::uint32_t, 3>;

// What was learned of every place, in 2^slot_bits slots. Places that share a slot by accident cost bytes, never correctness.
template <int slot_bits>
class Models {
public:
    // The bit goes through `port(bit, chance)`, which writes the bit or reads another in its stead, and returns it.
    template <class Port>
    bool code(bool bit, const Places& places, std::uint32_t node, Port& port) {
        const std::uint32_t spread = node * 0x9E3779B1u;
        BitModel& plain = slot(places[0] + spread);
        BitModel& richer = slot(places[1] + spread);
        BitModel& richest = slot(places[2] + spread);
        std::int32_t chance = blended(plain.chance(), richer);
        chance = std::clamp(blended(chance, richest), least_chance, 65'536 - least_chance);
        const bool coded = port(bit, static_cast<std::uint32_t>(chance));
        plain.learn(coded);
        richer.learn(coded);
        richest.learn(coded);
        return coded;
    }

private:
    static constexpr std::int32_t least_chance = 24;

    // In 256ths: how much a place that was seen so often is believed against the plainer one.
    static constexpr std::array<std::int32_t, BitModel::most_seen + 1> trusts_ = [] {
        std::array<std::int32_t, BitModel::most_seen + 1> trusts{};
        for (std::int32_t seen = 0; seen <= std::int32_t{BitModel::most_seen}; ++seen)
            trusts[static_cast<std::size_t>(seen)] = 256 * seen / (seen + 1);
        return trusts;
    }();

    static std::int32_t blended(std::int32_t chance, const BitModel& model) {
        return chance + (((model.chance() - chance) * trusts_[model.seen()]) >> 8);
    }
    BitModel& slot(std::uint32_t place) { return slots_[place >> (32 - slot_bits)]; }

    std::array<BitModel, 1 << slot_bits> slots_{};
};

}  // namespace agon::replay
