#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/entry.h"
#include "match/clock.h"
#include "seats/bot_name.h"
#include "seats/match_runner.h"
#include "seats/round_rules.h"
#include "seats/turn_rules.h"
#include "system/sandbox.h"

// A match between two bots that were named: the game, the table, the programs and their sandboxes put together.
namespace agon::catalog {

// A bot as it was named, and what that turned out to be.
struct Contestant {
    std::string text;  // as it was named
    seats::NamedBot bot;

    std::string name() const;  // for people and records
    bool is_built_in() const { return std::holds_alternative<match::BuiltinName>(bot); }
};

// A sentence for people where there is no such bot, or it does not play this game.
Result<Contestant, std::string> find_contestant(const GameEntry& game, std::string_view text);

struct MatchWish {
    const GameEntry* game = nullptr;
    PerPlayer<Contestant> contestants{};
    std::optional<std::string> setup{};  // JSON
    std::uint64_t seed = 0;              // of the game's dice and of the built-in bots
    DiceKind dice = DiceKind::Keyed;
    match::TimeControl time{};  // of programs; built-in bots think as long as they must
    system::SandboxMode sandbox = system::SandboxMode::Auto;
    bool pause_waiting = false;
    std::optional<int> core{};        // both programs stay on this one
    bool one_at_a_time = false;       // the second player is always asked after the first
    seats::TurnRules turn_rules{};    // of programs of the files contract
    seats::RoundRules round_rules{};  // of bots of the entelect contract
    // Who sits there instead of the contestant, which has only a name then, and has no clock: a person.
    PerPlayer<std::function<std::unique_ptr<seats::ProgramSeat>(const match::Table& table)>> persons{};
    std::function<void(const Table& table)> on_step{};  // called after the start and after every step
    // Called with an action that the rules forbid, in the game's notation.
    std::function<void(Player player, const std::string& action)> on_refusal{};
    bool passes_over_illegal =
        false;  // whoever does what the rules forbid has done nothing, in games that know what that is
    std::function<bool()> is_broken_off{};
    int wake = -1;  // a descriptor that becomes readable when it is to be broken off
};

struct MatchReport {
    match::Record record;  // its verdict is the match's
    PerPlayer<seats::Evidence> evidence{};
    PerPlayer<std::string> own_names{};  // what programs call themselves
    PerPlayer<std::vector<system::WeakPromise>> weak_promises{};
    int turns = 0;
    std::chrono::nanoseconds wall{0};
};

enum class ArenaProblem : std::uint8_t { Setup, Machine };
struct ArenaError {
    ArenaProblem problem = ArenaProblem::Machine;
    ParseError setup_error{};  // in the setup
    std::string sentence{};    // otherwise
};

// A match whose players have taken their seats. Whoever drives it (seats/thread_driver.h, seats/loop_driver.h) runs it to its
// end; then there is a report.
class OpenMatch : private match::Audience {
public:
    // What `wish` refers to must outlive the match.
    static Result<std::unique_ptr<OpenMatch>, ArenaError> open(const MatchWish& wish);
    ~OpenMatch() override;

    seats::MatchRunner& runner() { return *runner_; }
    const Table& table() const { return *table_; }
    MatchReport report();

private:
    OpenMatch(const MatchWish& wish, std::unique_ptr<Table> table);
    std::optional<std::string> seat_everybody();
    void stepped(const match::Table& table) override;
    void refused(Player player, const std::string& action) override;

    MatchWish wish_;
    std::chrono::steady_clock::time_point began_;
    std::unique_ptr<Table> table_;
    match::Record start_;
    MatchReport report_;
    std::unique_ptr<seats::MatchRunner> runner_;
};

// On the thread that calls.
Result<MatchReport, ArenaError> run_match(const MatchWish& wish);

}  // namespace agon::catalog
