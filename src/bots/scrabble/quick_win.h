#pragma once
#include "bots/scrabble/occupancy.h"

namespace agon::scrabble {

// Finds every win within three plies: a word that wins now, or one after which every reply still leaves a win next turn. Exact on
// boards of any size, because a reply that leaves one of our threats alone need not be played to be dismissed.
template <class L>
class QuickWin {
    using Space = OccupancySpace<L>;
    using Position = typename Space::Position;

public:
    // Within three plies it matters how many passes really are left, which the space itself does not distinguish.
    QuickWin(const Space& space, const State& state) : space_(space) {
        if (!state.pointless_limit) return;
        passes_after_points_ = *state.pointless_limit;
        passes_left_ = *state.pointless_limit - state.pointless_turns;
    }

    std::optional<Taking> find() {
        const Position& root = space_.root();
        std::vector<Taking> moves;
        space_.moves(root, moves);
        if (space_.wins_at_once(root)) return moves.front();
        if (wins_by_passing(root, passes_left_)) return Taking{};
        for (const Taking& move : moves) {
            const int left = move.passes() ? passes_left_ - 1 : passes_after_points_;
            if (left > 0 && wins_after_every_reply(space_.play(root, move), left)) return move;
        }
        return std::nullopt;
    }

private:
    struct Line {
        Direction direction = Direction::Horizontal;
        int number = 0;
    };

    // The last pass ends the game, and the higher score wins it.
    bool wins_by_passing(const Position& position, int passes_left) const {
        return passes_left == 1 && space_.can_pass(position) && space_.value_when_all_pass(position) == search::won;
    }
    bool wins_now(const Position& position, int passes_left) const {
        return space_.wins_at_once(position) || wins_by_passing(position, passes_left);
    }

    bool wins_after_every_reply(const Position& replying, int passes_left) {
        if (wins_now(replying, passes_left)) return false;
        if (space_.can_pass(replying)) {
            const Position passed = space_.play(replying, {});
            if (passes_left == 1 ? space_.value_when_all_pass(passed) != search::won
                                 : !wins_now(passed, passes_left - 1))
                return false;
        }
        list_threats(replying);
        // What stopped the last attempt probably stops this one.
        if (is_refuted_in(replying, last_refuted_in_)) return false;
        for (const Direction direction : {Direction::Horizontal, Direction::Vertical})
            for (int number = 0; number < space_.size(); ++number)
                if (is_refuted_in(replying, {direction, number})) return false;
        return true;
    }

    // Our lines that win next turn unless the reply touches them.
    void list_threats(const Position& replying) {
        threats_.clear();
        const std::int64_t missing = std::int64_t{space_.limit()} - replying.other_score;
        AGON_CHECK(missing > 0);  // or we would have won before
        cells_needed_ = static_cast<int>((missing + space_.best_value() - 1) / space_.best_value());
        for (const Direction direction : {Direction::Horizontal, Direction::Vertical})
            for (int number = 0; number < space_.size(); ++number)
                if (largest_after(replying, {direction, number}, 0) >= cells_needed_)
                    threats_.push_back({direction, number});
    }

    // The most we can take of a line once the reply took `cells` of it. Nothing is free any more for us, unless nobody scored.
    int largest_after(const Position& replying, Line line, std::uint32_t cells) const {
        const std::uint32_t taken = space_.taken_in(replying, line.direction, line.number) | cells;
        const bool free = cells == 0 && space_.is_free(replying);
        return space_.largest_in_line(taken, space_.blocked_in(line.direction, line.number), free);
    }

    bool is_refuted_in(const Position& replying, Line line) {
        bool refuted = false;
        space_.for_each_taking(space_.taken_in(replying, line.direction, line.number),
                               space_.blocked_in(line.direction, line.number), space_.is_free(replying),
                               [&](std::uint32_t cells) {
                                   if (!refuted) refuted = refutes(replying, line, cells);
                               });
        if (refuted) last_refuted_in_ = line;
        return refuted;
    }

    bool refutes(const Position& replying, Line line, std::uint32_t cells) const {
        for (const Line& threat : threats_)
            if (survives(replying, threat, line, cells)) return false;
        // No threat is left, but the reply may have opened other lines to us.
        const Taking reply{cells, static_cast<std::uint8_t>(line.number), line.direction,
                           static_cast<std::uint8_t>(std::popcount(cells)), 0};
        return !wins_now(space_.play(replying, reply), passes_after_points_);
    }

    bool survives(const Position& replying, Line threat, Line line, std::uint32_t cells) const {
        // After a reply that takes something nothing is free: a threat of a free line is not one of a line without letters.
        if (space_.is_free(replying)) return false;
        if (threat.direction == line.direction)
            return threat.number != line.number || largest_after(replying, threat, cells) >= cells_needed_;
        if ((cells >> threat.number & 1) == 0) return true;
        return largest_after(replying, threat, 1u << line.number) >= cells_needed_;
    }

    static constexpr int never = 1'000'000;

    const Space& space_;
    int passes_after_points_ = never, passes_left_ = never;
    int cells_needed_ = 0;
    std::vector<Line> threats_;
    Line last_refuted_in_;
};

}  // namespace agon::scrabble
