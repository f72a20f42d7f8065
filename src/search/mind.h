#pragma once
#include "core/game.h"

namespace agon::search {

// What a player knows, and whole states that agree with it. Made of observations only, so that a bot that thinks with a Mind
// knows no more than a bot in another process.
template <Game G>
class Mind;

// Nothing is hidden: the last observation is the state.
template <OpenGame G>
requires(!HiddenGame<G>) class Mind<G> {
public:
    Mind(const typename G::Setup&, Player) {}
    void observe(const typename G::Observation& observation) { state_ = observation; }
    typename G::State guess(Dice&) const { return state_; }

private:
    typename G::State state_;
};

template <HiddenGame G>
class Mind<G> {
public:
    Mind(const typename G::Setup& setup, Player seat) : belief_(G::Belief::begin(setup, seat)) {}
    void observe(const typename G::Observation& observation) { belief_.update(observation); }
    typename G::State guess(Dice& dice) const { return belief_.sample(dice); }

private:
    typename G::Belief belief_;
};

}  // namespace agon::search
