#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "hw5/hw5.h"

// One creature of the library, asked once. Views and answers are texts, so that a case is read like a sentence.
namespace agon::creatures_library {

// The creature before it is asked, and afterwards.
struct Self {
    ObjectType kind = HUMAN;
    Side side = NORTH;
    int power = 2;
    int toughness = 10;
    int mana = 0;  // of wizards and battlemages
    int fire = 0;  // of dragons
    bool bewitched = false;

    bool operator==(const Self&) const = default;
};

struct Asked {
    Move move;
    Self after;
};

Asked ask(const Self& self, const std::vector<Object>& view);

// "S DRAGON 2 1; N HUMAN 0 1 *": sides are N and S, a star marks the bewitched. Throws when it is misspelt.
std::vector<Object> view_of(std::string_view text);
// Walls on all squares up to `range` away.
std::vector<Object> walls_around(int range);

// Throw when there is no such name.
ObjectType kind_named(std::string_view name);
MoveType move_type_named(std::string_view name);

std::string to_text(Move move);  // "WALK 1 -1"
std::string to_text(const Object& object);
std::string to_text(const Self& self, const std::vector<Object>& view);

// What it answers; `self` becomes what it is afterwards.
std::string answer(Self& self, std::string_view view);
std::string answer(Self&& self, std::string_view view);

// All answers in so many askings of creatures that are alike.
std::set<std::string> answers(const Self& self, const std::vector<Object>& view, int askings = 2000);
std::set<std::string> answers(const Self& self, std::string_view view, int askings = 2000);

bool same(Move one, Move other);

// Manhattan.
int distance(int x, int y, int other_x, int other_y);

}  // namespace agon::creatures_library
