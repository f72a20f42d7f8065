#pragma once
#include <span>
#include <string>
#include <string_view>

namespace agon {

// The name that was probably meant: few letters away. Empty if none is near.
std::string_view nearest_name(std::string_view word, std::span<const std::string_view> names);

}  // namespace agon
