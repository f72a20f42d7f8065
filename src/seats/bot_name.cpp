#include "seats/bot_name.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

#include "core/nearest_name.h"
#include "core/text_cursor.h"
#include "protocols/entelect_runner/bot_file.h"
#include "seats/command_words.h"
#include "seats/entelect_bot.h"
#include "seats/manifest.h"
#include "seats/readable.h"
#include "seats/workshop.h"
#include "system/file.h"
#include "system/program.h"

namespace agon::seats {
namespace {

namespace fs = std::filesystem;
using Names = std::span<const std::string_view>;

constexpr std::string_view entelect_file = entelect_runner::bot_file_name;

// The document's command line is all that such a program is told.
constexpr const char* no_words_of_its_own =
    "a program of the files contract is started as ./NAME MAP STATUS ORDERS [SECONDS] and can have no words of its own; "
    "a script that begins with #! can have them in its first line";

Unexpected<std::string> refusal(std::string sentence) { return Unexpected{std::move(sentence)}; }

Result<NamedBot, std::string> read_builtin(std::string_view text, Names builtin_names) {
    const std::size_t at = text.find('@');
    BuiltinName bot{std::string(text.substr(0, at))};
    if (std::find(builtin_names.begin(), builtin_names.end(), bot.name) == builtin_names.end()) {
        const std::string_view near = nearest_name(bot.name, builtin_names);
        const std::string hint = near.empty() ? "" : fmt::format(" (did you mean builtin:{}?)", near);
        return refusal(fmt::format("there is no built-in bot \"{}\" for this game{}", bot.name, hint));
    }
    if (at == std::string_view::npos) return NamedBot{bot};
    TextCursor level(text.substr(at + 1));
    bot.level = level.take_number(0, 1'000'000);
    if (!bot.level || !level.at_end())
        return refusal(fmt::format("builtin:{}: the level after @ must be a number from 0 to 1000000", bot.name));
    return NamedBot{bot};
}

std::string missing_program(const std::string& word, const fs::path& path, Names builtin_names) {
    if (word.find('/') == std::string::npos) {
        std::string sentence = fmt::format("cannot find the program \"{}\" in any folder of PATH", word);
        if (std::find(builtin_names.begin(), builtin_names.end(), word) != builtin_names.end())
            sentence += fmt::format(" (did you mean builtin:{}?)", word);
        return sentence;
    }
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return fmt::format("{} is a folder and not a program", path.string());
    if (!fs::exists(path, ignored)) return fmt::format("there is no program {}", path.string());
    return fmt::format("{} cannot be run: it is not executable", path.string());
}

// The path of the program that `word` names for somebody who stands in `folder`.
Result<std::string, std::string> program_named(const std::string& word, const fs::path& folder, Names builtin_names) {
    const bool is_path = word.find('/') != std::string::npos;
    const fs::path path = is_path ? (folder / word).lexically_normal() : fs::path(word);
    const auto found = system::find_program(path.string());
    if (!found) return refusal(missing_program(word, path, builtin_names));
    std::error_code ignored;
    return fs::absolute(*found, ignored).lexically_normal().string();
}

Result<NamedBot, std::string> read_command(std::string_view text, Contract contract, Names builtin_names) {
    auto words = split_command(text);
    if (!words) return refusal(fmt::format("\"{}\": {}", text, to_text(words.error())));
    std::error_code problem;
    const fs::path here = fs::current_path(problem);
    if (problem) return refusal("the current folder is gone");
    const auto program = program_named(words->front(), here, builtin_names);
    if (!program) return refusal(program.error());

    // Whoever types a command may let the program read what it names.
    Readable readable;
    readable.add_program(*program);
    for (std::size_t i = 1; i < words->size(); ++i) {
        const fs::path named = here / (*words)[i];
        if (!(*words)[i].empty() && fs::exists(named, problem)) readable.add_with_folder(named);
    }
    if (contract == Contract::Files && words->size() > 1) return refusal(no_words_of_its_own);
    // It does not start here, but what it was told to read is here.
    for (std::size_t i = 1; contract == Contract::Entelect && i < words->size(); ++i)
        if (!(*words)[i].empty() && fs::exists(here / (*words)[i], problem))
            (*words)[i] = (here / (*words)[i]).string();
    ProcessBot bot{std::string(trimmed(text)), *program, std::move(*words), here.string(), readable.paths()};
    bot.contract = contract;
    return NamedBot{bot};
}

// A manifest comes from the bot's author and not from whoever runs it, so it opens no folder but its own: a program is in that
// folder or is one that everybody can run.
Result<NamedBot, std::string> bot_of_manifest(const fs::path& file, Manifest manifest) {
    std::error_code problem;
    const fs::path folder = fs::canonical(file.parent_path(), problem);
    if (problem || is_too_broad(folder)) {
        return refusal(
            fmt::format("{}: a bot needs a folder of its own, and this one holds more than a bot", file.string()));
    }
    const std::string& word = manifest.command.front();
    const auto program = program_named(word, folder, {});
    if (!program) return refusal(fmt::format("{}: {}", file.string(), program.error()));
    const fs::path real = fs::canonical(*program, problem);
    if (word.find('/') != std::string::npos && !is_inside(real, folder) && !is_of_the_system(real)) {
        return refusal(
            fmt::format("{}: the program {} is not in the bot's folder, nor one of the system", file.string(), word));
    }
    if (manifest.contract == Contract::Files && manifest.command.size() > 1)
        return refusal(fmt::format("{}: {}", file.string(), no_words_of_its_own));
    Readable readable;
    readable.add_program(*program);
    readable.add_with_folder(folder);
    const std::string name = manifest.name.empty() ? folder.filename().string() : manifest.name;
    ProcessBot bot{name, *program, std::move(manifest.command), folder.string(), readable.paths(), manifest.contract};
    bot.games = std::move(manifest.games);
    if (manifest.memory_mb) bot.memory_bytes = *manifest.memory_mb << 20;
    if (manifest.folder_mb) bot.folder_bytes = *manifest.folder_mb << 20;
    bot.processes = manifest.processes;
    bot.environment = std::move(manifest.environment);
    if (bot.contract == Contract::Entelect) {
        bot.copied = CopiedFolder{folder.string()};
        if (is_inside(real, folder)) bot.program = "./" + fs::relative(real, folder, problem).string();
    }
    return NamedBot{bot};
}

Result<NamedBot, std::string> read_folder(const fs::path& file) {
    std::error_code ignored;
    if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored))
        return refusal(fmt::format("{} is not a file", file.string()));
    const auto text = system::read_file(file.string(), longest_manifest);
    if (!text) return refusal(text.error().message);
    auto manifest = read_manifest(*text);
    if (!manifest) return refusal(fmt::format("{}: {}", file.string(), to_text(manifest.error())));
    return bot_of_manifest(fs::absolute(file), std::move(*manifest));
}

