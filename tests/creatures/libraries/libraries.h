#pragma once
#include <string>

#include "support/scratch_folder.h"

// Folders with libraries of creatures, each of which does one thing whichever creature it is asked for.
namespace agon::creatures_test {

class Libraries {
public:
    Libraries();

    // The name of a bot. `answer` is the body of a function with `self` and `list` that returns a Move.
    std::string answering(const std::string& name, const std::string& answer, const std::string& before = "") const;
    // The same with all of hw5.cpp.
    std::string with_source(const std::string& name, const std::string& source) const;

    // Rests, and says on standard output in which folder it lives.
    std::string resting() const { return answering("rests", "return at(NOACT, 0, 0);"); }
    static std::string ours() { return "hw5:" AGON_SOURCE_DIR "/hw5"; }

    const support::ScratchFolder& scratch() const { return scratch_; }

private:
    support::ScratchFolder scratch_;
};

}  // namespace agon::creatures_test
