#include "system/child.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <cerrno>
#include <mutex>
#include <system_error>
#include <utility>

#include "system/family.h"
#include "system/launch.h"
#include "system/sandbox.h"

namespace agon::system {
namespace {

bool is_lack_of_the_host(int problem) {
    return problem == EAGAIN || problem == ENOMEM || problem == EMFILE || problem == ENFILE;
}

std::string reason(int problem) {
    switch (problem) {
        case EACCES:
        case EPERM: return "permission denied";
        case EAGAIN: return "this machine allows no more processes";
        case ENOMEM: return "this machine has no memory left";
        case EMFILE:
        case ENFILE: return "too many files are open";
        case E2BIG: return "its arguments and its environment are too long";
        case ENOEXEC: return "it is not a program of this machine";
        case ETXTBSY: return "somebody is writing it";
        default: {
            std::string text = std::generic_category().message(problem);
            text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
            return text;
        }
    }
}

std::string reason(const ChildOrder& order, LaunchStep step, int problem) {
    const bool missing = problem == ENOENT || problem == ENOTDIR;
    switch (step) {
        case LaunchStep::Core: return "there is no core " + std::to_string(*order.core) + " to run it on";
        case LaunchStep::Folder:
            return "its folder " + order.folder + (missing ? " does not exist" : ": " + reason(problem));
        case LaunchStep::Sandbox: return "its sandbox cannot be entered: " + reason(problem);
        case LaunchStep::Program: {
            if (!missing) return reason(problem);
            const std::string path = order.program.starts_with('/') || order.folder.empty()
                                         ? order.program
                                         : order.folder + "/" + order.program;
            return access(path.c_str(), F_OK) == 0 ? "what its first line says to run it with does not exist"
                                                   : "there is no such file";
        }
        case LaunchStep::Process: break;
    }
    return reason(problem);
}

Unexpected<StartError> refusal(const ChildOrder& order, LaunchStep step, int problem) {
    return Unexpected{StartError{.host = is_lack_of_the_host(problem),
                                 .message = "cannot start " + order.program + ": " + reason(order, step, problem)}};
}

struct Pipe {
    Descriptor to_read, to_write;
};

// 0 or the error code. The numbers below 3 are free if somebody started us without standard files; they must not become the
// ends of pipes, because the new process puts its own standard files there.
int open_pipe(Pipe& pipe) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return errno;
    pipe = {Descriptor(ends[0]), Descriptor(ends[1])};
    for (Descriptor* end : {&pipe.to_read, &pipe.to_write}) {
        if (end->number() > STDERR_FILENO) continue;
        const int higher = fcntl(end->number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
        if (higher < 0) return errno;
        *end = Descriptor(higher);
    }
    return 0;
}

// Only our end: whether the other end waits is a matter of the program.
Descriptor never_waiting(Descriptor end) {
    if (end.is_open()) fcntl(end.number(), F_SETFL, fcntl(end.number(), F_GETFL) | O_NONBLOCK);
    return end;
}

std::vector<char*> pointers(const std::vector<std::string>& words) {
    std::vector<char*> all;
    all.reserve(words.size() + 1);
    for (const std::string& word : words) all.push_back(const_cast<char*>(word.c_str()));
    all.push_back(nullptr);
    return all;
}

// The sandbox may need another program that starts this one.
std::vector<std::string> words_to_run(const ChildOrder& order) {
    if (!order.sandbox || order.sandbox->wrapper().empty()) return order.arguments;
    std::vector<std::string> words = order.sandbox->wrapper();
    words.push_back(order.program);
    if (!order.arguments.empty()) words.insert(words.end(), order.arguments.begin() + 1, order.arguments.end());
    return words;
}

ExitStatus to_status(int status) {
    return WIFEXITED(status) ? ExitStatus{.code = WEXITSTATUS(status)} : ExitStatus{.signal = WTERMSIG(status)};
}

}  // namespace

Child::Child() = default;

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      handle_(std::move(other.handle_)),
      input_(std::move(other.input_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      status_(other.status_),
      family_(std::move(other.family_)) {}

Child& Child::operator=(Child&& other) noexcept {
    if (this == &other) return *this;
    end();
    pid_ = std::exchange(other.pid_, -1);
    handle_ = std::move(other.handle_);
    input_ = std::move(other.input_);
    output_ = std::move(other.output_);
    errors_ = std::move(other.errors_);
    status_ = other.status_;
    family_ = std::move(other.family_);
    return *this;
}

Child::~Child() { end(); }

Result<Child, StartError> Child::start(const ChildOrder& order) {
    static std::once_flag once;
    std::call_once(once, become_parent_of_orphans);

    Pipe input, output, errors;
    std::array<int, 3> standard = order.standard;
    for (const auto& [number, pipe] : {std::pair{0U, &input}, {1U, &output}, {2U, &errors}}) {
        if (standard[number] >= 0) continue;
        if (pipe == &errors && order.errors_in_output) {
            standard[number] = standard[STDOUT_FILENO];
            continue;
        }
        if (const int problem = open_pipe(*pipe)) return refusal(order, LaunchStep::Process, problem);
        standard[number] = (pipe == &input ? pipe->to_read : pipe->to_write).number();
    }
    Child child;
    if (!order.sandbox || !order.sandbox->keeps_process_group()) child.family_ = std::make_unique<Family>();
    const std::vector<std::string> words = words_to_run(order);
    const std::vector<char*> arguments = pointers(words), environment = pointers(order.environment);
    const bool is_wrapped = order.sandbox && !order.sandbox->wrapper().empty();
    Launched launched = launch({.program = is_wrapped ? words.front().c_str() : order.program.c_str(),
                                .arguments = arguments.data(),
                                .environment = environment.data(),
                                .folder = order.folder.empty() ? nullptr : order.folder.c_str(),
                                .sandbox = order.sandbox,
                                .core = order.core,
                                .mark = child.family_ ? child.family_->mark() : 0,
                                .number = child.family_ ? &child.family_->first() : nullptr,
                                .standard = standard});
    if (launched.problem != 0) return refusal(order, launched.step, launched.problem);
    child.pid_ = launched.pid;
    child.handle_ = std::move(launched.handle);
    if (!child.handle_.is_open()) child.handle_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, child.pid_, 0)));
    child.input_ = never_waiting(std::move(input.to_write));
    child.output_ = never_waiting(std::move(output.to_read));
    child.errors_ = never_waiting(std::move(errors.to_read));
    return child;
}

// It is left as a zombie until end(): so its number, which is that of its process group, stays its own.
std::optional<ExitStatus> Child::ended() {
    siginfo_t facts{};
    if (status_ || pid_ < 0) return status_;
    if (waitid(P_PID, static_cast<id_t>(pid_), &facts, WEXITED | WNOHANG | WNOWAIT) != 0 || facts.si_pid == 0)
        return std::nullopt;
    status_ = facts.si_code == CLD_EXITED ? ExitStatus{.code = facts.si_status} : ExitStatus{.signal = facts.si_status};
    return status_;
}

void Child::signal_group(int signal) const {
    if (pid_ > 0) kill(-pid_, signal);
}

void Child::pause() { signal_group(SIGSTOP); }
void Child::resume() { signal_group(SIGCONT); }

void Child::end() {
    if (pid_ < 0) return;
    signal_group(SIGKILL);
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {}
    status_ = to_status(status);
    if (family_ && family_->mark() != 0) {
        family_->end();
    } else {
        // Whoever it leaves behind in its group comes to us, and is dying.
        while (waitpid(-pid_, nullptr, 0) > 0 || errno == EINTR) {}
    }
    family_.reset();
    pid_ = -1;
    input_.reset();
}

}  // namespace agon::system
