#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/siege/map.h"

// mapa.txt: one row a line.
namespace agon::siege_files {

// Passed over: a byte order mark in front; behind a row blanks, '\r' and what follows "//"; lines without a row at the end.
Result<siege::Map, ParseError> read_map(std::string_view text);

std::string write_map(const siege::Map& map);

}  // namespace agon::siege_files
