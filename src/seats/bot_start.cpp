#include "seats/bot_start.h"

#include <cstdlib>
#include <optional>
#include <unistd.h>

#include "system/interrupt.h"
#include "system/workplace.h"

namespace agon::seats {
namespace {

// Where a program lives while it plays. Gone after the program; the folder before the user that it was given to.
struct Lodging {
    std::optional<system::Sandbox> sandbox;
    system::Workplace workplace;
};

// Replaces a variable of the same name, or adds it.
void set(std::vector<std::string>& environment, std::string variable) {
    const std::string_view name = std::string_view(variable).substr(0, variable.find('=') + 1);
    for (std::string& known : environment)
        if (known.starts_with(name)) return void(known = std::move(variable));
    environment.push_back(std::move(variable));
}

// In the sandbox a program is told what it needs and none of our secrets; outside it has all that we have.
std::vector<std::string> environment_of(const ProcessBot& bot, const StartOrder& order, const Lodging& lodging) {
    std::vector<std::string> environment;
    const std::string& folder = lodging.workplace.path();
    if (lodging.sandbox) {
        environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", "HOME=" + folder};
    } else {
        for (char** variable = environ; *variable != nullptr; ++variable) environment.emplace_back(*variable);
    }
    set(environment, "TMPDIR=" + folder);
    set(environment, "AGON_FOLDER=" + folder);
    set(environment, "AGON_GAME=" + std::string(order.table->game()));
    set(environment, "AGON_SEAT=" + std::to_string(number_of(order.seat)));
    for (const std::string& variable : bot.environment) set(environment, variable);
    return environment;
}

system::SandboxWish wish_of(const ProcessBot& bot, const StartOrder& order, const system::Workplace& workplace) {
    system::SandboxWish wish;
    wish.mode = order.sandbox;
    wish.readable = bot.readable;
    wish.readable.push_back(bot.program);
    wish.workplace = workplace.path();
    if (bot.memory_bytes) wish.memory_bytes = *bot.memory_bytes;
    if (bot.processes) wish.processes = *bot.processes;
    if (bot.folder_bytes) wish.folder_bytes = *bot.folder_bytes;
    return wish;
}

Result<std::optional<system::Sandbox>, std::string> sandbox_for(const system::SandboxWish& wish) {
    if (wish.mode == system::SandboxMode::Off) return std::optional<system::Sandbox>{};
    auto sandbox = system::Sandbox::prepare(wish);
    if (!sandbox) return Unexpected{sandbox.error()};
    return std::optional(*std::move(sandbox));
}

GuardCaps caps_of(const system::SandboxWish& wish, const system::Sandbox& sandbox) {
    GuardCaps caps;
    caps.memory_bytes = wish.memory_bytes;
    caps.tasks = wish.processes + sandbox.extra_processes();
    caps.folder_bytes = wish.folder_bytes;
    return caps;
}

}  // namespace

Result<StartedBot, std::string> start_bot(const ProcessBot& bot, const StartOrder& order) {
    system::survive_failed_writes();  // a program may end while it is written to
    const OutputCaps caps;
    const ConversationOrder talk{order.table, order.seat, order.players, order.time, caps.line};
    auto conversation = bot.contract == Contract::Console ? open_console(talk) : open_lines(talk);
    if (!conversation) return Unexpected{std::string(order.table->game()) + " has no console for programs to play at"};

    auto workplace = system::Workplace::make();
    if (!workplace) return Unexpected{workplace.error().message};
    const system::SandboxWish wish = wish_of(bot, order, *workplace);
    auto sandbox = sandbox_for(wish);
    if (!sandbox) return Unexpected{sandbox.error()};
    auto lodging = std::make_shared<Lodging>(Lodging{*std::move(sandbox), *std::move(workplace)});

    StartedBot started;
    if (lodging->sandbox) started.weak_promises = lodging->sandbox->weak_promises();
    auto child = system::Child::start({.program = bot.program,
                                       .arguments = bot.arguments,
                                       .environment = environment_of(bot, order, *lodging),
                                       .folder = bot.folder,
                                       .sandbox = lodging->sandbox ? &*lodging->sandbox : nullptr,
                                       .core = order.core});
    std::optional<BotGuard> guard;
    if (child && lodging->sandbox)
        guard.emplace(child->pid(), lodging->workplace.folder(), caps_of(wish, *lodging->sandbox),
                      std::chrono::steady_clock::now());
    started.seat = std::make_unique<ProcessSeat>(std::move(child), std::move(conversation), caps, std::move(lodging));
    if (guard) started.seat->set_guard(*std::move(guard));
    return started;
}

}  // namespace agon::seats
