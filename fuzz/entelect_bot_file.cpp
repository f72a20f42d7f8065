// A bot.json or a runner's configuration from a stranger, and the same bytes as a line and as the errors of a bot.
#include "core/check.h"
#include "input.h"
#include "protocols/entelect_runner/answer_line.h"
#include "protocols/entelect_runner/bot_file.h"
#include "protocols/entelect_runner/runner_config.h"
#include "protocols/json/utf8.h"

namespace agon::fuzz {
namespace {

void check_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = json::length_of_character(text);
        AGON_CHECK(length > 0);
        text.remove_prefix(length);
    }
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    using namespace agon;
    const std::string_view text = fuzz::as_text(bytes, count);
    if (const auto bot = entelect_runner::read_bot_file(text)) {
        AGON_CHECK(!bot->file_name.empty() && bot->core_count > 0);
        AGON_CHECK(bot->location.empty() || bot->location.front() == '/');
        AGON_CHECK(bot->file_name.find('\0') == std::string::npos);
    } else {
        AGON_CHECK(!bot.error().expected.empty());
    }
    if (const auto config = entelect_runner::read_runner_config(text))
        AGON_CHECK(config->max_runtime.count() > 0 && config->seed != 0);
    for (const int round : {1, 12}) {
        const auto command = entelect_runner::command_in(text, round);
        if (command) fuzz::check_utf8(*command);
    }
    if (const auto line = entelect_runner::last_line_of(text)) {
        AGON_CHECK(!line->empty() && line->find('\n') == std::string::npos);
        fuzz::check_utf8(*line);
    }
    return 0;
}
