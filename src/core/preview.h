#pragma once
#include <string>

namespace agon {

// What an action would bring, for a person who has not decided yet.
struct Preview {
    int gain = 0;       // better actions gain more: a list is sorted by it
    std::string words;  // "gains 7 points, makes 12"
    bool operator==(const Preview&) const = default;
};

}  // namespace agon
