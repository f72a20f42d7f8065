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

struct Thinking {
    std::function<bool()> is_out_of_time;
    std::function<void(Left)> keep_ready;  // told what to do should there be no time for better orders
};

// None if map and status are not those of a game.
std::optional<Left> play(std::string_view map, std::string_view status, std::string_view memory, Thinking thinking);

}  // namespace agon::siege_turn
