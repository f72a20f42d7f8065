#include <algorithm>

#include "games/scrabble/rules.h"

namespace agon::scrabble {
namespace {

constexpr int most_pointless_turns = 1000;
constexpr int most_turns = 1'000'000'000;

std::optional<std::string> problem_with_board(const Setup& setup) {
    if (setup.board.empty()) return std::nullopt;
    const auto size = static_cast<std::size_t>(setup.size);
    if (setup.board.size() != size) return "the board must have as many rows as its size says";
    for (const std::string& row : setup.board) {
        if (row.size() != size) return "every row of the board must be as long as its size says";
        if (!std::all_of(row.begin(), row.end(), [](char c) { return c == '.' || is_cell(c); }))
            return "a row is made of letters A to Z and dots";
    }
    return std::nullopt;
}

std::optional<std::string> problem_with_score(const PerPlayer<std::int32_t>& score) {
    for (const Player player : both_players)
        if (score[player] < 0 || score[player] > largest_score) return "a score must be from 0 to 2000000000";
    return std::nullopt;
}

std::optional<std::string> problem_with_limit(std::optional<int> limit) {
    if (limit && (*limit < 1 || *limit > most_pointless_turns)) return "pointless_limit must be from 1 to 1000";
    return std::nullopt;
}

bool is_tile(const Tile& tile) { return is_letter(tile.letter) && tile.value >= 1 && tile.value <= 9; }

}  // namespace

Setup::Setup()
    : tiles{{'a', 1}, {'b', 1}, {'d', 2}, {'e', 1}, {'f', 2}, {'i', 1},
            {'k', 2}, {'l', 2}, {'q', 3}, {'s', 2}, {'t', 2}, {'u', 1}} {}

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (setup.size < smallest_size || setup.size > largest_size) return "size must be from 4 to 26";
    if (setup.tiles.empty()) return "there must be at least one tile";
    if (!std::all_of(setup.tiles.begin(), setup.tiles.end(), is_tile)) return std::string(Tile::expected_text);
    if (auto problem = problem_with_board(setup)) return problem;
    if (auto problem = problem_with_score(setup.score)) return problem;
    return problem_with_limit(setup.pointless_limit);
}

std::optional<std::string> Rules::problem_with(const State& state) {
    if (state.tiles->tiles().empty()) return "there must be at least one tile";
    if (auto problem = problem_with_score(state.tally.score)) return problem;
    if (auto problem = problem_with_limit(state.pointless_limit)) return problem;
    if (state.turns < 0 || state.turns > most_turns) return "turns must be from 0 to 1000000000";
    if (state.pointless_turns < 0 || state.pointless_turns > state.turns)
        return "pointless_turns must be from 0 to the number of turns";
    if (state.pointless_limit && state.pointless_turns > *state.pointless_limit)
        return "pointless_turns must not be beyond its limit";
    if (state.turns > state.pointless_turns && state.tally.is_first_move())
        return "a turn with points was played, so the scores cannot both be 0";
    if (state.turns > 0 && !can_place_anything(state.board.view(), state.values(), state.tally))
        return "turns were played, so a word of these tiles must lie on the board";
    return std::nullopt;
}

std::optional<int> Rules::longest_game(const Setup& setup) {
    // Every turn with points fills a cell, and at most limit - 1 turns without stand before each.
    if (!setup.pointless_limit) return std::nullopt;
    return (setup.size * setup.size + 1) * *setup.pointless_limit;
}

}  // namespace agon::scrabble
