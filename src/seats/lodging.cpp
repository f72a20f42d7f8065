#include "seats/lodging.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "system/copy_folder.h"

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
    if (bot.program.front() == '/') wish.readable.push_back(bot.program);  // else it is in its workplace
    wish.workplace = workplace.path();
    if (!bot.may_know_users) wish.user_names = system::UserNames::Hidden;
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

// What a bot's folder may bring along, and what is written into it in a match: three entries a round.
constexpr system::FolderWeight largest_copy{std::uint64_t{512} << 20, 50'000, false};
constexpr std::uint64_t bytes_of_rounds = std::uint64_t{128} << 20, entries_of_rounds = 30'000;

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

}  // namespace

std::optional<BotGuard> Lodging::guard(int process, Instant now) const {
    if (!sandbox) return std::nullopt;
    return std::optional<BotGuard>(std::in_place, process, workplace.folder(), caps, now);
}

Result<std::unique_ptr<Lodging>, std::string> find_lodging(const ProcessBot& bot, const StartOrder& order) {
    const auto use =
        bot.copied || bot.contract == Contract::Library ? system::WorkplaceUse::Programs : system::WorkplaceUse::Files;
    auto workplace = system::Workplace::make(use);
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

Result<StartingPlace, std::string> move_in(const ProcessBot& bot, Lodging& lodging) {
    StartingPlace place{{}, lodging.workplace.path(), bot.program};
    const auto fail = [&](int code) {
        return Unexpected{system::file_error("make", "a copy of " + bot.name, code).message};
    };
    lodging.caps.folder_bytes += bytes_of_rounds;
    lodging.caps.folder_entries += entries_of_rounds;
    if (bot.copied) {
        place.path += "/bot";
        if (mkdir(place.path.c_str(), S_IRWXU) != 0) return fail(errno);
        const system::Descriptor folder(open(place.path.c_str(), folder_flags));
        if (!folder.is_open() || fchmod(folder.number(), 0777) != 0) return fail(errno);  // it may be another user's
        const std::string left_by_others = (bot.copied->start.empty() ? "" : bot.copied->start + "/") + "rounds";
        const auto weight = system::copy_folder(bot.copied->of, folder.number(), largest_copy, left_by_others);
        if (!weight) return Unexpected{weight.error().message};
        lodging.caps.folder_bytes += weight->bytes;
        lodging.caps.folder_entries += weight->entries;
        if (!bot.copied->start.empty()) place.path += "/" + bot.copied->start;
    }
    place.folder = system::Descriptor(open(place.path.c_str(), folder_flags));
    if (!place.folder.is_open()) return fail(errno);
    return place;
}

}  // namespace agon::seats
