#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace agon::agon_lines {

// The keys that have a meaning in a line, each at most once. All others are for versions to come and are passed over.
template <std::size_t Count>
class KnownKeys {
public:
    explicit KnownKeys(std::array<std::string_view, Count> names) : names_(names) {}

    std::optional<std::size_t> find(std::string_view key) const {
        for (std::size_t i = 0; i < Count; ++i)
            if (names_[i] == key) return i;
        return std::nullopt;
    }
    bool note(std::size_t which) { return !std::exchange(seen_[which], true); }  // false if it stood there before
    bool seen(std::size_t which) const { return seen_[which]; }

private:
    std::array<std::string_view, Count> names_;
    std::array<bool, Count> seen_{};
};

// Shortens a text in UTF-8 to at most so many bytes, without cutting a character in two.
inline void cut_text(std::string& text, std::size_t longest) {
    if (text.size() <= longest) return;
    while (longest > 0 && (static_cast<unsigned char>(text[longest]) & 0xC0) == 0x80) --longest;
    text.resize(longest);
}

}  // namespace agon::agon_lines
