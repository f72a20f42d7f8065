#include <algorithm>

#include "games/entelect/round.h"
#include "games/entelect/rules.h"

// Of all that can be said only what is valid now is listed, and "nothing". Lava may still come between.
namespace agon::entelect {
namespace {

struct Chooser {
    const State& state;
    const Crowd& crowd;
    WormId worm;
    std::optional<std::int32_t> select;  // if that worm is not the current one

    bool allows(const Command& command) const { return validate(state, crowd, worm, command).fault == Fault::None; }
    const WormsConfig& numbers() const { return state.field->numbers_of(worm.id); }
    Target beside(int dx, int dy) const { return {state.worm(worm).at.x + dx, state.worm(worm).at.y + dy}; }
};

// What the worm can throw and how far; nothing with a reach of 0 for who has nothing to throw.
struct Throw {
    Command (*at)(Target);
    int reach;
};
std::optional<Throw> throw_of(const Chooser& chooser) {
    const Config& config = chooser.state.config();
    if (chooser.state.worm(chooser.worm).ammunition == 0) return std::nullopt;
    if (chooser.state.field->profession_of(chooser.worm.id) == Profession::Agent)
        return Throw{[](Target at) -> Command { return Banana{at}; }, config.bananas.range};
    return Throw{[](Target at) -> Command { return Snowball{at}; }, config.snowballs.range};
}

// Filled in where it lies: moving a command there costs more than choosing it.
template <class Chosen>
void append(std::vector<Action>& actions, std::optional<std::int32_t> select, const Chosen& command) {
    Action& action = actions.emplace_back();
    action.select = select;
    action.command = command;
}

// Beyond the board there is nothing to aim at.
int within_board(const Chooser& chooser, int reach) { return std::min(reach, chooser.state.ground.side()); }

void list_within(const Chooser& chooser, int reach, Command (*at)(Target), std::vector<Action>& actions) {
    reach = within_board(chooser, reach);
    for (int dy = -reach; dy <= reach; ++dy)
        for (int dx = -reach; dx <= reach; ++dx) {
            Command command = at(chooser.beside(dx, dy));
            if (chooser.allows(command)) append(actions, chooser.select, command);
        }
}

Command move_to(Target to) { return Move{to}; }
Command dig_at(Target at) { return Dig{at}; }

void list_of_worm(const Chooser& chooser, std::vector<Action>& actions) {
    list_within(chooser, chooser.numbers().movement_range, move_to, actions);
    list_within(chooser, chooser.numbers().digging_range, dig_at, actions);
    for (std::size_t i = 0; i < direction_count; ++i) append(actions, chooser.select, Shoot{static_cast<Direction>(i)});
    if (const auto thrown = throw_of(chooser)) list_within(chooser, thrown->reach, thrown->at, actions);
}

// From a random cell on, one cell after the other, so that one roll is enough.
std::optional<Command> sample_within(const Chooser& chooser, int reach, Command (*at)(Target), Dice& dice) {
    constexpr int tries = 8;
    reach = within_board(chooser, reach);
    const int across = 2 * reach + 1, cells = across * across;
    const int first = dice.roll(0, cells - 1);
    for (int i = 0; i < tries; ++i) {
        const int cell = (first + i) % cells;
        Command command = at(chooser.beside(cell % across - reach, cell / across - reach));
        if (chooser.allows(command)) return command;
    }
    return std::nullopt;
}

Command sample_of_worm(const Chooser& chooser, Dice& dice) {
    std::optional<Command> command;
    switch (dice.roll(0, 7)) {
        case 0: return Nothing{};
        case 1:
        case 2:
        case 3: command = sample_within(chooser, chooser.numbers().movement_range, move_to, dice); break;
        case 4:
        case 5: command = sample_within(chooser, chooser.numbers().digging_range, dig_at, dice); break;
        case 6:
            if (const auto thrown = throw_of(chooser))
                command = sample_within(chooser, thrown->reach, thrown->at, dice);
            break;
        default: break;
    }
    if (command) return *std::move(command);
    return Shoot{static_cast<Direction>(dice.roll(0, int{direction_count} - 1))};
}

}  // namespace

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    const Crowd crowd(state);
    append(actions, std::nullopt, Nothing{});
    list_of_worm({state, crowd, state.current_worm(player), std::nullopt}, actions);
    for (int id = 1; id <= state.worms_each(); ++id)
        if (id != state.current(player) && validate_select(state, player, id) == Fault::None)
            list_of_worm({state, crowd, {player, id}, id}, actions);
}

Action Rules::sample_action(const State& state, Player player, Dice& dice) {
    constexpr int one_selects_of = 16;
    const Crowd crowd(state);
    Chooser chooser{state, crowd, state.current_worm(player), std::nullopt};
    if (state.sides[player].tokens > 0 && dice.roll(1, one_selects_of) == 1) {
        const int id = dice.roll(1, state.worms_each());
        if (id != chooser.worm.id && validate_select(state, player, id) == Fault::None) {
            chooser.worm.id = id;
            chooser.select = id;
        }
    }
    Command command = sample_of_worm(chooser, dice);
    if (std::holds_alternative<Nothing>(command)) chooser.select.reset();
    return {chooser.select, std::move(command)};
}

}  // namespace agon::entelect
