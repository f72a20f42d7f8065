#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace agon::match {

struct RoundFile {
    const char* name = "";
    std::string_view content{};
};

// The files by which bots of a game's original are shown every round, as one player has them. Such a bot lives as long as its
// match, is told the number of a round when its files are there, and says what it does in a line.
class RoundFiles {
public:
    virtual ~RoundFiles() = default;
    virtual int round() const = 0;                   // that the player is asked about now
    virtual std::span<const RoundFile> files() = 0;  // of that round; good until the next step
    virtual void stepped() = 0;                      // the round is played
    // In the game's notation, what the player does who says this, or nothing that could be understood in time.
    virtual std::string action(const std::optional<std::string>& command) const = 0;
};

}  // namespace agon::match
