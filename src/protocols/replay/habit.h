#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace agon::replay {

// What a player did lately, and what it does next if it goes on as it did before: many bots walk in circles.
template <class Action>
class Habit {
public:
    // Nothing if the last action was never seen before.
    const Action* guess() const { return run_ > 0 ? &actions_[guess_ % window] : nullptr; }
    std::uint32_t run() const { return run_; }  // how many actions before now went that way, at most longest_run

    // `fingerprint` is equal for equal actions and nearly always differs for others.
    void add(const Action& action, std::uint32_t fingerprint) {
        const bool guessed = run_ > 0 && fingerprints_[guess_ % window] == fingerprint;
        const std::size_t at = count_++;
        if (actions_.size() < window) actions_.push_back(action);
        else actions_[at % window] = action;
        fingerprints_[at % window] = fingerprint;
        if (guessed) {
            ++guess_;
            run_ = std::min(run_ + 1, longest_run);
        } else {
            look_for_a_run();
        }
    }

    std::uint32_t guessed_fingerprint() const { return fingerprints_[guess_ % window]; }

    static constexpr std::uint32_t longest_run = 16;

private:
    static constexpr std::size_t window = 128;

    // The longest run of actions that ends like the latest ones; of equally long ones the latest.
    void look_for_a_run() {
        run_ = 0;
        const std::size_t last = count_ - 1;
        const std::size_t farthest = std::min(last, window - longest_run);
        for (std::size_t back = 1; back <= farthest; ++back) {
            if (fingerprints_[(last - back) % window] != fingerprints_[last % window]) continue;
            std::uint32_t run = 1;
            while (run < longest_run && run + back <= last &&
                   fingerprints_[(last - back - run) % window] == fingerprints_[(last - run) % window])
                ++run;
            if (run <= run_) continue;
            run_ = run;
            guess_ = last - back + 1;
            if (run_ == longest_run) return;
        }
    }

    std::vector<Action> actions_;
    std::array<std::uint32_t, window> fingerprints_{};
    std::size_t count_ = 0, guess_ = 0;
    std::uint32_t run_ = 0;
};

}  // namespace agon::replay
