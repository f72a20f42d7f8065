#pragma once
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

#include "catalog/table.h"
#include "cli/board_text.h"
#include "system/line_reader.h"

namespace agon::cli {

enum class Confirm : bool {
    Never,
    WhereTheGameCanTell
};  // Enter after seeing what an action brings, before it is done

struct PlayStyle {
    view::TerminalStyle terminal{};
    Confirm confirm = Confirm::Never;
    BoardLook board = BoardLook::Drawn;
};

// What came of asking a person.
struct Acts {
    std::string action;  // that the rules allow
};
struct TakesBack {};
struct Leaves {};
using PersonsWish = std::variant<Acts, TakesBack, Leaves>;

// What persons at this terminal can type while a game is played. What it is made of outlives it.
class Keyboard {
public:
    Keyboard(const catalog::Table& table, const PerPlayer<std::string>& names, const PlayStyle& style,
             system::LineReader& input)
        : table_(table), names_(names), style_(style), input_(input) {}

    // Until the person has decided; questions and mistakes are answered here.
    PersonsWish ask(Player person, Viewer viewer);
    // False: the person leaves.
    bool wait_for_enter() { return input_.next().has_value(); }

private:
    std::optional<std::string> next_line();
    bool obeyed(Player person, Viewer viewer, std::string_view wish);
    std::string example_for(Player person) const;
    void tell_what_it_brings(Player person, std::string_view wish) const;
    bool is_to_be_done(Player person, std::string_view wish);
    void save(const std::string& path);

    const catalog::Table& table_;
    const PerPlayer<std::string>& names_;
    const PlayStyle& style_;
    system::LineReader& input_;
    std::string may_be_replaced_;  // a file that the person was warned of
    std::error_code ignored_;
};

}  // namespace agon::cli
