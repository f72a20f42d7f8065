#include "games/siege/legality.h"

#include "core/geometry.h"

namespace agon::siege {
namespace {

bool stands_on(const Side& side, Cell cell) {
    for (const Unit& unit : side.units)
        if (unit.at == cell) return true;
    return false;
}

std::optional<Refusal> refuse_unit(const State& state, Player player, std::int32_t id) {
    const Side& enemy = state.sides[opponent(player)];
    if (state.sides[player].find(id) || id == state.sides[player].base_id) return std::nullopt;
    return enemy.find(id) || id == enemy.base_id ? Refusal::NotYours : Refusal::NoSuchUnit;
}

std::optional<Refusal> refuse_move(const State& state, Player player, const Move& move) {
    if (auto problem = refuse_unit(state, player, move.unit)) return problem;
    const Unit* const unit = state.sides[player].find(move.unit);
    return unit ? refuse_move_to(state, player, *unit, move.to) : Refusal::BaseCannotMove;
}

std::optional<Refusal> refuse_attack(const State& state, Player player, const Attack& attack) {
    if (auto problem = refuse_unit(state, player, attack.unit)) return problem;
    const Side& own = state.sides[player];
    const Side& enemy = state.sides[opponent(player)];
    const Unit* const unit = own.find(attack.unit);
    if (!unit) return Refusal::BaseCannotAttack;
    if (attack.target == own.base_id || own.find(attack.target)) return Refusal::OwnTarget;
    const Unit* const target = enemy.find(attack.target);
    if (!target && attack.target != enemy.base_id) return Refusal::NoSuchTarget;
    return refuse_attack_at(*unit, target ? target->at : state.map->base(opponent(player)));
}

std::optional<Refusal> refuse_build(const State& state, Player player, const Build& build) {
    if (auto problem = refuse_unit(state, player, build.base)) return problem;
    const Side& own = state.sides[player];
    if (build.base != own.base_id) return Refusal::OnlyBaseBuilds;
    if (own.builds) return Refusal::Busy;
    if (own.gold < facts_of(build.kind).cost) return Refusal::NotEnoughGold;
    return std::nullopt;
}

}  // namespace

// Rule "Ograniczenia dotyczące ruchu": only where it starts and where it stops counts, so obstacles can be jumped over.
std::optional<Refusal> refuse_move_to(const State& state, Player owner, const Unit& unit, Cell to) {
    if (!state.map->contains(to)) return Refusal::OffTheBoard;
    if (manhattan_distance(unit.at, to) > unit.points) return Refusal::TooFar;
    if (state.map->is_obstacle(to)) return Refusal::OnObstacle;
    const Player enemy = opponent(owner);
    if (to == state.map->base(enemy) || stands_on(state.sides[enemy], to)) return Refusal::OnEnemy;
    return std::nullopt;
}

std::optional<Refusal> refuse_attack_at(const Unit& unit, Cell target) {
    if (unit.attacked) return Refusal::AttackedAlready;
    if (unit.points < 1) return Refusal::NoPoints;
    if (manhattan_distance(unit.at, target) > facts_of(unit.kind).range) return Refusal::OutOfRange;
    return std::nullopt;
}

std::optional<Refusal> Rules::refuse(const State& state, Player player, const Action& action) {
    if (is_over(state)) return Refusal::GameOver;
    if (state.to_move() != player) return Refusal::NotYourTurn;
    if (std::holds_alternative<EndTurn>(action)) return std::nullopt;
    if (state.orders >= most_orders) return Refusal::TooManyOrders;
    if (const auto* move = std::get_if<Move>(&action)) return refuse_move(state, player, *move);
    if (const auto* attack = std::get_if<Attack>(&action)) return refuse_attack(state, player, *attack);
    return refuse_build(state, player, std::get<Build>(action));
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::GameOver: return "The game is over.";
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::TooManyOrders: return "No more than 100000 orders can be given in a turn.";
        case Refusal::NoSuchUnit: return "There is no unit with that id.";
        case Refusal::NotYours: return "That unit or base is the enemy's.";
        case Refusal::BaseCannotMove: return "A base cannot move.";
        case Refusal::BaseCannotAttack: return "A base cannot attack.";
        case Refusal::OnlyBaseBuilds: return "Only a base can build.";
        case Refusal::OffTheBoard: return "That cell is not on the board.";
        case Refusal::OnObstacle: return "No unit can stop on an obstacle.";
        case Refusal::OnEnemy: return "An enemy stands on that cell.";
        case Refusal::TooFar: return "The unit has too few movement points left to go there.";
        case Refusal::NoSuchTarget: return "There is no target with that id (any more).";
        case Refusal::OwnTarget: return "The target is the player's own.";
        case Refusal::AttackedAlready: return "The unit has attacked in this turn already.";
        case Refusal::NoPoints: return "The unit has no movement point left to attack with.";
        case Refusal::OutOfRange: return "The target is out of the unit's range.";
        case Refusal::Busy: return "The base is building already.";
        case Refusal::NotEnoughGold: return "There is not enough gold.";
    }
    return "";
}

}  // namespace agon::siege
