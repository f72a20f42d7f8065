#pragma once
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "hw5/engine/GameEngine.h"

// A game whose creatures answer what a test says, and otherwise do nothing.
namespace agon::creatures_engine_test {

inline GameEngine::Options quiet_options() {
    GameEngine::Options options;
    options.classic = nullptr;
    options.messages = nullptr;
    return options;
}

// How a library keeps its numbers, when it answers.
enum class Books { AsTheDocumentSays, EngineAddsFood };

class Stage {
public:
    // Lines of a WARBOARD behind its first, such as "size 9 9", "turns 3", "unit NORTH HUMAN 0 0 power=1 toughness=5".
    explicit Stage(const std::string& lines, const GameEngine::Options& options = quiet_options());
    ~Stage();

    GameEngine& engine() { return engine_; }
    // In that turn; each turn is answered once.
    void answer(int turn, Side side, int slot, const Move& move) { answers_[{turn, side, slot}] = move; }
    // What that creature was shown when it was last asked.
    const std::vector<Object>& seen_by(Side side, int slot) { return seen_[{side, slot}]; }
    // "0 NORTH 0", ...: turn, side and slot of every move() that was called.
    const std::vector<std::string>& calls() const { return calls_; }
    const std::vector<GameEngine::Activation>& activations() const { return activations_; }
    const GameEngine::Activation& last_of(Side side, int slot) const;

    void set_books(Books books) { books_ = books; }
    // Is called in each move(), after the numbers have been kept.
    void tamper(std::function<void(Creature& self)> with) { tamper_ = std::move(with); }

private:
    Move pulled(Creature& self, const std::vector<Object>& list);

    GameEngine engine_;
    std::map<std::tuple<int, Side, int>, Move> answers_;
    std::map<std::pair<Side, int>, std::vector<Object>> seen_;
    std::vector<std::string> calls_;
    std::vector<GameEngine::Activation> activations_;
    Books books_ = Books::AsTheDocumentSays;
    std::function<void(Creature&)> tamper_;
};

// Mana, fires and food, as a creature keeps them that answers this.
void keep_books(Creature& self, const std::vector<Object>& list, const Move& move, Books books);

std::string name_of(Side side, int slot);

}  // namespace agon::creatures_engine_test
