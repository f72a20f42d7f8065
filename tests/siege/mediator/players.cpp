#include "siege/mediator/players.h"

#include "seats/play.h"

namespace agon::mediator_test {

namespace fs = std::filesystem;

Players::Players() : mark_(scratch_.path().filename().string()) {
    fs::permissions(scratch_.path(), fs::perms::all & ~(fs::perms::group_write | fs::perms::others_write));
    scratch_.write("map.txt", "1000\n0960\n0002\n");
}

std::string Players::map() const { return (scratch_.path() / "map.txt").string(); }

std::string Players::mood(const std::string& name) const {
    const fs::path link = scratch_.path() / (name + "." + mark_);
    if (!fs::is_symlink(link)) fs::create_symlink(AGON_PROGRAM_DIR "/fakes/siege_player", link);
    return link.string();
}

std::string Players::script(const std::string& name, const std::string& lines) const {
    const fs::path file = scratch_.write(name, "#!/bin/sh\n" + lines);
    fs::permissions(file, fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                              fs::perms::others_read | fs::perms::others_exec);
    return file.string();
}

int Players::count_alive() const { return seats::count_processes_with("." + mark_); }

Ran run_mediator(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    return support::run_program(AGON_PROGRAM_DIR "/mediator", arguments, surroundings);
}

std::string last_line(const std::string& text) {
    if (!text.ends_with('\n')) return "no line end";
    const std::size_t start = text.rfind('\n', text.size() - 2);
    return text.substr(start == std::string::npos ? 0 : start + 1, text.size() - 2 - start);
}

}  // namespace agon::mediator_test
