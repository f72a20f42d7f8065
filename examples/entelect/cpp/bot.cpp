// Shoots what it can see, throws what it has, and otherwise walks or digs towards the nearest enemy, out of the lava.
// Each round a number comes on standard input when rounds/<number>/textMap.txt is there; C;<number>;<command> is the answer.
// To build it: g++ -O2 -std=c++20 -static bot.cpp -o bot
#include <algorithm>
#include <complex>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Place = std::complex<double>;        // x and y; the abs() of a difference is a distance
using Facts = std::map<std::string, int>;  // "Name: value" of a worm or of the match

const std::map<std::string, Place> directions{{"N", {0, -1}}, {"NE", {1, -1}}, {"E", {1, 0}},  {"SE", {1, 1}},
                                              {"S", {0, 1}},  {"SW", {-1, 1}}, {"W", {-1, 0}}, {"NW", {-1, -1}}};

Place at(const Facts& worm) { return {double(worm.at("Position x")), double(worm.at("Position y"))}; }
std::string aimed(const std::string& verb, Place to) {
    return verb + " " + std::to_string(int(to.real())) + " " + std::to_string(int(to.imag()));
}

struct Round {
    std::map<std::string, std::vector<Facts>> told;  // by section: the match, my worms, the enemy's
    std::vector<std::string> rows;  // a letter for a cell: . air, # dirt, ~ lava, blank deep space, w a worm
    Facts worm;                     // whose turn it is

    explicit Round(std::istream& file) {
        std::string section;
        for (std::string line; std::getline(file, line);) {
            const std::string name = line.substr(0, line.find(": "));
            if (line.starts_with("@")) section = line.substr(0, 3);
            else if (section == "@06" && name == line) add_row(line);
            if (name == line) continue;
            if (told[section].empty() || name == "Worm id") told[section].emplace_back();
            told[section].back()[name] = std::atoi(line.c_str() + name.size() + 2);
        }
        for (const Facts& one : told["@02"])
            if (one.contains("Worm id") && one.at("Worm id") == told["@01"][0]["Current worm id"]) worm = one;
        for (const char* side : {"@02", "@03"})
            std::erase_if(told[side], [](Facts& one) { return !one.contains("Worm id") || one["Health"] <= 0; });
    }
    void add_row(const std::string& line) {  // each cell is two characters, which may take three bytes each
        rows.emplace_back();
        for (std::size_t i = 0; i < line.size(); i += line[i] < 0 ? 6 : 2) {
            const std::string sign = line.substr(i, 3);
            rows.back() += line[i] == 'X' ? '~' : line[i] > 0 ? 'w' : sign == "█" ? ' ' : sign == "▓" ? '#' : '.';
        }
    }
    char cell(Place to) const {
        const double end = double(rows.size()) - 0.5, x = to.real(), y = to.imag();
        return std::min(x, y) < 0 || std::max(x, y) > end ? ' ' : rows[std::size_t(y)][std::size_t(x)];
    }
    std::string shot() {
        for (const auto& [name, step] : directions)
            for (Place to = at(worm) + step; int(std::abs(to - at(worm))) <= worm["Weapon range"]; to += step) {
                if (cell(to) == ' ' || cell(to) == '#') break;
                for (const Facts& enemy : told["@03"])
                    if (at(enemy) == to) return "shoot " + name;
                if (cell(to) == 'w') break;
            }
        return "";
    }
    std::string thrown(const std::string& verb, const std::string& kind, double radius, int most_frozen) {
        for (Facts& enemy : told["@03"]) {
            bool good = worm[kind + "s count"] > 0 && int(std::abs(at(worm) - at(enemy))) <= 5;
            for (const Facts& one : told["@02"]) good = good && std::abs(at(one) - at(enemy)) > radius;
            if (good && enemy["Rounds until unfrozen"] <= most_frozen) return aimed(verb, at(enemy));
        }
        return "";
    }
    Place goal() {  // from round 100 lava creeps in from the edge; who is too far out goes to the middle
        const double half = double(rows.size() / 2), late = std::max(0, told["@01"][0]["Current round"] - 90);
        Place best{half, half};
        if (std::abs(at(worm) - best) > std::max(3.0, half * (1 - late / 250)) - 1.5) return best;
        std::map<double, Place> places{{1e9, best}};  // by their distance
        for (const Facts& enemy : told["@03"]) places.emplace(std::abs(at(worm) - at(enemy)), at(enemy));
        return places.begin()->second;
    }
    std::string walk() {
        std::map<double, std::string> ways;  // by what they cost
        for (const auto& [name, step] : directions) {
            const Place to = at(worm) + step;
            const double cost = std::abs(to - goal()) + (cell(to) == '#' ? 0.5 : cell(to) == '~' ? 5 : 0);
            if (cell(to) != ' ' && cell(to) != 'w') ways.emplace(cost, aimed(cell(to) == '#' ? "dig" : "move", to));
        }
        return ways.empty() ? "shoot N" : ways.begin()->second;
    }
};
int main() {
    for (std::string number; std::getline(std::cin, number);) {
        std::ifstream file("rounds/" + number + "/textMap.txt");
        Round round(file);
        std::string command = round.thrown("banana", "Banana bomb", 2.5, 9);
        if (command.empty()) command = round.thrown("snowball", "Snowball", 1.5, 1);
        if (command.empty()) command = round.shot();
        std::cout << "C;" << number << ";" << (command.empty() ? round.walk() : command) << std::endl;
    }
}
