#pragma once
#include <string>
#include <vector>

#include "support/run_program.h"
#include "support/scratch_folder.h"

// Bots and configurations for whole matches of `entelect-runner`.
namespace agon::entelect_test {

using support::Ran;
using support::Surroundings;
using Words = std::vector<std::string>;

class Bots {
public:
    Bots();

    const std::filesystem::path& folder() const { return scratch_.path(); }
    const support::ScratchFolder& scratch() const { return scratch_; }
    // The folder of a bot that is tests/fakes/entelect_bot, in this mood; its links lead to victim().
    std::string mood(const std::string& name) const;
    // The folder of a bot with this program in it, under the name bot.
    std::string with_program(const std::string& name, const std::string& program) const;
    std::string victim() const { return (folder() / "victim").string(); }  // holds one file, precious: "gold"
    // A configuration of a match of so many rounds.
    std::string config(const std::string& first, const std::string& second, int rounds, int milliseconds) const;
    // Of the last match.
    std::string log(const std::string& file) const { return scratch_.read("logs/match/" + file); }
    bool has_log(const std::string& file) const { return std::filesystem::exists(folder() / "logs/match" / file); }
    // How many processes of these bots there are.
    int count_alive() const;

private:
    support::ScratchFolder scratch_;
    std::string mark_;  // in the command lines of all of them
};

Ran run_runner(const Words& arguments, const Surroundings& surroundings = {});

// What the bot of that folder said in a round, as the log tells: "shoot N", "No Command".
std::string said(const Bots& bots, const std::string& name, int round);

}  // namespace agon::entelect_test
