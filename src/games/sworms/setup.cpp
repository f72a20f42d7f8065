#include <algorithm>

#include "games/sworms/map.h"
#include "games/sworms/rules.h"

namespace agon::sworms {
namespace {

constexpr std::size_t longest_name = 200;
constexpr int most_turns = 1'000'000;

// UTF-8 without control characters: a name must survive JSON and must not send escapes to a terminal.
bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text.front());
        if (lead < 0x20 || lead == 0x7f) return false;
        const std::size_t length = lead < 0x80                   ? 1
                                   : lead >= 0xc2 && lead < 0xe0 ? 2
                                   : lead >= 0xe0 && lead < 0xf0 ? 3
                                                                 : 4;
        if (text.size() < length || lead > 0xf4 || (lead >= 0x80 && lead < 0xc2)) return false;
        std::uint32_t code = length == 1 ? lead : lead & (0x7fu >> length);
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[i]);
            if ((next & 0xc0) != 0x80) return false;
            code = code << 6 | (next & 0x3fu);
        }
        const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
        if (overlong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) || (code >= 0x80 && code < 0xa0))
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::optional<std::string> problem_with_names(const std::vector<std::string>& names) {
    for (const std::string& name : names)
        if (name.size() > longest_name || !is_plain_text(name)) return "a name must be plain text of at most 200 bytes";
    return std::nullopt;
}

std::optional<std::string> problem_with_sides(std::size_t width, std::size_t height) {
    if (is_side(width) && is_side(height)) return std::nullopt;
    return "the map must have 1 to " + std::to_string(longest_side) + " rows and columns";
}

std::optional<std::string> problem_with_map(const std::vector<std::string>& map) {
    const std::size_t width = map.empty() ? 0 : map.front().size();
    if (auto problem = problem_with_sides(width, map.size())) return problem;
    for (std::size_t row = 0; row < map.size(); ++row) {
        const auto fault = fault_of_row(map[row], row, width);
        if (fault == RowFault::Length) return "the rows of the map must have equal lengths";
        if (fault == RowFault::Letter) return "the map must be made of A, E and W";
    }
    if (fault_of_row(map.front(), 0, width)) return "the top row of the map must be air";
    return std::nullopt;
}

// Each living worm stands on its own field, each worm on the board is a living one, and nothing hangs in the air.
std::optional<std::string> problem_with_board(const State& state) {
    std::size_t standing = 0;
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Square square = state.board.begin()[i];
        const Cell cell = state.board.cell_at(i);
        if (square.is_chest() && square.number() > Square::chest(Weapon::Melee).number())
            return "a chest must hold a bazooka, a teleporter, a blowtorch or a melee";
        if (square.is_worm()) {
            const auto index = static_cast<std::size_t>(square.worm_index());
            if (index >= state.worms.size() || !state.worms[index].alive() || state.worms[index].at != cell)
                return "a worm on the board is not where its entry says";
            ++standing;
        }
        if (!square.can_fall()) continue;
        const Cell below = cell + south;
        if (!state.board.contains(below)) return "something hangs over the bottom of the map";
        const Square under = state.board[below];
        const bool held = under.is_earth() || (square.is_worm() ? under.is_worm() : under.is_chest());
        if (!held) return "a worm or a chest hangs in the air";
    }
    const auto living =
        std::count_if(state.worms.begin(), state.worms.end(), [](const Worm& worm) { return worm.alive(); });
    if (standing != static_cast<std::size_t>(living)) return "a living worm is not on the board";
    return std::nullopt;
}

// The worm to act must be the living worm of the player to move, unless that player has none.
std::optional<std::string> problem_with_turn(const State& state) {
    const int each = state.worms_each();
    for (const Player player : both_players) {
        const int first = player == Player::First ? 0 : each, last = state.last_worm[player];
        if (last != -1 && (last < first || last >= first + each)) return "the last worm of a player must be its own";
    }
    if (state.turns < 0 || state.turns > most_turns) return "turns must be from 0 to 1000000";
    if (state.turn_limit && (*state.turn_limit < 0 || *state.turn_limit > most_turns))
        return "the turn limit must be from 0 to 1000000";
    const int current = state.current_worm;
    if (current == -1) {
        if (!Rules::outcome(state)) return "the player to move needs a worm";
        return std::nullopt;
    }
    if (current < 0 || current >= 2 * each || state.owner_of(current) != state.to_move)
        return "the current worm must be one of the player to move";
    if (!state.worms[static_cast<std::size_t>(current)].alive()) return "the current worm must be alive";
    return std::nullopt;
}

}  // namespace

Setup::Setup()
    : map{"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAEEEEEAAAAAAAAAAAAAAAEEEEEAAAAAAAAAA",
          "AAAAEEEEEEEAAAAAAAAAAAAAEEEEEEEAAAAAAAAA", "AAAEEEEEEEEEAAAAAAAAAAAEEEEEEEEEAAAAAAAA",
          "AAEEEEEEEEEEAAAAAAAAAAEEEEEEEEEEAAAAAAAA", "AAEEEEEEEEEEEAAAAAAAAAEEEEEEEEEEEAAAAAAA",
          "AEEEEEEEEEEEEEAAAAAAAAEEEEEEEEEEEEAAAAAA", "EEEEEEEEEEEEEEEAAAAAAAEEEEEEEEEEEEEAAAAA",
          "EEEEEEEEEEEEEEEEEWWWWWEEEEEEEEEEEEEEEEEE"},
      names{"Bramble", "Pickle",  "Turnip", "Comet",  "Noodle",  "Biscuit", "Gravel", "Whisper",
            "Mango",   "Thimble", "Rocket", "Pebble", "Saffron", "Button",  "Clover", "Ember"} {}

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (auto problem = problem_with_map(setup.map)) return problem;
    if (auto problem = problem_with_names(setup.names)) return problem;
    if (setup.names.empty()) return "there must be a name to draw";
    if (setup.worms_each < 1) return "each player needs a worm";
    if (2 * static_cast<std::size_t>(setup.worms_each) > setup.map.front().size())
        return "the map must be at least as wide as there are worms";
    if (setup.turn_limit && (*setup.turn_limit < 0 || *setup.turn_limit > most_turns))
        return "the turn limit must be from 0 to 1000000";
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    const auto width = static_cast<std::size_t>(state.board.width());
    const auto height = static_cast<std::size_t>(state.board.height());
    if (auto problem = problem_with_sides(width, height)) return problem;
    if (state.worms.size() < 2 || state.worms.size() % 2 != 0 || state.worms.size() > Square::most_worms)
        return "there must be as many worms on each side, and at least one";
    if (state.names->size() != state.worms.size()) return "each worm needs a name";
    if (auto problem = problem_with_names(*state.names)) return problem;
    for (const Worm& worm : state.worms) {
        if (worm.ammunition[static_cast<std::size_t>(Weapon::Gun)] != 0) return "the gun needs no ammunition";
        if (worm.health < 0 || worm.health > full_health || !state.board.contains(worm.at))
            return "a worm must be on the map with 0 to 100 HP";
    }
    if (auto problem = problem_with_board(state)) return problem;
    return problem_with_turn(state);
}

}  // namespace agon::sworms
