#include "seats/bot_start.h"

#include <system_error>

#include "seats/lodging.h"
#include "seats/process_seat.h"
#include "seats/rounds_seat.h"
#include "seats/turn_process_seat.h"
#include "seats/unbuilt_seat.h"
#include "seats/workshop.h"
#include "system/interrupt.h"

namespace agon::seats {
namespace {

Unexpected<std::string> game_has_no(const StartOrder& order, std::string_view what) {
    return Unexpected{std::string(order.table->game()) + " has no " + std::string(what)};
}

std::vector<system::WeakPromise> weak_promises_of(const Lodging& lodging) {
    return lodging.sandbox ? lodging.sandbox->weak_promises() : std::vector<system::WeakPromise>{};
}

Result<StartedBot, std::string> start_for_turns(const ProcessBot& bot, const StartOrder& order) {
    auto files = order.table->open_turn_files(order.seat);
    if (!files) return game_has_no(order, "files for programs to play with");
    auto lodging = find_lodging(bot, order);
    if (!lodging) return Unexpected{lodging.error()};
    StartedBot started;
    started.weak_promises = weak_promises_of(**lodging);
    try {
        started.seat = std::make_unique<TurnProcessSeat>(bot, order, std::move(files), *std::move(lodging));
    } catch (const std::system_error& problem) { return Unexpected{std::string(problem.what())}; }
    return started;
}

Result<StartedBot, std::string> start_for_rounds(const ProcessBot& bot, const StartOrder& order) {
    auto files = order.table->open_round_files(order.seat);
    if (!files) return game_has_no(order, "rounds for bots of the Entelect challenge");
    auto found = find_lodging(bot, order);
    if (!found) return Unexpected{found.error()};
    auto place = move_in(bot, **found);
    if (!place) return Unexpected{place.error()};
    std::shared_ptr<const Lodging> lodging = *std::move(found);

    StartedBot started;
    started.weak_promises = weak_promises_of(*lodging);
    auto child = system::Child::start({.program = place->program,
                                       .arguments = bot.arguments,
                                       .environment = lodging->environment,
                                       .folder = place->path,
                                       .sandbox = lodging->sandbox ? &*lodging->sandbox : nullptr,
                                       .core = order.core});
    auto guard = child ? lodging->guard(child->pid(), std::chrono::steady_clock::now()) : std::nullopt;
    RoundsOrder rounds{order.seat, std::move(files), RoundFolder(std::move(place->folder)), order.round_rules,
                       order.time.move};
    auto seat = std::make_unique<RoundsSeat>(std::move(child), std::move(rounds), std::move(lodging));
    if (guard) seat->set_guard(*std::move(guard));
    started.seat = std::move(seat);
    return started;
}

// A program that is talked to as long as the match lasts.
StartedBot start_talking(const ProcessBot& bot, const std::string& folder, std::shared_ptr<const Lodging> lodging,
                         const StartOrder& order, std::unique_ptr<Conversation> conversation) {
    StartedBot started;
    started.weak_promises = weak_promises_of(*lodging);
    auto child = system::Child::start({.program = bot.program,
                                       .arguments = bot.arguments,
                                       .environment = lodging->environment,
                                       .folder = folder,
                                       .sandbox = lodging->sandbox ? &*lodging->sandbox : nullptr,
                                       .core = order.core});
    auto guard = child ? lodging->guard(child->pid(), std::chrono::steady_clock::now()) : std::nullopt;
    auto seat =
        std::make_unique<ProcessSeat>(std::move(child), std::move(conversation), OutputCaps{}, std::move(lodging));
    if (guard) seat->set_guard(*std::move(guard));
    started.seat = std::move(seat);
    return started;
}

// Once it is compiled, it plays as any program does.
Result<StartedBot, std::string> start_library(const ProcessBot& bot, const StartOrder& order) {
    constexpr int executable = 0755;
    const OutputCaps caps;
    auto conversation = open_library({order.table, order.seat, order.players, order.time, caps.line, order.seed});
    if (!conversation) return game_has_no(order, "libraries of creatures");
    Workshop own;
    auto library = (order.workshop ? *order.workshop : own).library_in(bot.folder, order);
    if (!library) return Unexpected{library.error()};
    if ((*library)->program.empty()) return StartedBot{std::make_unique<UnbuiltSeat>(*std::move(library)), {}};
    auto found = find_lodging(bot, order);
    if (!found) return Unexpected{found.error()};
    const std::string& folder = (*found)->workplace.path();
    if (auto problem =
            write_new_file((*found)->workplace.folder(), bot.program.c_str(), (*library)->program, executable))
        return Unexpected{*problem};
    return start_talking(bot, folder, *std::move(found), order, std::move(conversation));
}

Result<StartedBot, std::string> start_for_match(const ProcessBot& bot, const StartOrder& order) {
    const OutputCaps caps;
    const ConversationOrder talk{order.table, order.seat, order.players, order.time, caps.line};
    auto conversation = bot.contract == Contract::Console ? open_console(talk) : open_lines(talk);
    if (!conversation) return game_has_no(order, "console for programs to play at");
    auto found = find_lodging(bot, order);
    if (!found) return Unexpected{found.error()};
    return start_talking(bot, bot.folder, *std::move(found), order, std::move(conversation));
}

}  // namespace

Result<StartedBot, std::string> start_bot(const ProcessBot& bot, const StartOrder& order) {
    system::survive_failed_writes();  // a program may end while it is written to
    if (bot.contract == Contract::Files) return start_for_turns(bot, order);
    if (bot.contract == Contract::Library) return start_library(bot, order);
    return bot.contract == Contract::Entelect ? start_for_rounds(bot, order) : start_for_match(bot, order);
}

}  // namespace agon::seats
