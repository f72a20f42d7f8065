#pragma once
#include <algorithm>
#include <cstring>

#include "bots/scrabble/lines.h"
#include "games/scrabble/rules.h"
#include "search/alpha_beta.h"

// The game as a search sees it: whoever lays the most valuable tile everywhere loses nothing by it (docs/scrabble.md), so all
// that matters is which cells are taken, the two scores and how many turns without points are left.
namespace agon::scrabble {

// The cells of one line that a word takes. A word that takes none only passes the turn.
struct Taking {
    std::uint32_t cells = 0;
    std::uint8_t line = 0;
    Direction direction = Direction::Horizontal;
    std::uint8_t count = 0;
    std::uint8_t opened = 0;  // lines without a letter that get one

    bool passes() const { return cells == 0; }
    bool operator==(const Taking&) const = default;
};

template <class L>
struct Occupancy {
    L rows, columns;  // the same cells twice: taken by letters that a word may go through
    std::int32_t score = 0, other_score = 0;
    std::uint8_t passes_left = 0;  // so many more turns without points end the game; never more than two matter
    Player to_move = Player::First;
};

// Whether a search may settle a position by who is ahead (see OccupancySpace::settled_by_lead), or must play to the end.
enum class LeadRule : std::uint8_t { Used, Ignored };

// L is one of the Lines that has room for the board. What never changes during a game is kept here.
template <class L>
class OccupancySpace {
public:
    using Position = Occupancy<L>;
    using Move = Taking;
    struct Key {
        L cells;
        std::int32_t score = 0, other_score = 0;
        std::uint8_t passes_left = 0;
        bool operator==(const Key&) const = default;
    };

    explicit OccupancySpace(const State& state, LeadRule lead_rule = LeadRule::Used);

    const Position& root() const { return root_; }
    int size() const { return size_; }
    int best_value() const { return best_value_; }
    int limit() const { return limit_; }
    bool is_free(const Position& position) const { return position.score == 0 && position.other_score == 0; }

    Player to_move(const Position& position) const { return position.to_move; }
    std::optional<search::Value> settled(const Position& position) const;
    void moves(const Position& position, std::vector<Move>& moves) const;
    Position play(const Position& position, const Move& move) const;
    Key key(const Position& position) const;
    std::uint64_t hash(const Key& key) const;
    search::Value evaluate(const Position& position) const;

    // The most cells that one word can take.
    int largest_taking(const Position& position) const;

    bool wins_at_once(const Position& position) const { return reaches_limit(position, largest_taking(position)); }

    // By score, or a draw where turns without points never end the game: nobody who passes for ever wins.
    search::Value value_when_all_pass(const Position& position) const {
        if (!passing_ends_ || position.score == position.other_score) return search::drawn;
        return position.score > position.other_score ? search::won : search::lost;
    }

    bool can_pass(const Position& position) const { return position.rows != L{}; }

    // What one word can take of a line, at most; and everything that it can.
    int largest_in_line(std::uint32_t taken, std::uint32_t blocked, bool free) const;
    template <class Visit>
    void for_each_taking(std::uint32_t taken, std::uint32_t blocked, bool free, Visit visit) const;

    std::uint32_t taken_in(const Position& position, Direction direction, int line) const {
        return (direction == Direction::Horizontal ? position.rows : position.columns)[line];
    }
    std::uint32_t blocked_in(Direction direction, int line) const {
        return (direction == Direction::Horizontal ? blocked_rows_ : blocked_columns_)[line];
    }

private:
    bool reaches_limit(const Position& position, int count) const {
        return position.score >= limit_ - best_value_ * count;
    }
    std::optional<search::Value> settled_by_lead(const Position& position, int largest) const;
    bool every_stretch_is_crossed(const Position& position) const;
    bool is_crossed(std::uint32_t taken, std::uint32_t blocked) const;

