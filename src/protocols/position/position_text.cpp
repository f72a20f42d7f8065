#include "protocols/position/position_text.h"

#include "core/text_cursor.h"

namespace agon::position::detail {
namespace {

std::string header_of(std::string_view game) {
    return std::string(format_name) + ' ' + std::to_string(format_version) + ' ' + std::string(game);
}

std::string other_version(std::string_view found) {
    return std::string(format_name) + " version " + std::to_string(format_version) +
           ", the only one known here, instead of " + std::string(found);
}

std::string other_game(std::string_view wanted, std::string_view found) {
    return "a position of " + std::string(wanted) + ": this is one of " + std::string(found);
}

// Files from other systems end their lines in "\r\n", and editors forget the last line end; games need not know.
std::string with_plain_line_ends(std::string_view text) {
    std::string plain;
    plain.reserve(text.size() + 1);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') plain += text[i];
    if (!plain.ends_with('\n')) plain += '\n';
    return plain;
}

std::optional<ParseError> problem_with_header(std::string_view game, std::string_view line) {
    TextCursor in(line);
    if (!in.take(format_name) || !in.take(' ')) return in.expected("the line \"" + header_of(game) + "\"").error;
    const TextCursor at_version = in;
    const std::string_view version = in.take_word();
    if (version != std::to_string(format_version)) return at_version.expected(other_version(version)).error;
    in.skip_blanks();
    const TextCursor at_game = in;
    const std::string_view found = in.take_word();
    if (found.empty()) return at_game.expected("the name of the game, " + std::string(game)).error;
    if (found != game) return at_game.expected(other_game(game, found)).error;
    in.skip_blanks();
    if (!in.at_end()) return in.expected("nothing more on this line").error;
    return std::nullopt;
}

const Tree* member(const Tree::Record& record, std::string_view key) { return agon::detail::find_member(record, key); }

}  // namespace

bool looks_like_json(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

ParseError inside(const NumberedLine& line, int columns_before, ParseError error) {
    const bool on_first_line = error.line <= 1;
    return {line.number + (on_first_line ? 0 : error.line - 1),
            (on_first_line ? columns_before : 0) + (error.column > 0 ? error.column : 1), std::move(error.expected)};
}

ParseError unplayable(int line, const std::string& problem) {
    return {line, line > 0 ? 1 : 0, "a state that can be played: " + problem};
}

std::string write_parts(std::string_view game, const PositionParts& parts) {
    std::string text = header_of(game) + "\ndice " + to_text(parts.dice) + '\n';
    for (const NumberedLine& event : parts.events) text += "event " + event.text + '\n';
    return text + "state\n" + parts.state.text;
}

Result<PositionParts, ParseError> read_parts(std::string_view game, std::string_view raw) {
    const std::string text = with_plain_line_ends(raw);
    TextCursor in(text);
    NumberedLine line;
    const auto next_line = [&] { line = {line.number + 1, std::string(in.take_line())}; };
    next_line();
    while (line.text.starts_with('#') && !in.at_end()) next_line();

    PositionParts parts;
    if (auto problem = problem_with_header(game, line.text)) return Unexpected{inside(line, 0, std::move(*problem))};

    next_line();
    if (!line.text.starts_with("dice ")) {
        return Unexpected{ParseError{line.number, 1, "dice: a line such as \"dice keyed 7 0\""}};
    }
    auto dice = read_dice_cursor(std::string_view(line.text).substr(5));
    if (!dice) return Unexpected{inside(line, 5, dice.error())};
    parts.dice = std::move(*dice);

    for (next_line(); line.text != "state"; next_line()) {
        if (!line.text.starts_with("event ")) {
            return Unexpected{ParseError{line.number, 1, "an \"event\" line, or the line \"state\""}};
        }
        parts.events.push_back({line.number, line.text.substr(6)});
    }
    parts.state = {line.number + 1, std::string(in.rest())};
    return parts;
}

Result<Tree, ParseError> read_json_envelope(std::string_view game, std::string_view text) {
    auto tree = json::parse(text);
    if (!tree) return tree;
    const auto problem = [](std::string expected) { return Unexpected{ParseError{0, 0, std::move(expected)}}; };
    const auto* record = tree->as<Tree::Record>();
    if (!record) return problem("a record with format, game and position");
    const Tree* format = member(*record, "format");
    const auto* format_text = format ? format->as<std::string>() : nullptr;
    const std::string known_format = std::string(format_name) + ' ' + std::to_string(format_version);
    if (!format_text || !format_text->starts_with(format_name)) return problem("\"format\": \"" + known_format + '"');
    if (*format_text != known_format) return problem(other_version(*format_text));
    const Tree* found = member(*record, "game");
    const auto* found_game = found ? found->as<std::string>() : nullptr;
    if (!found_game) return problem("\"game\": \"" + std::string(game) + '"');
    if (*found_game != game) return problem(other_game(game, *found_game));
    const Tree* position = member(*record, "position");
    if (!position) return problem("the key \"position\"");
    if (record->size() != 3) return problem("format, game and position once each, and no other key");
    return *position;
}

}  // namespace agon::position::detail
