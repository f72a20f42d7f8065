#include "protocols/entelect_runner/answer_line.h"

#include <algorithm>

#include "core/text_cursor.h"
#include "protocols/json/utf8.h"

namespace agon::entelect_runner {
namespace {

std::string in_utf8(std::string_view bytes) {
    constexpr std::string_view replacement = "\xEF\xBF\xBD";
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = json::length_of_character(bytes);
        if (length == 0) text += replacement;
        else text += bytes.substr(0, length);
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

}  // namespace

std::optional<std::string> command_in(std::string_view line, int round) {
    TextCursor cursor(line);
    cursor.skip_blanks();
    if (!cursor.take("C;") || !cursor.take(std::to_string(round)) || !cursor.take(';')) return std::nullopt;
    return as_recorded(in_utf8(cursor.rest().substr(0, longest_command)));
}

std::string as_recorded(std::string command) {
    while (command.ends_with('\r')) command.pop_back();
    std::replace(command.begin(), command.end(), '\t', '\v');
    return command;
}

std::optional<std::string> last_line_of(std::string_view errors) {
    while (errors.ends_with('\n') || errors.ends_with('\r')) errors.remove_suffix(1);
    if (errors.empty()) return std::nullopt;
    const std::string_view line = errors.substr(errors.find_last_of("\r\n") + 1);
    return in_utf8(line.substr(0, longest_command));
}

}  // namespace agon::entelect_runner
