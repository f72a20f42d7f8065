#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/field_writer.h"
#include "core/outcome.h"
#include "core/player.h"
#include "core/result.h"
#include "match/console.h"
#include "match/library_talk.h"
#include "match/round_files.h"
#include "match/turn_files.h"

namespace agon::match {

// What became of an action that somebody handed in. Whatever was not taken changed nothing.
struct Held {};     // taken; the step is made when the other awaited player has chosen too
struct Stepped {};  // taken, and the step is made
struct Refused {
    std::string sentence;  // for people: why the rules forbid it
};
using Submission = std::variant<Held, Stepped, Refused, ParseError>;

// A built-in bot: greedy, or playout@2 for one that can be weaker or stronger.
struct BuiltinName {
    std::string name;
    std::optional<int> level{};
    bool operator==(const BuiltinName&) const = default;
};

// A game in progress, as a match needs it: actions are texts in the game's notation, and nothing is known of its types.
class Table {
public:
    virtual ~Table() = default;

    virtual std::string_view game() const = 0;
    virtual int steps() const = 0;  // made at this table, and not taken back
    virtual int turns() const = 0;  // that came to their end, as people count them

    // Still to choose: awaited by the rules, with no action held.
    virtual bool awaits(Player player) const = 0;
    virtual std::vector<std::string> actions(Player player) const = 0;
    virtual Submission submit(Player player, std::string_view text) = 0;
    // The actions that made the last step.
    virtual PerPlayer<std::optional<std::string>> last_actions() const = 0;
    // What a silent player is held to have done; none where silence forfeits.
    virtual std::optional<std::string> idle(Player player) const = 0;

    virtual std::optional<Outcome> outcome() const = 0;
    virtual std::uint64_t state_hash() const = 0;

    // Whether each player may be told the other's actions and all events.
    virtual bool plays_openly() const = 0;

    virtual void write_setup(FieldWriter& out) const = 0;
    virtual void write_briefing(FieldWriter& out) const { write_setup(out); }  // what players are told of it
    virtual void write_observation(Player player, FieldWriter& out) const = 0;
    // What the last step brought: everything, also what a player may not know.
    virtual std::size_t event_count() const = 0;
    virtual void write_event(std::size_t index, FieldWriter& out) const = 0;

    // A built-in bot takes the seat; false if no bot has that name, or no such level. It sees its own observations and nothing else.
    virtual bool seat_bot(Player seat, const BuiltinName& bot, std::uint64_t seed) = 0;
    // What the bot in that seat does, to be handed in like anybody else's action. Only while the seat is awaited.
    virtual std::string ask_bot(Player seat) = 0;

    // The original program's screen, before the first step; none where the game has none.
    virtual std::unique_ptr<Console> open_console(Player seat) const = 0;
    // The files of the original's player programs, which show this table as long as it is there; none where the game has none.
    virtual std::unique_ptr<TurnFiles> open_turn_files(Player) const { return nullptr; }
    // The files that show each round to bots of the original, before the first step; none where the game has none.
    virtual std::unique_ptr<RoundFiles> open_round_files(Player) const { return nullptr; }
    // The lines that ask a library of the original for moves; none where the game has none. The seed is that of the match.
    virtual std::unique_ptr<LibraryTalk> open_library(Player, std::uint64_t) const { return nullptr; }
};

}  // namespace agon::match
