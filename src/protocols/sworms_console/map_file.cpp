#include "protocols/sworms_console/map_file.h"

#include <optional>

#include "core/text_cursor.h"
#include "games/sworms/map.h"

namespace agon::sworms_console {
namespace {

constexpr std::string_view blanks = " \t\r\v\f";

// Hands out the lines that count, and knows their numbers.
class Lines {
public:
    explicit Lines(std::string_view bytes) : in_(bytes) {}

    std::optional<std::string_view> next() {
        while (!in_.at_end()) {
            ++number_;
            const std::string_view line = trimmed(in_.take_line(), blanks);
            if (!line.empty() && line.front() != '#') return line;
        }
        ++number_;
        return std::nullopt;
    }
    std::string_view first() {
        ++number_;
        return in_.take_line();
    }
    Unexpected<ParseError> expected(std::string what) const {
        return Unexpected{ParseError{number_, 1, std::move(what)}};
    }

private:
    TextCursor in_;
    int number_ = 0;
};

struct Size {
    int width = 0, height = 0;
};

std::optional<Size> read_size(std::string_view line) {
    TextCursor in(line);
    if (!in.take("SIZE:")) return std::nullopt;
    in.skip_blanks();
    const auto width = in.take_number(1, sworms::longest_side);
    const bool parted = in.peek() == ' ' || in.peek() == '\t';
    in.skip_blanks();
    const auto height = in.take_number(1, sworms::longest_side);
    if (!width || !parted || !height || !in.at_end()) return std::nullopt;
    return Size{*width, *height};
}

}  // namespace

Result<std::vector<std::string>, ParseError> read_map_file(std::string_view bytes) {
    Lines lines(bytes);
    if (lines.first() != "#SWORMS") return lines.expected("#SWORMS");

    const auto size_line = lines.next();
    const auto size = size_line ? read_size(*size_line) : std::nullopt;
    if (!size)
        return lines.expected("\"SIZE: WIDTH HEIGHT\" with sides from 1 to " + std::to_string(sworms::longest_side));
    if (lines.next() != "MAP:") return lines.expected("\"MAP:\"");

    std::vector<std::string> rows;
    while (static_cast<int>(rows.size()) < size->height) {
        const auto row = lines.next();
        if (!row) return lines.expected(std::to_string(size->height) + " rows");
        if (sworms::fault_of_row(*row, rows.size(), static_cast<std::size_t>(size->width)))
            return lines.expected("a row of " + std::to_string(size->width) + " fields " +
                                  (rows.empty() ? "of air (A)" : "out of A, E and W"));
        rows.emplace_back(*row);
    }
    if (lines.next()) return lines.expected("nothing after the map");
    return rows;
}

std::vector<std::string> read_names_file(std::string_view bytes) {
    std::vector<std::string> names;
    for (TextCursor in(bytes); !in.at_end();) names.emplace_back(in.take_line());
    if (names.empty()) names.emplace_back("unknown");
    return names;
}

}  // namespace agon::sworms_console
