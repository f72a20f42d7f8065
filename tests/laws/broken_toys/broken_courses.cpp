#include "laws/broken_toys/broken_toy.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

using namespace toys;
using tictactoe::Mark;
using tictactoe::Place;
using tictactoe::State;

bool is_full(const State& state) {
    return std::find(state.board.begin(), state.board.end(), Mark::None) == state.board.end();
}

struct FindsFaultWithAFullBoard : Like<FindsFaultWithAFullBoard, tictactoe::Rules> {
    static std::optional<std::string> problem_with(const Setup& setup) { return Honest::problem_with(setup); }
    static std::optional<std::string> problem_with(const State& state) {
        return is_full(state) ? "the board is full" : Honest::problem_with(state);
    }
};

struct AwaitsMovesAfterTheEnd : Like<AwaitsMovesAfterTheEnd, tictactoe::Rules> {
    static bool awaits(const State& state, Player player) { return state.to_move == player; }
};

struct AwaitsNobodyInTheMiddle : Like<AwaitsNobodyInTheMiddle, tictactoe::Rules> {
    static bool awaits(const State& state, Player player) {
        return state.board[{1, 1}] == Mark::None && Honest::awaits(state, player);
    }
};

struct PromisesAnEarlierEnd : Like<PromisesAnEarlierEnd, tictactoe::Rules> {
    static std::optional<int> longest_game(const Setup& setup) { return setup.size * setup.size - 1; }
};

struct LetsHoldersTakeForever : Like<LetsHoldersTakeForever, pig::Rules> {
    static void advance(pig::State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
        const bool held = turn[state.to_move] == pig::Choice::Hold;
        Honest::advance(state, turn, dice, journal);
        if (held) ++state.steps_left;
    }
};

// A fact that is worked out only when somebody listens, and rolls for it.
struct Omen {
    Dice* dice;
};
struct Foretold {
    static constexpr std::string_view name = "foretold";
    int pips = 0;
    Foretold() = default;
    Foretold(Omen omen) : pips(omen.dice->roll(1, 6)) {}
    bool operator==(const Foretold&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("pips", self.pips); }
};

struct RollsForTheListener : Like<RollsForTheListener, tictactoe::Rules> {
    using Event = std::variant<Foretold>;
    static void advance(State& state, const Turn<Place>& turn, Dice& dice, Journal<Event>& journal) {
        Journal<Honest::Event> unheard;
        Honest::advance(state, turn, dice, unheard);
        journal.note(Omen{&dice});
    }
    static State observe(const Position<RollsForTheListener>& position, Player) { return position.state; }
};

struct RemembersEarlierGames : Like<RemembersEarlierGames, tictactoe::Rules> {
    static void advance(State& state, const Turn<Place>& turn, Dice& dice, Journal<Event>& journal) {
        static int moves_ever = 0;
        Honest::advance(state, turn, dice, journal);
        if (++moves_ever % 7 == 0) state.to_move = opponent(state.to_move);
    }
};

}  // namespace

std::vector<BrokenToy> toys_with_broken_courses() {
    return {
        AGON_BREAKS(FindsFaultWithAFullBoard, reached_states_have_no_problem),
        AGON_BREAKS(AwaitsMovesAfterTheEnd, somebody_is_awaited_until_the_end),
        AGON_BREAKS(AwaitsNobodyInTheMiddle, somebody_is_awaited_until_the_end),
        AGON_BREAKS(PromisesAnEarlierEnd, games_end_in_time),
        AGON_BREAKS(LetsHoldersTakeForever, games_end_in_time),
        AGON_BREAKS(RollsForTheListener, silent_and_loud_journals_agree),
        AGON_BREAKS(RemembersEarlierGames, same_seed_and_actions_give_the_same_game),
    };
}

}  // namespace agon::laws
