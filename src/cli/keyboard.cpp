#include "cli/keyboard.h"

#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/console.h"
#include "cli/moves_text.h"
#include "core/text_cursor.h"
#include "system/file.h"
#include "system/terminal.h"
#include "view/text.h"

namespace agon::cli {
namespace {

constexpr std::string_view help_text = "  moves      what you can do now\n"
                                       "  try ACTION what an action would bring, where the game can tell\n"
                                       "  undo       take back your last action; not against a program\n"
                                       "  board      draw the board again\n"
                                       "  save FILE  write the position to a file, for `agon play --position FILE`\n"
                                       "  quit       leave the game\n";

// None, after saying why, if the rules forbid it.
const catalog::Allowed* allowed_by(const catalog::Forecast& forecast) {
    if (const auto* refused = std::get_if<catalog::Refused>(&forecast)) print(refused->sentence + "\n");
    if (const auto* error = std::get_if<ParseError>(&forecast))
        print(fmt::format("Not understood at column {}: expected {}. Type moves to see what you can do.\n",
                          error->column, error->expected));
    return std::get_if<catalog::Allowed>(&forecast);
}

}  // namespace

PersonsWish Keyboard::ask(Player person, Viewer viewer) {
    print("\n");
    for (;;) {
        print(names_[person] + "> ");
        const auto line = next_line();
        if (!line) {
            print("\n");
            return Leaves{};
        }
        const std::string_view wish = trimmed(*line);
        if (wish == "quit" || wish == "exit") return Leaves{};
        if (wish == "undo") return TakesBack{};
        if (obeyed(person, viewer, wish)) continue;
        if (is_to_be_done(person, wish)) return Acts{std::string(wish)};
    }
}

// What is not typed at a terminal is shown, so that the output is a transcript.
std::optional<std::string> Keyboard::next_line() {
    auto line = input_.next();
    if (line && !system::is_terminal(STDIN_FILENO)) print(view::printable(*line, view::Charset::Ascii) + "\n");
    return line;
}

bool Keyboard::obeyed(Player person, Viewer viewer, std::string_view wish) {
    if (wish.empty()) return true;
    if (wish == "help" || wish == "?") print(fmt::format("  {:<9}  for example\n{}", example_for(person), help_text));
    else if (wish == "moves") print(moves_text(table_, person, style_.terminal.columns));
    else if (wish.starts_with("try ")) tell_what_it_brings(person, trimmed(wish.substr(4)));
    else if (wish == "board") print(board_text(table_, viewer, style_.board, style_.terminal));
    else if (wish == "save" || wish.starts_with("save ")) save(std::string(trimmed(wish.substr(4))));
    else return false;
    return true;
}

std::string Keyboard::example_for(Player person) const {
    const auto actions = table_.actions(person);
    return actions.empty() ? "" : actions.front();
}

// What the person is thinking of, without doing it.
void Keyboard::tell_what_it_brings(Player person, std::string_view wish) const {
    const auto forecast = table_.foresee(person, wish);
    if (const auto* allowed = allowed_by(forecast))
        print((allowed->preview ? "That " + allowed->preview->words : "That can be done") + ".\n");
}

// False: the person thinks again.
bool Keyboard::is_to_be_done(Player person, std::string_view wish) {
    const auto forecast = table_.foresee(person, wish);
    const auto* allowed = allowed_by(forecast);
    if (!allowed) return false;
    if (style_.confirm == Confirm::Never || !allowed->preview) return true;
    print(fmt::format("That {}. Enter to do it, anything else to think again: ", allowed->preview->words));
    const auto line = next_line();
    if (line && trimmed(*line).empty()) return true;
    print("Not done.\n");
    return false;
}

void Keyboard::save(const std::string& path) {
    if (path.empty()) return print("Save where? Type: save FILE\n");
    if (path != may_be_replaced_ && std::filesystem::exists(std::filesystem::symlink_status(path, ignored_))) {
        may_be_replaced_ = path;
        return print(fmt::format("{0} is there already. Type save {0} again to replace it.\n", path));
    }
    const auto problem = system::write_file(path, table_.position_text());
    print(problem ? problem->message + "\n" : "Saved to " + path + ".\n");
}

}  // namespace agon::cli
