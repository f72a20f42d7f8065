#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/creatures/actions.h"

// Records of games, read back. What they say is checked by playing them again; here only that they say something.
namespace agon::creatures_text {

struct RecordedActivation {
    std::string text;  // the whole line, with its end
    creatures::Action action;
    bool was_frozen = false;
    creatures::Illegal illegal = creatures::Illegal::None;
};

struct GameRecord {
    std::string head;  // the whole line, with its end
    std::string board_hash;
    std::uint64_t seed = 0;
    std::vector<RecordedActivation> activations;
    std::string result;  // the whole line, with its end
    std::string code;    // of it

    bool stopped_at_illegal() const;
    // The game was left before its end, for no reason of its rules.
    bool was_left() const;
};

// The codes of games that the rules did not end; those of others stand in chronicle.h.
inline constexpr const char *illegal_move_code = "ILLEGAL_MOVE", *forfeit_code = "FORFEIT",
                            *no_result_code = "NO_RESULT";

// A record that breaks off before its result is none.
agon::Result<GameRecord, ParseError> read_record(std::string_view text);

}  // namespace agon::creatures_text
