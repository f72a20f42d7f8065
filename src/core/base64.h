#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace agon {

// Bytes as letters, digits, - and _, without padding: one word in a shell and in an address.
std::string to_base64(std::string_view bytes);
std::optional<std::string> from_base64(std::string_view text);  // none if it is not what to_base64() writes

}  // namespace agon
