#pragma once
#include "core/hash.h"
#include "laws/play.h"
#include "protocols/json/json.h"
#include "protocols/position/position_text.h"

// What is written can be read, and means the same again.
namespace agon::laws {

namespace detail {

template <class T>
Complaint unlike(const T& original, const Result<T, ParseError>& again, const std::string& text) {
    if (!again) return "cannot read what was written: " + to_text(again.error()) + "\n" + text;
    if (!(*again == original)) return "it is another after writing and reading: " + json::to_json(*again) + "\n" + text;
    if (hash_of(*again) != hash_of(original)) return "it has another hash after writing and reading:\n" + text;
    return std::nullopt;
}

template <class T>
Complaint unlike_after_json(const T& value) {
    const std::string line = json::to_json(value);
    if (line.find('\n') != std::string::npos) return "its JSON takes more than one line: " + line;
    if (auto complaint = unlike(value, json::from_json<T>(line), line)) return complaint;
    const std::string pretty = json::to_pretty_json(value);
    return unlike(value, json::from_json<T>(pretty), pretty);
}

}  // namespace detail

template <EnumerableGame G>
requires NotatedGame<G> Complaint positions_survive_text(const Play<G>& play) {
    return along(play, [](const Position<G>& position, const auto&) -> Complaint {
        const std::string text = position::write_position(position);
        if (auto complaint = detail::unlike(position, position::read_position<G>(text), text)) return complaint;
        const std::string state_text = G::write(position.state);
        return detail::unlike(position.state, G::read_state(state_text), state_text);
    });
}

template <EnumerableGame G>
Complaint positions_survive_json(const Play<G>& play) {
    return along_in_strides(play, [](const Position<G>& position) -> Complaint {
        if (auto complaint = detail::unlike_after_json(position)) return complaint;
        if constexpr (NotatedGame<G>) {
            const std::string text = position::write_position_json(position);
            return detail::unlike(position, position::read_position<G>(text), text);
        }
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint setups_survive_json(const Play<G>& play) {
    return detail::unlike_after_json(play.setup);
}

template <EnumerableGame G>
requires NotatedGame<G> Complaint actions_survive_text(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        for (const auto& action : listed<G>(state, player)) {
            const std::string text = G::write(action);
            if (text.empty() || text.find_first_of("\n\r") != std::string::npos)
                return "an action must be written in one line, not as \"" + text + "\"";
            if (auto complaint = detail::unlike(action, G::read_action(text), text)) return complaint;
        }
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint actions_survive_json(const Play<G>& play) {
    return at_each_decision(play, [](const typename G::State& state, Player player) -> Complaint {
        for (const auto& action : listed<G>(state, player))
            if (auto complaint = detail::unlike_after_json(action)) return complaint;
        return std::nullopt;
    });
}

template <EnumerableGame G>
Complaint observations_survive_json(const Play<G>& play) {
    return along_in_strides(play, [](const Position<G>& position) -> Complaint {
        for (const Player player : both_players)
            if (auto complaint = detail::unlike_after_json(G::observe(position, player))) return complaint;
        return std::nullopt;
    });
}

template <EnumerableGame G>
requires SceneGame<G> Complaint scenes_survive_json(const Play<G>& play) {
    return along_in_strides(play, [](const Position<G>& position) -> Complaint {
        for (const Viewer viewer : {Viewer{}, Viewer{Player::First}, Viewer{Player::Second}})
            if (auto complaint = detail::unlike_after_json(G::scene(position, viewer))) return complaint;
        return std::nullopt;
    });
}

}  // namespace agon::laws
