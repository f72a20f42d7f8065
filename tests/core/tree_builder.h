#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/field_writer.h"
#include "core/tree.h"

namespace agon::testing {

// The shortest way from a value to a Tree, so that writing and reading fields can be tested without any text between.
class TreeBuilder final : public FieldWriter {
public:
    void nothing() override { put(Tree{}); }
    void boolean(bool value) override { put(Tree{value}); }
    void integer(std::int64_t value) override { put(Tree{value}); }
    void natural(std::uint64_t value) override { put(Tree{value}); }
    void text(std::string_view value) override { put(Tree{std::string(value)}); }
    void begin_list() override { open_.push_back({{}, Tree{Tree::List{}}}); }
    void end_list() override { close(); }
    void begin_record() override { open_.push_back({{}, Tree{Tree::Record{}}}); }
    void key(std::string_view name) override { open_.back().key = name; }
    void end_record() override { close(); }

    Tree take() { return std::move(done_); }

private:
    struct Open {
        std::string key;
        Tree tree;
    };
    void close() {
        Tree tree = std::move(open_.back().tree);
        open_.pop_back();
        put(std::move(tree));
    }
    void put(Tree tree) {
        if (open_.empty()) done_ = std::move(tree);
        else if (auto* list = std::get_if<Tree::List>(&open_.back().tree.content)) list->push_back(std::move(tree));
        else std::get<Tree::Record>(open_.back().tree.content).push_back({open_.back().key, std::move(tree)});
    }

    std::vector<Open> open_;
    Tree done_;
};

template <class T>
Tree tree_of(const T& value) {
    TreeBuilder builder;
    write_fields(builder, value);
    return builder.take();
}

}  // namespace agon::testing
