#pragma once
#include <string>
#include <vector>

#include "announcer.h"
#include "game.h"

namespace agon {
namespace engine {

inline Settings settings_of(const GameEngine::Options& options, const creatures_text::BoardFile& board) {
    Settings settings;
    settings.seed = options.hasSeed ? options.seed : board.has_seed ? board.seed : 1;
    settings.manners.strict = options.strict;
    settings.manners.food = options.food == GameEngine::FoodRule::Creature ? creatures::FoodRule::Creature
                            : options.food == GameEngine::FoodRule::Engine ? creatures::FoodRule::Engine
                                                                           : creatures::FoodRule::Auto;
    settings.skips_illegal = options.onIllegal == GameEngine::OnIllegal::Skip;
    settings.includes_self = options.includeSelf;
    return settings;
}

// A game, and those who are told of it. Its record begins with the first move, so that a game that nobody plays leaves none.
class Play {
public:
    Play(const creatures_text::BoardFile& board, const GameEngine::Options& options,
         const std::vector<GameEngine::Observer>& observers)
        : seed_(settings_of(options, board).seed),
          board_hash_(creatures_text::board_hash(board)),
          announcer_(options, observers),
          game_(board, settings_of(options, board), announcer_) {
        announcer_.set_slots(creatures::places_of_turn(game_.field()) / 2);
    }

    Announcer& announcer() { return announcer_; }
    const Battlefield& field() const { return game_.field(); }
    const Actor& actor(int index) const { return game_.actor(index); }

    // False: it was over.
    bool step() {
        if (!has_begun_) announcer_.record(creatures_text::record_head(board_hash_, seed_));
        has_begun_ = true;
        const bool goes_on = !game_.is_over();
        if (goes_on) game_.step();
        if (game_.is_over() && !has_ended_) announcer_.record(creatures_text::record_result(game_.result()));
        has_ended_ = game_.is_over();
        return goes_on;
    }

    GameEngine::Result result() const {
        const creatures_text::Result now = game_.result();
        GameEngine::Result result = announcer_.counted();
        result.code = now.code;
        result.turns = now.turns;
        result.seed = seed_;
        for (int side = 0; side < 2; ++side) result.toughness[side] = now.toughness[side];
        for (int index = 0; index < field().creature_count(); ++index) {
            const creatures::Creature& creature = field().creature(index);
            if (creature.is_alive())
                ++result.survivors[field().is_north(index) ? 0 : 1][static_cast<int>(creature.kind)];
        }
        return result;
    }

private:
    unsigned long seed_;
    std::string board_hash_;
    Announcer announcer_;
    Game game_;
    bool has_begun_ = false, has_ended_ = false;
};

}  // namespace engine
}  // namespace agon
