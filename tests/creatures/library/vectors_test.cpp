#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>

#include "creatures/library/asking.h"

// Cases kept outside of this repository: a creature, what it sees, which moves are right, which of them is ours, and the
// creature afterwards.
namespace agon::creatures_library {
namespace {

struct Case {
    std::string name;
    Self self;
    std::vector<Object> view;
    std::optional<Move> preferred;  // none: dice decide
    std::vector<Move> accepted;
    std::map<std::string, int> after;
};

std::map<std::string, int> read_numbers(std::istream& in) {
    std::map<std::string, int> numbers;
    for (std::string word; in >> word;)
        numbers[word.substr(0, word.find('='))] = std::stoi(word.substr(word.find('=') + 1));
    return numbers;
}

Side side_named(const std::string& name) {
    if (name != "NORTH" && name != "SOUTH") throw std::invalid_argument("no side: " + name);
    return name == "NORTH" ? NORTH : SOUTH;
}

Self read_self(std::istream& in) {
    std::string kind, side;
    in >> kind >> side;
    auto numbers = read_numbers(in);
    return {.kind = kind_named(kind),
            .side = side_named(side),
            .power = numbers.at("power"),
            .toughness = numbers.at("toughness"),
            .mana = numbers["mana"],
            .fire = numbers["fire"],
            .bewitched = numbers["bewitched"] != 0};
}

Object read_object(std::istream& in) {
    std::string side, kind;
    int x = 0, y = 0;
    bool bewitched = false;
    if (!(in >> side >> kind >> x >> y >> bewitched)) throw std::invalid_argument("not an object");
    return {side_named(side), kind_named(kind), x, y, bewitched};
}

Move read_move(std::istream& in) {
    std::string type;
    int x = 0, y = 0;
    if (!(in >> type >> x >> y)) throw std::invalid_argument("not a move");
    return {move_type_named(type), x, y};
}

std::vector<Case> read_cases(std::istream& file) {
    std::vector<Case> cases;
    for (std::string line; std::getline(file, line);) {
        std::stringstream in(line);
        std::string what;
        if (!(in >> what) || what[0] == '#' || what == "end") continue;
        if (what == "case") cases.emplace_back().name = line;
        else if (what == "self") cases.back().self = read_self(in);
        else if (what == "obj") cases.back().view.push_back(read_object(in));
        else if (what == "prefer") cases.back().preferred = read_move(in);
        else if (what == "accept") cases.back().accepted.push_back(read_move(in));
        else if (what == "after") cases.back().after = read_numbers(in);
        else throw std::invalid_argument("not understood: " + line);
    }
    return cases;
}

TEST(CreatureVectors, AreAllMet) {
    const std::filesystem::path path = AGON_SOURCE_DIR "/../shared/vectors/creatures/vectors.txt";
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "skipped: the vectors are not here";
    std::ifstream file(path);
    const auto cases = read_cases(file);
    EXPECT_EQ(cases.size(), 50u);
    for (const Case& one : cases) {
        // Where dice decide, one try proves little.
        for (int tries = one.preferred ? 1 : 200; tries > 0; --tries) {
            const Asked asked = ask(one.self, one.view);
            const auto is_it = [&](Move move) { return same(move, asked.move); };
            EXPECT_TRUE(std::any_of(one.accepted.begin(), one.accepted.end(), is_it))
                << one.name << ": " << to_text(asked.move);
            if (one.preferred) { EXPECT_EQ(to_text(asked.move), to_text(*one.preferred)) << one.name; }
            const std::map<std::string, int> after = {
                {"toughness", asked.after.toughness}, {"mana", asked.after.mana}, {"fire", asked.after.fire}};
            for (const auto& [name, number] : one.after) EXPECT_EQ(after.at(name), number) << one.name << ": " << name;
            EXPECT_EQ(asked.after.bewitched, one.self.bewitched) << one.name;
        }
    }
}

}  // namespace
}  // namespace agon::creatures_library
