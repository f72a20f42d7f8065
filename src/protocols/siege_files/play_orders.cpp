#include "protocols/siege_files/play_orders.h"

#include "core/check.h"
#include "core/dice_kinds.h"
#include "games/siege/rules.h"

namespace agon::siege_files {

using siege::Rules;

PlayedOrders play_orders(siege::State& state, std::string_view file, Journal<siege::Event>& journal) {
    AGON_CHECK(!Rules::is_over(state));
    const Player player = state.to_move();
    PlayedOrders played;
    const auto carry_out = [&](const siege::Action& action) {
        LowDice dice;  // nothing in this game is rolled
        Turn<siege::Action> turn;
        turn[player] = action;
        Rules::advance(state, turn, dice, journal);
        played.actions.push_back(action);
    };
    OrdersReader orders(file);
    while (const auto line = orders.next()) {
        const auto disqualified = [&](const Cause& cause) {
            played.disqualification = {cause, line->number, std::string(line->text), {}};
            return std::move(played);
        };
        if (!line->order) return disqualified(line->order.error());
        if (const auto refusal = Rules::refuse(state, player, *line->order)) return disqualified(*refusal);
        carry_out(*line->order);
        if (Rules::is_over(state)) return played;
    }
    carry_out(siege::EndTurn{});
    return played;
}

match::Actions answer_of(const PlayedOrders& played) {
    match::Actions answer;
    for (const siege::Action& action : played.actions) answer.actions.push_back(Rules::write(action));
    if (played.disqualification) answer.then = failure_of(*played.disqualification);
    return answer;
}

match::Failed failure_of(const Disqualification& disqualification) {
    return {fault_of(disqualification.cause), sentence_of(disqualification),
            std::string(code_of(disqualification.cause))};
}

}  // namespace agon::siege_files
