#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "match/table.h"
#include "seats/contract.h"

namespace agon::seats {

using match::BuiltinName;

// A folder of which a bot gets a copy of its own for each match, and where in it it starts.
struct CopiedFolder {
    std::string of;
    std::string start{};  // below it; empty: there
    bool operator==(const CopiedFolder&) const = default;
};

// A program that plays: a command line, or what the agon.toml (or the bot.json) of a folder says.
struct ProcessBot {
    std::string name;
    std::string program;                  // an absolute path; ./NAME in the copy of its folder
    std::vector<std::string> arguments;   // the first is the program as it was called
    std::string folder;                   // where it is started
    std::vector<std::string> readable{};  // files and folders that it needs besides the system's own
    Contract contract = Contract::AgonLines;
    std::vector<std::string> games{};             // that it plays; empty: any
    std::optional<std::uint64_t> memory_bytes{};  // none: the usual
    std::optional<int> processes{};
    std::optional<std::uint64_t> folder_bytes{};
    std::vector<std::string> environment{};  // NAME=value, besides the usual
    bool may_know_users = true;              // who has an account on this machine, in the sandbox
    std::optional<CopiedFolder> copied{};    // of the entelect contract; none: it starts in a folder that is empty
    bool operator==(const ProcessBot&) const = default;
};

using NamedBot = std::variant<BuiltinName, ProcessBot>;

// The bot that this text names: builtin:NAME[@LEVEL], hw5:FOLDER, the path of a folder with an agon.toml or, below it, a bot.json (or of that
// file), or a command line, which may say its contract first (console:python3 bot.py). Else a sentence for people.
Result<NamedBot, std::string> find_bot(std::string_view text, std::span<const std::string_view> builtin_names);

// The program at this path, from here, as a bot of the files contract. Else a sentence for people.
Result<ProcessBot, std::string> files_bot_at(const std::string& path);

// Whether the sandbox of one lets it read files of the other. An interpreter that both use does not count.
bool can_read_each_other(const ProcessBot& one, const ProcessBot& other);

}  // namespace agon::seats
