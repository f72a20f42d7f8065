#include "laws/broken_toys/broken_toy.h"
#include "toys/fleet.h"
#include "toys/pig.h"

namespace agon::laws {
namespace {

using namespace toys;
using fleet::Fire;
using fleet::State;

struct DrawsTheNextRoll : Like<DrawsTheNextRoll, pig::Rules> {
    static Scene scene(const Position<DrawsTheNextRoll>& position, Viewer viewer) {
        Scene scene = Like::scene(position, viewer);
        const int next = make_dice(position.dice)->roll(1, 6);
        scene.sides[Player::First].facts.push_back({"next roll", std::to_string(next)});
        return scene;
    }
};

struct ObservesTheNextRoll : Like<ObservesTheNextRoll, pig::Rules> {
    static pig::State observe(const Position<ObservesTheNextRoll>& position, Player) {
        pig::State seen = position.state;
        seen.at_stake += make_dice(position.dice)->roll(1, 6);
        return seen;
    }
};

struct DrawsTheEnemyShip : Like<DrawsTheEnemyShip, fleet::Rules> {
    static Scene scene(const Position<DrawsTheEnemyShip>& position, Viewer) { return Like::scene(position, Viewer{}); }
};

struct ObservesTheEnemyShip : Like<ObservesTheEnemyShip, fleet::Rules> {
    static fleet::Observation observe(const Position<ObservesTheEnemyShip>& position, Player) {
        return Like::observe(position, Player::First);
    }
};

bool would_hit(State state, Player player, Fire action) {
    Turn<Fire> turn;
    turn[player] = action;
    std::vector<fleet::Rules::Event> events;
    Journal<fleet::Rules::Event> journal(events);
    LowDice dice;
    fleet::Rules::advance(state, turn, dice, journal);
    return std::get<fleet::Fired>(events.front()).result == fleet::Mark::Hit;
}

struct RefusesShotsThatHit : Like<RefusesShotsThatHit, fleet::Rules> {
    static std::optional<Refusal> refuse(const State& state, Player player, Fire action) {
        if (const auto refusal = Honest::refuse(state, player, action)) return refusal;
        return would_hit(state, player, action) ? std::optional(Refusal::NotTheirWater) : std::nullopt;
    }
};

struct RedealsNothing : Like<RedealsNothing, fleet::Rules> {
    static State redeal_hidden(const State& state, Player, Dice&) { return state; }
};

struct RedealsForOnePlayerOnly : Like<RedealsForOnePlayerOnly, fleet::Rules> {
    static State redeal_hidden(const State& state, Player player, Dice& dice) {
        return player == Player::First ? Honest::redeal_hidden(state, player, dice) : state;
    }
};

struct BelievesTheStartForever : Like<BelievesTheStartForever, fleet::Rules> {
    class Belief : public fleet::Belief {
    public:
        static Belief begin(const Setup& setup, Player seat) {
            Belief belief;
            static_cast<fleet::Belief&>(belief) = fleet::Belief::begin(setup, seat);
            return belief;
        }
        void update(const Observation& observation) {
            if (!std::exchange(informed_, true)) fleet::Belief::update(observation);
        }

    private:
        bool informed_ = false;
    };
};

}  // namespace

std::vector<BrokenToy> toys_that_give_secrets_away() {
    return {
        AGON_BREAKS(DrawsTheNextRoll, nobody_sees_the_dice),
        AGON_BREAKS(ObservesTheNextRoll, nobody_sees_the_dice),
        AGON_BREAKS(DrawsTheEnemyShip, what_is_hidden_stays_hidden),
        AGON_BREAKS(ObservesTheEnemyShip, what_is_hidden_stays_hidden),
        AGON_BREAKS(RefusesShotsThatHit, what_is_hidden_stays_hidden),
        AGON_BREAKS(RefusesShotsThatHit, beliefs_explain_observations),
        AGON_BREAKS(RedealsNothing, redealing_changes_something),
        AGON_BREAKS(RedealsForOnePlayerOnly, redealing_changes_something),
        AGON_BREAKS(BelievesTheStartForever, beliefs_explain_observations),
    };
}

}  // namespace agon::laws
