#include "protocols/replay/problem.h"

namespace agon::replay {
namespace {

using match::Ending;
using match::Verdict;

std::string result_text(std::optional<Player> winner, const PerPlayer<std::int32_t>& score, std::string_view code) {
    const std::string who = winner ? "player " + std::to_string(number_of(*winner)) + " wins" : std::string("a draw");
    return who + " by " + std::string(code) + ", " + std::to_string(score[Player::First]) + " to " +
           std::to_string(score[Player::Second]);
}

std::optional<Player> winner_by_forfeit(const Verdict& verdict) {
    for (const Player player : both_players)
        if (!verdict.faults[player] && verdict.faults[opponent(player)]) return player;
    return std::nullopt;
}

std::optional<std::string> contradiction(const Verdict& verdict, const std::optional<Outcome>& outcome) {
    if (verdict.ending == Ending::Normal) {
        if (!outcome) return "the game is not over after its last action";
        const PerPlayer<std::int32_t> score{{outcome->score[Player::First], outcome->score[Player::Second]}};
        if (verdict.winner == outcome->winner && verdict.code == outcome->reason && verdict.score == score)
            return std::nullopt;
        return "it says \"" + result_text(verdict.winner, verdict.score, verdict.code) +
               "\", but the game ends with \"" + result_text(outcome->winner, score, outcome->reason) + '"';
    }
    if (verdict.ending == Ending::Forfeit) {
        if (outcome) return "it says that the game was forfeited, but it ended by its rules";
        if (!verdict.faults[Player::First] && !verdict.faults[Player::Second])
            return "it says that the game was forfeited, but names no fault";
        if (verdict.winner != winner_by_forfeit(verdict)) return "its winner is not the player without a fault";
        return std::nullopt;
    }
    if (verdict.winner) return "it names a winner of a game that came to no end";
    return std::nullopt;
}

}  // namespace

Problem problem_in_turn(int turn, std::string_view what) {
    return {turn, "turn " + std::to_string(turn) + ": " + std::string(what)};
}

std::optional<Problem> problem_with_verdict(const Verdict& verdict, const std::optional<Outcome>& outcome) {
    const auto what = contradiction(verdict, outcome);
    if (!what) return std::nullopt;
    return Problem{0, "the verdict: " + *what};
}

}  // namespace agon::replay
