#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "games/siege/map.h"
#include "seats/turn_rules.h"
#include "system/descriptor.h"
#include "system/file.h"

namespace agon::cli {

// A folder with the files of every turn: turn-0001-player-1/status.txt and so on. The game goes on when it cannot be written.
class TurnLog {
public:
    // Makes the folder, or takes one that is there, from which it removes the map and the turns of an earlier game. A map.txt that
    // no log has written stays as it is: it will do if it is the same map, else the folder is refused. Throws a Failure.
    TurnLog(std::string folder, const siege::Map& map, const std::string& map_file);

    void keep(const seats::PlayedTurn& turn);
    const std::optional<std::string>& problem() const { return problem_; }  // the first; nothing was written after it

private:
    std::optional<system::FileError> write(int folder, const std::string& shown, const char* name,
                                           std::string_view content) const;
    std::optional<system::FileError> keep_turn(const seats::PlayedTurn& turn);
    void make_room_for_map(const siege::Map& map, const std::string& map_file);

    std::string folder_;
    system::Descriptor open_;
    std::string own_map_;        // to be written with the first turn
    bool map_is_there_ = false;  // already
    std::optional<std::string> problem_;
};

}  // namespace agon::cli
