#include "bots/scrabble/solution.h"

#include "bots/scrabble/words.h"
#include "core/dice_kinds.h"

namespace agon::scrabble {
namespace {

void play_on(State& state, const Place& place) {
    HighDice unused;
    Journal<Rules::Event> silent;
    Turn<Place> turn{};
    turn[state.tally.to_move].emplace(place);
    Rules::advance(state, turn, unused, silent);
}

Taking largest_taking_in(const State& state) {
    return with_space(state, LeadRule::Ignored, [](const auto& space) {
        std::vector<Taking> moves;
        space.moves(space.root(), moves);
        return moves.front();
    });
}

}  // namespace

Solution solve(const State& start, LeadRule lead_rule, std::size_t table_bytes, const search::SearchLimits& limits) {
    return with_space(start, lead_rule, [&](const auto& space) {
        search::AlphaBeta<std::remove_cvref_t<decltype(space)>> search(space, table_bytes);
        const auto proof = search.prove(space.root(), limits);
        Solution solution{proof.bounds, {}, proof.nodes};
        const bool has_line = !proof.line.empty() || space.settled(space.root());
        if (!proof.complete() || !has_line) return solution;
        State state = start;
        const auto add = [&](const Taking& taking) {
            solution.line.push_back(word_that_takes(state, taking));
            play_on(state, solution.line.back());
        };
        auto position = space.root();
        for (const Taking& taking : proof.line) {
            position = space.play(position, taking);
            add(taking);
        }
        // A game that both let end goes on without points until it does. In every other settled position taking the most each
        // time is how its winner wins, and as good as anything for the other.
        const bool both_pass = position.passes_left == 0;
        while (state.pointless_limit && !Rules::outcome(state)) add(both_pass ? Taking{} : largest_taking_in(state));
        return solution;
    });
}

}  // namespace agon::scrabble
