#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/map_text.h"

namespace agon::entelect_state {
namespace {

using entelect::Profession;

void append_member(std::string& out, std::string_view before, std::int64_t number) {
    out += before;
    append_number(out, number);
}

void append_bananas(std::string& out, const entelect::Bananas& bananas, int left) {
    append_member(out, ",\"bananaBombs\":{\"damage\":", bananas.damage);
    append_member(out, ",\"range\":", bananas.range);
    append_member(out, ",\"count\":", left);
    append_member(out, ",\"damageRadius\":", bananas.damage_radius);
    out += '}';
}

void append_snowballs(std::string& out, const entelect::Snowballs& snowballs, int left) {
    append_member(out, ",\"snowballs\":{\"freezeDuration\":", snowballs.freeze_duration);
    append_member(out, ",\"range\":", snowballs.range);
    append_member(out, ",\"count\":", left);
    append_member(out, ",\"freezeRadius\":", snowballs.freeze_radius);
    out += '}';
}

}  // namespace

void append_worm_json(std::string& out, const entelect::State& state, entelect::WormId name, Eyes eyes, Owner owner) {
    const entelect::Worm& worm = state.worm(name);
    const entelect::WormsConfig& numbers = state.field->numbers_of(name.id);
    append_member(out, "{\"id\":", name.id);
    if (owner == Owner::Named) append_member(out, ",\"playerId\":", number_of(name.player));
    append_member(out, ",\"health\":", worm.health);
    append_member(out, ",\"position\":{\"x\":", worm.at.x);
    append_member(out, ",\"y\":", worm.at.y);
    out += '}';
    if (see_all_of(eyes, name.player)) {
        append_member(out, ",\"weapon\":{\"damage\":", numbers.weapon.damage);
        append_member(out, ",\"range\":", numbers.weapon.range);
        out += '}';
        const Profession profession = state.field->profession_of(name.id);
        if (profession == Profession::Agent) append_bananas(out, state.config().bananas, worm.ammunition);
        if (profession == Profession::Technologist) append_snowballs(out, state.config().snowballs, worm.ammunition);
    }
    append_member(out, ",\"diggingRange\":", numbers.digging_range);
    append_member(out, ",\"movementRange\":", numbers.movement_range);
    append_member(out, ",\"roundsUntilUnfrozen\":", worm.frozen);
    out += ",\"profession\":";
    append_quoted(out, numbers.profession_name);
    out += '}';
}

}  // namespace agon::entelect_state
