#pragma once
#include <sys/resource.h>

#include <array>

#include "system/sandbox.h"

// The part of the sandbox that limits how much of the machine a program may use.
namespace agon::system {

struct Limit {
    int resource = 0;
    rlimit64 amount{};
};
using Limits = std::array<Limit, 9>;

enum class CountedUser : bool { Ours, ItsOwn };

// The kernel counts the processes and threads of a whole user.
Limits limits_for(const SandboxWish& wish, CountedUser user);

// In a child between vfork and exec. 0 or the error code.
int apply_limits(const Limits& limits) noexcept;

}  // namespace agon::system
