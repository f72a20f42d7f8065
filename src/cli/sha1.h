#pragma once
#include <string>
#include <string_view>

namespace agon::cli {

// 40 hexadecimal digits.
std::string sha1_of(std::string_view bytes);

}  // namespace agon::cli
