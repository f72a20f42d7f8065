#include "protocols/sworms_console/wording.h"

namespace agon::sworms_console {

using sworms::Cause;
using sworms::State;
using sworms::Weapon;

const std::string_view usage_error = "[ERROR] usage: ./swworms <config-file>\n";
const std::string_view config_error = "[ERROR] invalid config file!\n";
const std::string_view seed_warning = "[WARN] could not parse seed for RNG from environment\n";
const std::string_view help_text = "Available Commands:\n"
                                   "  move [left/right] [0..3]\n"
                                   "    Move your worm.\n"
                                   "  choose [weapon]\n"
                                   "    Select your weapon.\n"
                                   "  action [l/r/d/u/ld/rd/lu/ru]\n"
                                   "    Shoots current weapon.\n"
                                   "    Activates blowtorch.\n"
                                   "  action\n"
                                   "    Activates melee attack.\n"
                                   "  action [row] [col]\n"
                                   "    Teleports to coordinate.\n"
                                   "  action [col]\n"
                                   "    Airstrike.\n"
                                   "  action idle\n"
                                   "    Do nothing.\n"
                                   "  quit\n"
                                   "    End the game.\n"
                                   "  help\n"
                                   "    Display this help.\n"
                                   "  state\n"
                                   "    Print the current game state.\n";

namespace {

std::string place(Cell at) { return "(" + std::to_string(at.y) + ", " + std::to_string(at.x) + ")"; }

// "Dougal (3)"
std::string named(const State& state, int worm) {
    return (*state.names)[static_cast<std::size_t>(worm)] + " (" + std::to_string(worm + 1) + ")";
}

// NB: the document says "teleporter" when choosing and "teleport" in the state and when picking up.
std::string_view short_name(Weapon weapon) { return weapon == Weapon::Teleporter ? "teleport" : name_of(weapon); }

std::string ammunition_text(Weapon weapon, const sworms::Worm& worm) {
    return weapon == Weapon::Gun ? "inf" : std::to_string(worm.ammunition[static_cast<std::size_t>(weapon)]);
}

std::string_view verb_of(Weapon weapon) {
    if (weapon == Weapon::Blowtorch) return "Torch";
    return weapon == Weapon::Melee ? "Attack" : "Shot";
}

std::string_view word_of(sworms::Target target) {
    switch (target) {
        case sworms::Target::Earth: return "Earth";
        case sworms::Target::Chest: return "Chest";
        case sworms::Target::Worm: return "Worm";
    }
    return "";
}

std::string_view fate_of(Cause cause) {
    switch (cause) {
        case Cause::Weapon: return " died.\n";
        case Cause::Fall: return " fell into his death.\n";
        case Cause::Water: return " drowned.\n";
        case Cause::OffTheMap: return " fell out of the map.\n";
    }
    return "";
}

struct Narrator {
    const State& state;

    std::string operator()(const sworms::TurnOver&) const { return ""; }
    std::string operator()(const sworms::ChestLanded&) const { return ""; }
    std::string operator()(const sworms::Missed&) const { return "Shot missed...\n"; }
    std::string operator()(const sworms::CannotMove&) const { return "[WARNING] can't move further\n"; }
    std::string operator()(const sworms::Spawned& event) const {
        return "spawning " + named(state, event.worm) + " at " + place({event.column, 0}) + "\n";
    }
    std::string operator()(const sworms::Hit& event) const {
        return std::string(verb_of(event.weapon)) + " hit " + std::string(word_of(event.target)) + " at position " +
               place(event.at) + "\n";
    }
    std::string operator()(const sworms::Hurt& event) const {
        return named(state, event.worm) + " took " + std::to_string(event.amount) +
               (event.cause == Cause::Fall ? "hp fall damage\n" : "hp damage\n");
    }
    std::string operator()(const sworms::Died& event) const {
        return named(state, event.worm) + std::string(fate_of(event.cause));
    }
    std::string operator()(const sworms::PickedUp& event) const {
        return named(state, event.worm) + " picked up 1 of " + std::string(short_name(event.content)) + "\n";
    }
};

// Two wide; longer numbers take what they need.
std::string row_label(int row) { return (row < 10 ? " " : "") + std::to_string(row); }

char symbol_of(sworms::Square square, const State& state, const Look& look) {
    if (square.is_earth()) return 'E';
    if (square.is_water()) return 'W';
    if (square.is_chest()) return '#';
    return square.is_worm() ? look.symbols[state.owner_of(square.worm_index())] : ' ';
}

}  // namespace

std::string text_of(const sworms::Event& event, const State& state) { return std::visit(Narrator{state}, event); }

std::string_view text_of(InputError error) {
    switch (error) {
        case InputError::UnknownCommand: return "[ERROR] unknown command!\n";
        case InputError::InvalidParameter: return "[ERROR] invalid parameter!\n";
        case InputError::NotAllowedNow: return "[ERROR] command currently not allowed!\n";
        case InputError::NoAmmunition: return "[ERROR] no ammunition\n";
        case InputError::InvalidTarget: return "[ERROR] invalid target!\n";
    }
    return "";
}

std::string chosen_text(Weapon weapon, const sworms::Worm& worm) {
    return "Chose weapon " + std::string(name_of(weapon)) + " Ammunition: " + ammunition_text(weapon, worm) + "\n";
}

std::string ready_text(const State& state) {
    return "Player " + std::to_string(number_of(state.to_move)) + " Worm " + named(state, state.current_worm) + " at " +
           place(state.acting().at) + " ready\n";
}

std::string end_text(const Outcome& outcome) {
    if (!outcome.winner) return "END: Draw\n";
    return "END: Player " + std::to_string(number_of(*outcome.winner)) + " win!\n";
}

std::string map_text(const State& state, const Look& look, std::optional<Cell> without) {
    const sworms::Board& board = state.board;
    std::string ruler = "  ";
    for (int column = 0; column < board.width(); ++column) ruler += static_cast<char>('0' + column % 10);
    std::string text = "Current Map:\n" + ruler + "\n";
    for (int row = 0; row < board.height(); ++row) {
        text += row_label(row);
        for (int column = 0; column < board.width(); ++column) {
            const Cell cell{column, row};
            text += cell == without ? ' ' : symbol_of(board[cell], state, look);
        }
        text += row_label(row) + "\n";
    }
    return text + ruler + "\n";
}

std::string state_text(const State& state, const Look& look, Weapon chosen) {
    const sworms::Worm& acting = state.acting();
    std::string text = "current player: " + std::to_string(number_of(state.to_move)) + "\n" +
                       "current worm: " + named(state, state.current_worm) + " \n\n" + "weapons of current worm:\n";
    for (std::size_t i = 0; i < sworms::weapon_count; ++i) {
        const auto weapon = static_cast<Weapon>(i);
        if (!acting.has_ammunition_for(weapon)) continue;
        text += "  " + std::string(short_name(weapon)) + " (ammunition: " + ammunition_text(weapon, acting) + ")" +
                (weapon == chosen ? " *\n" : "\n");
    }
    text += "\n";
    for (const Player player : both_players) {
        text += "worms of player " + std::to_string(number_of(player)) + "\n";
        for (int i = 0; i < static_cast<int>(state.worms.size()); ++i) {
            const sworms::Worm& worm = state.worms[static_cast<std::size_t>(i)];
            if (state.owner_of(i) != player || !worm.alive()) continue;
            text += "  " + named(state, i) + " " + std::to_string(worm.health) + " HP " + place(worm.at) + " " +
                    look.symbols[player] + "\n";
        }
    }
    return text;
}

}  // namespace agon::sworms_console
