#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome.h"
#include "match/verdict.h"

namespace agon::replay {

// The first thing in which a record does not follow from itself.
struct Problem {
    int turn = 0;          // from 1; 0: before the first turn, or after the last one
    std::string sentence;  // "turn 17: the state does not follow from its action 'gun l'"
    bool operator==(const Problem&) const = default;
};

Problem problem_in_turn(int turn, std::string_view what);

// What the verdict cannot say of a game that stands like this after its last step.
std::optional<Problem> problem_with_verdict(const match::Verdict& verdict, const std::optional<Outcome>& outcome);

}  // namespace agon::replay
