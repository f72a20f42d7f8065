#pragma once
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <thread>

namespace agon::cli {

// A line on the terminal (standard error) that is drawn again and again once something takes long, and is gone at the end.
// Without a terminal nothing is drawn.
class ProgressBar {
public:
    ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() = default;

    void set(std::size_t done, std::size_t of) { fraction_ = static_cast<double>(done) / static_cast<double>(of); }

private:
    void draw_until(const std::stop_token& stop);

    std::atomic<double> fraction_{0};
    std::mutex mutex_;
    std::condition_variable_any wakes_;
    std::jthread painter_;  // the last member: it ends before what it uses
};

}  // namespace agon::cli
