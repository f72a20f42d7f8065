#include <memory>

#include "laws/broken_toys/broken_toy.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

using namespace toys;

// Tic-tac-toe with more in its state, or with a state that behaves otherwise.
template <class Self, class OwnState>
struct WithState : Like<Self, tictactoe::Rules> {
    using State = OwnState;
    using Observation = OwnState;
    static State start(const tictactoe::Setup& setup, Dice& dice) { return own(tictactoe::Rules::start(setup, dice)); }
    static State observe(const Position<Self>& position, Player) { return position.state; }
    static Result<State, ParseError> read_state(std::string_view text) {
        const auto state = tictactoe::Rules::read_state(text);
        if (!state) return Unexpected{state.error()};
        return own(*state);
    }

private:
    static State own(const tictactoe::State& state) {
        State result;
        result.board = state.board;
        result.to_move = state.to_move;
        return result;
    }
};

// Two states have the same serial number only if one is a copy of the other.
int next_serial() {
    static int last = 0;
    return ++last;
}

struct HashedSerialState : tictactoe::State {
    int serial = 0;
    bool operator==(const HashedSerialState& other) const { return board == other.board && to_move == other.to_move; }
    static constexpr void fields(auto& self, auto&& visit) {
        tictactoe::State::fields(self, visit);
        visit("serial", self.serial);
    }
};

struct ComparedSerialState : tictactoe::State {
    int serial = 0;
    bool operator==(const ComparedSerialState&) const = default;
};

template <class Self, class OwnState>
struct WithSerial : WithState<Self, OwnState> {
    static void advance(OwnState& state, const Turn<tictactoe::Place>& turn, Dice& dice,
                        Journal<tictactoe::Rules::Event>& journal) {
        tictactoe::Rules::advance(state, turn, dice, journal);
        state.serial = next_serial();
    }
};

struct HashesWhatItDoesNotCompare : WithSerial<HashesWhatItDoesNotCompare, HashedSerialState> {};
struct ComparesWhatItDoesNotHash : WithSerial<ComparesWhatItDoesNotHash, ComparedSerialState> {};

// A number that copies share.
class SharedCount {
public:
    SharedCount() : SharedCount(0) {}
    explicit SharedCount(int count) : count_(std::make_shared<int>(count)) {}
    int& operator*() const { return *count_; }
    int* operator->() const { return count_.get(); }
    bool operator==(const SharedCount& other) const { return *count_ == *other.count_; }

private:
    std::shared_ptr<int> count_;
};

struct SharingState : tictactoe::State {
    SharedCount moves;
    bool operator==(const SharingState&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        tictactoe::State::fields(self, visit);
        visit("moves", self.moves);
    }
};

struct CopiesShareACounter : WithState<CopiesShareACounter, SharingState> {
    static void advance(SharingState& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
        Honest::advance(state, turn, dice, journal);
        ++*state.moves;
    }
};

struct HalfAssignedState : tictactoe::State {
    HalfAssignedState() = default;
    HalfAssignedState(const HalfAssignedState&) = default;
    HalfAssignedState& operator=(const HalfAssignedState& other) {
        board = other.board;
        return *this;
    }
    bool operator==(const HalfAssignedState&) const = default;
};

struct AssignsOnlyTheBoard : WithState<AssignsOnlyTheBoard, HalfAssignedState> {};

struct CountsUnlistedMoves : WithState<CountsUnlistedMoves, ComparedSerialState> {
    static void advance(ComparedSerialState& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal) {
        Honest::advance(state, turn, dice, journal);
        ++state.serial;
    }
};

}  // namespace

std::vector<BrokenToy> toys_with_broken_states() {
    return {
        AGON_BREAKS(HashesWhatItDoesNotCompare, hashes_and_equality_agree),
        AGON_BREAKS(ComparesWhatItDoesNotHash, hashes_and_equality_agree),
        AGON_BREAKS(CopiesShareACounter, copies_are_independent),
        AGON_BREAKS(AssignsOnlyTheBoard, copies_are_independent),
        AGON_BREAKS(CountsUnlistedMoves, positions_survive_json),
    };
}

}  // namespace agon::laws
