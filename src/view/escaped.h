#pragma once
#include <string>
#include <string_view>

namespace agon::view {

// Bytes from a stranger, exactly and harmlessly: printable ASCII as it is, a backslash doubled, everything else as \n, \t, \r or
// \xNN. What is longer than `most` bytes is cut, and says so.
std::string escaped(std::string_view bytes, std::size_t most = 1000);

// As one word for a shell, quoted only where it must be.
std::string shell_word(std::string_view word);

}  // namespace agon::view
