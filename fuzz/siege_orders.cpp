// Orders from a stranger, played turn after turn: what is carried out is what the rules let pass, line by line.
#include "core/dice_kinds.h"
#include "games/siege/rules.h"
#include "input.h"
#include "protocols/siege_files/play_orders.h"

namespace agon::fuzz {
namespace {

using siege::Rules;
using siege_files::PlayedOrders;

// Two armies within reach of each other, and a base that is almost dead.
siege::State in_the_middle_of_a_battle() {
    siege::Setup setup;
    setup.map = siege::Map::from_text("100060/009900/000002").value();
    for (const siege::Kind kind : siege::all_kinds) {
        setup.units.push_back({Player::First, kind, {1, 0}});
        setup.units.push_back({Player::Second, kind, {4, 1}});
    }
    KeyedDice dice(0);
    siege::State state = Rules::start(setup, dice);
    state.sides[Player::Second].base_health = 60;
    return state;
}

void carry_out(siege::State& state, const siege::Action& action) {
    KeyedDice dice(0);
    Journal<siege::Event> silent;
    Turn<siege::Action> turn;
    turn[state.to_move()] = action;
    Rules::advance(state, turn, dice, silent);
}

// The document's notation is the game's, which only takes more: "2M 1 0", and the end of a turn.
void check_notation(const siege_files::OrdersReader::Line& line) {
    if (!line.order) return;
    AGON_CHECK(Rules::read_action(Rules::write(*line.order)) == *line.order);
    const auto action = Rules::read_action(line.text);
    AGON_CHECK(!action || *action == *line.order);
}

// Goes through the file by itself, and finds the same end.
void check_played(siege::State state, std::string_view file, const PlayedOrders& played, const siege::State& after) {
    const Player player = state.to_move();
    siege_files::OrdersReader reader(file);
    std::size_t carried_out = 0;
    for (auto line = reader.next(); line && !Rules::is_over(state); line = reader.next()) {
        check_notation(*line);
        std::optional<siege_files::Cause> cause;
        if (!line->order) cause = line->order.error();
        else if (const auto refusal = Rules::refuse(state, player, *line->order)) cause = *refusal;
        if (cause) {
            AGON_CHECK(played.disqualification && played.disqualification->cause == *cause);
            AGON_CHECK(played.disqualification->line == line->number && played.disqualification->order == line->text);
            AGON_CHECK(played.actions.size() == carried_out && state == after);
            return;
        }
        AGON_CHECK(played.actions.at(carried_out++) == *line->order);
        carry_out(state, *line->order);
    }
    AGON_CHECK(!played.disqualification);
    if (!Rules::is_over(state)) carry_out(state, siege::EndTurn{});
    AGON_CHECK(state == after);
}

void check_answer(siege::State state, const PlayedOrders& played, const siege::State& after) {
    const match::Actions answer = siege_files::answer_of(played);
    for (const std::string& text : answer.actions) {
        const auto action = Rules::read_action(text);
        AGON_CHECK(action && !Rules::refuse(state, state.to_move(), *action));
        carry_out(state, *action);
    }
    AGON_CHECK(state == after && answer.then.has_value() == played.disqualification.has_value());
    if (!answer.then) return;
    AGON_CHECK(!answer.then->code.empty() && answer.then->detail.size() < 300);
    for (const char byte : answer.then->detail) AGON_CHECK(byte >= ' ' && byte <= '~');
}

void play(std::string_view file) {
    constexpr int turns = 4;
    static const siege::State battle = in_the_middle_of_a_battle();
    siege::State state = battle;
    for (int i = 0; i < turns && !Rules::is_over(state); ++i) {
        const siege::State before = state;
        Journal<siege::Event> silent;
        const auto played = siege_files::play_orders(state, file, silent);
        AGON_CHECK(!Rules::problem_with(state));
        check_played(before, file, played, state);
        check_answer(before, played, state);
        // Who was disqualified does nothing, so that the other's turn comes with the same file.
        if (played.disqualification) carry_out(state, siege::EndTurn{});
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::play(agon::fuzz::as_text(bytes, count));
    return 0;
}
