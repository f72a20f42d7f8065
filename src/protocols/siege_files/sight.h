#pragma once
#include <optional>
#include <string>

#include "games/siege/observation.h"
#include "protocols/siege_files/status_file.h"

// A map and a status put together, from whatever mediator they are. Whose base is whose, and where it stands, is told by the
// status: some mediators change the digits of the map for the second player, some count rows before columns.
namespace agon::siege_files {

struct Sight {
    Player seat = Player::First;  // the digit of the own base; the first where there is none
    bool rows_first = false;      // in the status, and so in the orders
    siege::Observation seen;      // by a player in its first turn: which it is, nobody tells
};

// Only what the rules can make sense of: units that stand where nobody can are left out, health and gold are brought within
// their bounds. None if the bases themselves are nowhere.
std::optional<Sight> see(const siege::Map& map, const Status& status);

// rozkazy.txt for the mediator that told it.
std::string write_orders_for(const Sight& sight, std::vector<siege::Action> orders);

}  // namespace agon::siege_files
