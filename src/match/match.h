#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "match/answer.h"
#include "match/clock.h"
#include "match/record.h"
#include "match/referee.h"
#include "match/table.h"
#include "match/verdict.h"

namespace agon::match {

// What a player is asked now.
enum class Asked : std::uint8_t { Nothing, Ready, Action };

struct Pending {
    Asked asked = Asked::Nothing;
    int question = 0;                   // counts this player's questions for actions, from 1
    Nanoseconds allowance{0};           // that may be charged for the answer
    Nanoseconds bank{0};                // the part of it that is not for every answer
    std::optional<Nanoseconds> left{};  // for this and all later answers, where there is such a limit
    bool operator==(const Pending&) const = default;
};

// Is told of every step as it is made, and before it is known what comes of it of every action that the rules forbid.
class Audience {
public:
    virtual ~Audience() = default;
    virtual void stepped(const Table& table) = 0;
    virtual void refused(Player, const std::string&) {}
};

struct MatchOrder {
    PerPlayer<std::string> players{};
    PerPlayer<TimeControl> time{};
    PerPlayer<FaultPolicy> policy{};
    Audience* audience = nullptr;  // must outlive the match
};

// One game from the first question to the verdict, without I/O: a driver asks what pending() says, and hands in what came
// of it. Nothing here reads a clock or waits for anybody. The table must outlive it and be nobody else's.
class Match {
public:
    Match(Table& table, MatchOrder order);

    Pending pending(Player player) const;
    // To a player's pending question. Times of an answer to Ready count against the warm-up allowance.
    void answer(Player player, Answer answer, Spent spent);
    // The match ends here through nobody's fault who plays.
    void stop(Ending ending, std::string sentence);

    const std::optional<Verdict>& verdict() const { return verdict_; }
    const Clock& clock(Player player) const { return seats_[player].clock; }
    const Table& table() const { return table_; }
    const std::vector<ForgivenFault>& forgiven() const { return forgiven_; }
    const std::vector<Note>& notes() const { return notes_; }

    // What is known of the match without its game: steps, faults forgiven, notes, verdict. Only once there is a verdict.
    Record take_record();

private:
    struct SeatState {
        explicit SeatState(const TimeControl& control) : clock(control) {}
        Asked asked = Asked::Ready;
        int questions = 0;
        Clock clock;
        FaultHistory history{};
        Spent spent{};  // for the action that is held or played next
        std::optional<Failed> forfeit{};
    };

    void take(Player player, Answer& answer, Spent spent);
    void play(Player player, const Actions& answer);
    void judge(Player player, Failed failed);
    void note_step();
    void ask_on();
    void conclude();
    std::string sentence_of_forfeit() const;
    std::string name_of_player(Player player) const;

    Table& table_;
    MatchOrder order_;
    PerPlayer<SeatState> seats_;
    std::vector<RecordedStep> steps_;
    std::vector<ForgivenFault> forgiven_;
    std::vector<Note> notes_;
    std::optional<Verdict> verdict_;
};

}  // namespace agon::match
