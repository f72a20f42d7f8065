#include "laws/broken_toys/broken_toy.h"
#include "toys/paint.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

using namespace toys;
using tictactoe::Mark;
using tictactoe::Place;
using tictactoe::State;

int free_cells(const State& state) {
    return static_cast<int>(std::count(state.board.begin(), state.board.end(), Mark::None));
}

struct ListsTakenCells : Like<ListsTakenCells, tictactoe::Rules> {
    static void list_actions(const State& state, Player, std::vector<Place>& actions) {
        for (std::size_t i = 0; i < state.board.size(); ++i) actions.push_back({state.board.cell_at(i)});
    }
};

struct ListsTheFirstCellTwice : Like<ListsTheFirstCellTwice, tictactoe::Rules> {
    static void list_actions(const State& state, Player player, std::vector<Place>& actions) {
        Honest::list_actions(state, player, actions);
        if (!actions.empty()) actions.push_back(actions.front());
    }
};

struct SamplesTakenCells : Like<SamplesTakenCells, tictactoe::Rules> {
    static Place sample_action(const State& state, Player, Dice& dice) {
        const int last = static_cast<int>(state.board.size()) - 1;
        return {state.board.cell_at(static_cast<std::size_t>(dice.roll(0, last)))};
    }
};

struct DoesNotListTheMiddle : Like<DoesNotListTheMiddle, tictactoe::Rules> {
    static void list_actions(const State& state, Player player, std::vector<Place>& actions) {
        Honest::list_actions(state, player, actions);
        std::erase(actions, Place{{1, 1}});
    }
};

struct ListsNothingAtLast : Like<ListsNothingAtLast, tictactoe::Rules> {
    static void list_actions(const State& state, Player player, std::vector<Place>& actions) {
        if (free_cells(state) > 1) Honest::list_actions(state, player, actions);
    }
};

struct LetsAnybodyMove : Like<LetsAnybodyMove, tictactoe::Rules> {
    static std::optional<Refusal> refuse(const State& state, Player, Place action) {
        return Honest::refuse(state, state.to_move, action);
    }
};

struct LetsTheLoserMoveOn : Like<LetsTheLoserMoveOn, tictactoe::Rules> {
    static std::optional<Refusal> refuse(const State& state, Player player, Place action) {
        const auto refusal = Honest::refuse(state, player, action);
        return refusal == Refusal::GameOver && state.board.contains(action.at) ? std::nullopt : refusal;
    }
};

struct RefusalCostsTheTurn : Like<RefusalCostsTheTurn, tictactoe::Rules> {
    static std::optional<Refusal> refuse(const State& state, Player player, Place action) {
        const auto refusal = Honest::refuse(state, player, action);
        if (refusal == Refusal::Taken) const_cast<State&>(state).to_move = opponent(player);
        return refusal;
    }
};

struct GivesInWhenAskedAgain : Like<GivesInWhenAskedAgain, tictactoe::Rules> {
    static std::optional<Refusal> refuse(const State& state, Player player, Place action) {
        static std::optional<Place> refused_last;
        const auto refusal = Honest::refuse(state, player, action);
        if (refusal != Refusal::Taken) return refusal;
        return std::exchange(refused_last, action) == action ? std::nullopt : refusal;
    }
};

struct RefusesWithoutAWord : Like<RefusesWithoutAWord, tictactoe::Rules> {
    static std::string_view describe(Refusal refusal) {
        return refusal == Refusal::OffTheBoard ? "" : Honest::describe(refusal);
    }
};

struct IdlesIntoTheWall : Like<IdlesIntoTheWall, paint::Rules> {
    static paint::Way idle(const paint::State&, Player) { return paint::Way::North; }
};

}  // namespace

std::vector<BrokenToy> toys_with_broken_actions() {
    return {
        AGON_BREAKS(ListsTakenCells, listed_actions_are_accepted),
        AGON_BREAKS(ListsTheFirstCellTwice, listed_actions_differ),
        AGON_BREAKS(SamplesTakenCells, sampled_actions_are_listed_and_accepted),
        AGON_BREAKS(DoesNotListTheMiddle, sampled_actions_are_listed_and_accepted),
        AGON_BREAKS(ListsNothingAtLast, nobody_is_stuck),
        AGON_BREAKS(LetsAnybodyMove, only_the_awaited_are_heard),
        AGON_BREAKS(LetsTheLoserMoveOn, only_the_awaited_are_heard),
        AGON_BREAKS(RefusalCostsTheTurn, refusing_changes_nothing),
        AGON_BREAKS(GivesInWhenAskedAgain, refusing_changes_nothing),
        AGON_BREAKS(RefusesWithoutAWord, refusing_changes_nothing),
        AGON_BREAKS(IdlesIntoTheWall, idling_is_accepted),
    };
}

}  // namespace agon::laws
