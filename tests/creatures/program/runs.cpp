#include "creatures/program/runs.h"

namespace agon::creatures_test {

Ran run_creatures(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    return support::run_program(AGON_PROGRAM_DIR "/creatures", arguments, surroundings);
}

std::string example_board(const std::string& name) { return AGON_SOURCE_DIR "/examples/creatures/" + name; }

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

}  // namespace agon::creatures_test
