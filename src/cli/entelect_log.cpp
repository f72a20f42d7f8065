#include "cli/entelect_log.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>

#include "cli/duration.h"
#include "cli/exit.h"
#include "protocols/entelect_state/match_texts.h"

namespace agon::cli {
namespace {

namespace fs = std::filesystem;
using system::Descriptor;
using system::FileError;

constexpr mode_t folder_mode = 0777, file_mode = 0666;  // less what the umask takes
constexpr int file_flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW;

[[noreturn]] void stop(const FileError& error) { throw Failure{Exit::CannotWrite, error.message}; }

// A bot's name in a file's: it may not lead elsewhere.
std::string as_file_name(std::string name) {
    constexpr std::size_t longest = 200;
    for (char& letter : name)
        if (letter == '/' || (letter >= 0 && letter < ' ')) letter = '_';
    return name.substr(0, longest);
}

bool is_round(const std::string& name) {
    constexpr std::string_view front = "Round ";
    return name.starts_with(front) && name.find_first_not_of("0123456789", front.size()) == std::string::npos;
}

void remove_rounds(const std::string& folder) {
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem)) {
        std::error_code stuck;
        if (is_round(entry->path().filename().string())) fs::remove_all(entry->path(), stuck);
        if (stuck) stop(system::file_error("remove", entry->path().string(), stuck.value()));
    }
}

}  // namespace

EntelectLog::EntelectLog(const std::string& place, const std::string& name, bool again, PerPlayer<std::string> names) {
    for (const Player player : both_players) names_[player] = as_file_name(names[player]);
    if (names_[Player::First] == names_[Player::Second]) names_[Player::Second] += " (B)";
    std::error_code problem;
    fs::create_directories(place, problem);
    if (problem) stop(system::file_error("make", place, problem.value()));
    path_ = (fs::path(place) / name).string();
    const std::string wanted = path_;
    for (int number = 2; mkdir(path_.c_str(), folder_mode) != 0; ++number) {
        if (errno != EEXIST) stop(system::file_error("make", path_, errno));
        if (again) break;
        path_ = fmt::format("{}-{}", wanted, number);  // another match of the same second
    }
    if (again) remove_rounds(path_);
    folder_ = Descriptor(open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder_.is_open()) stop(system::file_error("open", path_, errno));
    const auto opened = [&](const std::string& file) {
        Descriptor made(openat(folder_.number(), file.c_str(), file_flags, file_mode));
        if (!made.is_open()) stop(system::file_error("write", path_ + "/" + file, errno));
        return made;
    };
    log_ = opened("match.log");
    for (const Player player : both_players) tables_[player] = opened(names_[player] + ".csv");
}

EntelectLog EntelectLog::at(const std::string& folder, const PerPlayer<std::string>& names) {
    const fs::path path = fs::path(folder + "/.").parent_path().lexically_normal();
    const std::string place = path.has_parent_path() ? path.parent_path().string() : ".";
    return EntelectLog(place, path.filename().string(), true, names);
}

void EntelectLog::keep_players(const entelect_state::PlayedMatch& game, const PerPlayer<Said>& said) {
    if (problem_ || !make(entelect_state::round_folder(game.state().round() + 1))) return;
    for (const Player player : both_players) keep_player(game, player, said[player]);
    const int round = game.state().round() + 1;
    text_ = fmt::format("Round {}\n", round);
    for (const Player player : both_players) {
        text_ +=
            fmt::format("{}: {} ({} ms)\n", names_[player], said[player].command, in_milliseconds(said[player].time));
        if (said[player].exception)
            text_ += fmt::format("{}: exception: {}\n", names_[player], *said[player].exception);
    }
    append(log_, "match.log", text_);
}

void EntelectLog::keep_player(const entelect_state::PlayedMatch& game, Player player, const Said& said) {
    const std::string folder = entelect_state::round_folder(game.state().round() + 1) + "/" + names_[player];
    if (!make(folder) || !make(folder + "/Console")) return;
    writer_.player_json(game.state(), game.history(), player, text_);
    write(folder + "/JsonMap.json", text_);
    writer_.player_text(game.state(), game.history(), player, text_);
    write(folder + "/TextMap.txt", text_);
    writer_.console(game.state(), player, text_);
    write(folder + "/Console/Console.txt", text_);
    write(folder + "/PlayerCommand.txt",
          entelect_state::player_command_text(said.command, in_milliseconds(said.time), said.exception));
    entelect_state::StateWriter::csv_line(game.state(), game.history(), player, text_);
    text_ += '\n';
    append(tables_[player], names_[player] + ".csv", text_);
}

void EntelectLog::keep_round(const entelect_state::PlayedMatch& game) {
    writer_.global_json(game.state(), game.history(), game.events(), text_);
    write(entelect_state::round_folder(game.state().round()) + "/GlobalState.json", text_);
    text_.clear();
    for (const std::string& error : game.history().last.errors) text_ += error + '\n';
    if (!text_.empty()) append(log_, "match.log", text_);
}

void EntelectLog::keep_end(const entelect_state::PlayedMatch& game, const std::string& end_text) {
    if (game.state().round() > 0)
        write(entelect_state::round_folder(game.state().round()) + "/endGameState.txt", end_text);
    append(log_, "match.log", end_text);
}

bool EntelectLog::make(const std::string& folder) {
    if (problem_) return false;
    if (mkdirat(folder_.number(), folder.c_str(), folder_mode) == 0 || errno == EEXIST) return true;
    return fail(system::file_error("make", path_ + "/" + folder, errno));
}

bool EntelectLog::write(const std::string& file, std::string_view content) {
    if (problem_) return false;
    const Descriptor made(openat(folder_.number(), file.c_str(), file_flags, file_mode));
    const int problem = made.is_open() ? system::write_all(made.number(), content) : errno;
    return problem == 0 || fail(system::file_error("write", path_ + "/" + file, problem));
}

bool EntelectLog::append(const Descriptor& file, const std::string& name, std::string_view content) {
    if (problem_) return false;
    const int problem = system::write_all(file.number(), content);
    return problem == 0 || fail(system::file_error("write", path_ + "/" + name, problem));
}

bool EntelectLog::fail(const FileError& error) {
    problem_ = error.message;
    return false;
}

}  // namespace agon::cli
