#include "cli/entelect_referee.h"

#include <fmt/format.h>

namespace agon::cli {

void RunnerReferee::note(int round, const PerPlayer<Said>& said) {
    for (const Player player : both_players) {
        timeouts_[player].note(round, said[player].time >= limit_);
        exceptions_[player].note(round, said[player].exception.has_value());
    }
}

std::vector<std::string> RunnerReferee::messages() const {
    std::vector<std::string> messages;
    const auto complain = [&](const PerPlayer<Mishaps>& mishaps, const char* what) {
        for (const Player player : both_players)
            for (const int round : mishaps[player].repeated)
                messages.push_back(fmt::format("Player: {} ({}) -> Consecutive {} on rounds {} and {}", ids_[player],
                                               names_[player], what, round - 1, round));
    };
    complain(timeouts_, "timeouts");
    complain(exceptions_, "exceptions");
    return messages;
}

void RunnerReferee::Mishaps::note(int round, bool happened) {
    if (happened && happened_before) repeated.push_back(round);
    count += happened ? 1 : 0;
    happened_before = happened;
}

}  // namespace agon::cli
