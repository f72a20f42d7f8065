#include "catalog/arena.h"

#include <algorithm>

#include "catalog/bots.h"
#include "seats/bot_start.h"
#include "seats/thread_driver.h"
#include "seats/workshop.h"

namespace agon::catalog {
namespace {

std::string list_of(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::optional<std::string> problem_with(const GameEntry& game, const match::BuiltinName& bot) {
    if (std::find(game.bots.begin(), game.bots.end(), bot.name) == game.bots.end())
        return std::string(game.name) + " has no built-in bot '" + bot.name + "'; there are: " + list_of(game.bots);
    if (!bot.level) return std::nullopt;
    if (!has_levels(bot.name)) return "builtin:" + bot.name + " has no levels; leave the @ out";
    if (*bot.level < lowest_level || *bot.level > highest_level)
        return "the level of builtin:" + bot.name + " is a number from " + std::to_string(lowest_level) + " to " +
               std::to_string(highest_level);
    return std::nullopt;
}

std::optional<std::string> problem_with(const GameEntry& game, const seats::ProcessBot& bot) {
    if (bot.games.empty() || std::find(bot.games.begin(), bot.games.end(), game.name) != bot.games.end())
        return std::nullopt;
    std::string games;
    for (const std::string& name : bot.games) games += (games.empty() ? "" : ", ") + name;
    if (bot.contract == seats::Contract::Library)
        return bot.name + " does not play " + std::string(game.name) + ": it is a library for " + games;
    return bot.name + " does not play " + std::string(game.name) + "; its agon.toml says: " + games;
}

}  // namespace

std::string Contestant::name() const {
    const auto* program = std::get_if<seats::ProcessBot>(&bot);
    return program && !program->name.empty() ? program->name : text;
}

Result<Contestant, std::string> find_contestant(const GameEntry& game, std::string_view text) {
    auto bot = seats::find_bot(text, game.bots);
    if (!bot) return Unexpected{bot.error()};
    const auto problem = std::visit([&](const auto& named) { return problem_with(game, named); }, *bot);
    if (problem) return Unexpected{*problem};
    return Contestant{std::string(text), *std::move(bot)};
}

OpenMatch::OpenMatch(const MatchWish& wish, std::unique_ptr<Table> table)
    : wish_(wish), began_(std::chrono::steady_clock::now()), table_(std::move(table)), start_(*table_->record()) {}

OpenMatch::~OpenMatch() = default;

void OpenMatch::stepped(const match::Table&) {
    if (wish_.on_step) wish_.on_step(*table_);
}

void OpenMatch::refused(Player player, const std::string& action) {
    if (wish_.on_refusal) wish_.on_refusal(player, action);
}

// A sentence if this machine cannot.
std::optional<std::string> OpenMatch::seat_everybody() {
    seats::Workshop workshop;
    seats::Seating seating;
    seating.order.audience = this;
    seating.is_broken_off = wish_.is_broken_off;
    seating.pause_waiting = wish_.pause_waiting;
    seating.one_at_a_time = wish_.one_at_a_time;
    for (const Player player : both_players) seating.order.players[player] = wish_.contestants[player].name();
    for (const Player player : both_players) {
        const Contestant& contestant = wish_.contestants[player];
        if (wish_.persons[player]) {
            seating.programs[player] = wish_.persons[player](*table_);
            seating.order.time[player] = match::unhurried(wish_.time);
            continue;
        }
        if (const auto* ours = std::get_if<match::BuiltinName>(&contestant.bot)) {
            AGON_CHECK(table_->seat_bot(player, *ours, wish_.seed));
            seating.order.time[player] = match::unhurried(wish_.time);
            continue;
        }
        seating.order.time[player] = wish_.time;
        auto started = seats::start_bot(std::get<seats::ProcessBot>(contestant.bot), {.table = table_.get(),
                                                                                      .seat = player,
                                                                                      .players = seating.order.players,
                                                                                      .time = wish_.time,
                                                                                      .sandbox = wish_.sandbox,
                                                                                      .core = wish_.core,
                                                                                      .turn_rules = wish_.turn_rules,
                                                                                      .round_rules = wish_.round_rules,
                                                                                      .seed = wish_.seed,
                                                                                      .workshop = &workshop,
                                                                                      .wake = wish_.wake});
        if (!started) return started.error();
        seating.order.policy[player] = started->seat->policy(wish_.time);
        seating.programs[player] = std::move(started->seat);
        report_.weak_promises[player] = std::move(started->weak_promises);
    }
    for (const Player player : both_players)
        if (wish_.passes_over_illegal) seating.order.policy[player][match::Fault::Illegal] = match::Treatment::PassOver;
    runner_ = std::make_unique<seats::MatchRunner>(*table_, std::move(seating));
    return std::nullopt;
}

Result<std::unique_ptr<OpenMatch>, ArenaError> OpenMatch::open(const MatchWish& wish) {
    TableOrder order;
    order.setup = wish.setup;
    order.dice.kind = wish.dice;
    order.dice.seed = wish.seed;
    order.past = Past::Forgotten;
    auto table = wish.game->open(order);
    if (!table) return Unexpected{ArenaError{ArenaProblem::Setup, table.error().error, ""}};
    std::unique_ptr<OpenMatch> match(new OpenMatch(wish, *std::move(table)));
    if (auto problem = match->seat_everybody())
        return Unexpected{ArenaError{ArenaProblem::Machine, {}, *std::move(problem)}};
    if (wish.on_step) wish.on_step(*match->table_);
    return match;
}

MatchReport OpenMatch::report() {
    MatchReport report = std::move(report_);
    report.record = runner_->take_record();
    report.record.setup = start_.setup;
    report.record.setup_hash = start_.setup_hash;
    report.record.dice = start_.dice;
    report.record.has_times = true;
    report.turns = table_->turns();
    report.wall = std::chrono::steady_clock::now() - began_;
    for (const Player player : both_players) {
        report.evidence[player] = runner_->evidence(player);
        report.own_names[player] = runner_->own_name(player);
    }
    return report;
}

Result<MatchReport, ArenaError> run_match(const MatchWish& wish) {
    auto match = OpenMatch::open(wish);
    if (!match) return Unexpected{match.error()};
    seats::run_on_this_thread((*match)->runner(), wish.wake);
    return (*match)->report();
}

}  // namespace agon::catalog
