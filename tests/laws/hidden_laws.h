#pragma once
#include "core/hash.h"
#include "laws/action_laws.h"
#include "laws/play.h"

// Nobody learns what the rules hide, and whoever thinks about it can imagine what may be there.
namespace agon::laws {

namespace detail {

// What `player` could tell the two positions apart by, if anything.
template <Game G>
Complaint seen_difference(const Position<G>& one, const Position<G>& other, Player player) {
    const auto seen = G::observe(one, player), seen_other = G::observe(other, player);
    if (!(seen == seen_other))
        return "the observation of " + who(player) + ": " + json::to_json(seen) + " or " + json::to_json(seen_other);
    if constexpr (SceneGame<G>) {
        const Scene drawn = G::scene(one, player), drawn_other = G::scene(other, player);
        if (!(drawn == drawn_other))
            return "the scene for " + who(player) + ": " + json::to_json(drawn) + " or " + json::to_json(drawn_other);
    }
    return std::nullopt;
}

// What is refused is an observation too.
template <Game G>
Complaint refused_difference(const typename G::State& one, const typename G::State& other, Player player,
                             const std::vector<typename G::Action>& actions) {
    if (G::awaits(one, player) != G::awaits(other, player)) return "whether " + who(player) + " is awaited";
    for (const auto& action : actions)
        if (G::refuse(one, player, action) != G::refuse(other, player, action))
            return "the answer to " + who(player) + " playing " + json::to_json(action);
    return std::nullopt;
}

}  // namespace detail

template <EnumerableGame G>
Complaint nobody_sees_the_dice(const Play<G>& play) {
    return along(play, [](const Position<G>& position, const auto&) -> Complaint {
        Position<G> later = position, reseeded = position;
        ++later.dice.draws;
        ++reseeded.dice.seed;
        for (const Position<G>* other : {&later, &reseeded}) {
            for (const Player player : both_players)
                if (auto seen = detail::seen_difference(position, *other, player)) return "other dice change " + *seen;
            if constexpr (SceneGame<G>)
                if (!(G::scene(position, Viewer{}) == G::scene(*other, Viewer{})))
                    return "other dice change everybody's scene";
        }
        return std::nullopt;
    });
}

template <EnumerableGame G>
requires HiddenGame<G> Complaint what_is_hidden_stays_hidden(const Play<G>& play) {
    const auto actions = actions_to_try(play);
    KeyedDice dice(play.dice.seed);
    return along(play, [&](const Position<G>& position, const auto&) -> Complaint {
        for (int deal = 0; deal < 6; ++deal) {
            const Player player = both_players[static_cast<std::size_t>(deal % 2)];
            Position<G> redealt = position;
            redealt.state = G::redeal_hidden(position.state, player, dice);
            const std::string dealt = "redealing to " + json::to_json(redealt.state) + " changes ";
            if (auto problem = G::problem_with(redealt.state))
                return "redealing gives an impossible state: " + *problem;
            if (auto seen = detail::seen_difference(position, redealt, player)) return dealt + *seen;
            if (auto answer = detail::refused_difference<G>(position.state, redealt.state, player, actions))
                return dealt + *answer;
        }
        return std::nullopt;
    });
}

// Without this the law above would prove nothing.
template <EnumerableGame G>
requires HiddenGame<G> Complaint redealing_changes_something(const Play<G>& play) {
    constexpr std::uint64_t games = 20;
    for (const Player player : both_players) {
        bool changed = false;
        for (std::uint64_t seed = play.dice.seed; seed < play.dice.seed + games && !changed; ++seed) {
            KeyedDice dice(seed);
            auto position = opening<G>(play.setup, dice);
            for (;;) {
                changed = changed || !(G::redeal_hidden(position.state, player, dice) == position.state);
                const auto turn = turn_by<G>(position.state, [&](Player mover) {
                    return std::optional(G::sample_action(position.state, mover, dice));
                });
                if (changed || !turn) break;
                step(position, *turn, dice);
            }
        }
        if (!changed)
            return "redeal_hidden for " + who(player) + " never changed anything in " + std::to_string(games) +
                   " games";
    }
    return std::nullopt;
}

template <EnumerableGame G>
requires HiddenGame<G> Complaint beliefs_explain_observations(const Play<G>& play) {
    const auto actions = actions_to_try(play);
    KeyedDice dice(play.dice.seed);
    PerPlayer<typename G::Belief> beliefs{
        {G::Belief::begin(play.setup, Player::First), G::Belief::begin(play.setup, Player::Second)}};
    return along(play, [&](const Position<G>& position, const auto&) -> Complaint {
        for (const Player player : both_players) {
            const auto observation = G::observe(position, player);
            beliefs[player].update(observation);
            for (int sample = 0; sample < 3; ++sample) {
                Position<G> imagined = position;
                imagined.state = beliefs[player].sample(dice);
                const std::string said = who(player) + " imagines " + json::to_json(imagined.state);
                if (auto problem = G::problem_with(imagined.state)) return said + ", which is impossible: " + *problem;
                if (!(G::observe(imagined, player) == observation))
                    return said + ", which would look like " + json::to_json(G::observe(imagined, player)) +
                           " and not like " + json::to_json(observation);
                if (auto answer = detail::refused_difference<G>(position.state, imagined.state, player, actions))
                    return said + ", which changes " + *answer;
            }
        }
        return std::nullopt;
    });
}

}  // namespace agon::laws
