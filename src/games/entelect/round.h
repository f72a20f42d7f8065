#pragma once
#include <bit>

#include "core/dice.h"
#include "core/inline_vector.h"
#include "core/journal.h"
#include "games/entelect/events.h"

// One round while it is played: what its stages (round.cpp) and commands (commands.cpp) share.
namespace agon::entelect {

using WormSet = std::uint64_t;  // a bit each, by index
static_assert(2 * most_worms_each <= 64);

// Who is on the board. Most cells that are asked for are empty, and most of those are known to be by the marks alone: a cell
// without its mark has no worm.
struct Crowd {
    const Worm* worms;
    WormSet standing = 0;
    std::uint64_t marks = 0;
    std::uint8_t frozen = 0;  // 0: nobody is

    // Everybody who is alive, but not who was disqualified.
    explicit Crowd(const State& state) : worms(state.begin()) {
        const std::size_t count = state.worm_count();
        for (std::size_t i = 0; i < count; ++i) {
            frozen |= worms[i].frozen;
            if (worms[i].alive()) put(i, worms[i].at);
        }
        const WormSet all_of_first = (WormSet{1} << count / 2) - 1;
        if (is_disqualified(state, Player::First)) standing &= ~all_of_first;
        if (is_disqualified(state, Player::Second)) standing &= all_of_first;
    }

    void put(std::size_t index, Cell at) {
        standing |= WormSet{1} << index;
        marks |= mark_of(at);
    }
    std::optional<std::size_t> worm_at(Cell cell) const {
        if ((marks & mark_of(cell)) == 0) return std::nullopt;
        for (WormSet left = standing; left != 0; left &= left - 1) {
            const auto index = static_cast<std::size_t>(std::countr_zero(left));
            if (worms[index].at == cell) return index;
        }
        return std::nullopt;
    }
};

struct Round {
    State& state;
    Dice& dice;
    Journal<Event>& journal;
    const Field& field;
    Crowd crowd;                    // those that lived when the round began: who dies in it stays there until its end
    PerPlayer<WormSet> attacked{};  // by this player in this round
    WormSet hurt = 0;               // in this round, by whatever
    WormSet froze = 0;              // hit by a snowball in this round
    std::optional<Cell> first_moved_from{};  // where the first player's worm came from, if it moved
    InlineVector<Cell, 32> blasted{};        // cells of dirt that bananas of this round destroyed

    Worm* worms = state.begin();

    Worm& worm(std::size_t index) { return worms[index]; }
};

void hurt(Round& round, std::size_t index, std::int32_t damage, Cause cause);

// Whether a command may be carried out, as the board is now.
struct Verdict {
    Fault fault = Fault::None;
    Terrain terrain = Terrain::Air;  // of the target, where that is the reason
};
Verdict validate(const State& state, const Crowd& crowd, WormId by, const Command& command);
Fault validate_select(const State& state, Player player, std::int32_t id);

// Whether a command does something or at least tries to.
constexpr bool does_nothing(const Command& command) { return command.index() <= 2; }
static_assert(std::is_same_v<std::variant_alternative_t<2, Command>, Garbled>);

// Carries out a command that is valid. Returns what it scores.
std::int32_t execute(Round& round, WormId by, const Command& command);

}  // namespace agon::entelect
