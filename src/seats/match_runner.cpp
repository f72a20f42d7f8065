#include "seats/match_runner.h"

#include <algorithm>
#include <utility>

#include "core/check.h"

namespace agon::seats {
namespace {

match::MatchOrder with_audience(match::MatchOrder order, match::Audience* audience) {
    order.audience = audience;
    return order;
}

}  // namespace

MatchRunner::MatchRunner(match::Table& table, Seating seating)
    : table_(table),
      seating_(std::move(seating)),
      spectator_(seating_.order.audience),
      match_(table, with_audience(seating_.order, this)) {}

void MatchRunner::begin(Instant now) { go_on(now); }

void MatchRunner::stepped(const match::Table& table) {
    for (const Player player : both_players)
        if (seating_.programs[player]) seating_.programs[player]->stepped(table);
    if (spectator_) spectator_->stepped(table);
}

void MatchRunner::refused(Player player, const std::string& action) {
    if (spectator_) spectator_->refused(player, action);
}

void MatchRunner::ready(const SeatInterest& interest, Instant now) {
    if (over_) return;
    take(interest.seat, seating_.programs[interest.seat]->ready(interest.interest.stream, now));
    go_on(now);
}

void MatchRunner::time_passed(Instant now) {
    if (over_) return;
    if (farewell_until_ && now >= *farewell_until_) return finish();
    for (const Player player : both_players)
        if (seating_.programs[player]) take(player, seating_.programs[player]->time_passed(now));
    go_on(now);
}

void MatchRunner::break_off(match::Ending ending, std::string sentence, Instant now) {
    match_.stop(ending, std::move(sentence));
    go_on(now);
}

void MatchRunner::take(Player player, std::optional<Came> came) {
    if (!came || match_.verdict()) return;
    is_asked_[player] = false;
    if (seating_.pause_waiting && match_.pending(player).asked == match::Asked::Action)
        seating_.programs[player]->pause();
    match_.answer(player, std::move(came->answer), came->spent);
}

// Asks whoever is to be asked, as long as answers come at once.
void MatchRunner::go_on(Instant now) {
    bool somebody_answered = true;
    while (somebody_answered && !match_.verdict()) {
        somebody_answered = false;
        if (seating_.is_broken_off && seating_.is_broken_off()) {
            match_.stop(match::Ending::Interrupted, "The match was broken off.");
            break;
        }
        for (const Player player : both_players) {
            const auto& program = seating_.programs[player];
            if (program && program->host_failure()) match_.stop(match::Ending::Host, *program->host_failure());
            if (seating_.one_at_a_time && is_asked_[opponent(player)]) continue;
            if (!is_asked_[player] && match_.pending(player).asked != match::Asked::Nothing && ask(player, now))
                somebody_answered = true;
        }
    }
    if (!match_.verdict()) return;
    if (!farewell_until_) begin_farewell(now);
    const auto has_ended = [&](Player player) {
        return !seating_.programs[player] || seating_.programs[player]->has_ended();
    };
    if (std::all_of(both_players.begin(), both_players.end(), has_ended)) finish();
}

bool MatchRunner::ask(Player player, Instant now) {
    if (!seating_.programs[player]) return ask_built_in(player), true;
    is_asked_[player] = true;
    ProgramSeat& program = *seating_.programs[player];
    if (seating_.pause_waiting) program.resume();
    take(player, program.ask(match_.pending(player), now));
    return !is_asked_[player];
}

void MatchRunner::ask_built_in(Player player) {
    if (match_.pending(player).asked == match::Asked::Ready) return match_.answer(player, match::Ready{}, {});
    const Instant before = std::chrono::steady_clock::now();
    try {
        std::string action = table_.ask_bot(player);
        const auto spent = std::chrono::steady_clock::now() - before;
        match_.answer(player, match::Actions{{std::move(action)}, ""}, {spent, spent});
    } catch (const BrokenInvariant& mistake) {
        match_.stop(match::Ending::Internal, std::string("A mistake of a built-in bot: ") + mistake.what());
    }
}

void MatchRunner::begin_farewell(Instant now) {
    farewell_until_ = now + farewell_time;
    for (const Player player : both_players) {
        if (!seating_.programs[player]) continue;
        if (seating_.pause_waiting) seating_.programs[player]->resume();
        seating_.programs[player]->say_farewell(*match_.verdict());
    }
}

void MatchRunner::finish() {
    for (const Player player : both_players)
        if (seating_.programs[player]) seating_.programs[player]->end();
    over_ = true;
}

AllInterests MatchRunner::interests() {
    AllInterests all;
    if (over_) return all;
    for (const Player player : both_players) {
        if (!seating_.programs[player]) continue;
        for (const Interest& interest : seating_.programs[player]->interests()) all.push_back({player, interest});
    }
    return all;
}

std::optional<Instant> MatchRunner::deadline() const {
    if (over_) return std::nullopt;
    if (farewell_until_) return farewell_until_;
    std::optional<Instant> first;
    for (const Player player : both_players) {
        const auto deadline = seating_.programs[player] ? seating_.programs[player]->deadline() : std::nullopt;
        if (deadline && (!first || *deadline < *first)) first = deadline;
    }
    return first;
}

Evidence MatchRunner::evidence(Player player) const {
    return seating_.programs[player] ? seating_.programs[player]->evidence() : Evidence{};
}

std::string_view MatchRunner::own_name(Player player) const {
    return seating_.programs[player] ? seating_.programs[player]->own_name() : "";
}

}  // namespace agon::seats
