#include "cli/board_text.h"

#include "core/text_cursor.h"
#include "view/text.h"

namespace agon::cli {

std::string board_text(const catalog::Table& table, Viewer viewer, BoardLook look, const view::TerminalStyle& style) {
    const auto original = look == BoardLook::Original ? table.original_board() : std::nullopt;
    if (!original) return view::draw(table.scene(viewer), style);
    std::string text;  // names come from files and must not send escapes
    for (TextCursor in(*original); !in.at_end();) text += view::printable(in.take_line(), view::Charset::Ascii) + '\n';
    return text;
}

}  // namespace agon::cli
