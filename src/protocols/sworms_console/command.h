#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/sworms/actions.h"
#include "games/sworms/state.h"
#include "protocols/sworms_console/config.h"

// A line of input as a command: each kind is a type of its own, carried out by Session.
namespace agon::sworms_console {

struct Nothing {};  // an empty line
struct Quit {};
struct ShowHelp {};
struct ShowState {};
struct ShowMap {};
struct Choose {
    sworms::Weapon weapon;
};
struct Act {
    sworms::Action action;
};
enum class InputError { UnknownCommand, InvalidParameter, NotAllowedNow, NoAmmunition, InvalidTarget };

using Command = std::variant<Nothing, Quit, ShowHelp, ShowState, ShowMap, Choose, Act, InputError>;

// What the line means for the acting worm with the weapon it has chosen. Checks in the document's order: the command, whether
// a second move, the number of parameters, their values, then the rules.
Command read_command(std::string_view line, const sworms::State& state, sworms::Weapon chosen, TeleportOrder order);

}  // namespace agon::sworms_console
