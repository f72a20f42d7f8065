#include "core/geometry.h"
#include "games/entelect/round.h"

namespace agon::entelect {
namespace {

// Distances of what was said may be beyond any cell.
std::int64_t reach_of_steps(Cell from, Target to) {
    const std::int64_t across = std::int64_t{to.x} - from.x, down = std::int64_t{to.y} - from.y;
    return std::max(across < 0 ? -across : across, down < 0 ? -down : down);
}

// The root of the squared distance, rounded down, is above the range.
bool is_out_of_range(Cell from, Target to, std::int32_t range) {
    const std::int64_t across = std::int64_t{to.x} - from.x, down = std::int64_t{to.y} - from.y;
    const std::int64_t beyond = std::int64_t{range} + 1;
    return across * across + down * down >= beyond * beyond;
}

Verdict validate_move(const State& state, const Crowd& crowd, WormId by, Target to) {
    if (!state.ground.contains(to.x, to.y)) return {Fault::OffTheMap};
    if (reach_of_steps(state.worm(by).at, to) > state.field->numbers_of(by.id).movement_range) return {Fault::TooFar};
    const Cell cell{to.x, to.y};
    if (!state.ground.is_open(cell)) return {Fault::NotOpen, state.ground[cell]};
    if (crowd.worm_at(cell)) return {Fault::Occupied};
    return {};
}

Verdict validate_dig(const State& state, WormId by, Target at) {
    if (!state.ground.contains(at.x, at.y)) return {Fault::OffTheMap};
    const Terrain terrain = state.ground[{at.x, at.y}];
    if (terrain != Terrain::Dirt) return {Fault::NotDiggable, terrain};
    if (reach_of_steps(state.worm(by).at, at) > state.field->numbers_of(by.id).digging_range) return {Fault::TooFar};
    return {};
}

Verdict validate_throw(const State& state, WormId by, Target at, Profession trained, std::int32_t range) {
    const Worm& worm = state.worm(by);
    if (state.field->profession_of(by.id) != trained) return {Fault::NotTrained};
    if (worm.ammunition == 0) return {Fault::NoneLeft};
    if (!state.ground.contains(at.x, at.y)) return {Fault::OffTheMap};
    if (is_out_of_range(worm.at, at, range)) return {Fault::TooFar};
    return {};
}

}  // namespace

Fault validate_select(const State& state, Player player, std::int32_t id) {
    if (state.sides[player].tokens == 0) return Fault::NoTokens;
    if (id < 1 || id > state.worms_each()) return Fault::NoSuchWorm;
    return state.worm(player, id).alive() ? Fault::None : Fault::DeadWorm;
}

Verdict validate(const State& state, const Crowd& crowd, WormId by, const Command& command) {
    const Config& config = state.config();
    if (const auto* move = std::get_if<Move>(&command)) return validate_move(state, crowd, by, move->to);
    if (const auto* dig = std::get_if<Dig>(&command)) return validate_dig(state, by, dig->at);
    if (const auto* banana = std::get_if<Banana>(&command))
        return validate_throw(state, by, banana->at, Profession::Agent, config.bananas.range);
    if (const auto* snowball = std::get_if<Snowball>(&command))
        return validate_throw(state, by, snowball->at, Profession::Technologist, config.snowballs.range);
    if (const auto* garbled = std::get_if<Garbled>(&command)) return {garbled->fault};
    return {};
}

}  // namespace agon::entelect
