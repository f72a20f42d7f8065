#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace agon::entelect_runner {

inline constexpr std::string_view bot_file_name = "bot.json";
inline constexpr std::size_t longest_bot_file = 64 * 1024;

// The original's languages, and whatever else a command line can start.
enum class Language : std::uint8_t { Java, DotNetCore, JavaScript, Python3, CPlusPlus, Haskell, Scala, Rust, Command };
constexpr std::array<std::string_view, 9> enum_names(Language) {
    return {"java", "dotnetcore", "javascript", "python3", "cplusplus", "haskell", "scala", "rust", "command"};
}

// What the bot.json of a folder says about the bot.
struct BotFile {
    std::string author{}, email{}, nick_name{};
    Language language = Language::Command;
    std::string location{};   // of the folder that it starts in, below the folder that was named; begins with a slash
    std::string file_name{};  // of the program there; of a command its words
    int core_count = 1;
    bool operator==(const BotFile&) const = default;
};

Result<BotFile, ParseError> read_bot_file(std::string_view text);

// The words before the bot's own file in the command that starts it, the usual first; none for a program that is started by
// itself. Of several the first whose program is installed is used.
std::vector<std::vector<std::string>> interpreters_of(Language language);
// The words after it.
std::vector<std::string> arguments_of(const BotFile& bot);

}  // namespace agon::entelect_runner