    int size_, limit_, best_value_;
    std::uint32_t whole_line_;
    LeadRule lead_rule_;
    bool passing_ends_;
    std::uint8_t passes_after_points_;
    L blocked_rows_, blocked_columns_;  // letters that are not among the tiles
    bool blocked_ = false;
    std::int64_t all_points_ = 0;  // both scores once every cell that can be reached is taken
    Position root_;
};

// A blank cell whose neighbours are all blocked or off the board has no word through it but its own, which is never connected.
inline bool can_be_reached(const State& state, Cell cell) {
    const int size = state.board.size();
    return std::any_of(orthogonal_steps.begin(), orthogonal_steps.end(), [&](Step step) {
        const Cell beside = cell + step;
        if (beside.x < 0 || beside.y < 0 || beside.x >= size || beside.y >= size) return false;
        const char letter = state.board[beside];
        return letter == blank || state.values().contains(letter);
    });
}

template <class L>
OccupancySpace<L>::OccupancySpace(const State& state, LeadRule lead_rule)
    : size_(state.board.size()),
      limit_(winning_score(size_)),
      best_value_(state.values().best_value()),
      whole_line_((1u << size_) - 1),
      lead_rule_(lead_rule),
      passing_ends_(state.pointless_limit.has_value()) {
    AGON_CHECK(size_ <= L::capacity);
    // However many turns without points are left, passing is worth what it is worth with two (docs/scrabble.md shows why). Where
    // they never end the game, going on for ever is a draw.
    constexpr int that_matter = 2;
    const int limit = state.pointless_limit.value_or(that_matter);
    const int left = passing_ends_ ? limit - state.pointless_turns : that_matter;
    passes_after_points_ = static_cast<std::uint8_t>(std::min(limit, that_matter));
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) {
            const char letter = state.board[{x, y}];
            if (letter == blank) {
                if (can_be_reached(state, {x, y})) all_points_ += best_value_;
                continue;
            }
            const bool passable = state.values().contains(letter);
            (passable ? root_.rows : blocked_rows_).add(y, 1u << x);
            (passable ? root_.columns : blocked_columns_).add(x, 1u << y);
            blocked_ = blocked_ || !passable;
        }
    root_.to_move = state.tally.to_move;
    root_.score = state.tally.score[root_.to_move];
    root_.other_score = state.tally.score[opponent(root_.to_move)];
    all_points_ += std::int64_t{root_.score} + root_.other_score;
    root_.passes_left = static_cast<std::uint8_t>(std::min(left, that_matter));
}

template <class L>
int OccupancySpace<L>::largest_in_line(std::uint32_t taken, std::uint32_t blocked, bool free) const {
    if (taken == 0 && !free) return 0;
    if (blocked == 0) return size_ - std::popcount(taken);
    int largest = 0;
    std::uint32_t rest = whole_line_ & ~blocked;
    while (rest != 0) {  // stretches between blocked cells, the lowest first
        const std::uint32_t above = rest + (rest & -rest);
        const std::uint32_t stretch = rest & ~above;
        if (free || (stretch & taken) != 0) largest = std::max(largest, std::popcount(stretch & ~taken));
        rest &= above;
    }
    return largest;
}

template <class L>
int OccupancySpace<L>::largest_taking(const Position& position) const {
    const bool free = is_free(position);
    int largest = 0;
    for (int i = 0; i < size_; ++i) {
        largest = std::max(largest, largest_in_line(position.rows[i], blocked_rows_[i], free));
        largest = std::max(largest, largest_in_line(position.columns[i], blocked_columns_[i], free));
    }
    return largest;
}

template <class L>
std::optional<search::Value> OccupancySpace<L>::settled(const Position& position) const {
    if (position.passes_left == 0) return value_when_all_pass(position);
    const int largest = largest_taking(position);
    if (reaches_limit(position, largest)) return search::won;
    // Only a file has such scores: whoever is beyond the limit wins with any word, once it is its turn.
    if (position.other_score >= limit_) return search::lost;
    return lead_rule_ == LeadRule::Used ? settled_by_lead(position, largest) : std::nullopt;
}

// Once every line can be used, a turn only ever makes the largest gain smaller. So whoever moves, is not behind and always takes
// the most, gains each time at least what the other gains next, is never overtaken and gets to the limit first. If the points
// that are left may not be enough for that, a lead decides when nobody gains any more. docs/scrabble.md has the whole argument.
template <class L>
std::optional<search::Value> OccupancySpace<L>::settled_by_lead(const Position& position, int largest) const {
    const std::int64_t lead = std::int64_t{position.score} - position.other_score;
    const std::int64_t lead_of_other = -lead - best_value_ * largest;  // at its turn, whatever we do now
    if ((lead < 0 && lead_of_other < 0) || !every_stretch_is_crossed(position)) return std::nullopt;
    const bool somebody_gets_there = all_points_ >= 2 * limit_;
    const auto is_enough = [&](std::int64_t ahead) {
        return somebody_gets_there ? ahead >= 0 : passing_ends_ && ahead > 0;
    };
    if (is_enough(lead)) return search::won;
    if (is_enough(lead_of_other)) return search::lost;
    return std::nullopt;
}

template <class L>
bool OccupancySpace<L>::every_stretch_is_crossed(const Position& position) const {
    for (int i = 0; i < size_; ++i)
        if (!is_crossed(position.rows[i], blocked_rows_[i]) || !is_crossed(position.columns[i], blocked_columns_[i]))
            return false;
    return true;
}

// Whether each stretch between blocked cells has a letter in it. One of a single cell needs none: it never becomes usable.
template <class L>
bool OccupancySpace<L>::is_crossed(std::uint32_t taken, std::uint32_t blocked) const {
    if (blocked == 0) return taken != 0;
    std::uint32_t rest = whole_line_ & ~blocked;
    while (rest != 0) {
        const std::uint32_t above = rest + (rest & -rest);
        const std::uint32_t stretch = rest & ~above;
        if ((stretch & taken) == 0 && std::popcount(stretch) > 1) return false;
        rest &= above;
    }
    return true;
}

