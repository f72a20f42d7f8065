#include "protocols/sworms_console/config.h"

#include <INIReader.h>

#include <sstream>

#include "games/sworms/board.h"

namespace agon::sworms_console {
namespace {

Unexpected<ParseError> expected(std::string what) { return Unexpected{ParseError{0, 0, std::move(what)}}; }

// INIReader gives its default for a value that is no number: ask with one that no caller lets pass.
long integer_or_nothing(const INIReader& ini, const char* name, long default_value) {
    return ini.HasValue("player", name) ? ini.GetInteger("player", name, -1) : default_value;
}

char symbol(const INIReader& ini, const char* name, char default_value) {
    const std::string text = ini.Get("player", name, "");
    return text.empty() ? default_value : text.front();
}

}  // namespace

Result<Config, ParseError> read_config(std::string_view bytes) {
    // INIReader would take a NUL for the end of the file and drop the rest without a word.
    if (bytes.find('\0') != std::string_view::npos) return expected("a text without NUL bytes");
    const INIReader ini(bytes.data(), bytes.size());
    if (ini.ParseError() != 0) return Unexpected{ParseError{ini.ParseError(), 1, "[section] or NAME=VALUE"}};

    Config config;
    config.look.prompt = ini.Get("general", "PROMT", ">");
    config.map_path = ini.Get("general", "MAP", "");
    config.names_path = ini.Get("general", "WORM_NAMES", "");
    if (config.map_path.empty()) return expected("MAP in [general]");
    const std::string order = ini.Get("general", "TELEPORT", "row_col");
    if (order != "row_col" && order != "col_row") return expected("TELEPORT to be row_col or col_row");
    config.look.teleport_order = order == "col_row" ? TeleportOrder::ColumnRow : TeleportOrder::RowColumn;

    config.look.symbols[Player::First] = symbol(ini, "PLAYER0", '~');
    config.look.symbols[Player::Second] = symbol(ini, "PLAYER1", '*');
    if (integer_or_nothing(ini, "NUM_PLAYER", 2) != 2) return expected("NUM_PLAYER to be 2");
    const long worms = integer_or_nothing(ini, "NUM_WORMS", 3);
    if (worms < 1 || worms > sworms::Square::most_worms / 2) return expected("NUM_WORMS to be from 1 to 30000");
    config.worms_each = static_cast<int>(worms);
    return config;
}

std::optional<std::uint32_t> read_seed(const std::string& text) {
    std::istringstream in(text);
    std::uint32_t seed = 0;
    in >> seed;
    if (!in.eof() || in.bad()) return std::nullopt;
    return seed;
}

}  // namespace agon::sworms_console
