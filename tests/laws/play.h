#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/dice_kinds.h"
#include "core/game.h"
#include "laws/walk.h"
#include "protocols/json/json.h"

// A walk through a certain game, and how laws look at what they meet on the way.
namespace agon::laws {

template <EnumerableGame G>
struct Play {
    typename G::Setup setup;
    DiceCursor dice;
    std::vector<std::uint32_t> choices;
    bool to_the_end = false;
};

template <EnumerableGame G>
Play<G> play_of(const std::vector<typename G::Setup>& setups, const Walk& walk) {
    return {setups[walk.setup % setups.size()], {walk.dice, walk.seed, 0, {}}, walk.choices, walk.to_the_end};
}

// The turn of every player who is awaited, each action named by `choose(player)`; none if nobody is awaited, or nothing that
// the rules accept is chosen. Laws about actions say what is wrong then, the others have come to their end.
template <Game G, class Choose>
std::optional<Turn<typename G::Action>> turn_by(const typename G::State& state, Choose choose) {
    std::optional<Turn<typename G::Action>> turn;
    for (const Player player : both_players) {
        if (!G::awaits(state, player)) continue;
        if (!turn) turn.emplace();
        auto& action = (*turn)[player];
        action = choose(player);
        if (!action || G::refuse(state, player, *action)) return std::nullopt;
    }
    return turn;
}

template <EnumerableGame G>
std::vector<typename G::Action> listed(const typename G::State& state, Player player) {
    std::vector<typename G::Action> actions;
    G::list_actions(state, player, actions);
    return actions;
}

template <class G>
std::string at_step(std::size_t steps, const Position<G>& position, const std::string& complaint) {
    return "after " + std::to_string(steps) + " steps: " + complaint + "\n" + json::to_json(position);
}

// Says which of the listed actions a player takes: what the walk tells, then what its seed does.
template <EnumerableGame G>
class Chooser {
public:
    explicit Chooser(const Play<G>& play) : play_(play), taste_(play.dice.seed) {}

    std::optional<typename G::Action> choose(const typename G::State& state, Player player) {
        const auto actions = listed<G>(state, player);
        if (actions.empty()) return std::nullopt;
        if (next_ < play_.choices.size()) return actions[play_.choices[next_++] % actions.size()];
        if (!play_.to_the_end) return std::nullopt;
        return actions[static_cast<std::size_t>(taste_.roll(0, static_cast<int>(actions.size()) - 1))];
    }

private:
    const Play<G>& play_;
    KeyedDice taste_;
    std::size_t next_ = 0;
};

inline constexpr std::size_t most_steps = 2000;  // for setups that set no end

// Calls visit(position, turn) -> Complaint after the start and after every step; `turn` is what will be played next.
template <EnumerableGame G, class Visit>
Complaint along(const Play<G>& play, Visit visit) {
    const auto dice = make_dice(play.dice);
    auto position = opening<G>(play.setup, *dice);
    Chooser<G> chooser(play);
    for (std::size_t steps = 0; steps < most_steps; ++steps) {
        const auto turn =
            turn_by<G>(position.state, [&](Player player) { return chooser.choose(position.state, player); });
        if (const auto complaint = visit(position, turn)) return at_step(steps, position, *complaint);
        if (!turn) break;
        step(position, *turn, *dice);
    }
    return std::nullopt;
}

// Like `along`, but of a long game only every 13th position, and the last: for laws that take long to look at one. An odd number,
// so that it is not always the same player's turn.
template <EnumerableGame G, class Visit>
Complaint along_in_strides(const Play<G>& play, Visit visit) {
    constexpr std::size_t stride = 13;
    std::size_t steps = 0;
    return along(play, [&](const Position<G>& position, const auto& turn) -> Complaint {
        const bool is_early = steps <= play.choices.size();
        const bool is_due = steps++ % stride == 0;
        return is_early || is_due || !turn ? visit(position) : std::nullopt;
    });
}

// Calls visit(state, player) -> Complaint whenever a player is awaited.
template <EnumerableGame G, class Visit>
Complaint at_each_decision(const Play<G>& play, Visit visit) {
    return along(play, [&](const Position<G>& position, const auto&) -> Complaint {
        for (const Player player : both_players) {
            if (!G::awaits(position.state, player)) continue;
            if (auto complaint = visit(position.state, player)) return complaint;
        }
        return std::nullopt;
    });
}

template <class G>
struct Moment {
    Position<G> position;
    std::optional<Turn<typename G::Action>> turn;
};

template <EnumerableGame G>
std::vector<Moment<G>> record(const Play<G>& play) {
    std::vector<Moment<G>> moments;
    along(play, [&](const Position<G>& position, const auto& turn) -> Complaint {
        moments.push_back({position, turn});
        return std::nullopt;
    });
    return moments;
}

// The position after one more step with dice that stand where the position says.
template <Game G>
Position<G> after(Position<G> position, const Turn<typename G::Action>& turn) {
    const auto dice = make_dice(position.dice);
    step(position, turn, *dice);
    return position;
}

inline std::string who(Player player) { return "player " + std::to_string(number_of(player)); }

}  // namespace agon::laws