// Every set of cells of a line that a word can take, by its first and its last cell. A word must go through a letter or
// begin or end at one.
template <class L>
template <class Visit>
void OccupancySpace<L>::for_each_taking(std::uint32_t taken, std::uint32_t blocked, bool free, Visit visit) const {
    if (taken == 0 && !free) return;
    for (int first = 0; first < size_; ++first) {
        if (((taken | blocked) >> first & 1) != 0) continue;
        bool connected = free || (taken << 1 >> first & 1) != 0;
        std::uint32_t cells = 0;
        for (int last = first; last < size_ && (blocked >> last & 1) == 0; ++last) {
            if ((taken >> last & 1) != 0) {
                connected = true;
                continue;
            }
            cells |= 1u << last;
            if (connected || (taken >> last >> 1 & 1) != 0) visit(cells);
        }
    }
}

template <class L>
void OccupancySpace<L>::moves(const Position& position, std::vector<Move>& moves) const {
    const bool free = is_free(position);
    const auto begin = static_cast<std::ptrdiff_t>(moves.size());
    std::uint32_t empty_rows = 0, empty_columns = 0;
    for (int i = 0; i < size_; ++i) {
        if (position.rows[i] == 0) empty_rows |= 1u << i;
        if (position.columns[i] == 0) empty_columns |= 1u << i;
    }
    const auto list = [&](Direction direction, int line, std::uint32_t left_out, std::uint32_t empty_across) {
        const auto add = [&](std::uint32_t cells) {
            const int count = std::popcount(cells);
            if (count == 1 && (cells & left_out) != 0) return;
            moves.push_back({cells, static_cast<std::uint8_t>(line), direction, static_cast<std::uint8_t>(count),
                             static_cast<std::uint8_t>(std::popcount(cells & empty_across))});
        };
        for_each_taking(taken_in(position, direction, line), blocked_in(direction, line), free, add);
    };
    for (int i = 0; i < size_; ++i) {
        list(Direction::Horizontal, i, 0, empty_columns);
        // A single cell that can be taken along its row is listed there.
        std::uint32_t listed = free ? whole_line_ : 0;
        if (i > 0) listed |= position.columns[i - 1];
        if (i + 1 < size_) listed |= position.columns[i + 1];
        list(Direction::Vertical, i, listed, empty_rows);
    }
    std::stable_sort(moves.begin() + begin, moves.end(), [](const Move& a, const Move& b) {
        return std::pair(a.count, a.opened) > std::pair(b.count, b.opened);
    });
    if (can_pass(position)) moves.push_back({});
}

template <class L>
typename OccupancySpace<L>::Position OccupancySpace<L>::play(const Position& position, const Move& move) const {
    Position next = position;
    if (move.passes()) {
        --next.passes_left;
    } else {
        const bool horizontal = move.direction == Direction::Horizontal;
        (horizontal ? next.rows : next.columns).add(move.line, move.cells);
        L& across = horizontal ? next.columns : next.rows;
        for (std::uint32_t rest = move.cells; rest != 0; rest &= rest - 1)
            across.add(std::countr_zero(rest), 1u << move.line);
        next.passes_left = passes_after_points_;
    }
    next.score = position.other_score;
    next.other_score = position.score + best_value_ * move.count;
    next.to_move = opponent(position.to_move);
    return next;
}

// Turned and mirrored boards are worth the same, unless letters that block words lie on them.
template <class L>
typename OccupancySpace<L>::Key OccupancySpace<L>::key(const Position& position) const {
    Key key{position.rows, position.score, position.other_score, position.passes_left};
    if (blocked_) return key;
    for (const L& lines : {position.rows, position.columns}) {
        const L across = mirrored(lines, size_);
        key.cells = std::min({key.cells, lines, across, upside_down(lines, size_), upside_down(across, size_)});
    }
    return key;
}

template <class L>
std::uint64_t OccupancySpace<L>::hash(const Key& key) const {
    const auto mix = [](std::uint64_t number) {
        number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
        number = (number ^ number >> 27) * 0x94d049bb133111ebu;
        return number ^ number >> 31;
    };
    std::uint64_t hash = mix(static_cast<std::uint64_t>(key.score) << 32 | static_cast<std::uint32_t>(key.other_score));
    hash = mix(hash + key.passes_left);
    constexpr std::size_t bytes = sizeof key.cells.line;
    for (std::size_t at = 0; at < bytes; at += sizeof(std::uint64_t)) {
        std::uint64_t part = 0;
        std::memcpy(&part, reinterpret_cast<const char*>(key.cells.line.data()) + at,
                    std::min(sizeof part, bytes - at));
        hash = mix(hash ^ part);
    }
    return hash;
}

// The lead and, for whoever moves, the next word: that is about what the turn is worth.
template <class L>
search::Value OccupancySpace<L>::evaluate(const Position& position) const {
    constexpr std::int64_t most = search::won - 1;
    const std::int64_t lead = std::int64_t{position.score} - position.other_score;
    const std::int64_t turn = best_value_ * largest_taking(position) / 2;
    return static_cast<search::Value>(std::clamp(lead + turn, -most, most));
}

}  // namespace agon::scrabble
