#include "protocols/scrabble_console/session.h"

#include "protocols/scrabble_console/wording.h"

namespace agon::scrabble_console {

std::optional<std::string> remark_on(const Command& command, std::string_view line) {
    if (std::holds_alternative<Nothing>(command)) return "";
    if (std::holds_alternative<Help>(command)) return std::string(help_text);
    if (std::holds_alternative<BadParameters>(command)) return std::string(bad_parameters);
    if (std::holds_alternative<Unknown>(command)) return unknown_command(line);
    return std::nullopt;
}

std::string Session::opening() const { return screen(game_.board(), game_.tiles(), game_.tally()) + prompt(); }

std::string Session::prompt() const { return scrabble_console::prompt(game_.tally().to_move); }

Answer Session::answer(std::string_view line) {
    const Command command = read_command(line);
    if (const auto* insertion = std::get_if<Insert>(&command)) return insert(insertion->placement);
    if (const auto* load = std::get_if<Load>(&command)) return {"", Answer::Then::Load, std::string(load->path)};
    if (std::holds_alternative<Save>(command)) return {"", Answer::Then::Save};
    if (std::holds_alternative<Quit>(command)) return {"", Answer::Then::End};
    return {remark_on(command, line).value_or("") + prompt()};
}

Answer Session::insert(const scrabble::Placement& placement) {
    if (game_.refuse(placement)) return {std::string(impossible_move) + prompt()};
    const Player mover = game_.tally().to_move;
    if (game_.play(placement).won) return {win_text(mover, game_.tally().score[mover]), Answer::Then::End};
    return {opening()};
}

}  // namespace agon::scrabble_console
