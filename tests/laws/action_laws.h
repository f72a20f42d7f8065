#pragma once
#include "core/hash.h"
#include "laws/play.h"

// What is owed to whoever has to choose an action.
namespace agon::laws {

template <EnumerableGame G>
Complaint listed_actions_are_accepted(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        for (const auto& action : listed<G>(state, player))
            if (const auto refusal = G::refuse(state, player, action))
                return who(player) + " is listed " + json::to_json(action) +
                       " but refused it: " + std::string(G::describe(*refusal));
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint listed_actions_differ(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        const auto actions = listed<G>(state, player);
        for (auto action = actions.begin(); action != actions.end(); ++action)
            if (std::find(actions.begin(), action, *action) != action)
                return who(player) + " is listed " + json::to_json(*action) + " twice";
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint sampled_actions_are_listed_and_accepted(const Play<G>& play) {
    KeyedDice dice(play.dice.seed);
    return at_each_decision(play, [&](const typename G::State& state, Player player) -> Complaint {
        const auto actions = listed<G>(state, player);
        for (int sample = 0; sample < 8 && !actions.empty(); ++sample) {
            const auto action = G::sample_action(state, player, dice);
            const std::string said = who(player) + " was given the sample " + json::to_json(action);
            if (const auto refusal = G::refuse(state, player, action))
                return said + " but refused it: " + std::string(G::describe(*refusal));
            if (std::find(actions.begin(), actions.end(), action) == actions.end())
                return said + ", which is not listed";
        }
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint nobody_is_stuck(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        for (const auto& action : listed<G>(state, player))
            if (!G::refuse(state, player, action)) return std::nullopt;
        return who(player) + " is awaited but nothing that is listed is accepted";
    });
}

template <EnumerableGame G>
requires IdleGame<G> Complaint idling_is_accepted(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        const auto action = G::idle(state, player);
        if (const auto refusal = G::refuse(state, player, action))
            return who(player) + " may not idle with " + json::to_json(action) + ": " +
                   std::string(G::describe(*refusal));
        return std::nullopt;
    });
}

namespace detail {

constexpr std::size_t most_foreign_actions = 150;

// What reads as an action after one letter of `text` was changed, dropped or doubled.
template <NotatedGame G>
void add_misspelt(const std::string& text, Dice& dice, std::vector<typename G::Action>& actions) {
    if (text.empty()) return;
    const auto at = static_cast<std::size_t>(dice.roll(0, static_cast<int>(text.size()) - 1));
    std::string changed = text, dropped = text, doubled = text;
    changed[at] = static_cast<char>(changed[at] + (dice.flip() ? 1 : -1));
    dropped.erase(at, 1);
    doubled.insert(at, 1, text[at]);
    for (const std::string& misspelt : {changed, dropped, doubled})
        if (auto action = G::read_action(misspelt)) actions.push_back(std::move(*action));
}

}  // namespace detail

// Actions for trying out refuse(): those of every position of the walk, and near misses of them.
template <EnumerableGame G>
std::vector<typename G::Action> actions_to_try(const Play<G>& play) {
    std::vector<typename G::Action> actions;
    at_each_decision(play, [&](const typename G::State& state, Player player) -> Complaint {
        for (auto& action : listed<G>(state, player))
            if (actions.size() < detail::most_foreign_actions &&
                std::find(actions.begin(), actions.end(), action) == actions.end())
                actions.push_back(std::move(action));
        return std::nullopt;
    });
    if constexpr (NotatedGame<G>) {
        KeyedDice dice(play.dice.seed);
        const std::size_t correct = actions.size();
        for (std::size_t i = 0; i < correct; ++i) detail::add_misspelt<G>(G::write(actions[i]), dice, actions);
    }
    return actions;
}

template <EnumerableGame G>
Complaint only_the_awaited_are_heard(const Play<G>& play) {
    const auto actions = actions_to_try(play);
    return along(play, [&](const Position<G>& position, const auto&) -> Complaint {
        for (const Player player : both_players) {
            if (G::awaits(position.state, player)) continue;
            for (const auto& action : actions)
                if (!G::refuse(position.state, player, action))
                    return who(player) + " is not awaited but may play " + json::to_json(action);
        }
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint refusing_changes_nothing(const Play<G>& play) {
    const auto actions = actions_to_try(play);
    return along(play, [&](const Position<G>& position, const auto&) -> Complaint {
        const auto& state = position.state;
        const std::string text_before = json::to_json(state);
        const std::uint64_t hash_before = hash_of(state);
        for (const auto& action : actions) {
            for (const Player player : both_players) {
                const auto refusal = G::refuse(state, player, action);
                const auto asked = [&] {
                    return "asking whether " + who(player) + " may play " + json::to_json(action);
                };
                if (hash_of(state) != hash_before) return asked() + " changed the state from " + text_before;
                if (G::refuse(state, player, action) != refusal) return asked() + " twice gave two answers";
                if (refusal && std::string_view(G::describe(*refusal)).empty())
                    return asked() + ": refused without a word";
            }
        }
        if (json::to_json(state) != text_before) return "asking for refusals changed the state from " + text_before;
        return std::nullopt;
    });
}

}  // namespace agon::laws
