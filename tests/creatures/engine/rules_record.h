#pragma once
#include <cstdint>
#include <functional>
#include <string>

#include "games/creatures/rules.h"

namespace agon::creatures_engine_test {

enum class AfterIllegal : bool { Stop, Skip };

// What the creature that is to act answers, with random walks of this seed.
using Ask = std::function<creatures::Action(const creatures::Observation& seen, Player seat, std::uint64_t seed)>;

// The record of the game as the rules of the project play it: everything but the words is theirs.
std::string record_by_rules(const creatures::Setup& setup, std::uint64_t seed, AfterIllegal after_illegal,
                            const Ask& ask);

}  // namespace agon::creatures_engine_test
