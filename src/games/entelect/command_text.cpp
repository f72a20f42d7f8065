#include "games/entelect/command_text.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::entelect {
namespace {

// Java's trim(): every control character is a blank.
std::string_view without_blanks(std::string_view text) {
    const auto is_blank = [](char letter) { return static_cast<unsigned char>(letter) <= ' '; };
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

bool same_but_for_case(std::string_view text, std::string_view lower) {
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

std::optional<Direction> read_direction(std::string_view piece) {
    constexpr std::array<std::string_view, direction_count> lower{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
    for (std::size_t i = 0; i < direction_count; ++i)
        if (same_but_for_case(piece, lower[i])) return static_cast<Direction>(i);
    return std::nullopt;
}

template <class Aimed>
Command read_aimed(std::string_view part, const Pieces& pieces, Fault no_numbers) {
    if (pieces.size() != 3) return Garbled{Fault::WrongLength, std::string(part)};
    const auto x = read_number(pieces[1]), y = read_number(pieces[2]);
    if (!x || !y) return Garbled{no_numbers, std::string(part)};
    return Aimed{{*x, *y}};
}

Command read_shot(std::string_view part, const Pieces& pieces) {
    if (pieces.size() != 2) return Garbled{Fault::WrongLength, std::string(part)};
    const auto way = read_direction(pieces[1]);
    if (!way) return Garbled{Fault::BadDirection, std::string(part)};
    return Shoot{*way};
}

std::string to_text(std::string_view verb, Target target) {
    return std::string(verb) + ' ' + std::to_string(target.x) + ' ' + std::to_string(target.y);
}

}  // namespace

Pieces pieces_of(std::string_view part) {
    Pieces pieces;
    while (pieces.size() + 1 < most_pieces) {
        const std::size_t blank = part.find(' ');
        if (blank == std::string_view::npos) break;
        pieces.push_back(part.substr(0, blank));
        part.remove_prefix(blank + 1);
    }
    pieces.push_back(part);
    return pieces;
}

Command read_command(std::string_view part) {
    const Pieces pieces = pieces_of(part);
    const std::string_view verb = pieces[0];
    if (same_but_for_case(verb, "move")) return read_aimed<Move>(part, pieces, Fault::NotNumbers);
    if (same_but_for_case(verb, "dig")) return read_aimed<Dig>(part, pieces, Fault::NotNumbers);
    if (same_but_for_case(verb, "shoot")) return read_shot(part, pieces);
    if (same_but_for_case(verb, "banana")) return read_aimed<Banana>(part, pieces, Fault::BadCoordinate);
    if (same_but_for_case(verb, "snowball")) return read_aimed<Snowball>(part, pieces, Fault::BadCoordinate);
    if (same_but_for_case(verb, "nothing")) return Nothing{};
    if (same_but_for_case(verb, "select"))
        return Garbled{pieces.size() == 2 ? Fault::BadWormId : Fault::WrongLength, std::string(part)};
    return Garbled{Fault::UnknownCommand, std::string(part)};
}

Action read_commands(std::string_view text) {
    if (text.empty()) text = no_command;
    Action action;
    std::optional<std::string_view> last;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view part = without_blanks(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty()) continue;
        const Pieces pieces = pieces_of(part);
        const auto id =
            pieces.size() == 2 && same_but_for_case(pieces[0], "select") ? read_number(pieces[1]) : std::nullopt;
        if (id) action.select = id;
        else last = part;
    }
    if (last) action.command = read_command(*last);
    return action;
}

std::string write_command(const Command& command) {
    struct Words {
        std::string operator()(const Missing&) const { return ""; }
        std::string operator()(const Nothing&) const { return "nothing"; }
        std::string operator()(const Garbled& garbled) const { return garbled.text; }
        std::string operator()(const Move& move) const { return to_text("move", move.to); }
        std::string operator()(const Dig& dig) const { return to_text("dig", dig.at); }
        std::string operator()(const Banana& banana) const { return to_text("banana", banana.at); }
        std::string operator()(const Shoot& shoot) const { return "shoot " + std::string(name_of(shoot.way)); }
        std::string operator()(const Snowball& snowball) const { return to_text("snowball", snowball.at); }
    };
    return std::visit(Words{}, command);
}

std::string write_commands(const Action& action) {
    const std::string command = write_command(action.command);
    if (!action.select) return command.empty() ? ";" : command;
    const std::string select = "select " + std::to_string(*action.select);
    return command.empty() ? select : select + ';' + command;
}

}  // namespace agon::entelect
