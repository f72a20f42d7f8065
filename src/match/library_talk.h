#pragma once
#include <string>
#include <string_view>

#include "core/result.h"

namespace agon::match {

// The lines by which a library of a game's original, with a main function of ours around it, is asked for moves, as one player
// has them. It is told all it needs to know every time.
class LibraryTalk {
public:
    virtual ~LibraryTalk() = default;
    virtual std::string question() const = 0;  // at this moment, which is a move of the player; a line without its end
    // The action in the game's notation.
    virtual Result<std::string, ParseError> read_answer(std::string_view line) const = 0;
};

}  // namespace agon::match
