#include "protocols/agon_lines/ready.h"

#include "protocols/agon_lines/hello.h"
#include "protocols/agon_lines/known_keys.h"
#include "protocols/agon_lines/line_scanner.h"

namespace agon::agon_lines {
namespace {

bool read_wants(LineScanner& line, Wants& wants) {
    wants = {false, false, false, false};
    std::string word;
    return line.list([&] {
        const std::size_t place = line.place();
        if (!line.text(word)) return false;
        if (word == "actions") wants.actions = true;
        else if (word == "moves") wants.moves = true;
        else if (word == "events") wants.events = true;
        else if (word == "observation") wants.observation = true;
        else return line.fail_at(place, "\"actions\", \"moves\", \"events\" or \"observation\"");
        return true;
    });
}

bool read_exactly(LineScanner& line, std::string_view wanted) {
    const std::size_t place = line.place();
    std::string word;
    return line.text(word) && (word == wanted || line.fail_at(place, "\"" + std::string(wanted) + "\""));
}

}  // namespace

Result<Ready, ParseError> read_ready(std::string_view text) {
    enum Key { Type, Name, Want, Protocol };
    Ready ready;
    LineScanner line(text);
    KnownKeys<4> keys{{"type", "name", "want", "protocol"}};
    const bool good = line.whole_record([&](std::string_view key) {
        const auto known = keys.find(key);
        if (!known) return line.any_value();
        if (!keys.note(*known)) return line.fail("the key \"" + std::string(key) + "\" only once");
        switch (*known) {
            case Type: return read_exactly(line, "ready");
            case Name: return line.text(ready.name);
            case Want: return read_wants(line, ready.wants);
            default: return read_exactly(line, protocol_name);
        }
    });
    if (good && !keys.seen(Type)) line.fail_at(0, "the key \"type\" with \"ready\"");
    if (!good || !keys.seen(Type)) return Unexpected{line.problem()};
    cut_text(ready.name, longest_name);
    return ready;
}

}  // namespace agon::agon_lines
