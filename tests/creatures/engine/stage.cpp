#include "creatures/engine/stage.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace agon::creatures_engine_test {
namespace {

bool has_food(const std::vector<Object>& list, int x, int y) {
    return std::any_of(list.begin(), list.end(), [&](const Object& object) {
        return object.objType == FOOD && object.relativeX == x && object.relativeY == y;
    });
}

}  // namespace

void keep_books(Creature& self, const std::vector<Object>& list, const Move& move, Books books) {
    auto* const mage = dynamic_cast<Wizard*>(&self);
    auto* const dragon = dynamic_cast<Dragon*>(&self);
    if (mage && (move.mType == FREEZESPELL || move.mType == WEAKENSPELL)) mage->addMana(-1);
    if (dragon && move.mType == DRAGONFIRE) dragon->addFires(-1);
    const bool eats = dragon || dynamic_cast<Human*>(&self) || dynamic_cast<Dwarf*>(&self);
    if (books == Books::AsTheDocumentSays && eats && move.mType == WALK &&
        has_food(list, move.relativeX, move.relativeY))
        self.loseToughness(-1);
}

std::string name_of(Side side, int slot) { return (side == NORTH ? "NORTH " : "SOUTH ") + std::to_string(slot); }

Stage::Stage(const std::string& lines, const GameEngine::Options& options) : engine_(options) {
    std::istringstream file("WARBOARD 1\n" + lines);
    EXPECT_TRUE(engine_.load(file)) << engine_.problem();
    engine_.addObserver([this](const GameEngine::Activation& activation) { activations_.push_back(activation); });
    pull = [this](Creature& self, const std::vector<Object>& list) { return pulled(self, list); };
}

Stage::~Stage() { pull = nullptr; }

const GameEngine::Activation& Stage::last_of(Side side, int slot) const {
    const auto found = std::find_if(activations_.rbegin(), activations_.rend(), [&](const auto& activation) {
        return activation.side == side && activation.slot == slot;
    });
    if (found == activations_.rend()) throw std::out_of_range(name_of(side, slot) + " has not acted");
    return *found;
}

Move Stage::pulled(Creature& self, const std::vector<Object>& list) {
    int slot = 0;
    while (engine_.creature(self.getSide(), slot) != &self) ++slot;
    const int turn = engine_.result().turns;  // that are over
    calls_.push_back(std::to_string(turn) + " " + name_of(self.getSide(), slot));
    seen_[{self.getSide(), slot}] = list;
    const auto answer = answers_.find({turn, self.getSide(), slot});
    const Move move = answer == answers_.end() ? Move{NOACT, 0, 0} : answer->second;
    keep_books(self, list, move, books_);
    if (tamper_) tamper_(self);
    return move;
}

}  // namespace agon::creatures_engine_test
