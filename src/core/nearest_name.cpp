#include "core/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace agon {
namespace {

// Letters to insert, to delete, to change or to swap with their neighbour (optimal string alignment).
std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last, last(b.size() + 1), now(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                now[j] = std::min(now[j], before_last[j - 2] + 1);
            }
        }
        before_last = last;
        last = now;
    }
    return last[b.size()];
}

}  // namespace

std::string_view nearest_name(std::string_view word, std::span<const std::string_view> names) {
    std::string_view nearest;
    std::size_t fewest = std::max<std::size_t>(1, word.size() / 2) + 1;
    for (const std::string_view name : names) {
        if (word.size() > 2 * name.size() + 2) continue;
        const std::size_t edits = edits_between(word, name);
        if (edits >= fewest) continue;
        fewest = edits;
        nearest = name;
    }
    return nearest;
}

}  // namespace agon
