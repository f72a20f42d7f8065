#include "games/sworms/rules.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {
namespace {

std::optional<Refusal> refuse_move(const State& state, const Move& move) {
    if (state.moved) return Refusal::AlreadyMoved;
    if (move.way != Direction::Left && move.way != Direction::Right) return Refusal::BadMove;
    if (move.steps < 0 || move.steps > most_steps) return Refusal::BadMove;
    return std::nullopt;
}

std::optional<Refusal> refuse_shot(const State& state, const Fire& shot) {
    if (!state.acting().has_ammunition_for(shot.weapon)) return Refusal::NoAmmunition;
    switch (aim_of(shot.weapon)) {
        case Aim::Way:
        case Aim::Nothing: return std::nullopt;
        case Aim::Column:
            if (!state.board.contains({shot.target.x, 0})) return Refusal::OffTheMap;
            return std::nullopt;
        case Aim::Place:
            if (!state.board.contains(shot.target)) return Refusal::OffTheMap;
            if (!can_teleport_to(state, shot.target)) return Refusal::InvalidTarget;
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> Rules::refuse(const State& state, Player player, const Action& action) {
    if (outcome(state)) return Refusal::GameOver;
    if (state.to_move != player) return Refusal::NotYourTurn;
    if (const auto* move = std::get_if<Move>(&action)) return refuse_move(state, *move);
    if (const auto* shot = std::get_if<Fire>(&action)) return refuse_shot(state, *shot);
    return std::nullopt;
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::GameOver: return "The game is over.";
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::AlreadyMoved: return "This worm has moved already.";
        case Refusal::BadMove: return "A worm moves l or r by 0 to 3 steps.";
        case Refusal::NoAmmunition: return "There is no ammunition left for that weapon.";
        case Refusal::OffTheMap: return "That place is not on the map.";
        case Refusal::InvalidTarget: return "A worm can teleport only into air or onto a chest.";
    }
    return "";
}

}  // namespace agon::sworms
