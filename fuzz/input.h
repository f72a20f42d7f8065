#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace agon::fuzz {

inline std::string_view as_text(const std::uint8_t* bytes, std::size_t count) {
    return {reinterpret_cast<const char*>(bytes), count};
}

}  // namespace agon::fuzz
