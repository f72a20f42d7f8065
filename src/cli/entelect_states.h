#pragma once
#include <string>
#include <string_view>

#include "cli/entelect_lines.h"

namespace agon::cli {

// The files of a match as the original's runner keeps them: for each round a folder "Round 007" with GlobalState.json and a
// folder for each player, beside them a CSV for each player. Whatever cannot be written is thrown as a Failure.
class StateFolder {
public:
    // Makes the folder, or takes one that is there, from which it removes the rounds of an earlier match.
    StateFolder(std::string folder, PerPlayer<std::string> names);

    void keep_round(const entelect_state::PlayedMatch& match, const entelect_state::RoundCommands& commands,
                    const StateTexts& before, std::string_view global, int milliseconds);
    void keep_end(const entelect_state::PlayedMatch& match);

private:
    std::string make_folder(const std::string& name) const;
    static void write(const std::string& path, std::string_view content);

    std::string folder_;
    PerPlayer<std::string> names_;
    PerPlayer<std::string> csv_;
};

}  // namespace agon::cli
