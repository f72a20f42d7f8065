#include "GameEngine.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "play.h"

namespace agon {
namespace engine {

// False if it cannot be read, or is longer than any board should be.
bool read_all(std::istream& in, std::string& text) {
    const std::size_t longest = 64u << 20, piece = 1u << 16;
    std::string buffer(piece, ' ');
    while (in.read(&buffer[0], static_cast<std::streamsize>(piece)) || in.gcount() > 0) {
        text.append(buffer, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() > longest) return false;
    }
    return !in.bad();
}

std::string place_of(const std::string& file, const creatures_text::BoardProblem& problem) {
    return file + ':' + std::to_string(problem.line) + ':' + std::to_string(problem.column) + ": ";
}

void print_side(std::ostream& out, const GameEngine::Result& result, int side) {
    int alive = 0;
    for (const int survivors : result.survivors[side]) alive += survivors;
    out << (side == 0 ? "NORTH " : "SOUTH ") << alive << " alive, toughness " << result.toughness[side];
    for (int kind = 0; kind < creatures::kind_count; ++kind) {
        const int survivors = result.survivors[side][kind];
        if (survivors > 0)
            out << ", " << creatures_text::code_of(static_cast<creatures::Kind>(kind)) << ' ' << survivors;
    }
    out << '\n';
}

void print_moves(std::ostream& out, const GameEngine::Result& result) {
    for (int deed = 0; deed < creatures::deed_count; ++deed)
        out << creatures_text::code_of(static_cast<creatures::Deed>(deed)) << ' ' << result.moves[deed] << ", ";
    out << "turns lost to freezing " << result.frozenTurns << ", illegal " << result.illegalMoves << '\n';
}

// As the library tells it.
std::string classic_line_of(const ::Creature& creature, creatures::Kind kind, int counter) {
    creatures::Creature told;
    told.kind = kind;
    told.power = creature.getActionPower();
    told.toughness = creature.getToughness();
    told.bewitched = creature.getBewitched();
    told.counter = counter;
    return creatures_text::classic_detailed_line(told, creature.getSide() == NORTH);
}
std::string classic_line_of(const ::Creature& creature) { return classic_line_of(creature, creatures::Kind::Human, 0); }
std::string classic_line_of(const ::Wizard& wizard) {
    return classic_line_of(wizard, creatures::Kind::Wizard, wizard.getMana());
}
std::string classic_line_of(const ::Dragon& dragon) {
    return classic_line_of(dragon, creatures::Kind::Dragon, dragon.getLeftFireCount());
}

}  // namespace engine
}  // namespace agon

namespace parts_of_engine = agon::engine;

struct GameEngine::Parts {
    Options options;
    std::vector<Observer> observers;
    std::string problem = "no board has been loaded";
    std::unique_ptr<parts_of_engine::Play> play;

    bool load(std::istream& in, const std::string& name) {
        play.reset();
        std::string text;
        if (!parts_of_engine::read_all(in, text)) return fail(name + ": it cannot be read, or is far too long");
        agon::creatures_text::BoardFile board;
        agon::creatures_text::BoardProblem wrong;
        if (!read_board(text, options.strict, board, wrong))
            return fail(parts_of_engine::place_of(name, wrong) + "expected " + wrong.text);
        play.reset(new parts_of_engine::Play(board, options, observers));
        problem.clear();
        for (const agon::creatures_text::BoardProblem& warning : board.warnings)
            play->announcer().warn(parts_of_engine::place_of(name, warning) + warning.text);
        return true;
    }
    bool fail(const std::string& what) {
        problem = what;
        return false;
    }
    const parts_of_engine::Battlefield* field() const { return play ? &play->field() : nullptr; }
    // Of that creature; -1: there is none.
    int index_of(Side side, int slot) const {
        const bool is_there = play && slot >= 0 && slot < play->field().slots(side == NORTH);
        return is_there ? play->field().index_of(side == NORTH, slot) : -1;
    }
};

GameEngine::Options::Options() : classic(&std::cout), messages(&std::cerr) {}

GameEngine::GameEngine() : parts(new Parts) {
    if (load("hw5.inp")) return;
    std::cerr << problem() << std::endl;
    std::exit(2);
}

GameEngine::GameEngine(const Options& options) : parts(new Parts) { parts->options = options; }

GameEngine::~GameEngine() {}

bool GameEngine::load(const std::string& path) {
    std::ifstream in(path.c_str(), std::ios::binary);
    if (in.is_open()) return parts->load(in, path);
    parts->play.reset();
    return parts->fail(path + ": it cannot be opened");
}

bool GameEngine::load(std::istream& board) { return parts->load(board, "board"); }

const std::string& GameEngine::problem() const { return parts->problem; }

void GameEngine::addObserver(const Observer& observer) { parts->observers.push_back(observer); }

void GameEngine::simulateGame() {
    while (step()) {}
}

bool GameEngine::step() { return parts->play && parts->play->step(); }

GameEngine::Result GameEngine::result() const { return parts->play ? parts->play->result() : Result(); }

void GameEngine::writeReport(std::ostream& out) const {
    const Result now = result();
    out << (now.code.empty() ? "UNFINISHED" : now.code) << " after " << now.turns << " turns, seed " << now.seed
        << '\n';
    for (int side = 0; side < 2; ++side) parts_of_engine::print_side(out, now, side);
    parts_of_engine::print_moves(out, now);
}

int GameEngine::width() const { return parts->field() ? parts->field()->width() : 0; }

int GameEngine::height() const { return parts->field() ? parts->field()->height() : 0; }

bool GameEngine::hasWall(int x, int y) const {
    return parts->field() && parts->field()->contains(x, y) && parts->field()->has_wall(x, y);
}

bool GameEngine::hasFood(int x, int y) const {
    return parts->field() && parts->field()->contains(x, y) && parts->field()->has_food(x, y);
}

int GameEngine::slots(Side side) const { return parts->field() ? parts->field()->slots(side == NORTH) : 0; }

CreatureInfo GameEngine::info(Side side, int slot) const {
    const int index = parts->index_of(side, slot);
    return parts_of_engine::info_of(index < 0 ? agon::creatures::Creature() : parts->field()->creature(index));
}

const Creature* GameEngine::creature(Side side, int slot) const {
    const int index = parts->index_of(side, slot);
    return index < 0 ? nullptr : parts->play->actor(index).get();
}

std::ostream& operator<<(std::ostream& out, const Creature& creature) {
    return out << parts_of_engine::classic_line_of(creature);
}

std::ostream& operator<<(std::ostream& out, const Wizard& wizard) {
    return out << parts_of_engine::classic_line_of(wizard);
}

std::ostream& operator<<(std::ostream& out, const Dragon& dragon) {
    return out << parts_of_engine::classic_line_of(dragon);
}
