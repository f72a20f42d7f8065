#include "system/terminal.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace agon::system {
namespace {

constexpr int largest_sensible = 10000;

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::optional<int> size_from(std::string_view text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || number < 1 || number > largest_sensible)
        return {};
    return number;
}

}  // namespace

// What is open the other way round is as good as closed: using it is an error.
void keep_closed_standard_files_closed() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(file, F_GETFD) < 0) static_cast<void>(open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

bool is_terminal(int descriptor) { return isatty(descriptor) == 1; }

TerminalSize terminal_size(int descriptor) {
    const TerminalSize usual;
    winsize reported{};
    const bool answered = ioctl(descriptor, TIOCGWINSZ, &reported) == 0;
    TerminalSize size;
    size.columns =
        answered && reported.ws_col > 0 ? reported.ws_col : size_from(environment("COLUMNS")).value_or(usual.columns);
    size.rows =
        answered && reported.ws_row > 0 ? reported.ws_row : size_from(environment("LINES")).value_or(usual.rows);
    return size;
}

ColourWishes colour_wishes() {
    const std::string_view forced = environment("CLICOLOR_FORCE"), terminal = environment("TERM");
    return {.no_colour = !environment("NO_COLOR").empty(),
            .forced = !forced.empty() && forced != "0",
            .dumb_terminal = terminal.empty() || terminal == "dumb"};
}

bool wants_colour(Output output, const ColourWishes& wishes) {
    if (wishes.no_colour) return false;
    if (wishes.forced) return true;
    return output == Output::Terminal && !wishes.dumb_terminal;
}

bool wants_colour(int descriptor) {
    return wants_colour(is_terminal(descriptor) ? Output::Terminal : Output::Elsewhere, colour_wishes());
}

}  // namespace agon::system
