#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/field_writer.h"
#include "core/outcome.h"
#include "core/player.h"
#include "core/preview.h"
#include "core/result.h"
#include "core/scene.h"

namespace agon::catalog {

// What became of an action that somebody handed in. Whatever was not taken changed nothing.
struct Held {};  // taken; the step is made when the other awaited player has chosen too
struct Stepped {
    std::string turn;  // taken, and the step is made: all actions of it (protocols/position/turn_text.h)
};
struct Refused {
    std::string sentence;  // for people: why the rules forbid it
};
struct Allowed {
    std::optional<Preview> preview;  // where the game can tell
};
using Forecast = std::variant<Allowed, Refused, ParseError>;
using Submission = std::variant<Held, Stepped, Refused, ParseError>;

// A turn by which a game can go on, and the number of ways to play that begin with it.
struct PerftTurn {
    std::string text;
    std::uint64_t leaves = 0;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("turn", self.text);
        visit("leaves", self.leaves);
    }
};

struct PerftOrder {
    int depth = 1;
    std::uint64_t seed = 0;
    int threads = 1;
    std::function<void(std::size_t done, std::size_t of)> progress{};  // called by one thread at a time
};

struct PerftCount {
    std::uint64_t leaves = 0;
    std::vector<PerftTurn> turns;  // in the order of the game's list; empty at depth 0
};

// A game in progress whose type was chosen by name.
class Table {
public:
    virtual ~Table() = default;

    virtual std::string_view game() const = 0;
    virtual int steps() const = 0;  // made at this table, and not taken back

    // Still to choose: awaited by the rules, with no action held.
    virtual bool awaits(Player player) const = 0;
    virtual std::vector<std::string> actions(Player player) const = 0;
    virtual Forecast foresee(Player player, std::string_view text) const = 0;  // what submit() would do
    virtual Submission submit(Player player, std::string_view text) = 0;
    // The actions of all awaited players on one line, as in Stepped.
    virtual Submission submit_turn(std::string_view line) = 0;

    // Forgets what is held or, if nothing is, the last step. False when there is neither.
    virtual bool take_back() = 0;

    virtual std::optional<Outcome> outcome() const = 0;
    virtual bool hides_something() const = 0;  // from one player or the other
    virtual Scene scene(Viewer viewer) const = 0;

    // As the game's original program shows this board and tells of the last step, if there is one (original_words.h).
    virtual std::optional<std::string> original_board() const = 0;
    virtual std::optional<std::vector<std::string>> original_events(Viewer viewer) const = 0;

    virtual std::uint64_t state_hash() const = 0;

    // What the last step brought: everything, also what a player may not know.
    virtual std::size_t event_count() const = 0;
    virtual void write_event(std::size_t index, FieldWriter& out) const = 0;

    virtual std::string position_text() const = 0;
    virtual void write_position(FieldWriter& out) const = 0;

    // A built-in bot takes the seat; false if no bot has that name. It sees its own observations and nothing else.
    virtual bool seat_bot(Player seat, std::string_view bot, std::uint64_t seed) = 0;
    // What the bot in that seat does, to be handed in like anybody else's action. Only while the seat is awaited.
    virtual std::string ask_bot(Player seat) = 0;

    virtual PerftCount perft(const PerftOrder& order) const = 0;
};

}  // namespace agon::catalog
