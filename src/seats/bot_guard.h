#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

#include "seats/turn_watch.h"
#include "system/footprint.h"

namespace agon::seats {

// What a program and all it starts may take together.
struct GuardCaps {
    std::uint64_t memory_bytes = std::uint64_t{1} << 30;
    int tasks = 256;                                        // processes and threads
    std::uint64_t folder_bytes = std::uint64_t{256} << 20;  // in its working folder
    std::uint64_t folder_entries = 4096;
};

// Looks now and then at what a program takes, because the kernel's limits are for each process and each file: a tenth of a
// second after it was asked something and from then on, every second while it is not asked. All guards together are to take no
// more than 5 % of a core; where that is not enough for all they have to look at, they look up to ten times less often.
class BotGuard {
public:
    // The program's process, which leads its group, and its working folder, which stays open.
    BotGuard(int process, int folder, const GuardCaps& caps, Instant now);
    BotGuard(BotGuard&& other) noexcept;
    BotGuard& operator=(BotGuard&&) = delete;
    ~BotGuard();

    Instant due() const { return due_; }  // when to look next
    void asked(Instant now);              // costs no system call
    // What is too much, as the end of a sentence.
    std::optional<std::string> look(Instant now, bool is_asked);

private:
    std::optional<std::string> too_much(Instant now);
    bool takes_too_much_memory(std::uint64_t added_up, const std::vector<system::Member>& members, Instant now);
    bool folder_may_be_full() const;

    int process_, folder_;
    dev_t device_ = 0;
    GuardCaps caps_;
    Instant born_, due_, next_thorough_look_;
    std::chrono::nanoseconds cost_{0};  // of the last look
};

}  // namespace agon::seats
