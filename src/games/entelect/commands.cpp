#include <algorithm>

#include "core/geometry.h"
#include "games/entelect/round.h"

// What each command does, once it is valid.
namespace agon::entelect {
namespace {

// Returns the damage to the enemy; to oneself it counts against.
std::int32_t attack(Round& round, Player by, std::size_t index, std::int32_t damage, Cause cause) {
    hurt(round, index, damage, cause);
    round.attacked[by] |= WormSet{1} << index;
    return round.state.name_of(index).player == by ? -damage : damage;
}

// Rule "Collisions": whoever moved first into the cell did so in this round, for it was free when the moves were validated.
void collide(Round& round, WormId by, Cell target, std::size_t other) {
    State& state = round.state;
    Worm &second = state.worm(by), &first = state.begin()[other];
    const Cell from = second.at, first_from = *round.first_moved_from;
    hurt(round, state.index_of(by.player, by.id), state.config().pushback_damage, Cause::Collision);
    hurt(round, other, state.config().pushback_damage, Cause::Collision);
    const bool swapped = !round.dice.flip();
    first.at = swapped ? from : first_from;
    if (swapped) second.at = first_from;
    round.crowd.put(other, first.at);
    round.crowd.put(state.index_of(by.player, by.id), second.at);
    round.journal.note(Collided{by, state.name_of(other), from, target, swapped});
}

std::int32_t move(Round& round, WormId by, Cell to) {
    Worm& worm = round.state.worm(by);
    if (const auto other = round.crowd.worm_at(to)) {
        collide(round, by, to, *other);
    } else {
        round.journal.note(Moved{by, worm.at, to});
        round.first_moved_from = worm.at;
        worm.at = to;
        // NB: a worm that was gone and is still its player's current one comes back on the board by this, dead as it is.
        round.crowd.put(round.state.index_of(by.player, by.id), to);
    }
    return round.field.config().scores.move;
}

std::int32_t dig(Round& round, WormId by, Cell at) {
    round.state.ground.set(at, Terrain::Air);
    round.journal.note(Dug{by, round.state.worm(by).at, at});
    return round.field.config().scores.dig;
}

Impact impact_of(const Round& round, Cell at) {
    if (round.state.ground[at] == Terrain::DeepSpace) return Impact::DeepSpace;
    return round.crowd.worm_at(at) ? Impact::Bullseye : Impact::Terrain;
}

// A cell of dirt that two bananas of one round destroy counts for both.
bool blast_dirt(Round& round, Cell cell) {
    const auto& blasted = round.blasted;
    if (round.state.ground[cell] != Terrain::Dirt)
        return std::find(blasted.begin(), blasted.end(), cell) != blasted.end();
    round.state.ground.set(cell, Terrain::Air);
    round.blasted.push_back(cell);
    return true;
}

std::int32_t throw_banana(Round& round, WormId by, Cell at) {
    State& state = round.state;
    const Scores& scores = round.field.config().scores;
    Worm& worm = state.worm(by);
    const Impact impact = impact_of(round, at);
    --worm.ammunition;
    std::int32_t score = 0;
    bool hit = false;
    if (impact != Impact::DeepSpace) {
        for (const BlastCell& part : round.field.blast()) {
            const Cell cell = at + part.from_middle;
            if (!state.ground.contains(cell)) continue;
            if (blast_dirt(round, cell)) {
                score += scores.dig;
                round.journal.note(Blasted{cell});
            }
            if (state.ground.packs() != 0) state.take_pack(cell);
            if (const auto index = round.crowd.worm_at(cell)) {
                score += scores.attack * attack(round, by.player, *index, part.damage, Cause::Banana);
                hit = true;
            }
        }
    }
    if (impact == Impact::DeepSpace || (!hit && round.field.reading().every_miss_scores)) score += scores.missed_attack;
    round.journal.note(ThrewBanana{by, worm.at, at, impact, score});
    return score;
}

// Cells of a diagonal are longer: so many fit into the range.
int steps_in_range(Step way, std::int32_t range) {
    if (way.dx == 0 || way.dy == 0) return range;
    const std::int64_t beyond = (std::int64_t{range} + 1) * (std::int64_t{range} + 1);
    std::int64_t steps = 0;
    while (2 * (steps + 1) * (steps + 1) < beyond) ++steps;
    return static_cast<int>(steps);
}

std::int32_t shoot(Round& round, WormId by, Direction direction) {
    State& state = round.state;
    const Weapon& weapon = round.field.numbers_of(by.id).weapon;
    const Scores& scores = round.field.config().scores;
    const Step way = step_of(direction);
    const Cell from = state.worm(by).at;
    Cell at = from + way;
    ShotEnd end = ShotEnd::OutOfRange;
    std::int32_t score = scores.missed_attack;
    for (int left = steps_in_range(way, weapon.range); left > 0 && state.ground.contains(at); --left, at = at + way) {
        if (!state.ground.is_open(at)) {
            end = ShotEnd::Blocked;
            break;
        }
        if (const auto index = round.crowd.worm_at(at)) {
            end = ShotEnd::Hit;
            score = scores.attack * attack(round, by.player, *index, weapon.damage, Cause::Shot);
            break;
        }
    }
    round.journal.note(Shot{by, direction, from, at, end, score});
    return score;
}

std::int32_t throw_snowball(Round& round, WormId by, Cell at) {
    State& state = round.state;
    const Config& config = round.field.config();
    Worm& worm = state.worm(by);
    const Impact impact = impact_of(round, at);
    --worm.ammunition;
    std::int32_t score = 0;
    bool hit = false;
    if (impact != Impact::DeepSpace) {
        for (WormSet left = round.crowd.standing; left != 0; left &= left - 1) {
            const auto index = static_cast<std::size_t>(std::countr_zero(left));
            Worm& target = state.begin()[index];
            if (chebyshev_distance(target.at, at) > config.snowballs.freeze_radius) continue;
            target.frozen = static_cast<std::uint8_t>(config.snowballs.freeze_duration);
            round.froze |= WormSet{1} << index;
            const WormId name = state.name_of(index);
            round.journal.note(Frozen{name, target.at});
            score += name.player == by.player ? -config.scores.freeze : config.scores.freeze;
            hit = true;
        }
    }
    if (impact == Impact::DeepSpace || (!hit && round.field.reading().every_miss_scores))
        score += config.scores.missed_attack;
    round.journal.note(ThrewSnowball{by, worm.at, at, impact, score});
    return score;
}

Cell cell_of(Target target) { return {target.x, target.y}; }

}  // namespace

void hurt(Round& round, std::size_t index, std::int32_t damage, Cause cause) {
    Worm& worm = round.worm(index);
    worm.health = static_cast<std::int16_t>(worm.health - damage);
    round.hurt |= WormSet{1} << index;
    round.journal.note(Hurt{round.state.name_of(index), worm.at, damage, cause});
}

std::int32_t execute(Round& round, WormId by, const Command& command) {
    if (const auto* step = std::get_if<Move>(&command)) return move(round, by, cell_of(step->to));
    if (const auto* spade = std::get_if<Dig>(&command)) return dig(round, by, cell_of(spade->at));
    if (const auto* banana = std::get_if<Banana>(&command)) return throw_banana(round, by, cell_of(banana->at));
    if (const auto* shot = std::get_if<Shoot>(&command)) return shoot(round, by, shot->way);
    if (const auto* snowball = std::get_if<Snowball>(&command)) return throw_snowball(round, by, cell_of(snowball->at));
    round.journal.note(Idled{by, std::holds_alternative<Nothing>(command)});
    return round.field.config().scores.do_nothing;
}

}  // namespace agon::entelect
