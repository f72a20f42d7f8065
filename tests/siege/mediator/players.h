#pragma once
#include <string>
#include <vector>

#include "support/run_program.h"
#include "support/scratch_folder.h"

// Players and maps for whole games of `mediator`.
namespace agon::mediator_test {

using support::Ran;
using support::Surroundings;

// A folder that everybody may enter, so that the sandbox can give its players users of their own.
class Players {
public:
    Players();

    const std::filesystem::path& folder() const { return scratch_.path(); }
    std::string map() const;                                                      // of 4 x 3 fields, with a mine
    std::string mood(const std::string& name) const;                              // tests/fakes/siege_player
    std::string script(const std::string& name, const std::string& lines) const;  // of a shell
    std::string write(const std::string& name, const std::string& content) const {
        return scratch_.write(name, content);
    }
    std::string read(const std::string& name) const { return scratch_.read(name); }
    std::map<std::string, std::string> files() const { return scratch_.files(); }
    // How many of them are alive.
    int count_alive() const;

private:
    support::ScratchFolder scratch_;
    std::string mark_;  // in the names of all of them
};

Ran run_mediator(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

// The last line of what was printed, without its end.
std::string last_line(const std::string& text);

}  // namespace agon::mediator_test
