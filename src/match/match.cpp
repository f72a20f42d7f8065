#include "match/match.h"

#include <algorithm>
#include <utility>

#include "core/check.h"

namespace agon::match {
namespace {

std::string milliseconds(Nanoseconds time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()) + " ms";
}

// "last-worm" reads "last worm".
std::string in_words(std::string_view code) {
    std::string words(code);
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

std::string_view what_it_did(Fault fault) {
    switch (fault) {
        case Fault::NoStart: return "did not start";
        case Fault::Died: return "ended before the game did";
        case Fault::Closed: return "closed its pipes";
        case Fault::Flooded: return "took too much";
        case Fault::Late: return "was late";
        case Fault::Early: return "spoke without being asked";
        case Fault::Garbled: return "was not understood";
        case Fault::Illegal: return "broke the rules";
        case Fault::Resigned: return "gave up";
    }
    return "failed";
}

}  // namespace

Match::Match(Table& table, MatchOrder order)
    : table_(table),
      order_(std::move(order)),
      seats_{{SeatState(order_.time[Player::First]), SeatState(order_.time[Player::Second])}} {}

Pending Match::pending(Player player) const {
    if (verdict_) return {};
    const SeatState& seat = seats_[player];
    if (seat.asked == Asked::Nothing) return {};
    const bool warming_up = seat.asked == Asked::Ready;
    return {.asked = seat.asked,
            .question = seat.questions,
            .allowance = warming_up ? order_.time[player].warm_up : seat.clock.allowance(),
            .bank = seat.clock.bank(),
            .left = seat.clock.left()};
}

void Match::answer(Player player, Answer answer, Spent spent) {
    AGON_CHECK(pending(player).asked != Asked::Nothing);
    try {
        take(player, answer, spent);
        if (!verdict_) ask_on();
    } catch (const BrokenInvariant& mistake) {
        stop(Ending::Internal, std::string("A mistake of ours ended the match: ") + mistake.what());
    }
}

void Match::stop(Ending ending, std::string sentence) {
    if (verdict_) return;
    AGON_CHECK(ending != Ending::Normal && ending != Ending::Forfeit);
    verdict_ = Verdict{.ending = ending, .code = std::string(name_of(ending)), .sentence = std::move(sentence)};
}

void Match::take(Player player, Answer& answer, Spent spent) {
    SeatState& seat = seats_[player];
    const bool was_ready_asked = seat.asked == Asked::Ready;
    const Nanoseconds allowance = pending(player).allowance;
    seat.asked = Asked::Nothing;
    const bool in_time = was_ready_asked ? spent.charged <= allowance : seat.clock.charge(spent.charged);
    seat.spent = spent;

    auto* failed = std::get_if<Failed>(&answer);
    const bool counts_as_it_is = failed && judged_first(failed->fault, Fault::Late) == failed->fault;
    if (!in_time && !counts_as_it_is) {
        answer = Failed{Fault::Late, "it took " + milliseconds(spent.charged) + " of " + milliseconds(allowance)};
        failed = std::get_if<Failed>(&answer);
    }
    // Who is late with its hello has not started, and nobody can be held to have idled who has not.
    if (failed && failed->fault == Fault::Late && was_ready_asked)
        *failed = {Fault::NoStart, "no hello in " + milliseconds(allowance)};
    if (failed) return judge(player, std::move(*failed));
    if (was_ready_asked) {
        const auto* ready = std::get_if<Ready>(&answer);
        AGON_CHECK(ready != nullptr);
        if (!ready->said) seat.clock.warm_up_in_first_answer();
        return;
    }
    const auto* actions = std::get_if<Actions>(&answer);
    AGON_CHECK(actions != nullptr);
    play(player, *actions);
}

void Match::play(Player player, const Actions& answer) {
    if (!answer.note.empty()) notes_.push_back({table_.steps(), player, answer.note});
    if (answer.actions.empty())
        return judge(player, answer.then.value_or(Failed{Fault::Garbled, "it named no action"}));
    for (const std::string& action : answer.actions) {
        const Submission submission = table_.submit(player, action);
        if (const auto* refused = std::get_if<Refused>(&submission)) {
            if (order_.audience) order_.audience->refused(player, action);
            return judge(player, {Fault::Illegal, "'" + action + "': " + refused->sentence});
        }
        if (const auto* error = std::get_if<ParseError>(&submission))
            return judge(player, {Fault::Garbled, "'" + action + "': expected " + error->expected});
        if (std::holds_alternative<Held>(submission)) return;
        note_step();
        // The rest of a list is for this turn only: whoever's turn ended early, by chance or by dying, is not to blame.
        if (!table_.awaits(player) || table_.awaits(opponent(player))) return;
    }
    if (answer.then) judge(player, *answer.then);
}

void Match::judge(Player player, Failed failed) {
    SeatState& seat = seats_[player];
    const auto idle = table_.awaits(player) ? table_.idle(player) : std::nullopt;
    const auto idling = idle ? Idling::Possible : Idling::Impossible;
    if (rule(failed.fault, seat.history, order_.policy[player], idling) == Ruling::Forfeit) {
        seat.forfeit = std::move(failed);
        return;
    }
    if (order_.policy[player][failed.fault] == Treatment::Strike) ++seat.history.strikes;
    forgiven_.push_back({table_.steps(), player, failed.fault});
    const Submission submission = table_.submit(player, *idle);
    if (std::holds_alternative<Stepped>(submission)) note_step();
    else AGON_CHECK(std::holds_alternative<Held>(submission));
}

void Match::note_step() {
    RecordedStep step{table_.last_actions(), {}};
    for (const Player player : both_players)
        if (step.actions[player]) step.spent[player] = std::exchange(seats_[player].spent, {});
    steps_.push_back(std::move(step));
    if (order_.audience) order_.audience->stepped(table_);
}

// Whoever is still asked is waited for: players who act at once are judged at once.
void Match::ask_on() {
    for (const Player player : both_players)
        if (seats_[player].asked != Asked::Nothing) return;
    if (table_.outcome() || seats_[Player::First].forfeit || seats_[Player::Second].forfeit) return conclude();
    for (const Player player : both_players) {
        if (!table_.awaits(player)) continue;
        seats_[player].asked = Asked::Action;
        ++seats_[player].questions;
    }
}

void Match::conclude() {
    Verdict verdict;
    for (const Player player : both_players)
        if (seats_[player].forfeit) verdict.faults[player] = seats_[player].forfeit->fault;
    if (const auto outcome = table_.outcome()) {
        verdict.winner = outcome->winner;
        verdict.code = outcome->reason;
        verdict.score = outcome->score;
        verdict.faults = {};
        verdict.sentence = outcome->winner ? name_of_player(*outcome->winner) + " wins" : "A draw";
        if (outcome->score != PerPlayer<int>{}) {
            const Player named_first = outcome->winner.value_or(Player::First);
            verdict.sentence += ", " + std::to_string(outcome->score[named_first]) + " to " +
                                std::to_string(outcome->score[opponent(named_first)]);
        }
        verdict.sentence += ": " + in_words(outcome->reason) + ".";
    } else {
        verdict.ending = Ending::Forfeit;
        verdict.winner = winner_by_forfeit(verdict.faults);
        const Player named = verdict.winner ? opponent(*verdict.winner) : Player::First;
        const Failed& failed = *seats_[named].forfeit;
        verdict.code = failed.code.empty() ? std::string(name_of(failed.fault)) : failed.code;
        verdict.sentence = sentence_of_forfeit();
    }
    verdict_ = std::move(verdict);
}

std::string Match::sentence_of_forfeit() const {
    std::string sentence;
    for (const Player player : both_players) {
        const auto& forfeit = seats_[player].forfeit;
        if (!forfeit) continue;
        sentence += sentence.empty() ? "" : " ";
        sentence += name_of_player(player) + " loses";
        if (forfeit->code.empty()) sentence += ": it " + std::string(what_it_did(forfeit->fault));
        if (seats_[player].questions > 0) sentence += " at question " + std::to_string(seats_[player].questions);
        if (!forfeit->detail.empty()) sentence += ": " + forfeit->detail;
        if (!sentence.ends_with('.')) sentence += '.';
    }
    return sentence;
}

std::string Match::name_of_player(Player player) const {
    return "Player " + std::to_string(number_of(player)) + " (" + order_.players[player] + ")";
}

Record Match::take_record() {
    AGON_CHECK(verdict_.has_value());
    Record record;
    record.game = table_.game();
    record.players = order_.players;
    record.steps = std::exchange(steps_, {});
    record.forgiven = std::exchange(forgiven_, {});
    record.notes = std::exchange(notes_, {});
    record.verdict = *verdict_;
    return record;
}

}  // namespace agon::match
