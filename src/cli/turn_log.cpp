#include "cli/turn_log.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "cli/exit.h"
#include "protocols/siege_files/map_file.h"
#include "system/untrusted_file.h"

namespace agon::cli {
namespace {

namespace fs = std::filesystem;
using system::Descriptor;
using system::FileError;

constexpr const char* map_name = "map.txt";
constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
constexpr mode_t folder_mode = 0777, file_mode = 0666;  // less what the umask takes

[[noreturn]] void cannot_write(const FileError& error) { throw Failure{Exit::CannotWrite, error.message}; }

// turn-0001-player-1
bool is_turn(const std::string& name) {
    constexpr std::string_view front = "turn-", digits = "0123456789";
    const std::size_t end = name.find_first_not_of(digits, front.size());
    if (!name.starts_with(front) || end == std::string::npos || end == front.size()) return false;
    const std::string rest = name.substr(end);
    return rest == "-player-1" || rest == "-player-2";
}

// The turns of an earlier game.
std::vector<std::string> turns_in(const std::string& folder) {
    std::vector<std::string> turns;
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem))
        if (std::string name = entry->path().filename().string(); is_turn(name)) turns.push_back(std::move(name));
    if (problem) cannot_write(system::file_error("read", folder, problem.value()));
    return turns;
}

bool is_same_map(const std::string& text, const siege::Map& map) {
    const auto other = siege_files::read_map(text);
    return other && *other == map;
}

}  // namespace

TurnLog::TurnLog(std::string folder, const siege::Map& map, const std::string& map_file) : folder_(std::move(folder)) {
    if (mkdir(folder_.c_str(), folder_mode) != 0 && errno != EEXIST)
        cannot_write(system::file_error("make", folder_, errno));
    open_ = Descriptor(open(folder_.c_str(), folder_flags));
    if (!open_.is_open()) cannot_write(system::file_error("open", folder_, errno));
    make_room_for_map(map, map_file);
    for (const std::string& turn : turns_in(folder_)) {
        const std::string path = folder_ + "/" + turn;
        std::error_code stuck;
        fs::remove_all(path, stuck);
        if (stuck) cannot_write(system::file_error("remove", path, stuck.value()));
    }
}

// A log's own map is known by its copy beside the first turn. Whoever logs into a folder of maps does not mean to lose one.
void TurnLog::make_room_for_map(const siege::Map& map, const std::string& map_file) {
    const auto there = system::read_untrusted_file(open_.number(), map_name, system::usual_cap);
    const auto is_copied_in = [&](const std::string& turn) {
        const auto copy = system::read_untrusted_file(open_.number(), turn + "/" + map_name, system::usual_cap);
        return copy && *copy == *there;
    };
    const std::vector<std::string> turns = turns_in(folder_);
    const bool is_own = there && std::any_of(turns.begin(), turns.end(), is_copied_in);
    std::error_code not_there;
    const bool is_played = fs::equivalent(map_file, fs::path(folder_) / map_name, not_there);
    map_is_there_ = there && (is_played || (!is_own && is_same_map(*there, map)));
    if (map_is_there_) return void(own_map_ = is_own ? *there : "");
    if (!is_own && (there || there.error().problem != system::FileProblem::Missing))
        throw Failure{Exit::CannotWrite, fmt::format("{0}/{1} was not left by a log, so it is not overwritten\n"
                                                     "Give the log a folder without a {1}, such as {0}/log.",
                                                     folder_, map_name)};
    if (is_own && unlinkat(open_.number(), map_name, 0) != 0)
        cannot_write(system::file_error("remove", fmt::format("{}/{}", folder_, map_name), errno));
    own_map_ = siege_files::write_map(map);
}

std::optional<FileError> TurnLog::write(int folder, const std::string& shown, const char* name,
                                        std::string_view content) const {
    const Descriptor file(openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, file_mode));
    const int problem = file.is_open() ? system::write_all(file.number(), content) : errno;
    if (problem == 0) return std::nullopt;
    if (file.is_open()) unlinkat(folder, name, 0);  // half of it would be taken for all
    return system::file_error("write", fmt::format("{}/{}", shown, name), problem);
}

std::optional<FileError> TurnLog::keep_turn(const seats::PlayedTurn& turn) {
    const std::string name = fmt::format("turn-{:04}-player-{}", turn.turn, number_of(turn.seat));
    const std::string shown = folder_ + "/" + name;
    if (mkdirat(open_.number(), name.c_str(), folder_mode) != 0) return system::file_error("make", shown, errno);
    const Descriptor folder(openat(open_.number(), name.c_str(), folder_flags | O_NOFOLLOW));
    if (!folder.is_open()) return system::file_error("open", shown, errno);
    if (const std::string map = std::exchange(own_map_, ""); !map.empty()) {
        if (auto problem = write(folder.number(), shown, map_name, map)) return problem;
        if (!map_is_there_)
            if (auto problem = write(open_.number(), folder_, map_name, map)) return problem;
    }
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
