#include "creatures/library/asking.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace agon::creatures_library {
namespace {

// In the order of the document's enumerators: a library with another order would answer nonsense.
constexpr std::array<std::string_view, 8> kinds = {"BATTLEMAGE", "WIZARD", "CLERIC", "HUMAN",
                                                   "DWARF",      "DRAGON", "FOOD",   "WALL"};
constexpr std::array<std::string_view, 9> move_types = {"WALK", "HUMANATTACK", "DWARFATTACK", "DRAGONPAW", "DRAGONFIRE",
                                                        "HEAL", "FREEZESPELL", "WEAKENSPELL", "NOACT"};

std::unique_ptr<Creature> create(const Self& self) {
    switch (self.kind) {
        case BATTLEMAGE: return std::make_unique<BattleMage>(self.side, self.power, self.toughness, self.mana);
        case WIZARD: return std::make_unique<Wizard>(self.side, self.power, self.toughness, self.mana);
        case CLERIC: return std::make_unique<Cleric>(self.side, self.power, self.toughness);
        case HUMAN: return std::make_unique<Human>(self.side, self.power, self.toughness);
        case DWARF: return std::make_unique<Dwarf>(self.side, self.power, self.toughness);
        case DRAGON: return std::make_unique<Dragon>(self.side, self.power, self.toughness, self.fire);
        case FOOD:
        case WALL: break;
    }
    throw std::invalid_argument("neither food nor walls can be asked");
}

template <std::size_t N>
int index_of(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::invalid_argument("no such name: " + std::string(name));
    return static_cast<int>(found - names.begin());
}

}  // namespace

ObjectType kind_named(std::string_view name) { return static_cast<ObjectType>(index_of(kinds, name)); }
MoveType move_type_named(std::string_view name) { return static_cast<MoveType>(index_of(move_types, name)); }

Asked ask(const Self& self, const std::vector<Object>& view) {
    const auto creature = create(self);
    creature->setBewitched(self.bewitched);
    Asked asked{creature->move(view), self};
    asked.after.side = creature->getSide();
    asked.after.power = creature->getActionPower();
    asked.after.toughness = creature->getToughness();
    asked.after.bewitched = creature->getBewitched();
    if (const auto* wizard = dynamic_cast<const Wizard*>(creature.get())) asked.after.mana = wizard->getMana();
    if (const auto* dragon = dynamic_cast<const Dragon*>(creature.get())) asked.after.fire = dragon->getLeftFireCount();
    return asked;
}

std::vector<Object> view_of(std::string_view text) {
    std::vector<Object> view;
    std::stringstream objects{std::string(text)};
    for (std::string words; std::getline(objects, words, ';');) {
        std::stringstream in(words);
        std::string side, kind, star;
        int x = 0, y = 0;
        if (!(in >> side >> kind >> x >> y) || (side != "N" && side != "S") || ((in >> star) && star != "*"))
            throw std::invalid_argument("not an object: " + words);
        view.push_back({side == "N" ? NORTH : SOUTH, kind_named(kind), x, y, star == "*"});
    }
    return view;
}

std::vector<Object> walls_around(int range) {
    std::vector<Object> walls;
    for (int x = -range; x <= range; ++x)
        for (int y = -range; y <= range; ++y)
            if (x != 0 || y != 0) walls.push_back({NORTH, WALL, x, y, false});
    return walls;
}

std::string to_text(Move move) {
    return std::string(move_types.at(static_cast<std::size_t>(move.mType))) + " " + std::to_string(move.relativeX) +
           " " + std::to_string(move.relativeY);
}

std::string to_text(const Object& object) {
    return std::string(object.teamSide == NORTH ? "N " : "S ") +
           std::string(kinds.at(static_cast<std::size_t>(object.objType))) + " " + std::to_string(object.relativeX) +
           " " + std::to_string(object.relativeY) + (object.bewitched ? " *" : "");
}

std::string to_text(const Self& self, const std::vector<Object>& view) {
    std::string text = to_text(Object{self.side, self.kind, 0, 0, self.bewitched}) + " power " +
                       std::to_string(self.power) + " toughness " + std::to_string(self.toughness) + " mana " +
                       std::to_string(self.mana) + " fire " + std::to_string(self.fire) + " sees:";
    for (const Object& object : view) text += " " + to_text(object) + ";";
    return text;
}

std::string answer(Self& self, std::string_view view) {
    const Asked asked = ask(self, view_of(view));
    self = asked.after;
    return to_text(asked.move);
}

std::string answer(Self&& self, std::string_view view) { return answer(self, view); }

std::set<std::string> answers(const Self& self, const std::vector<Object>& view, int askings) {
    std::set<std::string> seen;
    for (int i = 0; i < askings; ++i) seen.insert(to_text(ask(self, view).move));
    return seen;
}

std::set<std::string> answers(const Self& self, std::string_view view, int askings) {
    return answers(self, view_of(view), askings);
}

bool same(Move one, Move other) {
    return one.mType == other.mType && one.relativeX == other.relativeX && one.relativeY == other.relativeY;
}

int distance(int x, int y, int other_x, int other_y) { return std::abs(x - other_x) + std::abs(y - other_y); }

}  // namespace agon::creatures_library
