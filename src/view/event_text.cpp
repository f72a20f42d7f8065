#include "view/event_text.h"

#include <algorithm>
#include <utility>

#include "view/text.h"

namespace agon::view {
namespace {

std::string words_of(std::string_view key) {
    std::string words(key);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string text_of(const Tree& tree);

struct TextOf {
    std::string operator()(std::monostate) const { return "none"; }
    std::string operator()(bool value) const { return value ? "yes" : "no"; }
    std::string operator()(const std::string& value) const {
        return value.empty() ? "\"\"" : printable(value, Charset::Utf8);
    }
    std::string operator()(const Tree::List& list) const {
        if (list.empty()) return "none";
        std::string text;
        for (const Tree& element : list) text += (text.empty() ? "" : ", ") + text_of(element);
        return "[" + text + "]";
    }
    std::string operator()(const Tree::Record& record) const;
    std::string operator()(auto number) const { return std::to_string(number); }
};

std::string members_of(const Tree::Record& record) {
    std::string text;
    for (const TreeMember& member : record)
        text += (text.empty() ? "" : ", ") + words_of(member.key) + " " + text_of(member.value);
    return text;
}

bool is_cell(const Tree::Record& record) { return record.size() == 2 && record[0].key == "x" && record[1].key == "y"; }

// A variant is written as a record of one member, the alternative's name: {"placed": {"by": ...}}.
const Tree::Record* alternative_of(const Tree::Record& record) {
    if (record.size() != 1) return nullptr;
    const auto* inner = record[0].value.as<Tree::Record>();
    return inner && !is_cell(*inner) ? inner : nullptr;
}

std::string alternative_text(const std::string& name, const Tree::Record& members) {
    return words_of(name) + (members.empty() ? "" : ": " + members_of(members));
}

std::string TextOf::operator()(const Tree::Record& record) const {
    if (is_cell(record)) return "(" + text_of(record[0].value) + ", " + text_of(record[1].value) + ")";
    if (const auto* inner = alternative_of(record)) return "(" + alternative_text(record[0].key, *inner) + ")";
    return "(" + members_of(record) + ")";
}

std::string text_of(const Tree& tree) { return std::visit(TextOf{}, tree.content); }

}  // namespace

std::string LineWriter::line() const {
    const auto* record = whole_.as<Tree::Record>();
    if (!record || is_cell(*record)) return text_of(whole_);
    if (const auto* inner = alternative_of(*record)) return alternative_text((*record)[0].key, *inner);
    return members_of(*record);
}

void LineWriter::add(Tree value) {
    if (open_.empty()) {
        whole_ = std::move(value);
        return;
    }
    Level& level = open_.back();
    if (auto* list = std::get_if<Tree::List>(&level.tree.content)) list->push_back(std::move(value));
    else std::get<Tree::Record>(level.tree.content).push_back({level.key, std::move(value)});
}

void LineWriter::close() {
    Tree finished = std::move(open_.back().tree);
    open_.pop_back();
    add(std::move(finished));
}

}  // namespace agon::view
