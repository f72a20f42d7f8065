#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace agon::replay {

// Short texts, too short for zstd to learn anything from: each letter is guessed from the four before it, by a model that has
// read the words of text_primer before. Any bytes can be packed; unlikely ones take a little more than a byte.
std::string pack_text(std::string_view text);

// Of that many bytes. Nothing if they are not all there.
std::optional<std::string> unpack_text(std::string_view packed, std::size_t size);

// Part of the format: another primer is another version.
extern const std::string_view text_primer;

}  // namespace agon::replay
