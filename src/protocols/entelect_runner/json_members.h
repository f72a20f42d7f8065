#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/tree.h"

namespace agon::entelect_runner {

// The members of a JSON record as the original reads them: what nobody asks for is skipped, null is as if it were not there, of a
// key that stands twice the last counts, and a number or a flag may stand in quotes. The first problem is kept.
class JsonMembers {
public:
    static Result<JsonMembers, ParseError> read(std::string_view text);

    std::string text(std::string_view key);
    std::optional<std::int64_t> number(std::string_view key, std::int64_t low, std::int64_t high);
    bool flag(std::string_view key);
    JsonMembers record(std::string_view key);  // an empty one if it is not there

    const std::optional<ParseError>& problem() const { return problem_; }

private:
    explicit JsonMembers(Tree::Record members) : members_(std::move(members)) {}
    const Tree* find(std::string_view key) const;
    void reject(std::string_view key, std::string_view expected);

    Tree::Record members_;
    std::optional<ParseError> problem_;
};

}  // namespace agon::entelect_runner
