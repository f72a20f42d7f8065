#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace agon {

struct TreeMember;

// A value read from a foreign file before we know what it means: what JSON can say, without any library's types.
struct Tree {
    using List = std::vector<Tree>;
    using Record = std::vector<TreeMember>;

    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Record> content;

    template <class T>
    const T* as() const {
        return std::get_if<T>(&content);
    }
};

struct TreeMember {
    std::string key;
    Tree value;
};

}  // namespace agon
