#include "seats/play.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "catalog/catalog.h"
#include "system/file.h"
#include "system/interrupt.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;

// Of what can be read: a process may end in the middle of that, and then a stream would throw.
std::string content_of(const fs::path& path) {
    const auto content = system::read_file(path.string());
    return content ? *content : "";
}

}  // namespace

catalog::MatchReport play(const Pairing& pairing) {
    system::survive_failed_writes();
    catalog::MatchWish wish;
    wish.game = catalog::find_game(pairing.game);
    if (!wish.game) throw std::runtime_error("there is no game " + pairing.game);
    for (const Player player : both_players) {
        auto contestant =
            catalog::find_contestant(*wish.game, player == Player::First ? pairing.first : pairing.second);
        if (!contestant) throw std::runtime_error(contestant.error());
        wish.contestants[player] = *std::move(contestant);
    }
    wish.setup = pairing.setup;
    wish.seed = pairing.seed;
    wish.time = pairing.time;
    wish.sandbox = pairing.sandbox;
    wish.pause_waiting = pairing.pause_waiting;
    auto report = catalog::run_match(wish);
    if (!report) throw std::runtime_error(report.error().sentence + report.error().setup_error.expected);
    return *std::move(report);
}

std::string scripted(const std::string& options) { return "'" AGON_PROGRAM_DIR "/fakes/scripted_bot' " + options; }
std::string screen_reader() { return "console:'" AGON_PROGRAM_DIR "/fakes/screen_bot'"; }

Pairing with_bot(Pairing pairing, Player seat, const std::string& text) {
    (seat == Player::First ? pairing.first : pairing.second) = text;
    return pairing;
}

std::vector<std::string> actions_of(const match::Record& record, Player player) {
    std::vector<std::string> actions;
    for (const match::RecordedStep& step : record.steps)
        if (step.actions[player]) actions.push_back(*step.actions[player]);
    return actions;
}

int count_processes_with(const std::string& text) {
    int count = 0;
    std::error_code gone;
    for (fs::directory_iterator entry("/proc", gone), end; entry != end; entry.increment(gone)) {
        const std::string name = entry->path().filename().string();
        if (!std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) continue;
        count += content_of(entry->path() / "cmdline").find(text) == std::string::npos ? 0 : 1;
    }
    return count;
}

}  // namespace agon::seats
