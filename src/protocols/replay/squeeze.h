#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

// zstd, kept in one place.
namespace agon::replay {

// One frame with its size and a checksum.
std::string squeeze(std::string_view content);

// Exactly one frame, whose content is of at most so many bytes: room is made only for what is really there.
Result<std::string, ParseError> unsqueeze(std::string_view frame, std::size_t most_bytes);

}  // namespace agon::replay
