// A line from a bot, read without a tree and, to compare, through one: both must say the same.
#include <algorithm>

#include "core/check.h"
#include "input.h"
#include "protocols/agon_lines/answer.h"
#include "protocols/agon_lines/ready.h"
#include "protocols/json/json.h"

namespace agon::fuzz {
namespace {

std::size_t count_of(const Tree::Record& record, std::string_view key) {
    const auto has_key = [&](const TreeMember& member) { return member.key == key; };
    return static_cast<std::size_t>(std::count_if(record.begin(), record.end(), has_key));
}

const Tree* find(const Tree::Record& record, std::string_view key) {
    for (const TreeMember& member : record)
        if (member.key == key) return &member.value;
    return nullptr;
}

const std::string* text_of(const Tree* tree) { return tree ? tree->as<std::string>() : nullptr; }

std::optional<std::vector<std::string>> texts_of(const Tree& tree) {
    const auto* list = tree.as<Tree::List>();
    if (!list) return std::nullopt;
    std::vector<std::string> texts;
    for (const Tree& element : *list) {
        if (!element.as<std::string>()) return std::nullopt;
        texts.push_back(*element.as<std::string>());
    }
    return texts;
}

std::optional<agon_lines::Answer> answer_in(const Tree::Record& record) {
    agon_lines::Answer answer;
    for (const char* key : {"type", "turn", "action", "actions", "note"})
        if (count_of(record, key) > 1) return std::nullopt;
    const Tree *type = find(record, "type"), *turn = find(record, "turn"), *note = find(record, "note");
    const Tree *action = find(record, "action"), *actions = find(record, "actions");
    if (type && (!text_of(type) || (*text_of(type) != "action" && *text_of(type) != "resign"))) return std::nullopt;
    answer.resigns = type && *text_of(type) == "resign";
    if (turn) {
        const auto* number = turn->as<std::int64_t>();
        if (!number || *number < 1 || *number > INT32_MAX) return std::nullopt;
        answer.turn = static_cast<int>(*number);
    }
    if (note && !text_of(note)) return std::nullopt;
    if (note) answer.note = *text_of(note);
    if ((action && actions) || (action && !text_of(action))) return std::nullopt;
    if (action) answer.actions = {*text_of(action)};
    if (actions) {
        const auto texts = texts_of(*actions);
        if (!texts || texts->empty()) return std::nullopt;
        answer.actions = *texts;
    }
    if (answer.resigns != answer.actions.empty()) return std::nullopt;
    return answer;
}

std::optional<agon_lines::Ready> ready_in(const Tree::Record& record) {
    agon_lines::Ready ready;
    for (const char* key : {"type", "name", "want", "protocol"})
        if (count_of(record, key) > 1) return std::nullopt;
    const Tree *type = find(record, "type"), *name = find(record, "name");
    const Tree *want = find(record, "want"), *protocol = find(record, "protocol");
    if (!text_of(type) || *text_of(type) != "ready") return std::nullopt;
    if (protocol && (!text_of(protocol) || *text_of(protocol) != "agon-lines 1")) return std::nullopt;
    if (name && !text_of(name)) return std::nullopt;
    if (name) ready.name = *text_of(name);
    if (!want) return ready;
    const auto words = texts_of(*want);
    if (!words) return std::nullopt;
    const auto wants = [&](const char* word) { return std::find(words->begin(), words->end(), word) != words->end(); };
    ready.wants = {wants("actions"), wants("moves"), wants("events"), wants("observation")};
    for (const std::string& word : *words)
        if (word != "actions" && word != "moves" && word != "events" && word != "observation") return std::nullopt;
    return ready;
}

template <class T>
void compare(const Result<T, ParseError>& read, const std::optional<T>& expected) {
    AGON_CHECK(read.has_value() == expected.has_value());
    if (read) {
        AGON_CHECK(*read == *expected);
    } else {
        AGON_CHECK(read.error().line == 1 && read.error().column > 0 && !read.error().expected.empty());
    }
}

bool starts_short(std::string& longer, const std::string& cut, std::size_t longest) {
    if (longer.size() <= longest) return longer == cut;
    const bool fits = cut.size() <= longest && cut.size() + 4 > longest && longer.starts_with(cut);
    longer = cut;
    return fits;
}

}  // namespace
}  // namespace agon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    using namespace agon;
    const std::string_view line = fuzz::as_text(bytes, count);
    const auto answer = agon_lines::read_answer(line);
    const auto ready = agon_lines::read_ready(line);
    const auto tree = json::parse(line);
    // A number that no double can hold is of no interest here, but the general parser refuses it.
    if (!tree && tree.error().expected == "a number with a smaller exponent") return 0;
    const Tree::Record* record = tree ? tree->as<Tree::Record>() : nullptr;
    auto expected_answer = record ? fuzz::answer_in(*record) : std::nullopt;
    auto expected_ready = record ? fuzz::ready_in(*record) : std::nullopt;
    if (answer && expected_answer)
        AGON_CHECK(fuzz::starts_short(expected_answer->note, answer->note, agon_lines::longest_note));
    if (ready && expected_ready)
        AGON_CHECK(fuzz::starts_short(expected_ready->name, ready->name, agon_lines::longest_name));
    fuzz::compare(answer, expected_answer);
    fuzz::compare(ready, expected_ready);
    return 0;
}
