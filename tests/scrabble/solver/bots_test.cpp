#include <gtest/gtest.h>

#include "bots/scrabble/greedy.h"
#include "bots/scrabble/quick_win.h"
#include "bots/scrabble/solver.h"
#include "bots/scrabble/words.h"
#include "core/dice_kinds.h"
#include "scrabble/solver/positions.h"
#include "search/bot_game.h"
#include "search/random_bot.h"
#include "support/environment.h"

namespace agon::scrabble::solver_test {
namespace {

template <class BotType>
Place choice_in(const State& state) {
    BotType bot;
    bot.begin({}, state.tally.to_move, 1);
    bot.observe(state);
    return bot.choose();
}

std::vector<Place> listed(const State& state) {
    std::vector<Place> actions;
    Rules::list_actions(state, state.tally.to_move, actions);
    return actions;
}

bool is_won_by(Player player, const State& state) {
    const auto outcome = Rules::outcome(state);
    return outcome && outcome->winner == player;
}

bool wins_now(const State& state) {
    const Player mover = state.tally.to_move;
    const auto actions = listed(state);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Place& place) { return is_won_by(mover, after(state, place)); });
}

// At once, or next turn whatever the reply, by looking at every listed action.
bool wins_within_three_plies(const State& state, const Place& place) {
    const Player mover = state.tally.to_move;
    const State replying = after(state, place);
    if (Rules::outcome(replying)) return is_won_by(mover, replying);
    const auto replies = listed(replying);
    return std::all_of(replies.begin(), replies.end(), [&](const Place& reply) {
        const State next = after(replying, reply);
        return Rules::outcome(next) ? is_won_by(mover, next) : wins_now(next);
    });
}

int largest_gain(const State& state) {
    int largest = 0;
    for (const Place& place : listed(state))
        largest = std::max(largest, gain_of(state.board.view(), state.values(), place.placement()));
    return largest;
}

// One in which the next words may decide: each player needs about one or two good ones.
State critical_position(int size, int blanks, std::uint64_t seed) {
    const PositionKind kind{.smallest = size, .largest = size, .fewest_blanks = blanks, .most_blanks = 2 * blanks};
    State state = random_position(kind, seed);
    if (state.tally.is_first_move() || state.tally.score[Player::Second] >= winning_score(size)) return state;
    KeyedDice dice(seed);
    const int largest = largest_gain(state), limit = winning_score(size);
    for (const Player player : both_players)
        state.tally.score[player] = std::max(1, limit - dice.roll(1, 2 * largest + 2));
    return state;
}

std::optional<Place> quick_win_in(const State& state) {
    return with_space(state, LeadRule::Used, [&](const auto& space) -> std::optional<Place> {
        const auto taking = QuickWin(space, state).find();
        if (!taking) return std::nullopt;
        return word_that_takes(state, *taking);
    });
}

struct Counts {
    int at_once = 0, later = 0, none = 0;
};

void expect_quick_win_is_found(const State& state, Counts& counts) {
    const auto found = quick_win_in(state);
    if (!found) {
        for (const Place& place : listed(state))
            EXPECT_FALSE(wins_within_three_plies(state, place)) << Rules::write(state) << Rules::write(place);
        ++counts.none;
        return;
    }
    EXPECT_EQ(choice_in<SolverBot>(state), *found) << Rules::write(state);
    EXPECT_TRUE(wins_within_three_plies(state, *found)) << Rules::write(state) << Rules::write(*found);
    ++(wins_now(state) ? counts.at_once : counts.later);
}

TEST(SolverBot, FindsEveryWinWithinThreePlies) {
    const int positions = support::count_from_environment("AGON_SCRABBLE_POSITIONS", 60);
    Counts counts;
    for (int size = 4; size <= 8; ++size)
        for (const int eighths : {1, 2, 4, 7, 10})
            for (int seed = 0; seed < std::max(1, positions * 16 / (size * size * size)); ++seed)
                expect_quick_win_is_found(
                    critical_position(size, size * size * eighths / 8, static_cast<std::uint64_t>(seed)), counts);
    EXPECT_GT(counts.at_once, 5);
    EXPECT_GT(counts.later, 5);
    EXPECT_GT(counts.none, 5);
}

// Beyond 8 and beyond 16 cells a line the same search runs on wider lines.
TEST(SolverBot, FindsEveryWinWithinThreePliesOnLargeBoards) {
    const int positions = support::count_from_environment("AGON_SCRABBLE_POSITIONS", 60);
    Counts counts;
    for (int seed = 0; seed < std::max(2, positions / 20); ++seed) {
        expect_quick_win_is_found(critical_position(9, 3, static_cast<std::uint64_t>(seed)), counts);
        if (seed % 8 == 0)
            expect_quick_win_is_found(critical_position(17, 2, static_cast<std::uint64_t>(seed)), counts);
    }
    EXPECT_GT(counts.at_once + counts.later, 0);
}

TEST(Bots, AreLegalOnAnyBoard) {
    for (int seed = 0; seed < 60; ++seed) {
        const PositionKind kind{.smallest = 4,
                                .largest = seed % 10 == 0 ? 26 : 10,
                                .fewest_blanks = 0,
                                .most_blanks = 300,
                                .most_missing = 40};
        const State state = random_position(kind, static_cast<std::uint64_t>(seed));
        for (const Place& place : {choice_in<GreedyBot>(state), choice_in<SolverBot>(state)})
            EXPECT_FALSE(Rules::refuse(state, state.tally.to_move, place).has_value())
                << Rules::write(state) << Rules::write(place);
    }
}

TEST(GreedyBot, TakesTheMost) {
    for (int seed = 0; seed < 60; ++seed) {
        const PositionKind kind{.largest = 9, .most_blanks = 60, .most_missing = 30};
        const State state = random_position(kind, static_cast<std::uint64_t>(seed));
        EXPECT_EQ(gain_of(state.board.view(), state.values(), choice_in<GreedyBot>(state).placement()),
                  largest_gain(state))
            << Rules::write(state);
    }
}

TEST(SolverBot, WinsEveryGameThatItBegins) {
    for (const int size : {4, 5, 6, 8, 9, 15, 17})
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            scrabble::Setup setup;
            setup.size = size;
            SolverBot solver;
            GreedyBot greedy;
            const auto game = search::play_bots<Rules>(solver, greedy, setup, seed);
            EXPECT_TRUE(is_won_by(Player::First, game.last.state)) << size;
        }
}

TEST(SolverBot, BeatsChanceFromEitherSeat) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        scrabble::Setup setup;
        setup.size = 7;
        setup.tiles = {{'a', 1}, {'b', 2}};
        SolverBot solver;
        search::RandomBot<Rules> random;
        EXPECT_TRUE(is_won_by(Player::First, search::play_bots<Rules>(solver, random, setup, seed).last.state));
        EXPECT_TRUE(is_won_by(Player::Second, search::play_bots<Rules>(random, solver, setup, seed).last.state));
    }
}

}  // namespace
}  // namespace agon::scrabble::solver_test
