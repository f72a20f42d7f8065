#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <unistd.h>

#include "core/dice_kinds.h"
#include "protocols/sworms_console/game_builder.h"
#include "protocols/sworms_console/wording.h"
#include "system/file.h"
#include "system/interrupt.h"
#include "system/line_reader.h"

namespace {

using namespace agon;
// The document's, of which a shell sees 255 and 254; and EX_IOERR of sysexits.h.
constexpr int usage_exit = -1, config_exit = -2, output_exit = 74;
constexpr std::size_t longest_line = std::size_t{1} << 20, most_names = std::size_t{1} << 20;

bool print(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

std::optional<sworms_console::Session> load(const std::filesystem::path& path, Dice& dice) {
    // Paths are tried from the current folder first, then from the folder of the configuration file.
    const auto beside = [&](const std::string& name, std::size_t cap) {
        return name.empty() ? std::nullopt : system::read_first_of({name, (path.parent_path() / name).string()}, cap);
    };
    sworms_console::GameBuilder game;
    const auto config = system::read_file(path.string());
    if (!config || game.add_config(*config)) return std::nullopt;
    const auto map = beside(game.config().map_path, system::usual_cap);
    if (!map || game.add_map(*map)) return std::nullopt;
    if (const auto names = beside(game.config().names_path, most_names)) game.add_names(*names);
    return game.build(dice);
}

std::uint32_t seed() {
    const char* const text = std::getenv("RAND_SEED");
    const auto given = text ? sworms_console::read_seed(text) : std::nullopt;
    if (text && !given) std::fputs(sworms_console::seed_warning.data(), stderr);
    return given ? *given : std::random_device{}();
}

}  // namespace

int main(int argc, char** argv) {
    system::survive_failed_writes();
    if (argc != 2) return print(sworms_console::usage_error), usage_exit;
    MersenneDice dice(seed());
    auto session = load(argv[1], dice);
    if (!session) return print(sworms_console::config_error), config_exit;
    system::LineReader input(STDIN_FILENO, longest_line);
    if (!print(session->opening())) return output_exit;
    for (std::optional<std::string> line; !session->over() && (line = input.next());)
        if (!print(session->answer(*line))) return output_exit;
    return 0;
}
