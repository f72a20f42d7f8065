#include "cli/progress_bar.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <unistd.h>

#include "cli/console.h"
#include "system/terminal.h"
#include "view/progress.h"

namespace agon::cli {

ProgressBar::ProgressBar() {
    if (!system::is_terminal(STDERR_FILENO)) return;
    painter_ = std::jthread([this](const std::stop_token& stop) { draw_until(stop); });
}

void ProgressBar::draw_until(const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    constexpr auto patience = std::chrono::milliseconds(500), pause = std::chrono::milliseconds(200);
    constexpr int widest = 60;
    const int width = std::min(widest, system::terminal_size(STDERR_FILENO).columns - 1);
    const auto began = Clock::now();
    std::unique_lock lock(mutex_);
    bool drawn = false;
    for (auto wait = patience; !wakes_.wait_for(lock, stop, wait, [&] { return stop.stop_requested(); });
         wait = pause) {
        const double elapsed = std::chrono::duration<double>(Clock::now() - began).count();
        complain("\r\033[K" + view::progress_line(fraction_, elapsed, width));
        drawn = true;
    }
    if (drawn) complain("\r\033[K");
}

}  // namespace agon::cli
