#include "apps/siege_turn.h"

#include "bots/siege/general/general.h"
#include "bots/siege/memory/memory.h"
#include "bots/siege/safe_orders.h"
#include "core/dice_kinds.h"
#include "protocols/siege_files/map_file.h"
#include "protocols/siege_files/sight.h"

namespace agon::siege_turn {

using namespace siege;

std::optional<Left> play(std::string_view map_text, std::string_view status_text, std::string_view memory_text,
                         Thinking thinking) {
    const auto map = siege_files::read_map(map_text);
    const auto status = siege_files::read_status(status_text);
    if (!map || !status) return std::nullopt;
    const auto sight = siege_files::see(*map, *status);
    if (!sight) return std::nullopt;

    Memory memory = Memory::recall(memory_text, sight->seen, sight->seat);
    memory.observe(sight->seen, sight->seat);
    const State state = memory.picture(sight->seen, sight->seat);
    if (Rules::problem_with(state) || Rules::is_over(state)) return std::nullopt;

    general::General general(
        {.effort = {.most_turns = general::usual_effort, .is_out_of_time = std::move(thinking.is_out_of_time)}});
    const auto left_by = [&](const Orders& wanted) {
        const SafeOrders safe = safe_orders(state, wanted);
        Memory after = memory;
        after.close(safe.after, sight->seat, general.memory());
        return Left{siege_files::write_orders_for(*sight, safe.orders), after.write()};
    };
    general.when_ready([&](const Orders& wanted) { thinking.keep_ready(left_by(wanted)); });
    general.recall(memory.planner);
    KeyedDice dice(memory.game + static_cast<std::uint64_t>(memory.turns));
    Orders wanted;
    general.plan(state, dice, wanted);
    return left_by(wanted);
}

}  // namespace agon::siege_turn
