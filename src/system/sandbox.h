#pragma once
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "system/sandbox_parts.h"
#include "system/sandbox_places.h"

namespace agon::system {

// Off: none. Auto: the strongest this machine offers, saying which promise is weaker. Strict: all promises, or a refusal.
enum class SandboxMode : std::uint8_t { Off, Auto, Strict };
constexpr std::array<std::string_view, 3> enum_names(SandboxMode) { return {"off", "auto", "strict"}; }

// What is promised about a program in the sandbox (docs/sandbox.md).
enum class Promise : std::uint8_t { Network, Writes, Reads, Memory, Processor, Processes, Remains };
constexpr std::array<std::string_view, 7> enum_names(Promise) {
    return {"network", "writes", "reads", "memory", "processor", "processes", "remains"};
}

struct WeakPromise {
    Promise promise = Promise::Network;
    std::string why;  // a sentence
};

struct SandboxWish {
    SandboxMode mode = SandboxMode::Auto;
    std::vector<std::string> readable{};      // files and folders it may read and run, besides the system's own
    std::string workplace{};                  // the folder it may write
    UserNames user_names = UserNames::Shown;  // in the system's own files
    std::uint64_t memory_bytes = std::uint64_t{1} << 30;  // of each process; of all together: seats/bot_guard.h
    int processes = 256;                                  // and threads
    std::chrono::seconds processor_time{3600};
    std::uint64_t file_bytes = std::uint64_t{64} << 20;     // the largest file it may write
    std::uint64_t folder_bytes = std::uint64_t{256} << 20;  // all in its workplace: seats/bot_guard.h
};

// Everything that the sandbox of one program needs, prepared before the program starts: entering it takes a few system calls.
// To be kept until the program has ended: its user goes to the next one.
class Sandbox {
public:
    // A sentence where the wish cannot be fulfilled.
    static Result<Sandbox, std::string> prepare(const SandboxWish& wish, const SandboxParts& parts = sandbox_parts());
    Sandbox(Sandbox&&) noexcept;
    Sandbox& operator=(Sandbox&&) noexcept;
    ~Sandbox();

    const std::vector<WeakPromise>& weak_promises() const;

    // Before the program is started once more in the same sandbox: takes out what earlier starts left there. Nothing of it may be
    // alive. A sentence where that cannot be done.
    std::optional<std::string> make_ready_again();

    // In the child between vfork and exec, where only raw system calls are allowed. 0 or the error code. It comes last: changing
    // the process group or the core is forbidden afterwards. Whoever starts the program sees to its descriptors.
    int enter() const noexcept;

    // What is started instead of the program, with the program and its arguments as further words; empty: the program itself.
    const std::vector<std::string>& wrapper() const;
    // How many processes that takes besides those of the program.
    int extra_processes() const;

    // Nothing in it can leave its process group, so ending the group ends everything.
    bool keeps_process_group() const;

private:
    struct Plan;
    explicit Sandbox(std::unique_ptr<Plan> plan);
    std::unique_ptr<Plan> plan_;
};

}  // namespace agon::system
