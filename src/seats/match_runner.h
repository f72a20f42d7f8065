#pragma once
#include <functional>
#include <memory>
#include <optional>

#include "match/match.h"
#include "seats/program_seat.h"

namespace agon::seats {

struct SeatInterest {
    Player seat = Player::First;
    Interest interest{};
    bool operator==(const SeatInterest&) const = default;
};
using AllInterests = InlineVector<SeatInterest, 8>;

// Who sits at a table. A seat without a program is a built-in bot's, which the table itself asks.
struct Seating {
    PerPlayer<std::unique_ptr<ProgramSeat>> programs{};
    match::MatchOrder order{};
    std::function<bool()> is_broken_off{};  // asked before every question
    bool pause_waiting = false;             // programs that are not asked are stopped, so that they cannot think
    bool one_at_a_time = false;             // also where both players act at once, the second is asked after the first
};

// A match and its players, run by whoever can wait for descriptors and deadlines: thread_driver.h has one for a thread of its
// own, loop_driver.h one for thousands of matches on one event loop. Nothing here blocks, except that a built-in bot thinks.
class MatchRunner final : private match::Audience {
public:
    MatchRunner(match::Table& table, Seating seating);

    void begin(Instant now);
    void ready(const SeatInterest& interest, Instant now);
    void time_passed(Instant now);
    void break_off(match::Ending ending, std::string sentence, Instant now);

    AllInterests interests();
    std::optional<Instant> deadline() const;
    bool is_over() const { return over_; }  // there is a verdict, and nothing of any program is alive

    const match::Verdict& verdict() const { return *match_.verdict(); }
    match::Record take_record() { return match_.take_record(); }
    Evidence evidence(Player player) const;
    std::string_view own_name(Player player) const;

private:
    void stepped(const match::Table& table) override;
    void refused(Player player, const std::string& action) override;
    void take(Player player, std::optional<Came> came);
    void go_on(Instant now);
    bool ask(Player player, Instant now);
    void ask_built_in(Player player);
    void begin_farewell(Instant now);
    void finish();

    match::Table& table_;
    Seating seating_;
    match::Audience* spectator_;
    match::Match match_;
    PerPlayer<bool> is_asked_{};
    std::optional<Instant> farewell_until_;
    bool over_ = false;
};

}  // namespace agon::seats
