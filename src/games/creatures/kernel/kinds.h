#pragma once
#include <cstdint>

// The kinds of creatures and what they may do, as the document's game rules list them.
//
// The files of this folder are plain C++11 without anything of ours beneath them: they are the rules of the game in `agon` and,
// packed into one file, those of the engine that comes with the library of creatures (hw5/engine).
namespace agon {
namespace creatures {

// Board files and records number both from 0.
enum class Kind : std::uint8_t { BattleMage, Wizard, Cleric, Human, Dwarf, Dragon };
constexpr int kind_count = 6;

// Unknown: a library answered something that is none of the others.
enum class Deed : std::uint8_t {
    Walk,
    HumanAttack,
    DwarfAttack,
    DragonPaw,
    DragonFire,
    Heal,
    FreezeSpell,
    WeakenSpell,
    NoAct,
    Unknown
};
constexpr int deed_count = 9;  // that there are names for

// 3x3, 5x5 and 7x7 are ranges of 1, 2 and 3 squares in each direction.
constexpr int farthest_range = 3;
constexpr int widest_square = (2 * farthest_range + 1) * (2 * farthest_range + 1);
constexpr int range_of_paw = 1;

// Squares that it may attack, heal or walk to.
constexpr int act_range(Kind kind) {
    return kind == Kind::BattleMage || kind == Kind::Wizard || kind == Kind::Dragon ? 3 : 1;
}
constexpr int sight_range(Kind kind) {
    return kind == Kind::Human || kind == Kind::Cleric ? 2 : kind == Kind::Dwarf ? 1 : 3;
}
constexpr int range_of(Kind kind, Deed deed) { return deed == Deed::DragonPaw ? range_of_paw : act_range(kind); }

// "All creatures except battlemage, clerics and wizards can benefit from a FOOD."
constexpr bool eats(Kind kind) { return kind == Kind::Human || kind == Kind::Dwarf || kind == Kind::Dragon; }

constexpr bool has_mana(Kind kind) { return kind == Kind::BattleMage || kind == Kind::Wizard; }
constexpr bool has_fire(Kind kind) { return kind == Kind::Dragon; }
// Mana or fires: no kind has both.
constexpr bool has_counter(Kind kind) { return has_mana(kind) || has_fire(kind); }

constexpr bool is_spell(Deed deed) { return deed == Deed::FreezeSpell || deed == Deed::WeakenSpell; }
// "These bewitched creatures cannot be attacked by dragons, dwarves and men."
constexpr bool is_blow(Deed deed) {
    return deed == Deed::HumanAttack || deed == Deed::DwarfAttack || deed == Deed::DragonPaw ||
           deed == Deed::DragonFire;
}
constexpr int cost_of(Deed deed) { return is_spell(deed) || deed == Deed::DragonFire ? 1 : 0; }

constexpr bool may(Kind kind, Deed deed) {
    return deed == Deed::Walk || deed == Deed::NoAct ? true
           : deed == Deed::HumanAttack               ? kind == Kind::Human
           : deed == Deed::DwarfAttack               ? kind == Kind::Dwarf
           : deed == Deed::DragonPaw                 ? kind == Kind::Dragon
           : deed == Deed::DragonFire                ? kind == Kind::Dragon
           : deed == Deed::Heal                      ? kind == Kind::Cleric || kind == Kind::BattleMage
           : is_spell(deed)                          ? has_mana(kind)
                                                     : false;
}

// What being healed gives: human and dragon 1, dwarf 2, wizard 3, cleric and battlemage "their own action power".
constexpr int healing_of(Kind kind, int power) {
    return kind == Kind::Human || kind == Kind::Dragon ? 1 : kind == Kind::Dwarf ? 2 : kind == Kind::Wizard ? 3 : power;
}
// Mana or fires that come with it. The battlemage is named beside the cleric: no mana.
constexpr int refill_of(Kind kind) { return kind == Kind::Dragon ? 1 : kind == Kind::Wizard ? 2 : 0; }

// "If your toughness is below 3 (not 3), heal yourself": engines ask for it only when they are strict.
constexpr int toughness_for_self_healing = 3;

}  // namespace creatures
}  // namespace agon
