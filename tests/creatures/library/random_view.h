#pragma once
#include <cstdint>
#include <random>

#include "creatures/library/asking.h"

namespace agon::creatures_library {

// Creatures and views of all sorts: sparse and crowded, as an engine shows them (one creature a square, sorted) and as no engine
// should (several creatures on a square, things out of sight or under the creature, in any order).
class RandomViews {
public:
    explicit RandomViews(std::uint32_t seed) : engine_(seed) {}

    Self self();
    std::vector<Object> view(const Self& self);
    Object noise(const Self& self);  // something that the creature must not take notice of
    void shuffle(std::vector<Object>& view);
    int below(int count);

private:
    bool one_in(int count) { return below(count) == 0; }
    Object object();

    std::mt19937 engine_;
};

}  // namespace agon::creatures_library
