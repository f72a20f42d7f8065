#include "cli/turn_log.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/exit.h"

namespace agon::cli {
namespace {

namespace fs = std::filesystem;
using system::Descriptor;
using system::FileError;

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
constexpr mode_t folder_mode = 0777, file_mode = 0666;  // less what the umask takes

// turn-0001-player-1
bool is_turn(const std::string& name) {
    constexpr std::string_view front = "turn-", digits = "0123456789";
    const std::size_t end = name.find_first_not_of(digits, front.size());
    if (!name.starts_with(front) || end == std::string::npos || end == front.size()) return false;
    const std::string rest = name.substr(end);
    return rest == "-player-1" || rest == "-player-2";
}

[[noreturn]] void cannot_write(const FileError& error) { throw Failure{Exit::CannotWrite, error.message}; }

}  // namespace

TurnLog::TurnLog(std::string folder, std::string_view map) : folder_(std::move(folder)) {
    if (mkdir(folder_.c_str(), folder_mode) != 0 && errno != EEXIST)
        cannot_write(system::file_error("make", folder_, errno));
    open_ = Descriptor(open(folder_.c_str(), folder_flags));
    if (!open_.is_open()) cannot_write(system::file_error("open", folder_, errno));
    std::error_code problem;
    for (fs::directory_iterator entry(folder_, problem), end; !problem && entry != end; entry.increment(problem)) {
        if (!is_turn(entry->path().filename().string())) continue;
        std::error_code stuck;
        fs::remove_all(entry->path(), stuck);
        if (stuck) cannot_write(system::file_error("remove", entry->path().string(), stuck.value()));
    }
    if (problem) cannot_write(system::file_error("read", folder_, problem.value()));
    if (const auto unwritten = write(open_.number(), folder_, "map.txt", map)) cannot_write(*unwritten);
}

std::optional<FileError> TurnLog::write(int folder, const std::string& shown, const char* name,
                                        std::string_view content) const {
    const Descriptor file(openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, file_mode));
    const int problem = file.is_open() ? system::write_all(file.number(), content) : errno;
    if (problem == 0) return std::nullopt;
    return system::file_error("write", fmt::format("{}/{}", shown, name), problem);
}

std::optional<FileError> TurnLog::keep_turn(const seats::PlayedTurn& turn) const {
    const std::string name = fmt::format("turn-{:04}-player-{}", turn.turn, number_of(turn.seat));
    const std::string shown = folder_ + "/" + name;
    if (mkdirat(open_.number(), name.c_str(), folder_mode) != 0) return system::file_error("make", shown, errno);
    const Descriptor folder(openat(open_.number(), name.c_str(), folder_flags | O_NOFOLLOW));
    if (!folder.is_open()) return system::file_error("open", shown, errno);
    if (auto problem = write(folder.number(), shown, "status.txt", turn.status)) return problem;
    if (turn.orders)
        if (auto problem = write(folder.number(), shown, "orders.txt", *turn.orders)) return problem;
    if (turn.printed.empty()) return std::nullopt;
    return write(folder.number(), shown, "printed.txt", turn.printed);
}

void TurnLog::keep(const seats::PlayedTurn& turn) {
    if (problem_) return;
    if (auto problem = keep_turn(turn)) problem_ = std::move(problem->message);
}

}  // namespace agon::cli
