#pragma once
#include <ostream>
#include <string>
#include <vector>

#include "GameEngine.h"
#include "game.h"

namespace agon {
namespace engine {

inline CreatureInfo info_of(const creatures::Creature& creature) {
    CreatureInfo info;
    info.coor.locationX = creature.x;
    info.coor.locationY = creature.y;
    info.type = static_cast<int>(creature.kind);
    info.power = creature.power;
    info.toughness = creature.toughness;
    info.mana = creatures::has_mana(creature.kind) ? creature.counter : -1;
    info.fireCount = creatures::has_fire(creature.kind) ? creature.counter : -1;
    return info;
}

inline GameEngine::Activation told(const creatures_text::Activation& activation) {
    const creatures::Effect& effect = activation.effect;
    GameEngine::Activation told;
    told.turn = activation.turn;
    told.number = activation.number;
    told.side = side_of(activation.is_north);
    told.slot = activation.slot;
    told.after = info_of(activation.after);
    told.move = creatures_text::code_of(activation.order.deed);
    told.relativeX = activation.order.x;
    told.relativeY = activation.order.y;
    told.status = activation.was_frozen ? "frozen" : creatures_text::code_of(activation.illegal);
    if (activation.has_target) {
        told.targetSide = side_of(activation.target_is_north);
        told.targetSlot = activation.target_slot;
    }
    told.damage = effect.damage;
    told.healing = effect.healing;
    told.froze = effect.froze;
    told.died = effect.died;
    told.ate = effect.ate;
    return told;
}

// Tells streams and observers what happens, and counts it.
class Announcer : public Watcher {
public:
    Announcer(const GameEngine::Options& options, const std::vector<GameEngine::Observer>& observers)
        : options_(options), observers_(observers) {}

    void set_slots(int slots) { slots_ = slots; }
    const GameEngine::Result& counted() const { return counted_; }

    void warn(const std::string& text) {
        if (options_.messages) *options_.messages << "warning: " << text << '\n';
    }
    void record(const std::string& line) {
        if (options_.record) *options_.record << line;
    }

    void turn_begins(int turn) override {
        if (options_.classic) *options_.classic << creatures_text::classic_turn_lines(turn, slots_);
    }

    // Flushed: what a library has done until it crashed should be seen.
    void answered(const Actor& actor) override {
        if (!options_.classic) return;
        *options_.classic << *actor << '\n';
        actor.print(*options_.classic);
        *options_.classic << std::endl;
    }

    void passed(const creatures_text::Activation& activation, const Doubts& doubts) override {
        count(activation);
        record(creatures_text::record_line(activation));
        const GameEngine::Activation now = told(activation);
        if (doubts.miscounted)
            doubt(miscounted_, now.side, now.slot, activation.after.kind, now.turn,
                  "move() changed its toughness, though not by 1 for food");
        if (doubts.healed_wrong)
            doubt(healed_wrong_, now.targetSide, now.targetSlot, doubts.healed_kind, now.turn,
                  "operator++ did not give what the document says");
        if (activation.illegal != creatures::Illegal::None && options_.onIllegal == GameEngine::OnIllegal::Stop)
            stop(now, activation.after.kind);
        for (const GameEngine::Observer& observer : observers_) observer(now);
    }

private:
    void count(const creatures_text::Activation& activation) {
        if (activation.was_frozen) ++counted_.frozenTurns;
        else if (activation.illegal != creatures::Illegal::None) ++counted_.illegalMoves;
        else ++counted_.moves[static_cast<int>(activation.order.deed)];
    }

    static std::string name_of(::Side side, int slot, creatures::Kind kind, int turn) {
        return std::string(side == NORTH ? "NORTH " : "SOUTH ") + std::to_string(slot) + " (" +
               creatures_text::code_of(kind) + "), turn " + std::to_string(turn);
    }

    // Once for each kind of creature: what is wrong with one is wrong with all.
    void doubt(bool (&was_said)[creatures::kind_count], ::Side side, int slot, creatures::Kind kind, int turn,
               const char* what) {
        bool& said = was_said[static_cast<int>(kind)];
        if (!said) warn(name_of(side, slot, kind, turn) + ": " + what);
        said = true;
    }

    void stop(const GameEngine::Activation& now, creatures::Kind kind) {
        counted_.illegal = name_of(now.side, now.slot, kind, now.turn) + ": " + now.move + " (" +
                           std::to_string(now.relativeX) + ", " + std::to_string(now.relativeY) + ") is " + now.status;
        if (options_.messages) *options_.messages << "illegal move: " << counted_.illegal << '\n';
    }

    const GameEngine::Options& options_;
    const std::vector<GameEngine::Observer>& observers_;
    GameEngine::Result counted_;
    int slots_ = 0;
    bool miscounted_[creatures::kind_count] = {}, healed_wrong_[creatures::kind_count] = {};
};

}  // namespace engine
}  // namespace agon
