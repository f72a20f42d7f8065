#pragma once
#include <functional>
#include <vector>

#include "bots/siege/general/doctrines.h"
#include "bots/siege/general/rival.h"
#include "bots/siege/general/script.h"

namespace agon::siege::general {

// How much may be thought.
struct Effort {
    std::int64_t most_turns = 0;                // that are played in thought
    std::function<bool()> is_out_of_time = {};  // asked after each turn that is played in thought
};

// The thoughts of one turn: games played on from it by doctrine against doctrine.
class Thought {
public:
    Thought(const State& state, const Terrain& terrain, const Effort& effort, const Rival& rival);

    // The doctrine that does best against what the enemy may be up to. `before` is what was followed until now.
    Doctrine best_doctrine(const Doctrine& before);
    // How single units are led better in this turn than the doctrine leads them.
    TurnWish improvements(const Doctrine& doctrine);

    // How the game stands after these orders.
    State play(const Doctrine& doctrine, const TurnWish& wish, Orders& orders);

private:
    struct Row {
        Doctrine doctrine;
        std::vector<double> values;
    };

    bool is_out_of_time() const { return effort_.is_out_of_time && effort_.is_out_of_time(); }
    bool may_go_on() const { return turns_played_ < effort_.most_turns && !is_out_of_time(); }
    double rollout(const Doctrine& mine, const TurnWish& wish, const Doctrine& theirs);
    double value_at_horizon() const;
    std::vector<double> values_of(const Doctrine& mine, const TurnWish& wish);  // none if time ran out meanwhile
    double summary(std::vector<double> values) const;
    void learn_from(const std::vector<Row>& rows);

    const State& start_;
    const Terrain& terrain_;
    Script script_;
    const Effort& effort_;
    Player player_;
    int horizon_ = 0;
    std::vector<Doctrine> enemies_;
    std::vector<double> odds_;     // of each of them, by what the rival did
    std::vector<double> weights_;  // how much each of them counts
    State state_;
    std::int64_t turns_played_ = 0;
};

}  // namespace agon::siege::general
