#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"
#include "core/result.h"

namespace agon::sworms_console {

// The document heads the teleporter's command "[col] [row]" once and "[row] [col]" everywhere else. Courses that read the
// heading literally can say so in their configuration.
enum class TeleportOrder : bool { RowColumn, ColumnRow };

// What the screen looks like.
struct Look {
    std::string prompt = ">";
    PerPlayer<char> symbols{{'~', '*'}};
    TeleportOrder teleport_order = TeleportOrder::RowColumn;
};

struct Config {
    Look look;
    std::string map_path;
    std::string names_path;  // empty: none named
    int worms_each = 3;
};

// The document's INI file. Note the key PROMT.
Result<Config, ParseError> read_config(std::string_view bytes);

// The course's Random class takes RAND_SEED by stream extraction and only asks whether the end was reached: "abc" is refused,
// the empty text is 0.
std::optional<std::uint32_t> read_seed(const std::string& text);

}  // namespace agon::sworms_console
