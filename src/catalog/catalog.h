#pragma once
#include <span>
#include <string_view>

#include "catalog/entry.h"

namespace agon::catalog {

std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view name);  // none: nullptr

}  // namespace agon::catalog
