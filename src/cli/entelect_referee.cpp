#include "cli/entelect_referee.h"

#include <fmt/format.h>

namespace agon::cli {

void RunnerReferee::note(int round, const PerPlayer<Said>& said) {
    for (const Player player : both_players) {
        const auto complain = [&](const char* what) {
            messages_.push_back(fmt::format("Player: {} ({}) -> Consecutive {} on rounds {} and {}", ids_[player],
                                            names_[player], what, round - 1, round));
        };
        const bool late = said[player].time >= limit_, exception = said[player].exception.has_value();
        if (late && was_late_[player]) complain("timeouts");
        if (exception && had_exception_[player]) complain("exceptions");
        timeouts_[player] += late ? 1 : 0;
        exceptions_[player] += exception ? 1 : 0;
        was_late_[player] = late;
        had_exception_[player] = exception;
    }
}

}  // namespace agon::cli
