#include "seats/lodging.h"

#include <unistd.h>

namespace agon::seats {
namespace {

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

GuardCaps caps_of(const system::SandboxWish& wish, const system::Sandbox& sandbox) {
    GuardCaps caps;
    caps.memory_bytes = wish.memory_bytes;
    caps.tasks = wish.processes + sandbox.extra_processes();
    caps.folder_bytes = wish.folder_bytes;
    return caps;
}

}  // namespace

std::optional<BotGuard> Lodging::guard(int process, Instant now) const {
    if (!sandbox) return std::nullopt;
    return std::optional<BotGuard>(std::in_place, process, workplace.folder(), caps, now);
}

Result<std::unique_ptr<Lodging>, std::string> find_lodging(const ProcessBot& bot, const StartOrder& order) {
    auto workplace = system::Workplace::make();
    if (!workplace) return Unexpected{workplace.error().message};
    auto lodging = std::make_unique<Lodging>(Lodging{std::nullopt, *std::move(workplace), {}, {}});
    if (order.sandbox != system::SandboxMode::Off) {
        const system::SandboxWish wish = wish_of(bot, order, lodging->workplace);
        auto sandbox = system::Sandbox::prepare(wish);
        if (!sandbox) return Unexpected{sandbox.error()};
        lodging->sandbox.emplace(*std::move(sandbox));
        lodging->caps = caps_of(wish, *lodging->sandbox);
    }
    lodging->environment = environment_of(bot, order, *lodging);
    return lodging;
}

}  // namespace agon::seats
