#pragma once
#include <optional>

#include "creatures/library/asking.h"

// The rules once more, slowly and in plain words, to compare the library with.
namespace agon::creatures_library {

struct Reach {
    int act, sight;
};

Reach reach_of(ObjectType kind);
int importance(ObjectType kind);  // 0 for food and walls
bool inside(const Object& object, int range);
bool eats(ObjectType kind);

// What the creature takes notice of: neither what lies at (0, 0) nor what is out of sight.
std::vector<Object> seen(const Self& self, const std::vector<Object>& view);
std::vector<Move> free_walks(const Self& self, const std::vector<Object>& view);

struct Expected {
    std::vector<Move> accepted;  // whatever the document allows, in no order that depends on the list
    std::optional<Move> exact;   // by the tie-breaks that we promise; none when dice decide
};

Expected expected(const Self& self, const std::vector<Object>& view);

// The creature after it answered with this move.
Self after(const Self& self, const std::vector<Object>& view, Move move);

}  // namespace agon::creatures_library
