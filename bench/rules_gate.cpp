// What tools/check_gate runs under callgrind: it counts the instructions inside agon_gate_measured_steps and nothing else.
//   rules_gate list        the games, one a line
//   rules_gate run GAME    records 20,000 steps of the game and replays them
#include <cinttypes>
#include <cstdio>
#include <string_view>

#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "search/step_tape.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

using Replay = std::uint64_t (*)(const void* tape);

extern "C" [[gnu::noinline, gnu::noclone]] std::uint64_t agon_gate_measured_steps(Replay replay, const void* tape) {
    return replay(tape);
}

namespace {

constexpr int measured_steps = 20'000;  // tools/check_gate divides by the same number
constexpr std::uint64_t tape_seed = 1;
constexpr int exit_usage = 64, exit_internal = 70;

template <agon::EnumerableGame G>
bool run() {
    using Tape = agon::search::StepTape<G>;
    const Tape tape = Tape::record(agon::search::measured_setup<G>(), tape_seed, measured_steps);
    agon_gate_measured_steps([](const void* recorded) { return static_cast<const Tape*>(recorded)->replay_unhashed(); },
                             &tape);
    std::printf("%d steps, fingerprint %016" PRIx64 "\n", tape.steps(), tape.fingerprint());
    return tape.replay() == tape.fingerprint();
}

struct Gate {
    std::string_view game;
    bool (*run)();
};

template <agon::EnumerableGame G>
constexpr Gate gate_for() {
    return {G::name, run<G>};
}

constexpr Gate gates[] = {
    gate_for<agon::toys::tictactoe::Rules>(), gate_for<agon::toys::paint::Rules>(),
    gate_for<agon::toys::fleet::Rules>(),     gate_for<agon::toys::pig::Rules>(),
    gate_for<agon::sworms::Rules>(),          gate_for<agon::scrabble::Rules>(),
    gate_for<agon::siege::Rules>(),           gate_for<agon::entelect::Rules>(),
    gate_for<agon::creatures::Rules>(),
};

}  // namespace

int main(int count, char** words) {
    const std::string_view verb = count > 1 ? words[1] : "", game = count > 2 ? words[2] : "";
    if (verb == "list" && count == 2) {
        for (const Gate& gate : gates) std::printf("%.*s\n", static_cast<int>(gate.game.size()), gate.game.data());
        return 0;
    }
    for (const Gate& gate : gates)
        if (verb == "run" && count == 3 && gate.game == game) {
            if (gate.run()) return 0;
            std::fputs("rules_gate: the replay did not lead to the recorded states\n", stderr);
            return exit_internal;
        }
    std::fputs("usage: rules_gate list | rules_gate run GAME\n", stderr);
    return exit_usage;
}
