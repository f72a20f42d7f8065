// A position file from a stranger, as text or JSON: what is accepted can be written, read again and played on.
#include "core/dice_kinds.h"
#include "games.h"
#include "input.h"
#include "protocols/position/position_text.h"

namespace agon::fuzz {
namespace {

constexpr int steps_to_play = 200;
constexpr std::uint64_t draws_worth_skipping = 10'000;

template <FullGame G>
void look_at(const Position<G>& position, Dice& dice) {
    for (const Player player : both_players) {
        static_cast<void>(G::observe(position, player));
        static_cast<void>(G::scene(position, player));
        if constexpr (HiddenGame<G>) AGON_CHECK(!G::problem_with(G::redeal_hidden(position.state, player, dice)));
    }
    static_cast<void>(G::scene(position, Viewer{}));
}

template <FullGame G>
void play_on(Position<G> position, Dice& dice) {
    KeyedDice taste(1);
    for (int steps = 0; steps < steps_to_play; ++steps) {
        look_at(position, taste);
        Turn<typename G::Action> turn;
        bool over = true;
        for (const Player player : both_players) {
            if (!G::awaits(position.state, player)) continue;
            over = false;
            turn[player] = G::sample_action(position.state, player, taste);
            AGON_CHECK(!G::refuse(position.state, player, *turn[player]));
        }
        AGON_CHECK(over == G::outcome(position.state).has_value());
        if (over) return;
        step(position, turn, dice);
        AGON_CHECK(!G::problem_with(position.state));
    }
}

template <FullGame G>
void play_on_with_its_dice(const Position<G>& position) {
    if (position.dice.kind == DiceKind::Scripted) {
        try {
            play_on(position, *make_dice(position.dice));
        } catch (const BrokenInvariant&) {  // a script that is too short or says what no die can
        }
    } else if (position.dice.kind == DiceKind::Keyed || position.dice.draws <= draws_worth_skipping) {
        play_on(position, *make_dice(position.dice));
    } else {
        KeyedDice dice(position.dice.seed);
        play_on(position, dice);
    }
}

struct ReadPosition {
    template <FullGame G>
    void operator()(std::string_view text) const {
        const auto read = position::read_position<G>(text);
        if (!read) {
            AGON_CHECK(!read.error().expected.empty());
            return;
        }
        AGON_CHECK(!G::problem_with(read->state));
        AGON_CHECK(!problem_with(read->dice));
        AGON_CHECK(position::read_position<G>(position::write_position(*read)) == *read);
        AGON_CHECK(position::read_position<G>(position::write_position_json(*read)) == *read);
        play_on_with_its_dice(*read);
    }
};

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::with_game(agon::fuzz::as_text(bytes, count), agon::fuzz::ReadPosition{});
    return 0;
}
