#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// The document's tables of units and damage. Differences between units are numbers: nothing else knows one kind from another,
// except that only workers mine.
namespace agon::siege {

enum class Kind : std::uint8_t { Knight, Swordsman, Archer, Pikeman, Ram, Catapult, Worker };
inline constexpr std::size_t kind_count = 7;
constexpr std::array<std::string_view, kind_count> enum_names(Kind) {
    return {"knight", "swordsman", "archer", "pikeman", "ram", "catapult", "worker"};
}
inline constexpr std::array all_kinds{Kind::Knight, Kind::Swordsman, Kind::Archer, Kind::Pikeman,
                                      Kind::Ram,    Kind::Catapult,  Kind::Worker};
constexpr std::size_t index_of(Kind kind) { return static_cast<std::size_t>(kind); }

// The document's letters.
constexpr char letter_of(Kind kind) {
    constexpr std::string_view letters = "KSAPRCW";
    return letters[index_of(kind)];
}
constexpr std::optional<Kind> kind_of(char letter) {
    for (const Kind kind : all_kinds)
        if (letter_of(kind) == letter) return kind;
    return std::nullopt;
}

struct KindFacts {
    int health, speed, cost, range, build_time;
};

// Table "Jednostki".
constexpr KindFacts facts_of(Kind kind) {
    constexpr std::array<KindFacts, kind_count> facts{{
        {70, 5, 400, 1, 5},  // knight
        {60, 2, 250, 1, 3},  // swordsman
        {40, 2, 250, 5, 3},  // archer
        {50, 2, 200, 2, 3},  // pikeman
        {90, 2, 500, 1, 4},  // ram
        {50, 2, 800, 7, 6},  // catapult
        {20, 2, 100, 1, 2},  // worker
    }};
    return facts[index_of(kind)];
}

inline constexpr int base_health = 200;
inline constexpr int gold_per_worker = 50;

// Table "Tabela ataku", its columns in the order of Kind: the document has the catapult before the ram there.
constexpr int damage(Kind attacker, Kind target) {
    constexpr std::array<std::array<std::uint8_t, kind_count>, kind_count> table{{
        // K   S   A   P   R   C   W
        {35, 35, 35, 35, 50, 35, 35},  // knight
        {30, 30, 30, 20, 30, 20, 30},  // swordsman
        {15, 15, 15, 15, 10, 10, 15},  // archer
        {35, 15, 15, 15, 10, 15, 15},  // pikeman
        {10, 10, 10, 10, 10, 10, 10},  // ram
        {40, 40, 40, 40, 40, 40, 40},  // catapult
        {5, 5, 5, 5, 5, 5, 5},         // worker
    }};
    return table[index_of(attacker)][index_of(target)];
}
constexpr int damage_to_base(Kind attacker) {
    constexpr std::array<std::uint8_t, kind_count> table{35, 30, 15, 10, 50, 50, 1};
    return table[index_of(attacker)];
}

}  // namespace agon::siege
