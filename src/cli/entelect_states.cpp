#include "cli/entelect_states.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>

#include "cli/exit.h"
#include "games/entelect/command_text.h"
#include "protocols/entelect_state/match_texts.h"
#include "system/descriptor.h"
#include "system/file.h"

namespace agon::cli {
namespace {

namespace fs = std::filesystem;
using entelect_state::round_folder;

constexpr mode_t folder_mode = 0777, file_mode = 0666;  // less what the umask takes

[[noreturn]] void fail(const system::FileError& error) { throw Failure{Exit::CannotWrite, error.message}; }

// "Round 007"
bool is_round(const std::string& name) {
    constexpr std::string_view front = "Round ";
    return name.starts_with(front) && name.size() >= front.size() + 3 &&
           name.find_first_not_of("0123456789", front.size()) == std::string::npos;
}

void remove_rounds(const std::string& folder) {
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem)) {
        if (!is_round(entry->path().filename().string())) continue;
        std::error_code stuck;
        fs::remove_all(entry->path(), stuck);
        if (stuck) fail(system::file_error("remove", entry->path().string(), stuck.value()));
    }
    if (problem) fail(system::file_error("read", folder, problem.value()));
}

}  // namespace

StateFolder::StateFolder(std::string folder, PerPlayer<std::string> names)
    : folder_(std::move(folder)), names_(std::move(names)) {
    if (mkdir(folder_.c_str(), folder_mode) != 0 && errno != EEXIST) fail(system::file_error("make", folder_, errno));
    remove_rounds(folder_);
}

std::string StateFolder::make_folder(const std::string& name) const {
    std::string path = folder_ + "/" + name;
    if (mkdir(path.c_str(), folder_mode) != 0 && errno != EEXIST) fail(system::file_error("make", path, errno));
    return path;
}

void StateFolder::write(const std::string& path, std::string_view content) {
    const system::Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, file_mode));
    const int problem = file.is_open() ? system::write_all(file.number(), content) : errno;
    if (problem != 0) fail(system::file_error("write", path, problem));
}

void StateFolder::keep_round(const entelect_state::PlayedMatch& match, const entelect_state::RoundCommands& commands,
                             const StateTexts& before, std::string_view global, int milliseconds) {
    const std::string round = round_folder(match.state().round());
    write(make_folder(round) + "/GlobalState.json", global);
    for (const Player player : both_players) {
        const std::string folder = make_folder(round + "/" + names_[player]);
        const std::string_view said = commands[player].empty() ? entelect::no_command : commands[player];
        write(folder + "/JsonMap.json", before.json[player]);
        write(folder + "/TextMap.txt", before.text[player]);
        write(folder + "/PlayerCommand.txt", entelect_state::player_command_text(said, milliseconds, std::nullopt));
        write(make_folder(round + "/" + names_[player] + "/Console") + "/Console.txt", before.console[player]);
        csv_[player].append(before.csv[player]).append("\n");
    }
}

void StateFolder::keep_end(const entelect_state::PlayedMatch& match) {
    for (const Player player : both_players) write(folder_ + "/" + names_[player] + ".csv", csv_[player]);
    if (match.state().round() == 0) return;
    write(folder_ + "/" + round_folder(match.state().round()) + "/endGameState.txt",
          entelect_state::end_game_text(match.state(), match.seed(), names_, match.history().referee));
}

}  // namespace agon::cli
