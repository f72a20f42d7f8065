#include "system/sandbox.h"

#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <optional>

#include "core/fields.h"
#include "system/control_group.h"
#include "system/sandbox_bubblewrap.h"
#include "system/sandbox_filter.h"
#include "system/sandbox_landlock.h"
#include "system/sandbox_limits.h"
#include "system/sandbox_user.h"

namespace agon::system {

struct Sandbox::Plan {
    bool off = false;
    std::vector<WeakPromise> weak;
    Limits limits;
    std::optional<OwnUser> user;
    std::optional<ControlGroup> group;
    int landlock = 0;
    std::vector<std::string> readable;
    std::string workplace;
    UserNames user_names = UserNames::Shown;
    Descriptor file_rules;
    int starts = 0;                    // with these rules
    std::optional<Wrapping> wrapping;  // if there is no Landlock
    const std::vector<sock_filter>* filter = nullptr;
    bool filters_signals = false;
};

namespace {

constexpr int abi_with_truncation = 3, abi_with_network = 4, abi_with_signals = 6;

// Why this program must run as our own user, root; nothing if it can have one of its own.
std::optional<std::string> why_not_its_own_user(const SandboxWish& wish, const SandboxParts& parts) {
    if (!parts.other_users) return parts.no_other_users;
    for (const std::string& path : wish.readable)
        if (auto closed = out_of_reach(path)) return closed;
    if (!wish.workplace.empty()) return closed_way_to(wish.workplace);
    return std::nullopt;
}

// The kernel lets root without rights make no namespaces.
bool needs_wrapping(const SandboxParts& parts, const std::optional<std::string>& root_because) {
    return parts.landlock == 0 && !parts.bubblewrap.empty() && !root_because;
}

std::vector<WeakPromise> weaknesses(const SandboxParts& parts, const std::optional<std::string>& root_because) {
    std::vector<WeakPromise> weak;
    if (!parts.seccomp) {
        const std::string without = "without seccomp filters (" + parts.no_seccomp + ") ";
        weak.push_back({Promise::Network, without + (parts.landlock >= abi_with_network
                                                         ? "only TCP is closed to it, not UDP or local sockets"
                                                         : "it can use the network as we can")});
    }
    const bool is_wrapped = needs_wrapping(parts, root_because);
    if (parts.landlock == 0 && !is_wrapped) {
        const std::string without = "without Landlock (" + parts.no_landlock + ") ";
        const std::string as = parts.root && !root_because ? "any user of this machine can" : "we can";
        weak.push_back({Promise::Writes, without + "it can write whatever " + as});
        weak.push_back({Promise::Reads, without + "it can read whatever " + as});
    }
    if (!parts.seccomp) {
        const std::string without = "without seccomp filters (" + parts.no_seccomp + ") ";
        if (parts.landlock > 0)  // bubblewrap's folders cannot be changed at all
            weak.push_back({Promise::Writes, without + "it can change modes, owners and times of files"});
        weak.push_back({Promise::Memory, without + "memory that its processes share is not counted"});
        weak.push_back({Promise::Processor, without + "it can take more cores than it was given"});
        weak.push_back({Promise::Remains, without + "what it starts can leave its process group"});
        if (parts.landlock < abi_with_signals && !is_wrapped && !(parts.root && !root_because))
            weak.push_back({Promise::Processes, without + "it can send signals to our other processes"});
    }
    if (parts.root && root_because)
        weak.push_back({Promise::Processes, "it runs as root, though without root's rights, because " + *root_because +
                                                ": the kernel does not limit the number of root's processes"});
    return weak;
}

}  // namespace

Sandbox::Sandbox(std::unique_ptr<Plan> plan) : plan_(std::move(plan)) {}
Sandbox::Sandbox(Sandbox&&) noexcept = default;
Sandbox& Sandbox::operator=(Sandbox&&) noexcept = default;
Sandbox::~Sandbox() = default;

Result<Sandbox, std::string> Sandbox::prepare(const SandboxWish& wish, const SandboxParts& parts) {
    auto plan = std::make_unique<Plan>();
    plan->off = wish.mode == SandboxMode::Off;
    if (plan->off) return Sandbox(std::move(plan));

    const auto root_because = parts.root ? why_not_its_own_user(wish, parts) : std::nullopt;
    plan->weak = weaknesses(parts, root_because);
    if (wish.mode == SandboxMode::Strict && !plan->weak.empty())
        return Unexpected{"the strict sandbox cannot keep its promise about " +
                          std::string(name_of(plan->weak.front().promise)) + ": " + plan->weak.front().why};

    if (parts.root && !root_because) {
        auto user = OwnUser::take();
        if (!user) return Unexpected{user.error()};
        plan->user.emplace(std::move(*user));
        if (!wish.workplace.empty())
            if (auto problem = give_folder(wish.workplace, plan->user->number())) return Unexpected{*problem};
    }
    const bool is_wrapped = needs_wrapping(parts, root_because);
    SandboxWish limited = wish;
    if (is_wrapped) limited.processes += Wrapping::processes;
    plan->limits = limits_for(limited, plan->user ? CountedUser::ItsOwn : CountedUser::Ours);
    if (!parts.groups.empty()) {
        // Nothing is promised of it: without a group the guard of a match counts the same.
        auto group =
            ControlGroup::make(parts.groups, group_limits(wish.memory_bytes + wish.folder_bytes, limited.processes));
        if (group) plan->group.emplace(std::move(*group));
    }
    if (parts.landlock > 0) {
        auto rules = make_file_rules(parts.landlock, wish.readable, wish.workplace, wish.user_names);
        if (!rules) return Unexpected{rules.error()};
        plan->file_rules = std::move(*rules);
        plan->landlock = parts.landlock;
        plan->readable = wish.readable;
        plan->workplace = wish.workplace;
        plan->user_names = wish.user_names;
    }
    if (parts.seccomp) {
        const auto filter =
            system_call_filter({.may_change_modes = plan->user.has_value(),
                                .guards_truncation = parts.landlock > 0 && parts.landlock < abi_with_truncation});
        if (!filter) return Unexpected{filter.error()};
        plan->filter = *filter;
        plan->filters_signals = parts.landlock < abi_with_signals && !plan->user && !is_wrapped;
    }
    if (is_wrapped) {
        auto wrapping = wrap(parts.bubblewrap, wish.readable, wish.workplace, wish.user_names, plan->filter);
        if (!wrapping) return Unexpected{wrapping.error()};
        plan->wrapping = std::move(*wrapping);
    }
    return Sandbox(std::move(plan));
}

// Each start adds a rule for a folder in /proc that is soon gone, and the kernel copies all of them for every process.
std::optional<std::string> Sandbox::make_ready_again() {
    constexpr int most_starts = 32;
    Plan& plan = *plan_;
    if (plan.wrapping && plan.wrapping->filter.is_open()) lseek(plan.wrapping->filter.number(), 0, SEEK_SET);
    if (!plan.file_rules.is_open() || ++plan.starts < most_starts) return std::nullopt;
    auto rules = make_file_rules(plan.landlock, plan.readable, plan.workplace, plan.user_names);
    if (!rules) return rules.error();
    plan.file_rules = std::move(*rules);
    plan.starts = 0;
    return std::nullopt;
}

const std::vector<WeakPromise>& Sandbox::weak_promises() const { return plan_->weak; }

bool Sandbox::keeps_process_group() const { return plan_->filter != nullptr; }

const std::vector<std::string>& Sandbox::wrapper() const {
    static const std::vector<std::string> none;
    return plan_->wrapping ? plan_->wrapping->words : none;
}

int Sandbox::extra_processes() const { return plan_->wrapping ? Wrapping::processes : 0; }

int Sandbox::enter() const noexcept {
    const Plan& plan = *plan_;
    if (plan.off) return 0;
    if (plan.group)
        if (const int problem = plan.group->enter()) return problem;
    if (const int problem = apply_limits(plan.limits)) return problem;
    const auto user = plan.user ? std::optional(plan.user->number()) : std::nullopt;
    if (const int problem = give_up_rights(user)) return problem;
    if (syscall(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    if (plan.file_rules.is_open())
        if (const int problem = apply_file_rules(plan.file_rules.number())) return problem;
    if (plan.wrapping) return pass_filter(*plan.wrapping);
    if (plan.filters_signals)
        if (const int problem = apply_signal_filter()) return problem;
    return plan.filter ? apply_filter(plan.filter->data(), plan.filter->size()) : 0;
}

}  // namespace agon::system
