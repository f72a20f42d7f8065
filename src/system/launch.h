#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "system/descriptor.h"

namespace agon::system {

class Sandbox;

// What a new process does before it becomes another program. All of it is made before the process is: in between nothing may
// allocate memory or take a lock.
struct LaunchPlan {
    const char* program = nullptr;
    char* const* arguments = nullptr;    // ends with a null pointer, as does
    char* const* environment = nullptr;  // this
    const char* folder = nullptr;        // none: here
    const Sandbox* sandbox = nullptr;
    std::optional<int> core{};
    std::uint64_t mark = 0;              // system/family.h; 0: none
    std::atomic<int>* number = nullptr;  // where it writes its process number, if anywhere
    std::array<int, 3> standard{};       // what becomes its standard input, output and error; none of them below 3
};

enum class LaunchStep : std::uint8_t { Process, Core, Folder, Sandbox, Program };

struct Launched {
    int pid = -1;
    Descriptor handle;                      // becomes readable when it ends; closed where the machine has no such thing
    LaunchStep step = LaunchStep::Process;  // the last one tried
    int problem = 0;                        // 0, or the error code of that step: then there is no process
};

// Starts the program. We wait until it is another program (or could not be), in memory that both share: copying the tables of a
// large process would take longer than all the rest.
Launched launch(const LaunchPlan& plan);

}  // namespace agon::system
