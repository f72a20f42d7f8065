#pragma once
#include <string>
#include <vector>

#include "system/machine.h"

namespace agon::system {

// What the kernel and its settings let a sandbox use. Each part is tried, not looked up.
std::vector<Finding> examine_sandbox_parts();

// What Sandbox builds on. Where a part is missing, the sentence says why.
struct SandboxParts {
    int landlock = 0;  // its ABI; 0: none
    std::string no_landlock{};
    std::string bubblewrap{};  // the program, tried where there is no Landlock; empty: not needed, or of no use
    bool seccomp = false;
    std::string no_seccomp{};
    bool root = false;         // we are user 0
    bool other_users = false;  // we can start programs as other users and end them
    std::string no_other_users{};
    std::string groups{};  // where control groups can be made; empty: nowhere
    std::string no_groups{};
};

// Of this machine, tried once.
const SandboxParts& sandbox_parts();

}  // namespace agon::system
