#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/nature.h"
#include "catalog/table.h"
#include "core/dice_cursor.h"
#include "protocols/replay/problem.h"
#include "protocols/replay/replay_file.h"
#include "search/measure.h"

namespace agon::catalog {

// Whether earlier positions are kept, to be gone back to. Matches only go forward.
enum class Past : bool { Kept, Forgotten };

// What a table is opened with. Without a position the game begins at its start.
struct TableOrder {
    std::optional<std::string> setup{};     // JSON; keys that are not there keep their defaults
    std::optional<std::string> position{};  // text or JSON; it brings its own dice
    DiceCursor dice{};
    Past past = Past::Kept;
};

enum class OrderPart : std::uint8_t { Setup, Position };

struct BadOrder {
    OrderPart part = OrderPart::Setup;
    ParseError error;
};

// One game, its type erased: everything that can be done with a game chosen by name. entry_for<G>() makes one.
struct GameEntry {
    std::string_view name, summary;
    Nature (*nature)();                      // watched anew at each call
    std::span<const std::string_view> bots;  // that play it, by name
    void (*write_default_setup)(FieldWriter& out);
    Result<std::unique_ptr<Table>, BadOrder> (*open)(const TableOrder& order);
    std::vector<search::BenchFigures> (*bench)(const search::BenchEffort& effort);

    // Records as files (protocols/replay). Writing fills in the hashes that prove the record.
    Result<std::string, replay::Problem> (*write_replay)(match::Record& record);
    std::optional<replay::Problem> (*verify)(const replay::ReplayFile& file);
    Result<match::Record, replay::Problem> (*unpack)(const replay::ReplayFile& file);
};

// Defined in entry_for.h and compiled once for each game, in games/<game>.cpp: a table is much code.
template <class G>
GameEntry entry_for();

}  // namespace agon::catalog
