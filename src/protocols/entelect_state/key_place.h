#pragma once
#include <string_view>

#include "core/result.h"

namespace agon::entelect_state {

// An error at the key that a path such as "commandoWorms.weapon.damage" leads to, in a text that is JSON. Where a key is left
// out it is that of the record around it; the front of the text if there is none.
ParseError error_at(std::string_view json, std::string_view path, std::string expected);

}  // namespace agon::entelect_state
