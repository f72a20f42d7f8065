#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "core/journal.h"
#include "games/siege/state.h"
#include "match/answer.h"
#include "protocols/siege_files/disqualification.h"

namespace agon::siege_files {

struct PlayedOrders {
    std::vector<siege::Action>
        actions;  // that were carried out; EndTurn comes last unless the game or the player was finished
    std::optional<Disqualification> disqualification{};
};

// The whole turn of the player whose turn it is: orders from top to bottom, up to the first fault, the death of the base, or the
// end of the file and with it of the turn. Only while the game is not over.
PlayedOrders play_orders(siege::State& state, std::string_view file, Journal<siege::Event>& journal);

// The same as the answer to a match: what was carried out, in the game's notation, and the fault that came then.
match::Actions answer_of(const PlayedOrders& played);
match::Failed failure_of(const Disqualification& disqualification);

}  // namespace agon::siege_files
