#include "system/sandbox_filter.h"

#include <linux/seccomp.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <system_error>

#include "system/descriptor.h"
#include "system/sandbox_calls_table.h"

namespace agon::system {
namespace {

constexpr sock_filter load(std::size_t offset) {
    return {BPF_LD | BPF_W | BPF_ABS, 0, 0, static_cast<std::uint32_t>(offset)};
}
constexpr sock_filter jump(std::uint16_t test, std::uint32_t value, std::uint8_t if_true, std::uint8_t if_false) {
    return {static_cast<std::uint16_t>(BPF_JMP | test | BPF_K), if_true, if_false, value};
}
constexpr sock_filter answer(std::uint32_t action) { return {BPF_RET | BPF_K, 0, 0, action}; }

constexpr std::size_t call_number = offsetof(seccomp_data, nr);
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half of an argument comes first");
constexpr std::size_t first_argument = offsetof(seccomp_data, args);

// Calls that are newer than the list of forbidden ones are refused as if the kernel did not have them; programs then do what
// they do on older kernels. The numbers are the same on all architectures since 424.
constexpr std::uint32_t first_unknown_call = 451;
constexpr std::array<sock_filter, 3> newer_calls = {load(call_number), jump(BPF_JGE, first_unknown_call, 0, 1),
                                                    answer(SECCOMP_RET_ERRNO | ENOSYS)};

using Context = std::unique_ptr<void, decltype(&seccomp_release)>;

int forbid(scmp_filter_ctx context, const ForbiddenCall& call) {
    const int number = seccomp_syscall_resolve_name(call.name);
    if (number == __NR_SCMP_ERROR) return -EINVAL;
    if (number < 0) return 0;  // other architectures have it
    const auto action = SCMP_ACT_ERRNO(static_cast<std::uint32_t>(call.error));
    if (!call.only) return seccomp_rule_add_array(context, action, number, 0, nullptr);
    scmp_arg_cmp argument{.arg = call.only->place, .op = SCMP_CMP_NE, .datum_a = call.only->value, .datum_b = 0};
    if (call.only->compare == Compare::Bits) {
        argument.op = SCMP_CMP_MASKED_EQ;
        argument.datum_a = call.only->mask;
        argument.datum_b = call.only->value;
    }
    return seccomp_rule_add_array(context, action, number, 1, &argument);
}

// The library can only write to a descriptor; a pipe holds more than the kernel accepts as a filter.
std::vector<sock_filter> exported(scmp_filter_ctx context) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return {};
    const Descriptor from(ends[0]), to(ends[1]);
    if (seccomp_export_bpf(context, to.number()) != 0) return {};
    std::vector<sock_filter> steps(BPF_MAXINSNS);
    const ssize_t bytes = read(from.number(), steps.data(), steps.size() * sizeof(sock_filter));
    steps.resize(bytes > 0 ? static_cast<std::size_t>(bytes) / sizeof(sock_filter) : 0);
    return steps;
}

Result<std::vector<sock_filter>, std::string> build(const FilterWish& wish) {
    const Context context(seccomp_init(SCMP_ACT_ALLOW), &seccomp_release);
    if (!context) return Unexpected{std::string("libseccomp makes no filter")};
    seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    seccomp_attr_set(context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2);
    std::vector<std::span<const ForbiddenCall>> lists{forbidden_calls()};
    if (!wish.may_change_modes) lists.push_back(forbidden_mode_changes());
    if (wish.guards_truncation) lists.push_back(forbidden_truncations());
    for (const auto list : lists)
        for (const ForbiddenCall& call : list)
            if (const int problem = forbid(context.get(), call); problem != 0)
                return Unexpected{"libseccomp refuses the rule for " + std::string(call.name) + ": " +
                                  std::generic_category().message(-problem)};
    const std::vector<sock_filter> rules = exported(context.get());
    if (rules.empty()) return Unexpected{std::string("libseccomp gives out no filter")};
    std::vector<sock_filter> steps(newer_calls.begin(), newer_calls.end());
    steps.insert(steps.end(), rules.begin(), rules.end());
    return steps;
}

// With the flag, bots are as fast as outside: kernels before 5.16 slow down whoever has a filter.
int install(const sock_filter* steps, std::size_t count) noexcept {
    const sock_fprog program{static_cast<unsigned short>(count), const_cast<sock_filter*>(steps)};
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0) return 0;
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

}  // namespace

Result<const std::vector<sock_filter>*, std::string> system_call_filter(const FilterWish& wish) {
    struct Kept {
        FilterWish wish;
        std::unique_ptr<const std::vector<sock_filter>> steps;
    };
    static std::mutex alone;
    static std::vector<Kept> kept;
    const std::lock_guard lock(alone);
    for (const Kept& one : kept)
        if (one.wish == wish) return one.steps.get();
    auto steps = build(wish);
    if (!steps) return Unexpected{steps.error()};
    kept.push_back({wish, std::make_unique<const std::vector<sock_filter>>(std::move(*steps))});
    return kept.back().steps.get();
}

int apply_filter(const sock_filter* steps, std::size_t count) noexcept { return install(steps, count); }

int apply_signal_filter() noexcept {
    const long self = syscall(SYS_getpid);
    const bool leads = syscall(SYS_getpgid, 0) == self;
    const auto me = static_cast<std::uint32_t>(self);
    const std::uint32_t my_group = leads ? 0 : me, my_group_by_name = leads ? static_cast<std::uint32_t>(-self) : me;
    const sock_filter steps[] = {
        load(call_number),
        jump(BPF_JEQ, SYS_tkill, 11, 0),
        jump(BPF_JEQ, SYS_pidfd_send_signal, 10, 0),
        jump(BPF_JEQ, SYS_kill, 3, 0),
        jump(BPF_JEQ, SYS_tgkill, 5, 0),
        jump(BPF_JEQ, SYS_rt_sigqueueinfo, 4, 0),
        jump(BPF_JEQ, SYS_rt_tgsigqueueinfo, 3, 5),
        load(first_argument),  // kill goes on here
        jump(BPF_JEQ, my_group, 3, 0),
        jump(BPF_JEQ, my_group_by_name, 2, 0),
        load(first_argument),  // the others here
        jump(BPF_JEQ, me, 0, 1),
        answer(SECCOMP_RET_ALLOW),
        answer(SECCOMP_RET_ERRNO | EPERM),
    };
    return install(steps, std::size(steps));
}

}  // namespace agon::system
