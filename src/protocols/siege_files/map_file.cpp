#include "protocols/siege_files/map_file.h"

#include <algorithm>

#include "core/check.h"
#include "core/text_cursor.h"
#include "protocols/siege_files/fields_of_line.h"

namespace agon::siege_files {
namespace {

std::string_view row_in(std::string_view line) {
    line = line.substr(0, line.find("//"));
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);  // npos + 1 is 0
}

// Collects rows up to the first that does not fit the ones before it.
class MapReader {
public:
    std::optional<ParseError> take(std::string_view row) {
        ++line_;
        const auto stranger = std::find_if_not(row.begin(), row.end(), siege::Map::is_terrain);
        if (stranger != row.end()) return expected(static_cast<std::size_t>(stranger - row.begin()), "0, 9, 6, 1 or 2");
        if (line_ == 1) width_ = row.size();
        if (!siege::is_side(width_))
            return expected(std::min<std::size_t>(width_, siege::longest_side), row_of(up_to_longest()));
        if (row.size() != width_) return expected(std::min(row.size(), width_), row_of(std::to_string(width_)));
        if (!siege::is_side(static_cast<std::size_t>(line_))) return expected(0, up_to_longest() + " rows");
        for (const Player player : both_players)
            if (auto problem = look_for_base(row, player)) return problem;
        text_.append(line_ == 1 ? "" : "/").append(row);
        return std::nullopt;
    }

    Result<siege::Map, ParseError> finish() const {
        if (line_ == 0) return Unexpected{ParseError{1, 1, row_of(up_to_longest())}};
        for (const Player player : both_players)
            if (!has_base_[player]) return Unexpected{expected(width_, std::string("a base ") + digit_of(player))};
        auto map = siege::Map::from_text(text_);
        AGON_CHECK(map.has_value());
        return *std::move(map);
    }

private:
    static char digit_of(Player player) { return static_cast<char>('0' + number_of(player)); }
    static std::string up_to_longest() { return "1 to " + std::to_string(siege::longest_side); }
    static std::string row_of(const std::string& width) { return "a row of " + width + " fields"; }

    ParseError expected(std::size_t after, std::string what) const {
        return {line_, static_cast<int>(after) + 1, std::move(what)};
    }
    std::optional<ParseError> look_for_base(std::string_view row, Player player) {
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (row[x] != digit_of(player)) continue;
            if (has_base_[player]) return expected(x, std::string("only one base ") + digit_of(player));
            has_base_[player] = true;
        }
        return std::nullopt;
    }

    std::string text_;
    std::size_t width_ = 0;
    int line_ = 0;
    PerPlayer<bool> has_base_{};
};

}  // namespace

Result<siege::Map, ParseError> read_map(std::string_view text) {
    MapReader reader;
    bool row_missed = false;  // an empty line is nothing behind the map, and a row that is too short inside it
    for (TextCursor in(without_byte_order_mark(text)); !in.at_end();) {
        const std::string_view row = row_in(in.take_line());
        row_missed |= row.empty();
        if (row.empty()) continue;
        if (auto problem = reader.take(row_missed ? "" : row)) return Unexpected{*problem};
    }
    return reader.finish();
}

std::string write_map(const siege::Map& map) {
    std::string text;
    for (int y = 0; y < map.height(); ++y) text.append(map.row(y)) += '\n';
    return text;
}

}  // namespace agon::siege_files
