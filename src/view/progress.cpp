#include "view/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "view/text.h"

namespace agon::view {
namespace {

constexpr double too_early_to_say = 0.01;
constexpr double longest_shown = 100.0 * 3600.0;
constexpr int narrowest_bar = 8, widest_bar = 40;

}  // namespace

std::string duration_text(double seconds) {
    const double known = std::isnan(seconds) ? 0.0 : std::clamp(seconds, 0.0, longest_shown);
    const long whole = std::lround(known);
    const long hours = whole / 3600, minutes = whole / 60 % 60;
    if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60);
    return fmt::format("{}:{:02}", minutes, whole % 60);
}

std::string progress_line(double fraction, double elapsed_seconds, int width) {
    const double done = std::isfinite(fraction) ? std::clamp(fraction, 0.0, 1.0) : 0.0;
    std::string words = fmt::format("{:3.0f} %", std::floor(done * 100.0));
    if (done >= 1.0) words += ", took " + duration_text(elapsed_seconds);
    else if (done >= too_early_to_say) words += ", " + duration_text(elapsed_seconds * (1.0 - done) / done) + " left";

    const int bar = std::min(widest_bar, width - columns_of(words) - 3);
    if (bar < narrowest_bar) return fit(words, width);
    const int filled = static_cast<int>(done * bar);
    return fmt::format("[{}{}] {}", std::string(static_cast<std::size_t>(filled), '#'),
                       std::string(static_cast<std::size_t>(bar - filled), '.'), words);
}

}  // namespace agon::view
