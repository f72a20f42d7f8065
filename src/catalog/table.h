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
#include "match/record.h"
#include "match/table.h"

namespace agon::catalog {

using match::Held;
using match::Refused;
using match::Stepped;
using match::Submission;

struct Allowed {
    std::optional<Preview> preview;  // where the game can tell
};
using Forecast = std::variant<Allowed, Refused, ParseError>;

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

// A game in progress whose type was chosen by name: what a match needs, and what people want besides.
class Table : public match::Table {
public:
    virtual Forecast foresee(Player player, std::string_view text) const = 0;  // what submit() would do
    // The actions of all awaited players on one line (protocols/position/turn_text.h).
    virtual Submission submit_turn(std::string_view line) = 0;
    virtual std::string last_turn() const = 0;  // the same line of the last step

    // Forgets what is held or, if nothing is, the last step. False when there is neither.
    virtual bool take_back() = 0;

    virtual bool hides_something() const = 0;  // from one player or the other
    virtual Scene scene(Viewer viewer) const = 0;

    // As the game's original program shows this board and tells of the last step, if there is one (original_words.h).
    virtual std::optional<std::string> original_board() const = 0;
    virtual std::optional<std::vector<std::string>> original_events(Viewer viewer) const = 0;

    virtual std::string position_text() const = 0;
    virtual void write_position(FieldWriter& out) const = 0;

    virtual PerftCount perft(const PerftOrder& order) const = 0;

    // What was played so far from the start of the game; none at a table that was opened with a position.
    virtual std::optional<match::Record> record() const = 0;
};

}  // namespace agon::catalog
