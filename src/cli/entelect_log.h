#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/entelect_referee.h"
#include "protocols/entelect_state/played_match.h"
#include "protocols/entelect_state/state_writer.h"
#include "system/descriptor.h"
#include "system/file.h"

namespace agon::cli {

// The folder that the original keeps of a match: Round 001/GlobalState.json and so on. The game goes on when it cannot be written.
class EntelectLog {
public:
    // Makes the folder `name` in `place`. One that is there is taken if `again`, without the rounds that are in it; else the new
    // one gets another name. Throws a Failure.
    EntelectLog(const std::string& place, const std::string& name, bool again, PerPlayer<std::string> names);
    // In this very folder, which is made with those above it.
    static EntelectLog at(const std::string& folder, const PerPlayer<std::string>& names);

    // What both players were shown and said, before their round is played.
    void keep_players(const entelect_state::PlayedMatch& game, const PerPlayer<Said>& said);
    // The same round, once it is played.
    void keep_round(const entelect_state::PlayedMatch& game);
    void keep_end(const entelect_state::PlayedMatch& game, const std::string& end_text);

    const std::string& path() const { return path_; }
    const std::optional<std::string>& problem() const { return problem_; }  // the first; nothing was written after it

private:
    void keep_player(const entelect_state::PlayedMatch& game, Player player, const Said& said);
    bool make(const std::string& folder);
    bool write(const std::string& file, std::string_view content);
    bool append(const system::Descriptor& file, const std::string& name, std::string_view content);
    bool fail(const system::FileError& error);

    std::string path_;
    system::Descriptor folder_, log_;
    PerPlayer<system::Descriptor> tables_;  // the CSV files
    PerPlayer<std::string> names_;          // of the players' files and folders
    std::optional<std::string> problem_;
    entelect_state::StateWriter writer_;
    std::string text_;  // kept for its room
};

}  // namespace agon::cli
