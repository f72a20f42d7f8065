#include "system/sandbox_limits.h"

#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace agon::system {
namespace {

constexpr rlim64_t open_files = 1024;
constexpr rlim64_t usual_stack = rlim64_t{8} << 20, largest_stack = rlim64_t{64} << 20;

// What other programs of our user may start while the bot runs: its limit counts them, too.
constexpr rlim64_t room_for_others = 256;

rlim64_t most_processes(const SandboxWish& wish, CountedUser user) {
    const auto wished = static_cast<rlim64_t>(wish.processes);
    if (user == CountedUser::ItsOwn) return wished;
    // Counting those of our user means reading hundreds of files; all of the machine are one call away.
    struct sysinfo machine {};
    sysinfo(&machine);
    return machine.procs + wished + room_for_others;
}

// Whoever has less already keeps it.
Limit at_most(int resource, rlim64_t soft, rlim64_t hard) {
    rlimit64 now{};
    syscall(SYS_prlimit64, 0, resource, nullptr, &now);
    hard = std::min(hard, now.rlim_max);
    return {resource, {std::min({soft, hard, now.rlim_cur}), hard}};
}

Limit at_most(int resource, rlim64_t amount) { return at_most(resource, amount, amount); }

}  // namespace

Limits limits_for(const SandboxWish& wish, CountedUser user) {
    const auto seconds = static_cast<rlim64_t>(std::max<std::int64_t>(1, wish.processor_time.count()));
    return {at_most(RLIMIT_DATA, wish.memory_bytes),
            at_most(RLIMIT_CORE, 0),
            at_most(RLIMIT_FSIZE, wish.file_bytes),
            at_most(RLIMIT_CPU, seconds, seconds + 1),  // a signal first, then the end
            at_most(RLIMIT_NOFILE, open_files),
            at_most(RLIMIT_NPROC, most_processes(wish, user)),
            at_most(RLIMIT_STACK, usual_stack, largest_stack),
            at_most(RLIMIT_MSGQUEUE, 0),
            at_most(RLIMIT_RTPRIO, 0)};
}

int apply_limits(const Limits& limits) noexcept {
    for (const Limit& limit : limits)
        if (syscall(SYS_prlimit64, 0, limit.resource, &limit.amount, nullptr) != 0) return errno;
    return 0;
}

}  // namespace agon::system
