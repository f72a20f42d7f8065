#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// One turn of `player`, from the texts of its files to those it leaves.
namespace agon::siege_turn {

struct Left {
    std::string orders;
    std::string memory;  // for the private file
};

// None if map and status are not those of a game.
std::optional<Left> play(std::string_view map, std::string_view status, std::string_view memory,
                         std::function<bool()> is_out_of_time);

}  // namespace agon::siege_turn
