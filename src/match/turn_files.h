#pragma once
#include <string>
#include <string_view>

#include "match/answer.h"

namespace agon::match {

// The files by which the player programs of a game's original are told of the game and tell what they do, as one player has
// them. Each turn is one run of the program: it reads the map and the status, writes its orders and ends.
class TurnFiles {
public:
    virtual ~TurnFiles() = default;
    virtual std::string_view map() const = 0;  // the same in every turn
    virtual std::string status() const = 0;    // at this moment, which is the start of a turn of the player
    virtual Answer read_orders(std::string_view orders) const = 0;
};

}  // namespace agon::match
