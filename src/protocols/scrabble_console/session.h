#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "protocols/scrabble_console/command.h"
#include "protocols/scrabble_console/heap_game.h"

namespace agon::scrabble_console {

// What a line of input leads to. Files are the caller's business.
struct Answer {
    enum class Then { Ask, Save, Load, End };
    std::string text;  // to be printed first
    Then then = Then::Ask;
    std::string path{};  // of the file to load
};

// What is said to a command that leaves the game and its files alone; nothing for the others.
std::optional<std::string> remark_on(const Command& command, std::string_view line);

// One game at the console: lines in, text out, no I/O.
class Session {
public:
    explicit Session(HeapGame game) : game_(std::move(game)) {}

    std::string opening() const;  // the screen and the prompt: after the start, a move or a load
    std::string prompt() const;
    Answer answer(std::string_view line);
    std::string file() const { return game_.file(); }

private:
    Answer insert(const scrabble::Placement& placement);

    HeapGame game_;
};

}  // namespace agon::scrabble_console
