#include "match/referee.h"

#include <algorithm>

#include "core/check.h"

namespace agon::match {
namespace {

// A player who is gone, or gives up, cannot be held to have idled: there is nobody to ask again.
constexpr bool ends_its_play(Fault fault) {
    switch (fault) {
        case Fault::NoStart:
        case Fault::Died:
        case Fault::Closed:
        case Fault::Flooded:
        case Fault::Resigned: return true;
        case Fault::Late:
        case Fault::Early:
        case Fault::Garbled:
        case Fault::Illegal: return false;
    }
    return true;
}

}  // namespace

FaultPolicy forgiving_lateness(int strikes) {
    FaultPolicy policy;
    policy[Fault::Late] = Treatment::Strike;
    policy.strikes = strikes;
    return policy;
}

Ruling rule(std::optional<Fault> fault, const FaultHistory& history, const FaultPolicy& policy, Idling idling) {
    if (!fault) return Ruling::PlayIt;
    if (ends_its_play(*fault) || idling == Idling::Impossible) return Ruling::Forfeit;
    const bool has_a_strike_left = policy[*fault] == Treatment::Strike && history.strikes < policy.strikes;
    return has_a_strike_left || policy[*fault] == Treatment::PassOver ? Ruling::PlayIdle : Ruling::Forfeit;
}

Fault judged_first(Fault one, Fault other) { return std::min(one, other); }

std::optional<Player> winner_by_forfeit(const PerPlayer<std::optional<Fault>>& forfeits) {
    const bool first = forfeits[Player::First].has_value(), second = forfeits[Player::Second].has_value();
    AGON_CHECK(first || second);
    if (first && second) return std::nullopt;
    return first ? Player::Second : Player::First;
}

}  // namespace agon::match
