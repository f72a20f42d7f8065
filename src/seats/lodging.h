#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "seats/bot_guard.h"
#include "seats/bot_start.h"
#include "system/descriptor.h"
#include "system/sandbox.h"
#include "system/workplace.h"

namespace agon::seats {

// Where a program lives while it plays. Gone after the program; the folder before the user that it was given to.
struct Lodging {
    std::optional<system::Sandbox> sandbox;
    system::Workplace workplace;
    GuardCaps caps;                        // of a program in the sandbox
    std::vector<std::string> environment;  // of the program

    // None: outside the sandbox nobody looks at what a program takes.
    std::optional<BotGuard> guard(int process, Instant now) const;
};

// A sentence if this machine has none for it.
Result<std::unique_ptr<Lodging>, std::string> find_lodging(const ProcessBot& bot, const StartOrder& order);

// Where a bot starts that is given a copy of its folder.
struct StartingPlace {
    system::Descriptor folder;
    std::string path;
    std::string program;  // to be started there
};

// Makes the copy in the lodging, whose caps grow by it. A sentence if that cannot be done.
Result<StartingPlace, std::string> move_in(const ProcessBot& bot, Lodging& lodging);

}  // namespace agon::seats
