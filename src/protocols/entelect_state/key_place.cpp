#include "protocols/entelect_state/key_place.h"

#include <algorithm>
#include <vector>

namespace agon::entelect_state {
namespace {

// The keys of a text one after the other, with the path to each. Only where strings begin and end, and brackets, matter for that.
class KeyWalk {
public:
    explicit KeyWalk(std::string_view json) : json_(json) {}

    bool next() {
        while (at_ < json_.size()) {
            const char letter = json_[at_];
            if (letter == '"') {
                if (take_key()) return true;
                continue;
            }
            if (letter == '{' || letter == '[') keys_.emplace_back();
            if ((letter == '}' || letter == ']') && !keys_.empty()) keys_.pop_back();
            ++at_;
        }
        return false;
    }

    std::size_t start() const { return start_; }
    std::string path() const {
        std::string path;
        for (const std::string_view key : keys_) path.append(path.empty() ? "" : ".").append(key);
        return path;
    }

private:
    // Steps over a string; true if it is a key, which is then the last of the path.
    bool take_key() {
        const std::size_t start = at_;
        std::size_t end = at_ + 1;
        while (end < json_.size() && json_[end] != '"') end += json_[end] == '\\' ? 2u : 1u;
        at_ = std::min(end + 1, json_.size());
        const std::size_t colon = json_.find_first_not_of(" \t\r\n", at_);
        if (colon == std::string_view::npos || json_[colon] != ':' || keys_.empty()) return false;
        keys_.back() = json_.substr(start + 1, end - start - 1);
        start_ = start;
        return true;
    }

    std::string_view json_;
    std::size_t at_ = 0, start_ = 0;
    std::vector<std::string_view> keys_;  // one for each bracket that is open
};

// "a.b" leads to "a.b.c", and to itself.
bool leads_to(std::string_view part, std::string_view path) {
    return path.starts_with(part) && (path.size() == part.size() || path[part.size()] == '.');
}

}  // namespace

ParseError error_at(std::string_view json, std::string_view path, std::string expected) {
    std::size_t place = 0, known = 0;
    for (KeyWalk walk(json); walk.next();) {
        const std::string here = walk.path();
        if (here.size() <= known || !leads_to(here, path)) continue;
        known = here.size();
        place = walk.start();
    }
    const std::string_view before = json.substr(0, place);
    const std::size_t line_start = before.rfind('\n') + 1;  // 0 on the first line
    return {static_cast<int>(1 + std::count(before.begin(), before.end(), '\n')),
            static_cast<int>(1 + place - line_start), std::move(expected)};
}

}  // namespace agon::entelect_state
