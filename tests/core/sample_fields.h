#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/cell.h"
#include "core/fields.h"
#include "core/grid.h"
#include "core/inline_vector.h"
#include "core/player.h"
#include "core/shared.h"

// A struct with every kind of field there is.
namespace agon::testing {

enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr std::array<std::string_view, 3> enum_names(Colour) { return {"red", "green", "blue"}; }

struct Moved {
    static constexpr std::string_view name = "moved";
    Cell to;
    bool operator==(const Moved&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("to", self.to); }
};

struct Waited {
    static constexpr std::string_view name = "waited";
    bool operator==(const Waited&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

struct Terrain {
    Grid<Colour, 4> ground{2, 1, Colour::Green};
    bool operator==(const Terrain&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("ground", self.ground); }
};

class Height {
public:
    using number_type = std::int16_t;
    constexpr Height() = default;
    constexpr number_type number() const { return metres_; }
    static constexpr Height from_number(number_type metres) {
        Height height;
        height.metres_ = metres;
        return height;
    }
    bool operator==(const Height&) const = default;

private:
    number_type metres_ = -7;
};

class Badge {
public:
    static constexpr std::string_view expected_text = "a badge of two letters";
    std::string text() const { return letters_; }
    static std::optional<Badge> from_text(std::string_view text) {
        if (text.size() != 2) return std::nullopt;
        Badge badge;
        badge.letters_ = text;
        return badge;
    }
    bool operator==(const Badge&) const = default;

private:
    std::string letters_ = "no";
};

struct Sample {
    bool flag = true;
    std::int8_t tiny = -1;
    std::uint8_t small_natural = 200;
    std::int16_t short_number = -300;
    std::uint16_t short_natural = 60000;
    int number = -70000;
    std::uint32_t natural = 4000000000;
    std::int64_t long_number = INT64_MIN;
    std::uint64_t long_natural = UINT64_MAX;
    Colour colour = Colour::Blue;
    std::string text = "a \"text\"";
    std::optional<int> perhaps{};
    std::optional<Cell> place = Cell{3, -4};
    std::variant<Waited, Moved> last = Moved{{1, 2}};
    PerPlayer<int> gold{{5, -6}};
    PerPlayer<bool> ready{{true, false}};
    std::array<std::int16_t, 3> triple{1, -2, 3};
    Grid<std::uint8_t, 6> board{3, 2, 9};
    std::vector<Cell> path{{0, 1}, {2, 3}};
    std::vector<std::string> words{"x", ""};
    InlineVector<int, 2> counts{7, 8, 9};
    InlineVector<Cell, 4> cells{{1, 1}};
    Height height{};
    Grid<Height, 2> heights{2, 1};
    Shared<Terrain> terrain{};
    Badge badge{};
    bool operator==(const Sample&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("flag", self.flag);
        visit("tiny", self.tiny);
        visit("small_natural", self.small_natural);
        visit("short_number", self.short_number);
        visit("short_natural", self.short_natural);
        visit("number", self.number);
        visit("natural", self.natural);
        visit("long_number", self.long_number);
        visit("long_natural", self.long_natural);
        visit("colour", self.colour);
        visit("text", self.text);
        visit("perhaps", self.perhaps);
        visit("place", self.place);
        visit("last", self.last);
        visit("gold", self.gold);
        visit("ready", self.ready);
        visit("triple", self.triple);
        visit("board", self.board);
        visit("path", self.path);
        visit("words", self.words);
        visit("counts", self.counts);
        visit("cells", self.cells);
        visit("height", self.height);
        visit("heights", self.heights);
        visit("terrain", self.terrain);
        visit("badge", self.badge);
    }
};

struct SampleChange {
    std::string what;
    void (*apply)(Sample&);
};

// Every way to make a sample different in one place.
inline const std::vector<SampleChange>& sample_changes() {
    static const std::vector<SampleChange> changes{
        {"flag", [](Sample& s) { s.flag = false; }},
        {"tiny", [](Sample& s) { s.tiny = 1; }},
        {"small_natural", [](Sample& s) { s.small_natural = 201; }},
        {"short_number", [](Sample& s) { s.short_number = 300; }},
        {"short_natural", [](Sample& s) { s.short_natural = 1; }},
        {"number", [](Sample& s) { s.number = 70000; }},
        {"natural", [](Sample& s) { s.natural = 1; }},
        {"long_number", [](Sample& s) { s.long_number = INT64_MAX; }},
        {"long_natural", [](Sample& s) { s.long_natural = 0; }},
        {"colour", [](Sample& s) { s.colour = Colour::Red; }},
        {"text", [](Sample& s) { s.text = "a \"test\""; }},
        {"text cut short", [](Sample& s) { s.text.pop_back(); }},
        {"text with a zero byte more", [](Sample& s) { s.text.push_back('\0'); }},
        {"perhaps a zero", [](Sample& s) { s.perhaps = 0; }},
        {"place gone", [](Sample& s) { s.place.reset(); }},
        {"place elsewhere",
         [](Sample& s) {
             s.place = Cell{4, -3};
         }},
        {"last of another kind", [](Sample& s) { s.last = Waited{}; }},
        {"last elsewhere",
         [](Sample& s) {
             s.last = Moved{{2, 1}};
         }},
        {"gold of the first", [](Sample& s) { s.gold[Player::First] = 6; }},
        {"gold swapped", [](Sample& s) { std::swap(s.gold[Player::First], s.gold[Player::Second]); }},
        {"ready", [](Sample& s) { s.ready[Player::Second] = true; }},
        {"triple", [](Sample& s) { s.triple[2] = 4; }},
        {"last cell of the board",
         [](Sample& s) {
             s.board[{2, 1}] = 8;
         }},
        {"board turned",
         [](Sample& s) {
             s.board = {2, 3, 9};
         }},
        {"board of one row",
         [](Sample& s) {
             s.board = {6, 1, 9};
         }},
        {"path longer", [](Sample& s) { s.path.push_back({}); }},
        {"path empty", [](Sample& s) { s.path.clear(); }},
        {"path backwards", [](Sample& s) { std::swap(s.path[0], s.path[1]); }},
        {"words joined otherwise",
         [](Sample& s) {
             s.words = {"", "x"};
         }},
        {"words fewer", [](Sample& s) { s.words.pop_back(); }},
        {"counts", [](Sample& s) { s.counts[2] = 10; }},
        {"counts shorter", [](Sample& s) { s.counts.pop_back(); }},
        {"cells", [](Sample& s) { s.cells[0].y = 2; }},
        {"height", [](Sample& s) { s.height = Height::from_number(8); }},
        {"one of the heights", [](Sample& s) { s.heights[Cell(1, 0)] = Height::from_number(8); }},
        {"terrain",
         [](Sample& s) {
             s.terrain = Shared(Terrain{{2, 1, Colour::Red}});
         }},
        {"badge", [](Sample& s) { s.badge = *Badge::from_text("yo"); }},
    };
    return changes;
}

}  // namespace agon::testing
