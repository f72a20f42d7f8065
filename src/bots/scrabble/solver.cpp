#include "bots/scrabble/solver.h"

#include "bots/scrabble/quick_win.h"
#include "bots/scrabble/words.h"

namespace agon::scrabble {
namespace {

constexpr int deepest = 60;
constexpr std::size_t table_bytes = std::size_t{8} << 20;

// On a large board nobody can look at every word. Only the words that take the most are followed, so that what this space calls
// won or lost is a good guess and no proof.
template <class L>
class NarrowSpace : public OccupancySpace<L> {
public:
    explicit NarrowSpace(const OccupancySpace<L>& whole) : OccupancySpace<L>(whole) {}

    void moves(const typename NarrowSpace::Position& position, std::vector<Taking>& moves) const {
        constexpr std::size_t most_moves = 24;
        OccupancySpace<L>::moves(position, moves);
        if (moves.size() <= most_moves) return;
        moves[most_moves - 1] = moves.back();  // the pass, or the shortest word
        moves.resize(most_moves);
    }
};

// The larger the board, the more words must be listed for each node.
std::uint64_t most_nodes(int size) {
    if (size <= SmallLines::capacity) return 200'000;
    return size <= MiddleLines::capacity ? 80'000 : 15'000;
}

template <class Space>
auto deepest_choice(const Space& space) {
    search::AlphaBeta<Space> search(space, table_bytes);
    return search.choose(space.root(), deepest, {most_nodes(space.size()), {}});
}

Taking far_sighted_choice(const OccupancySpace<SmallLines>& space) { return deepest_choice(space).move; }

template <class L>
Taking far_sighted_choice(const OccupancySpace<L>& space) {
    const auto choice = deepest_choice(NarrowSpace<L>(space));
    if (choice.value > search::lost) return choice.move;
    std::vector<Taking> moves;
    space.moves(space.root(), moves);
    const auto holds = std::find_if(moves.begin(), moves.end(), [&](const Taking& move) {
        return !space.wins_at_once(space.play(space.root(), move));
    });
    return holds == moves.end() ? choice.move : *holds;
}

}  // namespace

void SolverBot::begin(const Setup&, Player, std::uint64_t) { state_.reset(); }

Place SolverBot::choose() {
    AGON_CHECK(state_.has_value());
    return with_space(*state_, LeadRule::Used, [this](const auto& space) {
        const auto quick_win = QuickWin(space, *state_).find();
        return word_that_takes(*state_, quick_win ? *quick_win : far_sighted_choice(space));
    });
}

}  // namespace agon::scrabble
