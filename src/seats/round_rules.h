#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/player.h"
#include "match/answer.h"
#include "match/record.h"
#include "match/round_files.h"

namespace agon::seats {

// One round of one bot that is shown its game in files, as its answer is in. What it refers to is good for the call.
struct PlayedRound {
    Player seat = Player::First;
    int round = 0;
    std::span<const match::RoundFile> files{};
    std::optional<std::string> command{};     // none: nothing that could be understood in time
    std::optional<std::string> last_error{};  // the last line that it wrote to standard error since it was asked
    match::Spent spent{};
    const match::Failed* trouble = nullptr;  // why there is no command
};

struct RoundRules {
    std::function<void(const PlayedRound& round)> on_round{};
};

}  // namespace agon::seats
