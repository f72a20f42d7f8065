#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Text measured in columns of a terminal. All of it is UTF-8; what is not is shown as '?'.
namespace agon::view {

enum class Charset : bool { Ascii, Utf8 };

// The text without anything that could move the cursor or change colours: names come from bots and files. With
// Charset::Ascii every other character becomes '?', so that the text is as long as before for whoever counts characters.
std::string printable(std::string_view text, Charset charset);

// The same, in UTF-8, of a text of several lines, which stay lines.
std::string printable_lines(std::string_view text);

// How many columns a printable text takes. East Asian characters and emoji take two, combining marks none.
int columns_of(std::string_view text);

// The beginning of the text that fits, and the same with a "~" at its end where something was left out.
std::string cut(std::string_view text, int columns);
std::string fit(std::string_view text, int columns);

// Filled with blanks on the right or on the left; longer texts stay as they are.
std::string pad_right(std::string_view text, int columns);
std::string pad_left(std::string_view text, int columns);

// Broken at blanks into lines of at most so many columns (at least 1); words that are longer are broken anywhere.
std::vector<std::string> wrap(std::string_view text, int columns);

}  // namespace agon::view
