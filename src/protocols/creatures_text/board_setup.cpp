#include "protocols/creatures_text/board_setup.h"

#include "core/check.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon::creatures_text {
namespace {

using creatures::Setup;
using creatures::SetupCreature;

std::string square_text(int x, int y) { return ' ' + std::to_string(x) + ' ' + std::to_string(y); }

void add_units(BoardFile& board, const std::vector<SetupCreature>& side, bool is_north) {
    for (const SetupCreature& creature : side) {
        BoardUnit unit;
        unit.is_north = is_north;
        unit.kind = creature.kind;
        unit.x = creature.at.x;
        unit.y = creature.at.y;
        unit.power = creature.power;
        unit.toughness = creature.toughness;
        unit.counter = creature.counter;
        board.units.push_back(unit);
    }
}

Setup setup_of(const BoardFile& board) {
    Setup setup;
    setup.width = board.width;
    setup.height = board.height;
    setup.turn_limit = board.turns;
    setup.food.clear();
    setup.north.clear();
    setup.south.clear();
    for (const auto& [x, y] : board.walls) setup.walls.push_back({x, y});
    for (const auto& [x, y] : board.food) setup.food.push_back({x, y});
    for (const BoardUnit& unit : board.units)
        (unit.is_north ? setup.north : setup.south)
            .push_back({unit.kind, {unit.x, unit.y}, unit.power, unit.toughness, unit.counter});
    return setup;
}

}  // namespace

agon::Result<ReadBoard, ParseError> read_board(std::string_view text, bool strict) {
    BoardFile board;
    BoardProblem problem;
    if (!read_board(std::string(text), strict, board, problem))
        return Unexpected{ParseError{problem.line, problem.column, problem.text}};
    ReadBoard read;
    read.setup = setup_of(board);
    AGON_CHECK(!creatures::Rules::problem_with(read.setup));
    if (board.has_seed) read.seed = board.seed;
    for (const BoardUnit& unit : board.units)
        (unit.is_north ? read.north_names : read.south_names).push_back(unit.name);
    for (const BoardProblem& warning : board.warnings)
        read.warnings.push_back({warning.line, warning.column, warning.text});
    read.hash = board_hash(board);
    return read;
}

BoardFile board_of(const Setup& setup) {
    BoardFile board;
    board.width = setup.width;
    board.height = setup.height;
    board.turns = setup.turn_limit;
    for (const Cell at : setup.walls) board.walls.emplace_back(at.x, at.y);
    for (const Cell at : setup.food) board.food.emplace_back(at.x, at.y);
    add_units(board, setup.north, true);
    add_units(board, setup.south, false);
    return board;
}

std::string write_board(const BoardFile& board) {
    std::string text =
        "WARBOARD 1\nsize" + square_text(board.width, board.height) + "\nturns " + std::to_string(board.turns) + '\n';
    if (board.has_seed) text += "seed " + std::to_string(board.seed) + '\n';
    for (const auto& [x, y] : board.walls) text += "wall" + square_text(x, y) + '\n';
    for (const auto& [x, y] : board.food) text += "food" + square_text(x, y) + '\n';
    for (const BoardUnit& unit : board.units) {
        text += unit.is_north ? "unit NORTH " : "unit SOUTH ";
        text += code_of(unit.kind) + square_text(unit.x, unit.y) + " power=" + std::to_string(unit.power) +
                " toughness=" + std::to_string(unit.toughness);
        if (has_mana(unit.kind)) text += " mana=" + std::to_string(unit.counter);
        if (has_fire(unit.kind)) text += " fire=" + std::to_string(unit.counter);
        if (!unit.name.empty()) text += " name=" + unit.name;
        text += '\n';
    }
    return text;
}

}  // namespace agon::creatures_text
