// A second, deliberately naive implementation of the console game SEWorms.
// It exists only to be compared byte for byte with the real one; section numbers in the
// comments of reference.cpp are those of the SEWorms specification.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace agon::reference {

// Everything a run depends on besides its input; the INI file is read elsewhere.
struct Program {
    std::string map_text;
    std::string names_text;
    bool names_missing = false;
    std::string prompt = ">";
    char player0 = '~';
    char player1 = '*';
    int worms = 3;
    bool teleport_col_row = false;
    std::uint32_t seed = 0;
};

struct Transcript {
    std::string output;
    int exit_code = 0;
};

// The whole standard output of one run, from the spawn lines on, and its exit code.
Transcript run(const Program& program, std::string_view input);

}  // namespace agon::reference
