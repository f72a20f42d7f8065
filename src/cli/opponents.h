#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "catalog/arena.h"
#include "cli/match_options.h"
#include "match/match.h"
#include "system/interrupt.h"

namespace agon::cli {

// Who sits where in a game at the terminal.
struct Seating {
    PerPlayer<std::optional<catalog::Contestant>> bots{};  // a person sits where there is none
    std::uint64_t seed = 0;                                // of the built-in bots and of libraries
    ProgramOptions programs{};
    const system::InterruptNote* interrupt = nullptr;  // that breaks the game off; none: Ctrl-C ends us at once
};

// The built-in bot of this game that a plain word names, or whatever `agon match` understands. Throws a Failure.
catalog::Contestant opponent_named(const catalog::GameEntry& game, std::string_view text);

// The bots of a game at the terminal, built in and programs, from their start to their end.
class Opponents {
public:
    // Throws a Failure if this machine cannot start one. Table and seating outlive it.
    Opponents(catalog::Table& table, const Seating& seating);

    bool sits(Player seat) const { return seating_.bots[seat].has_value(); }
    bool has_programs() const { return programs_[Player::First] || programs_[Player::Second]; }
    int count() const { return (sits(Player::First) ? 1 : 0) + (sits(Player::Second) ? 1 : 0); }
    std::string name(Player seat) const;                // harmless to a terminal
    std::string own_name(Player seat) const;            // what a program calls itself, harmless too
    match::MatchOrder order() const { return order_; }  // of the match that judges them

    struct NoAnswer {
        match::Ending ending = match::Ending::Interrupted;
        std::string sentence{};
    };
    // What comes of a bot's pending question, or why nothing ever will.
    Result<seats::Came, NoAnswer> ask(Player seat, const match::Pending& pending);
    void stepped();  // the table made a step, whoever's it was

    std::string fault_text(const match::Verdict& verdict) const;
    void dismiss(const match::Verdict& verdict);  // no program is alive afterwards

private:
    void start(Player seat, const seats::ProcessBot& bot, PerPlayer<std::vector<system::WeakPromise>>& weak_promises);
    Result<seats::Came, NoAnswer> ask_program(seats::ProgramSeat& program, const match::Pending& pending);
    bool is_broken_off() const { return seating_.interrupt && seating_.interrupt->was_left(); }

    catalog::Table& table_;
    const Seating& seating_;
    match::MatchOrder order_;
    PerPlayer<std::unique_ptr<seats::ProgramSeat>> programs_;
};

}  // namespace agon::cli
