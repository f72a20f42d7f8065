// A private file from a stranger: what is taken as a memory is written back, and a game can be played with it.
#include "bots/siege/memory/memory.h"
#include "core/dice_kinds.h"
#include "games/siege/rules.h"
#include "input.h"

namespace agon::fuzz {
namespace {

using siege::Memory;
using siege::Rules;

siege::State in_the_middle_of_a_game() {
    siege::Setup setup;
    setup.map = siege::Map::from_text("100060/009900/000602").value();
    setup.units = {{Player::First, siege::Kind::Worker, {4, 0}}, {Player::Second, siege::Kind::Worker, {3, 2}}};
    KeyedDice dice(0);
    siege::State state = Rules::start(setup, dice);
    begin_building(state.sides[Player::First], siege::Kind::Archer);
    begin_building(state.sides[Player::Second], siege::Kind::Ram);
    return state;
}

void read_memory(std::string_view text) {
    auto memory = Memory::read(text);
    if (!memory) return;
    AGON_CHECK(Memory::read(memory->write()) == *memory);
    static const siege::State state = in_the_middle_of_a_game();
    KeyedDice dice(0);
    for (const Player seat : both_players) {
        const auto seen = Rules::observe({state, dice.cursor(), {}}, seat);
        for (int turn = 0; turn < 3; ++turn) {
            memory->observe(seen, seat);
            AGON_CHECK(!Rules::problem_with(memory->picture(seen, seat)));
            AGON_CHECK(!Rules::is_over(memory->picture(seen, seat)));
            memory->close(state, seat, "");
        }
        AGON_CHECK(Memory::read(memory->write()).has_value());
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    agon::fuzz::read_memory(agon::fuzz::as_text(bytes, count));
    return 0;
}
