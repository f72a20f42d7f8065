#include "seats/workshop.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "seats/library_adapter.h"
#include "seats/lodging.h"
#include "system/child.h"
#include "system/program.h"
#include "system/untrusted_file.h"

namespace agon::seats {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* adapter_source = "agon_adapter.cpp";
constexpr const char* program_file = "library";
constexpr std::size_t longest_source = std::size_t{4} << 20, largest_program = std::size_t{64} << 20;
constexpr std::size_t longest_print = std::size_t{4} << 20, kept_print = std::size_t{64} << 10;

std::shared_ptr<const BuiltLibrary> unbuilt(std::string problem, std::string printed = "") {
    return std::make_shared<const BuiltLibrary>(BuiltLibrary{"", std::move(problem), std::move(printed)});
}

ProcessBot compiler_at(const std::string& path) {
    ProcessBot compiler{
        path,
        path,
        {path, "-O1", "-w", "-fdiagnostics-color=never", "-o", program_file, library_source, adapter_source},
        "",
        {}};
    compiler.environment = {"LC_ALL=C"};
    compiler.processes = 32;
    compiler.may_know_users = false;
    return compiler;
}

// The compiler at work, until it has ended or must be ended.
class Compilation {
public:
    Compilation(system::Child& child, std::optional<BotGuard>& guard, int wake)
        : child_(child), guard_(guard), wake_(wake), until_(Clock::now() + Workshop::time_limit) {}

    // Why it was ended; none: it ended by itself.
    std::optional<std::string> wait() {
        while (child_.output().is_open()) {
            if (auto problem = look(Clock::now())) return problem;
            std::array<pollfd, 2> watched{{{child_.output().number(), POLLIN, 0}, {wake_, POLLIN, 0}}};
            const auto due = guard_ ? std::min(until_, guard_->due()) : until_;
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(due - Clock::now()).count() + 1;
            if (poll(watched.data(), watched.size(), static_cast<int>(std::max<std::int64_t>(0, left))) <= 0) continue;
            if (watched[1].revents != 0) return "the match was broken off while its library was compiled";
            if (watched[0].revents != 0 && !read()) return "its compiler prints too much";
        }
        return std::nullopt;
    }

    std::string take_print() { return std::move(printed_); }

private:
    std::optional<std::string> look(Clock::time_point now) {
        if (now >= until_)
            return "its library takes longer than " + std::to_string(Workshop::time_limit.count()) + " s to compile";
        if (!guard_ || now < guard_->due()) return std::nullopt;
        const auto too_much = guard_->look(now, true);
        return too_much ? std::optional("its library cannot be compiled: " + *too_much) : std::nullopt;
    }

    bool read() {
        std::array<char, 1 << 16> chunk;
        const ssize_t got = ::read(child_.output().number(), chunk.data(), chunk.size());
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) return true;
        if (got <= 0) return child_.output().reset(), true;
        const auto count = static_cast<std::size_t>(got);
        all_printed_ += count;
        printed_.append(chunk.data(), std::min(count, kept_print - printed_.size()));
        return all_printed_ <= longest_print;
    }

    system::Child& child_;
    std::optional<BotGuard>& guard_;
    int wake_;
    Clock::time_point until_;
    std::string printed_;
    std::size_t all_printed_ = 0;
};

