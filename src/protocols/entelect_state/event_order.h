#pragma once
#include <vector>

#include "games/entelect/events.h"

namespace agon::entelect_state {

// Whose select an event tells of; none: of something else.
inline const entelect::WormId* select_of(const entelect::Event& event) {
    if (const auto* selected = std::get_if<entelect::Selected>(&event)) return &selected->worm;
    if (const auto* failed = std::get_if<entelect::SelectFailed>(&event)) return &failed->by;
    return nullptr;
}

// The events of a round as the original lists them. NB: it keeps selects in a hash table, where the second player's come first;
// nothing depends on it but its own lists.
template <class Visitor>
void visit_in_original_order(const std::vector<entelect::Event>& events, Visitor& visitor) {
    const auto comes_first = [](const entelect::Event& event) {
        const entelect::WormId* worm = select_of(event);
        return worm && worm->player == Player::Second;
    };
    for (const entelect::Event& event : events)
        if (comes_first(event)) std::visit(visitor, event);
    for (const entelect::Event& event : events)
        if (!comes_first(event)) std::visit(visitor, event);
}

}  // namespace agon::entelect_state
