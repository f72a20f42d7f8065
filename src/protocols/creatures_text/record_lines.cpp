#include "protocols/creatures_text/record_lines.h"

#include <sstream>

namespace agon {
namespace creatures_text {
namespace {

using creatures::Creature;
using creatures::Deed;
using creatures::Effect;
using creatures::Illegal;
using creatures::Kind;

const char* side_name(bool is_north) { return is_north ? "NORTH" : "SOUTH"; }

std::string effect_text(const Activation& activation) {
    const Effect& effect = activation.effect;
    std::ostringstream text;
    if (effect.ate) text << "eat";
    else if (!activation.has_target) text << "-";
    else if (effect.healed) text << "heal=+" << effect.healing;
    else if (effect.froze) text << "freeze";
    else text << "dmg=" << effect.damage;
    return text.str();
}

}  // namespace

const char* code_of(Illegal illegal) {
    switch (illegal) {
        case Illegal::None: return "ok";
        case Illegal::GameOver: return "GAME_OVER";
        case Illegal::NotYourTurn: return "NOT_YOUR_TURN";
        case Illegal::BadType: return "BAD_TYPE";
        case Illegal::OutOfRange: return "OUT_OF_RANGE";
        case Illegal::OffBoard: return "OFF_BOARD";
        case Illegal::Wall: return "WALL";
        case Illegal::SelfSquare: return "SELF_SQUARE";
        case Illegal::Occupied: return "OCCUPIED";
        case Illegal::NoTarget: return "NO_TARGET";
        case Illegal::FriendlyFire: return "FRIENDLY_FIRE";
        case Illegal::EnemyHeal: return "ENEMY_HEAL";
        case Illegal::SelfHeal: return "SELF_HEAL";
        case Illegal::TargetFrozen: return "TARGET_FROZEN";
        case Illegal::NoMana: return "NO_MANA";
        case Illegal::NoFire: return "NO_FIRE";
        case Illegal::BadAccounting: return "BAD_ACCOUNTING";
    }
    return "";
}

const char* code_of(Deed deed) {
    switch (deed) {
        case Deed::Walk: return "WALK";
        case Deed::HumanAttack: return "HUMANATTACK";
        case Deed::DwarfAttack: return "DWARFATTACK";
        case Deed::DragonPaw: return "DRAGONPAW";
        case Deed::DragonFire: return "DRAGONFIRE";
        case Deed::Heal: return "HEAL";
        case Deed::FreezeSpell: return "FREEZESPELL";
        case Deed::WeakenSpell: return "WEAKENSPELL";
        case Deed::NoAct: return "NOACT";
        case Deed::Unknown: return "UNKNOWN";
    }
    return "";
}

const char* code_of(Kind kind) {
    switch (kind) {
        case Kind::BattleMage: return "BATTLEMAGE";
        case Kind::Wizard: return "WIZARD";
        case Kind::Cleric: return "CLERIC";
        case Kind::Human: return "HUMAN";
        case Kind::Dwarf: return "DWARF";
        case Kind::Dragon: return "DRAGON";
    }
    return "";
}

std::string record_head(const std::string& board_hash, unsigned long seed) {
    std::ostringstream line;
    line << "WARRECORD\t1\t" << board_hash << '\t' << seed << '\n';
    return line.str();
}

std::string record_line(const Activation& activation) {
    const Creature& self = activation.after;
    std::ostringstream line;
    line << activation.turn << '\t' << activation.number << '\t' << side_name(activation.is_north) << '\t'
         << activation.slot << '\t' << code_of(self.kind) << '\t' << self.x << '\t' << self.y << '\t'
         << code_of(activation.order.deed) << '\t';
    // Who does nothing does it nowhere: libraries may leave those numbers to chance.
    if (activation.order.deed == Deed::NoAct) line << "0\t0\t";
    else line << activation.order.x << '\t' << activation.order.y << '\t';
    if (activation.has_target) line << side_name(activation.target_is_north) << ':' << activation.target_slot;
    else line << '-';
    line << '\t' << effect_text(activation) << '\t' << self.toughness << '\t';
    if (has_mana(self.kind)) line << self.counter;
    else line << '-';
    line << '\t';
    if (has_fire(self.kind)) line << self.counter;
    else line << '-';
    line << '\t' << (activation.was_frozen ? "frozen" : code_of(activation.illegal)) << '\n';
    return line.str();
}

std::string record_result(const Result& result) {
    std::ostringstream line;
    line << "result\t" << result.code << '\t' << result.turns << '\t' << result.survivors[0] << '\t'
         << result.survivors[1] << '\t' << result.toughness[0] << '\t' << result.toughness[1] << '\n';
    return line.str();
}

std::string classic_turn_lines(std::int32_t turn, int slots) {
    return "Turn is now: " + std::to_string(turn) + "\n" + std::to_string(slots) + "\n";
}

std::string classic_detailed_line(const Creature& creature, bool is_north) {
    std::ostringstream line;
    line << "Creature Side: " << side_name(is_north) << " Action Power: " << creature.power
         << " Toughness: " << creature.toughness << " Bewitched: " << (creature.bewitched ? 1 : 0);
    if (has_mana(creature.kind)) line << " Mana: " << creature.counter;
    if (has_fire(creature.kind)) line << " Fire Count: " << creature.counter;
    return line.str();
}

std::string classic_lines(const Creature& creature, bool is_north) {
    Creature generic = creature;
    generic.kind = Kind::Human;
    return classic_detailed_line(generic, is_north) + "\n" + classic_detailed_line(creature, is_north) + "\n";
}

}  // namespace creatures_text
}  // namespace agon
