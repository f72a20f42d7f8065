#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "match/record.h"
#include "system/processor_meter.h"

namespace agon::seats {

using Instant = std::chrono::steady_clock::time_point;

// What is charged of the time that an answer took; `ours` is what the thread that read it waited for a core.
match::Nanoseconds charged_time(match::Nanoseconds wall, const system::ProcessorTimes& theirs, match::Nanoseconds ours);

// What follows when a program has reached its deadline.
enum class AtDeadline : std::uint8_t { WaitOn, Late, HostIsHopeless };
inline constexpr std::string_view host_is_hopeless = "This machine is too busy to let the players run.";

struct Circumstances {
    // The program has processes of its own. Who waits for too long beside those has kept itself waiting, by more processes than
    // are counted, or by such as are over before anybody looks.
    bool has_company = false;
    // Most of the time it waits for a core. How long its last wait has been nobody knows before it is over.
    bool is_waiting = false;
};
AtDeadline what_follows(const match::Spent& spent, match::Nanoseconds allowance, const Circumstances& circumstances);

// Times a program's answers. What is charged is the time on the wall less what the host is to blame for: the time in which the
// program, or we who read its answer, waited for a core. A program that keeps its own threads waiting is charged what they ran.
// Looking costs several system calls, so quick answers are charged as they are, and what is taken off is exact to 10 ms.
class TurnWatch {
public:
    TurnWatch() = default;
    explicit TurnWatch(int process) : meter_(std::in_place, process) {}

    void start(Instant now, match::Nanoseconds allowance);
    // That was started for this one answer; it was asked for then, and is there now.
    void start_with(int new_process, Instant asked, Instant now, match::Nanoseconds allowance);
    Instant deadline() const { return deadline_; }
    match::Spent spent(Instant now);

    // At the deadline. If it is to be waited on, the deadline has moved by what the host took.
    AtDeadline at_deadline(Instant now);

private:
    struct Look {
        Instant at;
        match::Nanoseconds ran;
    };

    Circumstances circumstances(Instant now);
    bool begin(Instant now, match::Nanoseconds allowance);  // whether it is time to look at the meters

    std::optional<system::ProcessorMeter> meter_;
    std::optional<Look> last_look_{};  // at a deadline of this answer
    match::Nanoseconds ran_{0};        // when its times were last measured
    match::Nanoseconds own_waits_{0};  // of the thread that reads the answers, when it was last looked
    Instant looked_{};                 // at the meters, as the start of what they measure
    Instant started_{}, deadline_{};
    match::Nanoseconds allowance_{0};
};

}  // namespace agon::seats