std::vector<std::string> lines_of(const std::string& printed) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < printed.size();) {
        const std::size_t end = std::min(printed.find('\n', begin), printed.size());
        lines.push_back(printed.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

bool has(const std::string& line, std::string_view part) { return line.find(part) != std::string::npos; }

// "error: " is the compiler's, "Error: " the assembler's; the linker has a sentence for each case.
bool tells_error(const std::string& line) {
    const bool is_of_linker = has(line, "undefined reference") || has(line, "multiple definition");
    return is_of_linker || ((has(line, "error: ") || has(line, "Error: ")) && !line.starts_with("collect2: "));
}

// That more is to come, that the linker wondered, or that it failed.
bool tells_nothing(const std::string& line) {
    return line.empty() || line.ends_with(':') || has(line, "warning: ") || has(line, "NOTE: ") ||
           line.starts_with("collect2: ");
}

// The line that says what is wrong, whoever of compiler, assembler and linker says it. Their folder has a new name each time.
std::string first_error(const std::string& printed, const std::string& folder) {
    const std::vector<std::string> lines = lines_of(printed);
    auto found = std::find_if(lines.begin(), lines.end(), tells_error);
    if (found == lines.end()) found = std::find_if_not(lines.begin(), lines.end(), tells_nothing);
    if (found == lines.end()) found = lines.begin();
    std::string line = found == lines.end() ? "" : *found;
    for (std::size_t at = 0; (at = line.find(folder + "/", at)) != std::string::npos;)
        line.erase(at, folder.size() + 1);
    return line;
}

std::string why_not_compiled(const std::optional<system::ExitStatus>& status, const std::string& printed,
                             const std::string& folder) {
    const std::string error = first_error(printed, folder);
    if (!error.empty()) return error;
    return status && status->signal != 0 ? "its compiler was ended by signal " + std::to_string(status->signal)
                                         : "its compiler does not say why";
}

using Built = Result<std::shared_ptr<const BuiltLibrary>, std::string>;

Built run_compiler(const ProcessBot& compiler, const Lodging& lodging, const StartOrder& order) {
    auto child = system::Child::start({.program = compiler.program,
                                       .arguments = compiler.arguments,
                                       .environment = lodging.environment,
                                       .folder = lodging.workplace.path(),
                                       .sandbox = lodging.sandbox ? &*lodging.sandbox : nullptr,
                                       .core = order.core,
                                       .errors_in_output = true});
    if (!child) return Unexpected{child.error().message};
    child->input().reset();
    auto guard = lodging.guard(child->pid(), Clock::now());
    Compilation compilation(*child, guard, order.wake);
    const auto ended_for = compilation.wait();
    guard.reset();
    child->end();
    std::string printed = compilation.take_print();
    if (ended_for) return unbuilt(*ended_for, std::move(printed));
    const auto status = child->ended();
    if (!status || status->signal != 0 || status->code != 0)
        return unbuilt("its library does not compile: " + why_not_compiled(status, printed, lodging.workplace.path()),
                       printed);
    auto program = system::read_untrusted_file(lodging.workplace.folder(), program_file, largest_program);
    if (!program) return unbuilt("its library does not compile: " + program.error().message, std::move(printed));
    return std::make_shared<const BuiltLibrary>(BuiltLibrary{*std::move(program), "", std::move(printed)});
}

Built compile(const std::string& folder, const StartOrder& order) {
    const auto path = system::find_program_of_the_system("g++");
    if (!path) return Unexpected{std::string("this machine has no g++ to compile a library of creatures with")};
    const ProcessBot compiler = compiler_at(*path);
    auto lodging = find_lodging(compiler, order);
    if (!lodging) return Unexpected{lodging.error()};
    const int place = (*lodging)->workplace.folder();
    const system::Descriptor source(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    constexpr int readable = 0644;
    for (const char* const name : {library_header, library_source}) {
        // A link could show the compiler, and so whoever reads its errors, what only we may read.
        const auto text = system::read_untrusted_file(source.number(), name, longest_source);
        if (!text) return unbuilt("its library cannot be read: " + text.error().message);
        if (auto problem = write_new_file(place, name, *text, readable)) return Unexpected{*problem};
    }
    if (auto problem = write_new_file(place, adapter_source, library_adapter(), readable)) return Unexpected{*problem};
    return run_compiler(compiler, **lodging, order);
}

}  // namespace

std::optional<std::string> write_new_file(int folder, const char* name, std::string_view content, int mode) {
    const system::Descriptor file(
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, static_cast<mode_t>(mode)));
    int problem = file.is_open() ? system::write_all(file.number(), content) : errno;
    // Whatever our own mask for new files is, the program may be another user's.
    if (problem == 0 && fchmod(file.number(), static_cast<mode_t>(mode)) != 0) problem = errno;
    if (problem == 0) return std::nullopt;
    return system::file_error("write", name, problem).message;
}

Result<std::shared_ptr<const BuiltLibrary>, std::string> Workshop::library_in(const std::string& folder,
                                                                              const StartOrder& order) {
    if (const auto known = built_.find(folder); known != built_.end()) return known->second;
    auto built = compile(folder, order);
    if (built) built_[folder] = *built;
    return built;
}

}  // namespace agon::seats
