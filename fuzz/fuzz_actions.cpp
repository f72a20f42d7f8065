// What a player types: actions, turns and states of every toy.
#include "core/dice_kinds.h"
#include "games.h"
#include "input.h"
#include "protocols/position/turn_text.h"

namespace agon::fuzz {
namespace {

template <NotatedGame G>
void read_action_of(const typename G::State& state, std::string_view text) {
    const auto action = G::read_action(text);
    if (!action) {
        AGON_CHECK(!action.error().expected.empty());
        return;
    }
    const std::string written = G::write(*action);
    AGON_CHECK(written.find('\n') == std::string::npos);
    AGON_CHECK(G::read_action(written) == *action);
    for (const Player player : both_players)
        if (const auto refusal = G::refuse(state, player, *action))
            AGON_CHECK(!std::string_view(G::describe(*refusal)).empty());
}

template <NotatedGame G>
void read_turn_of(const typename G::State& state, std::string_view text) {
    const auto turn = position::read_turn<G>(state, text);
    if (!turn) AGON_CHECK(!turn.error().expected.empty());
    else AGON_CHECK(position::read_turn<G>(state, position::write_turn<G>(*turn)) == *turn);
}

struct ReadWhatWasTyped {
    template <NotatedGame G>
    void operator()(std::string_view text) const {
        KeyedDice dice(1);
        const auto start = G::start(typename G::Setup{}, dice);
        read_action_of<G>(start, text);
        read_turn_of<G>(start, text);
        const auto state = G::read_state(text);
        if (!state || G::problem_with(*state)) return;
        AGON_CHECK(G::read_state(G::write(*state)) == *state);
        read_turn_of<G>(*state, text.substr(text.size() / 2));
    }
};

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::with_game(agon::fuzz::as_text(bytes, count), agon::fuzz::ReadWhatWasTyped{});
    return 0;
}
