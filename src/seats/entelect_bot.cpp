#include "seats/entelect_bot.h"

#include <algorithm>
#include <fmt/format.h>

#include "protocols/entelect_runner/bot_file.h"
#include "seats/command_words.h"
#include "seats/readable.h"
#include "system/file.h"
#include "system/program.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;
using entelect_runner::BotFile;
using entelect_runner::Language;

Unexpected<std::string> refusal(std::string sentence) { return Unexpected{std::move(sentence)}; }

struct Command {
    std::string program;
    std::vector<std::string> words;  // the first is the program as it is called
};

Result<Command, std::string> interpreted(const BotFile& bot) {
    const auto interpreters = entelect_runner::interpreters_of(bot.language);
    for (const auto& words : interpreters) {
        const auto program = system::find_program_of_the_system(words.front());
        if (!program) continue;
        Command command{*program, words};
        command.words.push_back(bot.file_name);
        return command;
    }
    return refusal(fmt::format("cannot find the program \"{}\" in any folder of PATH", interpreters.front().front()));
}

// Words of its own choice: a program beside it, or one that everybody can run.
Result<Command, std::string> chosen(const BotFile& bot) {
    auto words = split_command(bot.file_name);
    if (!words) return refusal(fmt::format("botFileName: {}", to_text(words.error())));
    const std::string first = words->front();
    if (first.find('/') != std::string::npos) {
        if (first.front() == '/' && !is_of_the_system(first))
            return refusal(fmt::format("the program {} is not in the bot's folder, nor one of the system", first));
        return Command{first, *std::move(words)};
    }
    const auto program = system::find_program_of_the_system(first);
    if (!program) return refusal(fmt::format("cannot find the program \"{}\" in any folder of PATH", first));
    return Command{*program, *std::move(words)};
}

Result<Command, std::string> command_of(const BotFile& bot) {
    if (bot.language == Language::Command) return chosen(bot);
    if (!entelect_runner::interpreters_of(bot.language).empty()) return interpreted(bot);
    Command command{"./" + bot.file_name, {"./" + bot.file_name}};
    for (std::string& word : entelect_runner::arguments_of(bot)) command.words.push_back(std::move(word));
    return command;
}

}  // namespace

std::optional<fs::path> find_bot_file(const fs::path& folder) {
    constexpr std::size_t most_folders = 2000;
    std::vector<fs::path> level{folder};
    std::size_t seen = 0;
    while (!level.empty()) {
        std::vector<fs::path> below;
        for (const fs::path& place : level) {
            std::error_code problem;
            if (fs::is_regular_file(place / entelect_runner::bot_file_name, problem))
                return place / entelect_runner::bot_file_name;
            if (++seen > most_folders) return std::nullopt;
            for (fs::directory_iterator entry(place, problem), end; !problem && entry != end;
                 entry.increment(problem)) {
                std::error_code ignored;
                if (entry->is_directory(ignored) && !entry->is_symlink(ignored)) below.push_back(entry->path());
            }
        }
        std::sort(below.begin(), below.end());
        level = std::move(below);
    }
    return std::nullopt;
}

Result<ProcessBot, std::string> entelect_bot_in(const fs::path& named) {
    const auto file = find_bot_file(named);
    if (!file) return refusal(fmt::format("there is no {} in {}", entelect_runner::bot_file_name, named.string()));
    const auto wrong = [&](const std::string& sentence) {
        return refusal(fmt::format("{}: {}", file->string(), sentence));
    };
    const auto text = system::read_file(file->string(), entelect_runner::longest_bot_file);
    if (!text) return refusal(text.error().message);
    const auto bot = entelect_runner::read_bot_file(*text);
    if (!bot) return wrong(to_text(bot.error()));

    std::error_code problem;
    const fs::path folder = fs::canonical(named, problem);
    if (problem || is_too_broad(folder))
        return wrong("a bot needs a folder of its own, and this one holds more than a bot");
    const fs::path start = fs::canonical(folder.string() + bot->location, problem);
    if (problem || !is_inside(start, folder) || !fs::is_directory(start, problem))
        return wrong(fmt::format("botLocation: there is no folder {} in the bot's own", bot->location));
    if (bot->language != Language::Command) {
        const fs::path program = fs::canonical(start / bot->file_name, problem);
        if (problem || !is_inside(program, folder) || !fs::is_regular_file(program, problem))
            return wrong(fmt::format("botFileName: there is no file {} in {}", bot->file_name, start.string()));
    }
    auto command = command_of(*bot);
    if (!command) return wrong(command.error());

    Readable readable;
    if (command->program.front() == '/') readable.add_program(command->program);
    const std::string name = bot->nick_name.empty() ? folder.filename().string() : bot->nick_name;
    ProcessBot found{name, command->program, std::move(command->words), start.string(), readable.paths()};
    found.contract = Contract::Entelect;
    found.copied = CopiedFolder{folder.string(), start == folder ? "" : fs::relative(start, folder, problem).string()};
    return found;
}

}  // namespace agon::seats
