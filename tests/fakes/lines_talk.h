#pragma once
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

// What a small program needs to speak agon lines, with nothing but system calls: it must start in no time.
namespace agon::fakes {

// False when nobody reads any more.
inline bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

class LineSource {
public:
    // The next line without its end; false at the end of input. Good until the next call.
    bool next(std::string_view& line) {
        while (true) {
            const std::string_view unread(buffer_.data() + searched_, to_ - searched_);
            const std::size_t length = unread.find('\n');
            if (length != std::string_view::npos) {
                const std::size_t end = searched_ + length;
                line = std::string_view(buffer_.data() + from_, end - from_);
                from_ = searched_ = end + 1;
                return true;
            }
            searched_ = to_;
            if (!read_more()) return false;
        }
    }

private:
    bool read_more() {
        std::memmove(buffer_.data(), buffer_.data() + from_, to_ - from_);
        to_ -= from_;
        searched_ -= from_;
        from_ = 0;
        if (to_ == buffer_.size()) buffer_.resize(2 * buffer_.size());
        ssize_t got = -1;
        do got = read(STDIN_FILENO, buffer_.data() + to_, buffer_.size() - to_);
        while (got < 0 && errno == EINTR);
        if (got > 0) to_ += static_cast<std::size_t>(got);
        return got > 0;
    }

    std::vector<char> buffer_ = std::vector<char>(1 << 16);
    std::size_t from_ = 0, searched_ = 0, to_ = 0;
};

inline bool is_type(std::string_view line, std::string_view type) {
    constexpr std::string_view front = "{\"type\":\"";
    return line.starts_with(front) && line.substr(front.size()).starts_with(type) &&
           line.substr(front.size() + type.size()).starts_with("\"");
}

inline int turn_number(std::string_view line) {
    constexpr std::string_view key = "\"turn\":";
    const std::size_t at = line.find(key);
    return at == std::string_view::npos ? 0 : std::atoi(line.data() + at + key.size());  // a comma stops it
}

// The first legal action as JSON, quotes and all; empty if none is listed. The engine puts its own keys before the game's, so
// the first such key is the list of actions.
inline std::string_view first_action(std::string_view line) {
    constexpr std::string_view key = "\"actions\":[\"";
    const std::size_t at = line.find(key);
    if (at == std::string_view::npos) return {};
    const std::size_t start = at + key.size();
    std::size_t end = start;
    while (line[end] != '"') end += line[end] == '\\' ? 2 : 1;
    return line.substr(start - 1, end - start + 2);
}

}  // namespace agon::fakes
