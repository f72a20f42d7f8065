#pragma once
#include <string>

#include "core/field_writer.h"
#include "core/tree.h"

namespace agon::view {

// Takes a value apart and puts it together as one readable line: an event as `placed: by first, at (1, 2)`, an action as
// `at (1, 2)`. It is for people; files and programs get JSON.
class LineWriter final : public FieldWriter {
public:
    void nothing() override { add({}); }
    void boolean(bool value) override { add({value}); }
    void integer(std::int64_t value) override { add({value}); }
    void natural(std::uint64_t value) override { add({value}); }
    void text(std::string_view value) override { add({std::string(value)}); }
    void begin_list() override { open_.push_back({Tree{Tree::List{}}, {}}); }
    void end_list() override { close(); }
    void begin_record() override { open_.push_back({Tree{Tree::Record{}}, {}}); }
    void key(std::string_view name) override { open_.back().key = name; }
    void end_record() override { close(); }

    std::string line() const;

private:
    // A list or record that is not finished, and the key that its next value gets.
    struct Level {
        Tree tree;
        std::string key;
    };

    void add(Tree value);
    void close();

    Tree whole_;
    std::vector<Level> open_;
};

template <class T>
std::string event_text(const T& event) {
    LineWriter writer;
    write_fields(writer, event);
    return writer.line();
}

}  // namespace agon::view
