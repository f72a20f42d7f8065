#include "protocols/entelect_runner/bot_file.h"

#include <algorithm>

#include "core/fields.h"
#include "protocols/entelect_runner/json_members.h"

namespace agon::entelect_runner {
namespace {

Unexpected<ParseError> problem(std::string expected) { return Unexpected{ParseError{0, 0, std::move(expected)}}; }

std::string lower_case(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

std::string all_languages() {
    std::string list;
    for (const std::string_view name : enum_names(Language{})) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

}  // namespace

Result<BotFile, ParseError> read_bot_file(std::string_view text) {
    if (text.size() > longest_bot_file) return problem("at most " + std::to_string(longest_bot_file) + " bytes");
    auto members = JsonMembers::read(text);
    if (!members) return Unexpected{members.error()};
    BotFile bot;
    bot.author = members->text("author");
    bot.email = members->text("email");
    bot.nick_name = members->text("nickName");
    bot.location = members->text("botLocation");
    bot.file_name = members->text("botFileName");
    const std::string language = lower_case(members->text("botLanguage"));
    constexpr int most_cores = 1024;
    JsonMembers arguments = members->record("arguments");
    bot.core_count = static_cast<int>(arguments.number("coreCount", 1, most_cores).value_or(1));
    for (const auto& found : {members->problem(), arguments.problem()})
        if (found) return Unexpected{*found};
    const auto known = enum_by_name<Language>(language);
    if (!known) return problem("a botLanguage: " + all_languages());
    bot.language = *known;
    if (bot.file_name.empty()) return problem("botFileName: the program");
    // The original only puts the two together and so wants the slash; a bot without it could not be meant otherwise.
    if (!bot.location.empty() && bot.location.front() != '/') bot.location.insert(0, 1, '/');
    return bot;
}

std::vector<std::vector<std::string>> interpreters_of(Language language) {
    switch (language) {
        case Language::Java:
        case Language::Scala: return {{"java", "-jar"}};
        case Language::DotNetCore: return {{"dotnet"}};
        case Language::JavaScript: return {{"node"}};
        case Language::Python3: return {{"python3"}, {"py", "-3"}, {"python"}, {"py"}};
        case Language::CPlusPlus:
        case Language::Rust:
        case Language::Haskell:
        case Language::Command: return {};
    }
    return {};
}

std::vector<std::string> arguments_of(const BotFile& bot) {
    if (bot.language != Language::Haskell) return {};
    return {"+RTS", "-N" + std::to_string(bot.core_count), "-RTS"};
}

}  // namespace agon::entelect_runner
