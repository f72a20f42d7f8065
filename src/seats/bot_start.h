#pragma once
#include <memory>
#include <string>
#include <vector>

#include "seats/bot_name.h"
#include "seats/program_seat.h"
#include "seats/round_rules.h"
#include "seats/turn_rules.h"
#include "system/sandbox.h"

namespace agon::seats {

class Workshop;

struct StartOrder {
    const match::Table* table = nullptr;  // outlives the seat
    Player seat = Player::First;
    PerPlayer<std::string> players{};
    match::TimeControl time{};
    system::SandboxMode sandbox = system::SandboxMode::Auto;
    std::optional<int> core{};     // the program stays on this one
    TurnRules turn_rules{};        // of the files contract
    RoundRules round_rules{};      // of the entelect contract
    std::uint64_t seed = 0;        // of the match, for libraries
    Workshop* workshop = nullptr;  // where libraries are compiled; none: in one for this start alone
    int wake = -1;                 // a descriptor that becomes readable when all is to be broken off
};

struct StartedBot {
    std::unique_ptr<ProgramSeat> seat;
    std::vector<system::WeakPromise> weak_promises{};
};

// A program takes its seat: it gets a working folder of its own for this match, a sandbox, and is started (one of the files
// contract when its turn comes). That the program itself cannot be started is its fault and comes out in the match; what is
// returned as a sentence is not.
Result<StartedBot, std::string> start_bot(const ProcessBot& bot, const StartOrder& order);

}  // namespace agon::seats
