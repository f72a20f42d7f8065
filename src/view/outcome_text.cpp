#include "view/outcome_text.h"

#include <algorithm>

#include "view/text.h"

namespace agon::view {

std::string outcome_text(const Outcome& outcome, const PerPlayer<std::string>& names) {
    const Player named_first = outcome.winner.value_or(Player::First);
    std::string sentence = outcome.winner ? printable(names[named_first], Charset::Utf8) + " wins" : "A draw";

    const int own = outcome.score[named_first], other = outcome.score[opponent(named_first)];
    if (own != 0 || other != 0) sentence += ", " + std::to_string(own) + " to " + std::to_string(other);

    std::string reason(outcome.reason);
    std::replace(reason.begin(), reason.end(), '-', ' ');
    return sentence + (reason.empty() ? "." : ": " + reason + ".");
}

}  // namespace agon::view
