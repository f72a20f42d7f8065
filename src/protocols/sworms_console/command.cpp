#include "protocols/sworms_console/command.h"

#include <algorithm>
#include <optional>

#include "games/sworms/rules.h"

namespace agon::sworms_console {
namespace {

using sworms::Direction;
using sworms::Fire;
using sworms::Weapon;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::vector<std::string> words_of(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::vector<std::string> words;
    for (bool inside = false; const char c : line) {
        const bool blank = c == ' ' || c == '\t';
        if (!blank && !inside) words.emplace_back();
        if (!blank) words.back() += lower(c);
        inside = !blank;
    }
    return words;
}

// Digits only, leading zeros allowed. Whatever does not fit is out of every range that we ask for.
std::optional<int> number_of_digits(std::string_view word) {
    constexpr int far_beyond = 1'000'000;
    int value = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        value = std::min(value * 10 + (c - '0'), far_beyond);
    }
    return value;
}

Command after_asking_the_rules(const sworms::State& state, const sworms::Action& action) {
    const auto refusal = sworms::Rules::refuse(state, state.to_move, action);
    if (!refusal) return Act{action};
    switch (*refusal) {
        case sworms::Refusal::AlreadyMoved: return InputError::NotAllowedNow;
        case sworms::Refusal::NoAmmunition: return InputError::NoAmmunition;
        case sworms::Refusal::InvalidTarget: return InputError::InvalidTarget;
        default: return InputError::InvalidParameter;
    }
}

Command read_move(const std::vector<std::string>& words, const sworms::State& state) {
    if (state.moved) return InputError::NotAllowedNow;
    if (words.size() != 3) return InputError::InvalidParameter;
    const auto way = enum_by_name<Direction>(words[1]);
    const auto steps = number_of_digits(words[2]);
    if (!way || !steps) return InputError::InvalidParameter;
    return after_asking_the_rules(state, sworms::Move{*way, *steps});
}

Command read_choose(const std::vector<std::string>& words, const sworms::State& state) {
    if (words.size() != 2) return InputError::InvalidParameter;
    // "state" and the pick-up line call it teleport.
    const auto weapon = words[1] == "teleport" ? Weapon::Teleporter : enum_by_name<Weapon>(words[1]);
    if (!weapon) return InputError::InvalidParameter;
    if (!state.acting().has_ammunition_for(*weapon)) return InputError::NoAmmunition;
    return Choose{*weapon};
}

Command read_action(const std::vector<std::string>& words, const sworms::State& state, Weapon chosen,
                    TeleportOrder order) {
    if (words.size() == 2 && words[1] == "idle") return Act{sworms::Idle{}};
    Fire shot{chosen, {}, {}};
    switch (sworms::aim_of(chosen)) {
        case sworms::Aim::Nothing:
            if (words.size() != 1) return InputError::InvalidParameter;
            break;
        case sworms::Aim::Way: {
            const auto way = words.size() == 2 ? enum_by_name<Direction>(words[1]) : std::nullopt;
            if (!way) return InputError::InvalidParameter;
            shot.way = *way;
            break;
        }
        case sworms::Aim::Column: {
            const auto column = words.size() == 2 ? number_of_digits(words[1]) : std::nullopt;
            if (!column || *column >= state.board.width()) return InputError::InvalidParameter;
            shot.target = {*column, 0};
            break;
        }
        case sworms::Aim::Place: {
            if (words.size() != 3) return InputError::InvalidParameter;
            auto row = number_of_digits(words[1]), column = number_of_digits(words[2]);
            if (order == TeleportOrder::ColumnRow) std::swap(row, column);
            if (!row || !column || *row >= state.board.height() || *column >= state.board.width())
                return InputError::InvalidParameter;
            shot.target = {*column, *row};
            break;
        }
    }
    return after_asking_the_rules(state, shot);
}

}  // namespace

Command read_command(std::string_view line, const sworms::State& state, Weapon chosen, TeleportOrder order) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty()) return Nothing{};
    if (words[0] == "move") return read_move(words, state);
    if (words[0] == "choose") return read_choose(words, state);
    if (words[0] == "action") return read_action(words, state, chosen, order);

    const auto alone = [&](Command command) { return words.size() == 1 ? command : InputError::InvalidParameter; };
    if (words[0] == "map") return alone(ShowMap{});
    if (words[0] == "state") return alone(ShowState{});
    if (words[0] == "help") return alone(ShowHelp{});
    if (words[0] == "quit") return alone(Quit{});
    return InputError::UnknownCommand;
}

}  // namespace agon::sworms_console
