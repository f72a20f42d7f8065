#include "cli/opponents.h"

#include <algorithm>
#include <fmt/format.h>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/match_report.h"
#include "core/check.h"
#include "core/nearest_name.h"
#include "seats/bot_start.h"
#include "seats/thread_driver.h"
#include "view/escaped.h"

namespace agon::cli {

catalog::Contestant opponent_named(const catalog::GameEntry& game, std::string_view text) {
    const std::string_view word = text.substr(0, text.find('@'));
    const bool is_ours = std::find(game.bots.begin(), game.bots.end(), word) != game.bots.end();
    if (is_ours) return contestant_named(game, "builtin:" + std::string(text));
    auto found = catalog::find_contestant(game, text);
    if (found) return *std::move(found);
    std::string sentence = found.error();
    if (text.find_first_of(" /:") == std::string_view::npos) {
        const std::string_view near = nearest_name(word, game.bots);
        if (!near.empty()) sentence += fmt::format(": did you mean '{}'?", near);
        sentence += fmt::format("\nBuilt-in bots of {}: {}", game.name, fmt::join(game.bots, ", "));
    }
    throw Failure{Exit::Usage, sentence};
}

Opponents::Opponents(catalog::Table& table, const Seating& seating) : table_(table), seating_(seating) {
    for (const Player seat : both_players) {
        order_.players[seat] = sits(seat) ? seating.bots[seat]->name() : "person";
        order_.time[seat] = match::unhurried(seating.programs.time);
    }
    PerPlayer<std::vector<system::WeakPromise>> weak_promises;
    for (const Player seat : both_players) {
        if (!sits(seat)) continue;
        const seats::NamedBot& bot = seating.bots[seat]->bot;
        if (const auto* ours = std::get_if<match::BuiltinName>(&bot))
            AGON_CHECK(table.seat_bot(seat, *ours, seating.seed));
        else start(seat, std::get<seats::ProcessBot>(bot), weak_promises);
    }
    complain(weakness_text(weak_promises));
}

void Opponents::start(Player seat, const seats::ProcessBot& bot,
                      PerPlayer<std::vector<system::WeakPromise>>& weak_promises) {
    if (bot.contract == seats::Contract::Console && !table_.record())
        throw Failure{Exit::Usage, "a program that reads the screen must see the game from its start: leave --position "
                                   "out"};
    const ProgramOptions& options = seating_.programs;
    auto started = seats::start_bot(bot, {.table = &table_,
                                          .seat = seat,
                                          .players = order_.players,
                                          .time = options.time,
                                          .sandbox = options.sandbox,
                                          .seed = seating_.seed});
    if (!started) throw Failure{Exit::Unavailable, started.error()};
    order_.time[seat] = options.time;
    order_.policy[seat] = started->seat->policy(options.time);
    programs_[seat] = std::move(started->seat);
    weak_promises[seat] = std::move(started->weak_promises);
}

std::string Opponents::name(Player seat) const {
    constexpr std::string_view prefix = "builtin:";
    std::string name = seating_.bots[seat]->name();
    if (seating_.bots[seat]->is_built_in() && name.starts_with(prefix)) name.erase(0, prefix.size());
    return view::escaped(name);
}

std::string Opponents::own_name(Player seat) const {
    return programs_[seat] ? view::escaped(programs_[seat]->own_name()) : "";
}

Result<seats::Came, Opponents::NoAnswer> Opponents::ask(Player seat, const match::Pending& pending) {
    if (is_broken_off()) return Unexpected{NoAnswer{match::Ending::Interrupted, "The game was broken off."}};
    if (programs_[seat]) return ask_program(*programs_[seat], pending);
    if (pending.asked == match::Asked::Ready) return seats::Came{match::Ready{}, {}};
    const seats::Instant before = std::chrono::steady_clock::now();
    std::string action = table_.ask_bot(seat);
    const auto spent = std::chrono::steady_clock::now() - before;
    return seats::Came{match::Actions{{std::move(action)}, ""}, {spent, spent}};
}

Result<seats::Came, Opponents::NoAnswer> Opponents::ask_program(seats::ProgramSeat& program,
                                                                const match::Pending& pending) {
    const int wake = seating_.interrupt ? seating_.interrupt->descriptor() : -1;
    auto came = seats::ask_and_wait(program, pending, wake);
    if (program.host_failure()) return Unexpected{NoAnswer{match::Ending::Host, *program.host_failure()}};
    if (!came) return Unexpected{NoAnswer{match::Ending::Interrupted, "The game was broken off."}};
    return *std::move(came);
}

void Opponents::stepped() {
    for (const Player seat : both_players)
        if (programs_[seat]) programs_[seat]->stepped(table_);
}

std::string Opponents::fault_text(const match::Verdict& verdict) const {
    std::string text;
    for (const Player seat : both_players)
        if (verdict.faults[seat] && programs_[seat])
            text += cli::fault_text(seat, *verdict.faults[seat], programs_[seat]->evidence());
    return text;
}

void Opponents::dismiss(const match::Verdict& verdict) {
    for (const Player seat : both_players)
        if (programs_[seat]) seats::dismiss(*programs_[seat], verdict);
}

}  // namespace agon::cli
