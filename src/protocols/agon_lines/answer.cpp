#include "protocols/agon_lines/answer.h"

#include <limits>

#include "protocols/agon_lines/known_keys.h"
#include "protocols/agon_lines/line_scanner.h"

namespace agon::agon_lines {
namespace {

bool read_type(LineScanner& line, bool& resigns) {
    const std::size_t place = line.place();
    std::string word;
    if (!line.text(word)) return false;
    resigns = word == "resign";
    return resigns || word == "action" || line.fail_at(place, "\"action\" or \"resign\"");
}

bool read_actions(LineScanner& line, std::vector<std::string>& actions) {
    const std::size_t place = line.place();
    if (!line.list([&] { return line.text(actions.emplace_back()); })) return false;
    return !actions.empty() || line.fail_at(place, "at least one action");
}

}  // namespace

Result<Answer, ParseError> read_answer(std::string_view text) {
    enum Key { Type, TurnNumber, Action, Actions, Note };
    Answer answer;
    LineScanner line(text);
    KnownKeys<5> keys{{"type", "turn", "action", "actions", "note"}};
    bool good = line.whole_record([&](std::string_view key) {
        const auto known = keys.find(key);
        if (!known) return line.any_value();
        if (!keys.note(*known)) return line.fail("the key \"" + std::string(key) + "\" only once");
        switch (*known) {
            case Type: return read_type(line, answer.resigns);
            case TurnNumber: return line.whole_number(1, std::numeric_limits<int>::max(), answer.turn.emplace());
            case Note: return line.text(answer.note);
            default: break;
        }
        if (keys.seen(Action) && keys.seen(Actions)) return line.fail("either \"action\" or \"actions\"");
        if (*known == Action) return line.text(answer.actions.emplace_back());
        return read_actions(line, answer.actions);
    });
    const bool acts = keys.seen(Action) || keys.seen(Actions);
    if (good && answer.resigns && acts) good = line.fail_at(0, "no action with a resignation");
    if (good && !answer.resigns && !acts) good = line.fail_at(0, "the key \"action\" or \"actions\"");
    if (!good) return Unexpected{line.problem()};
    cut_text(answer.note, longest_note);
    return answer;
}

}  // namespace agon::agon_lines
