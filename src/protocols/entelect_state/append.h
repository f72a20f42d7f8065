#pragma once
#include <cstdint>
#include <string>
#include <string_view>

// Pieces of the original's texts. All of them are written behind what a text has already, so that a text can be used again.
namespace agon::entelect_state {

void append_number(std::string& out, std::int64_t number);

// A text as Gson writes it, quotes included: beside what JSON asks for, the line ends of JavaScript (U+2028, U+2029) are escaped,
// and by default < > & = '. Bytes that are not UTF-8 become U+FFFD.
enum class Html : bool { Escaped, AsItIs };
void append_quoted(std::string& out, std::string_view text, Html html = Html::Escaped);

// Bytes from a file or a bot as the original takes them: what is not UTF-8 becomes U+FFFD.
std::string as_utf8(std::string_view bytes);

}  // namespace agon::entelect_state
