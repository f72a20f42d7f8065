#include "entelect/runner/bots.h"

#include <fmt/format.h>

#include "seats/play.h"

namespace agon::entelect_test {

namespace fs = std::filesystem;

Bots::Bots() : mark_(scratch_.path().filename().string()) {
    // Everybody may enter, so that the sandbox can give the bots users of their own.
    fs::permissions(scratch_.path(), fs::perms::all & ~(fs::perms::group_write | fs::perms::others_write));
    scratch_.write("victim/precious", "gold");
    fs::permissions(victim(), fs::perms::all);
    fs::permissions(victim() + "/precious", fs::perms::all);
}

std::string Bots::mood(const std::string& name) const {
    const fs::path folder = scratch_.path() / "bots" / name;
    if (fs::exists(folder)) return folder.string();
    scratch_.write("bots/" + name + "/bot.json",
                   fmt::format(R"({{"nickName":"{0}","botLanguage":"command","botLocation":"/run",)"
                               R"("botFileName":"./fake {0} {1} {2}"}})",
                               name, victim(), mark_));
    fs::create_directory(folder / "run");
    fs::copy_file(AGON_PROGRAM_DIR "/fakes/entelect_bot", folder / "run/fake");
    return folder.string();
}

std::string Bots::with_program(const std::string& name, const std::string& program) const {
    const fs::path folder = scratch_.path() / "bots" / name;
    scratch_.write("bots/" + name + "/bot.json", fmt::format(R"({{"nickName":"{0}","botLanguage":"cplusplus",)"
                                                             R"("botLocation":"/","botFileName":"bot"}})",
                                                             name));
    fs::copy_file(program, folder / "bot");
    return folder.string();
}

std::string Bots::config(const std::string& first, const std::string& second, int rounds, int milliseconds) const {
    const fs::path numbers = scratch_.write("game-config.json", fmt::format(R"({{"maxRounds": {}}})", rounds));
    return scratch_.write("config.json", fmt::format(R"({{"round-state-output-location": "nowhere", "game-name": "{}",
        "game-config-file-location": "{}", "player-a": "{}", "player-b": "{}", "seed": 42, "max-runtime-ms": {}}})",
                                                     (folder() / "logs/match").string(), numbers.string(), first,
                                                     second, milliseconds));
}

int Bots::count_alive() const { return seats::count_processes_with(" " + mark_); }

Ran run_runner(const Words& arguments, const Surroundings& surroundings) {
    return support::run_program(AGON_PROGRAM_DIR "/entelect-runner", arguments, surroundings);
}

std::string said(const Bots& bots, const std::string& name, int round) {
    const std::string file = fmt::format("Round {:03}/{}/PlayerCommand.txt", round, name);
    if (!bots.has_log(file)) return "no such round";
    const std::string text = bots.log(file), front = "Command: ";
    return text.substr(front.size(), text.find('\n') - front.size());
}

}  // namespace agon::entelect_test
