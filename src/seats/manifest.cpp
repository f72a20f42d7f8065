#include "seats/manifest.h"

#include <algorithm>
#include <array>
#include <toml++/toml.h>

#include "core/fields.h"
#include "core/nearest_name.h"
#include "seats/command_words.h"

namespace agon::seats {
namespace {

constexpr std::array<std::string_view, 8> known_keys{"name",      "command",   "contract",  "games",
                                                     "memory_mb", "folder_mb", "processes", "environment"};
constexpr std::size_t longest_name = 100;
constexpr std::int64_t most_memory_mb = 1024 * 1024, most_processes = 4096;

// Thrown inside read_manifest and caught there: most of what can be wrong is found deep inside a value.
struct Problem {
    ParseError error;
};

[[noreturn]] void reject(const toml::source_region& place, std::string expected) {
    throw Problem{{static_cast<int>(place.begin.line), static_cast<int>(place.begin.column), std::move(expected)}};
}

bool has_control(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char letter) {
        return static_cast<unsigned char>(letter) < 0x20 || static_cast<unsigned char>(letter) == 0x7F;
    });
}

std::string text_in(const toml::node& node) {
    const auto* text = node.as_string();
    if (!text) reject(node.source(), "a text in quotes");
    if (text->get().find('\0') != std::string::npos) reject(node.source(), "a text without a NUL character");
    return text->get();
}

std::string name_in(const toml::node& node) {
    std::string name = text_in(node);
    if (name.empty() || name.size() > longest_name || has_control(name))
        reject(node.source(), "a name of 1 to 100 bytes on one line");
    return name;
}

std::vector<std::string> texts_in(const toml::node& node) {
    const auto* list = node.as_array();
    if (!list || list->empty()) reject(node.source(), "a list of texts, and not an empty one");
    std::vector<std::string> texts;
    for (const toml::node& element : *list) texts.push_back(text_in(element));
    return texts;
}

std::vector<std::string> command_in(const toml::node& node) {
    if (node.is_string()) {
        auto words = split_command(text_in(node));
        if (!words) reject(node.source(), words.error().expected + " in the command");
        return *words;
    }
    if (!node.is_array()) reject(node.source(), "a command: a text, or a list of its words");
    auto words = texts_in(node);
    if (words.front().empty()) reject(node.source(), "the name of a program and not an empty word");
    return words;
}

Contract contract_in(const toml::node& node) {
    const auto contract = enum_by_name<Contract>(text_in(node));
    if (!contract || *contract == Contract::Library)
        reject(node.source(), "\"agon-lines\", \"console\", \"files\" or \"entelect\"");
    return *contract;
}

std::int64_t number_in(const toml::node& node, std::int64_t most) {
    const auto* number = node.as_integer();
    if (!number || number->get() < 1 || number->get() > most)
        reject(node.source(), "a whole number from 1 to " + std::to_string(most));
    return number->get();
}

bool is_variable_name(std::string_view name) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !name.empty() && is_letter(name.front()) &&
           std::all_of(name.begin(), name.end(), [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

std::vector<std::string> environment_in(const toml::node& node) {
    const auto* table = node.as_table();
    if (!table) reject(node.source(), "a table of variables: [environment]");
    std::vector<std::string> variables;
    for (const auto& [key, value] : *table) {
        if (!is_variable_name(key.str())) reject(key.source(), "a variable's name: letters, digits and _");
        // The seat tells a bot about its match under such names.
        if (key.str().starts_with("AGON_")) reject(key.source(), "a name that does not begin with AGON_");
        variables.push_back(std::string(key.str()) + "=" + text_in(value));
    }
    return variables;
}

[[noreturn]] void reject_key(const toml::key& key) {
    const std::string_view near = nearest_name(key.str(), known_keys);
    const std::string hint = near.empty() ? "" : " (did you mean " + std::string(near) + "?)";
    std::string shown(key.str().substr(0, longest_name));
    std::replace_if(
        shown.begin(), shown.end(),
        [](char c) {
            return has_control({&c, 1});
        },
        '?');
    reject(key.source(), "a key of a bot's manifest and not " + shown + hint);
}

Manifest manifest_in(const toml::table& table) {
    Manifest manifest;
    for (const auto& [key, value] : table) {
        const std::string_view name = key.str();
        if (name == "name") manifest.name = name_in(value);
        else if (name == "command") manifest.command = command_in(value);
        else if (name == "contract") manifest.contract = contract_in(value);
        else if (name == "games") manifest.games = texts_in(value);
        else if (name == "memory_mb") manifest.memory_mb = static_cast<std::uint64_t>(number_in(value, most_memory_mb));
        else if (name == "folder_mb") manifest.folder_mb = static_cast<std::uint64_t>(number_in(value, most_memory_mb));
        else if (name == "processes") manifest.processes = static_cast<int>(number_in(value, most_processes));
        else if (name == "environment") manifest.environment = environment_in(value);
        else reject_key(key);
    }
    if (manifest.command.empty()) throw Problem{{1, 1, "the key command: how the bot is started"}};
    return manifest;
}

}  // namespace

Result<Manifest, ParseError> read_manifest(std::string_view text) {
    if (text.size() > longest_manifest)
        return Unexpected{ParseError{1, 1, "at most " + std::to_string(longest_manifest) + " bytes"}};
    try {
        return manifest_in(toml::parse(text));
    } catch (const Problem& problem) { return Unexpected{problem.error}; } catch (const toml::parse_error& problem) {
        const auto place = problem.source().begin;
        return Unexpected{ParseError{static_cast<int>(place.line), static_cast<int>(place.column),
                                     "TOML (" + std::string(problem.description()) + ")"}};
    }
}

}  // namespace agon::seats
