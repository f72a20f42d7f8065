#pragma once
#include <array>
#include <optional>

#include "core/player.h"
#include "match/fault.h"

// What a fault costs: pure functions, decided by tables that the tests go through pair by pair.
namespace agon::match {

// A strike is forgiven while there are strikes left, what is passed over is forgiven always.
enum class Treatment : std::uint8_t { Forfeit, Strike, PassOver };
enum class Ruling : std::uint8_t { PlayIt, PlayIdle, Forfeit };

// How forgiving a contract is.
struct FaultPolicy {
    std::array<Treatment, fault_count> treatments{};  // by Fault; whoever names none forfeits
    int strikes = 0;

    Treatment& operator[](Fault fault) { return treatments[static_cast<std::size_t>(fault)]; }
    Treatment operator[](Fault fault) const { return treatments[static_cast<std::size_t>(fault)]; }
    bool operator==(const FaultPolicy&) const = default;
};

// Late answers cost a strike, everything else the match.
FaultPolicy forgiving_lateness(int strikes);

// What happened to this player before.
struct FaultHistory {
    int strikes = 0;
};

enum class Idling : bool { Impossible, Possible };  // whether the game knows what a silent player did

Ruling rule(std::optional<Fault> fault, const FaultHistory& history, const FaultPolicy& policy, Idling idling);

// Of two faults in one answer, the one that is judged.
Fault judged_first(Fault one, Fault other);

// Who wins when players forfeit in the same step: the one who did not, or nobody.
std::optional<Player> winner_by_forfeit(const PerPlayer<std::optional<Fault>>& forfeits);

}  // namespace agon::match
