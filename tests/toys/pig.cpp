#include "toys/pig.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::toys::pig {
namespace {

constexpr int largest_goal = 1000, most_steps = 10'000, unlucky_pips = 1, most_pips = 6;
constexpr int track_length = 10;

void pass_the_dice(State& state) {
    state.at_stake = 0;
    state.to_move = opponent(state.to_move);
}

Cell place_on_track(const State& state, Player player) {
    const int points = std::min(state.banked[player], state.goal);
    return {points * (track_length - 1) / state.goal, static_cast<int>(index_of(player))};
}

}  // namespace

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (setup.goal < 1 || setup.goal > largest_goal) return "the goal must be from 1 to 1000";
    if (setup.steps < 1 || setup.steps > most_steps) return "steps must be from 1 to 10000";
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    if (state.goal < 1 || state.goal > largest_goal) return "the goal must be from 1 to 1000";
    if (state.steps_left < 0 || state.steps_left > most_steps) return "steps left must be from 0 to 10000";
    if (state.at_stake < 0 || state.at_stake > most_pips * (most_steps - state.steps_left))
        return "more points at stake than dice can give";
    for (const Player player : both_players)
        if (state.banked[player] < 0 || state.banked[player] >= state.goal + most_pips * most_steps)
            return "more points than dice can give";
    // Banking passes the dice, and a goal that was reached ends the game.
    if (state.banked[state.to_move] >= state.goal) return "the game was over before this turn";
    if (state.banked[opponent(state.to_move)] >= state.goal && state.at_stake > 0) return "no points after the end";
    return std::nullopt;
}

State Rules::start(const Setup& setup, Dice&) {
    return {.goal = setup.goal, .banked = {}, .at_stake = 0, .to_move = Player::First, .steps_left = setup.steps};
}

bool Rules::awaits(const State& state, Player player) { return state.to_move == player && !outcome(state); }

std::optional<Refusal> Rules::refuse(const State& state, Player player, Action) {
    if (outcome(state)) return Refusal::GameOver;
    if (state.to_move != player) return Refusal::NotYourTurn;
    return std::nullopt;
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::GameOver: return "The game is over.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
    const Player mover = state.to_move;
    --state.steps_left;
    if (turn[mover] == Choice::Hold) {
        state.banked[mover] += state.at_stake;
        journal.note(Banked{mover, state.at_stake});
        return pass_the_dice(state);
    }
    const int pips = dice.roll(1, most_pips);
    journal.note(Rolled{mover, pips});
    if (pips == unlucky_pips) {
        journal.note(Lost{mover, state.at_stake});
        return pass_the_dice(state);
    }
    state.at_stake += pips;  // and the same player is awaited again
}

std::optional<Outcome> Rules::outcome(const State& state) {
    for (const Player player : both_players)
        if (state.banked[player] >= state.goal) return win_for(player, "goal-reached", state.banked);
    if (state.steps_left == 0) return by_score(state.banked, "step-limit");
    return std::nullopt;
}

Rules::Observation Rules::observe(const Position<Rules>& position, Player) { return position.state; }

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (awaits(state, player)) actions.insert(actions.end(), {Choice::Roll, Choice::Hold});
}

Choice Rules::sample_action(const State&, Player, Dice& dice) { return dice.flip() ? Choice::Roll : Choice::Hold; }

std::string Rules::write(Action action) { return std::string(name_of(action)); }

Result<Choice, ParseError> Rules::read_action(std::string_view text) {
    if (const auto choice = enum_by_name<Choice>(text)) return *choice;
    return TextCursor(text).expected("roll or hold");
}

// "goal: 50\nfirst: 12\nsecond: 7\nat stake: 5\nto move: second\nsteps left: 188\n"
std::string Rules::write(const State& state) {
    return "goal: " + std::to_string(state.goal) + "\nfirst: " + std::to_string(state.banked[Player::First]) +
           "\nsecond: " + std::to_string(state.banked[Player::Second]) +
           "\nat stake: " + std::to_string(state.at_stake) + "\nto move: " + std::string(name_of(state.to_move)) +
           "\nsteps left: " + std::to_string(state.steps_left) + "\n";
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    State state;
    const auto take_line = [&in](std::string_view label, int& value) {
        const auto number = in.take(label) ? in.take_number<int>() : std::nullopt;
        if (number) value = *number;
        return number && in.take('\n');
    };
    if (!take_line("goal: ", state.goal)) return in.expected("the line \"goal: \" and a number");
    for (const Player player : both_players)
        if (!take_line(std::string(name_of(player)) + ": ", state.banked[player]))
            return in.expected("the line \"" + std::string(name_of(player)) + ": \" and a number");
    if (!take_line("at stake: ", state.at_stake)) return in.expected("the line \"at stake: \" and a number");
    const auto to_move = in.take("to move: ") ? enum_by_name<Player>(in.take_word()) : std::nullopt;
    if (!to_move || !in.take('\n')) return in.expected("the line \"to move: first\" or \"to move: second\"");
    state.to_move = *to_move;
    if (!take_line("steps left: ", state.steps_left)) return in.expected("the line \"steps left: \" and a number");
    if (!in.at_end()) return in.expected("the end");
    return state;
}

Scene Rules::scene(const Position<Rules>& position, Viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = track_length;
    scene.height = 2;
    scene.kinds = {"track", "goal"};
    for (int cell = 1; cell <= 2 * track_length; ++cell) scene.terrain.push_back(cell % track_length == 0 ? 1 : 0);
    for (const Player player : both_players) {
        scene.pieces.push_back({.id = number_of(player),
                                .owner = player,
                                .kind = "climber",
                                .at = place_on_track(state, player),
                                .label = std::to_string(number_of(player))});
        scene.sides[player].name = player == Player::First ? "Upper track" : "Lower track";
        scene.sides[player].score = state.banked[player];
        if (!awaits(state, player)) continue;
        scene.sides[player].facts = {{"at stake", std::to_string(state.at_stake)}};
        scene.awaits.push_back(player);
        scene.active.push_back(number_of(player));
    }
    for (const Event& event : position.events) {
        if (const auto* banked = std::get_if<Banked>(&event))
            scene.effects.push_back({.kind = EffectKind::Heal,
                                     .by = number_of(banked->by),
                                     .cells = {place_on_track(state, banked->by)},
                                     .amount = banked->points});
        if (const auto* lost = std::get_if<Lost>(&event))
            scene.effects.push_back({.kind = EffectKind::Fall,
                                     .by = number_of(lost->by),
                                     .cells = {place_on_track(state, lost->by)},
                                     .amount = lost->points});
    }
    return scene;
}

static_assert(FullGame<Rules> && OpenGame<Rules> && IdleGame<Rules>);

}  // namespace agon::toys::pig
