#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"
#include "match/record.h"
#include "system/child.h"

namespace agon::seats {

// One run of a program that is started anew for every turn, as it is over and before it is judged. The texts are good for the call.
struct PlayedTurn {
    Player seat = Player::First;
    int turn = 0;  // of the game, from 1
    std::string_view map, status;
    const std::string* orders = nullptr;       // none: there was no file that could be read
    std::string_view printed;                  // the end of what went to its standard output and error
    std::optional<system::ExitStatus> exit{};  // none: it had to be ended
    match::Spent spent{};
};

// How the files contract is kept where it leaves a choice.
struct TurnRules {
    bool tells_limit = true;   // as the fourth argument; a program that is not told takes it for 5 seconds
    bool strict_exit = false;  // an exit code other than 0 is a fault
    std::function<void(const PlayedTurn& turn)> on_turn{};
};

}  // namespace agon::seats
