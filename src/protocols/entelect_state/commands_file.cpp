#include "protocols/entelect_state/commands_file.h"

#include "core/text_cursor.h"
#include "protocols/entelect_state/append.h"

namespace agon::entelect_state {

Result<std::vector<RoundCommands>, ParseError> read_commands(std::string_view text) {
    TextCursor cursor(without_byte_order_mark(text));
    std::vector<RoundCommands> rounds;
    while (!cursor.at_end()) {
        const TextCursor start = cursor;
        const std::string_view line = cursor.take_line();
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) return start.expected("the command of A, a tab and the command of B");
        rounds.push_back({{as_utf8(line.substr(0, tab)), as_utf8(line.substr(tab + 1))}});
    }
    return rounds;
}

}  // namespace agon::entelect_state
