#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/player.h"

namespace agon::cli {

// What one player said in one round, and what that took.
struct Said {
    std::string command;  // entelect::no_command where there was none in time
    std::chrono::nanoseconds time{0};
    std::optional<std::string> exception{};  // the last line on its standard error
};

// What the original's runner notes of bots that were late, or wrote to standard error, in two rounds after each other.
class RunnerReferee {
public:
    RunnerReferee(PerPlayer<std::string> ids, PerPlayer<std::string> names, std::chrono::nanoseconds limit)
        : ids_(std::move(ids)), names_(std::move(names)), limit_(limit) {}

    void note(int round, const PerPlayer<Said>& said);
    // First the time-outs of one player and of the other, then the exceptions, as the original orders them.
    std::vector<std::string> messages() const;
    int timeouts(Player player) const { return timeouts_[player].count; }
    int exceptions(Player player) const { return exceptions_[player].count; }

private:
    // Of one kind and one player.
    struct Mishaps {
        int count = 0;
        bool happened_before = false;  // in the round before
        std::vector<int> repeated{};   // rounds in which it happened as in the one before

        void note(int round, bool happened);
    };

    PerPlayer<std::string> ids_, names_;
    std::chrono::nanoseconds limit_;
    PerPlayer<Mishaps> timeouts_{}, exceptions_{};
};

}  // namespace agon::cli