// A folder with somebody's library of creatures. It is compiled when it takes a seat; it reads no other file of that folder.
Result<NamedBot, std::string> read_library(std::string_view text) {
    std::error_code problem;
    const fs::path folder = fs::canonical(fs::path(text), problem);
    if (problem || !fs::is_directory(folder, problem))
        return refusal(fmt::format("hw5:{0}: there is no folder {0}", text));
    for (const char* const name : {library_header, library_source})
        if (!fs::is_regular_file(fs::symlink_status(folder / name, problem)))
            return refusal(fmt::format("hw5:{}: the folder has no file {}", text, name));
    ProcessBot bot{fmt::format("hw5:{}", text), "./library", {"./library"}, folder.string()};
    bot.contract = Contract::Library;
    bot.games = {"creatures"};
    bot.may_know_users = false;
    return NamedBot{bot};
}

// The manifest that a path names; none if the text is no path of a bot's folder or manifest.
std::optional<fs::path> manifest_at(std::string_view text) {
    const fs::path path(text);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        const bool is_entelect = !fs::exists(path / manifest_file, ignored) && find_bot_file(path);
        return path / (is_entelect ? entelect_file : manifest_file);
    }
    if ((path.filename() == manifest_file || path.filename() == entelect_file) && fs::exists(path, ignored))
        return path;
    return std::nullopt;
}

}  // namespace

Result<NamedBot, std::string> find_bot(std::string_view text, Names builtin_names) {
    constexpr std::string_view builtin = "builtin:", console = "console:", lines = "lines:", files = "files:",
                               entelect = "entelect:", library = "hw5:";
    if (text.find('\0') != std::string_view::npos) return refusal("the name of a bot has no NUL byte");
    if (text.starts_with(builtin)) return read_builtin(text.substr(builtin.size()), builtin_names);
    if (text.starts_with(console)) return read_command(text.substr(console.size()), Contract::Console, builtin_names);
    if (text.starts_with(library)) return read_library(text.substr(library.size()));
    if (text.starts_with(files)) return read_command(text.substr(files.size()), Contract::Files, builtin_names);
    if (text.starts_with(entelect))
        return read_command(text.substr(entelect.size()), Contract::Entelect, builtin_names);
    if (text.starts_with(lines)) return read_command(text.substr(lines.size()), Contract::AgonLines, builtin_names);
    const auto manifest = manifest_at(text);
    if (!manifest) return read_command(text, Contract::AgonLines, builtin_names);
    if (manifest->filename() != entelect_file) return read_folder(*manifest);
    auto bot = entelect_bot_in(fs::absolute(*manifest).parent_path());
    if (!bot) return refusal(bot.error());
    return NamedBot{*std::move(bot)};
}

Result<ProcessBot, std::string> files_bot_at(const std::string& path) {
    std::error_code problem;
    const fs::path here = fs::current_path(problem);
    if (problem) return refusal("the current folder is gone");
    const auto program = program_named((here / path).string(), here, {});
    if (!program) return refusal(program.error());
    Readable readable;
    readable.add_program(*program);
    ProcessBot bot{path, *program, {*program}, here.string(), readable.paths()};
    bot.contract = Contract::Files;
    return bot;
}

bool can_read_each_other(const ProcessBot& one, const ProcessBot& other) {
    for (const fs::path mine : one.readable) {
        for (const fs::path theirs : other.readable) {
            const bool overlap = is_inside(mine, theirs) || is_inside(theirs, mine);
            if (overlap && !(one.program == other.program && is_inside(one.program, mine))) return true;
        }
    }
    return false;
}

}  // namespace agon::seats
