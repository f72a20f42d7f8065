#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace agon::entelect_runner {

inline constexpr std::size_t longest_command = 4096;  // bytes; what comes after them is dropped

// What a bot's line says it does in this round: C;<round>;<command>, after any blanks. None: the line is for another round, or for
// people. What is no UTF-8 becomes U+FFFD, as in the original. The rest is as_recorded().
std::optional<std::string> command_in(std::string_view line, int round);

// A command as a line of a commands file can hold it, where a tab is what parts the two players' and '\r' may be of the line end.
// The rules make the same of it: '\v' is trimmed as a tab is, and parts no words either.
std::string as_recorded(std::string command);

// The last line of what a bot wrote to standard error in a round, which the original calls its exception; none if it wrote nothing.
std::optional<std::string> last_line_of(std::string_view errors);

}  // namespace agon::entelect_runner
