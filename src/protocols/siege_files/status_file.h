#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "core/result.h"
#include "games/siege/state.h"

// status.txt: what a player is told before its turn. P is its own, E the enemy's, whichever of the two players it is.
namespace agon::siege_files {

// The document's "order of the entries is random" is drawn from the dice.
std::string write_status(const siege::State& state, Player receiver, Dice& order);

// As it is told. Mediators of all kinds are about: no cell need be on the board, no health that of its kind.
struct StatusUnit {
    std::int32_t id = 0;
    siege::Kind kind = siege::Kind::Worker;
    Cell at;
    std::int32_t health = 0;
    bool operator==(const StatusUnit&) const = default;
};

struct StatusBase {
    std::int32_t id = 0;
    Cell at;
    std::int32_t health = 0;
    bool busy = false;                    // it must not be told to build
    std::optional<siege::Kind> builds{};  // none: nothing, or nothing that we know
    bool operator==(const StatusBase&) const = default;
};

struct StatusSide {
    StatusBase base;
    std::vector<StatusUnit> units;  // alive, in the order of their ids, each of which is there once
    bool operator==(const StatusSide&) const = default;
};

struct Status {
    std::int64_t gold = 0;  // below 0 where a mediator lets its players run into debt
    StatusSide own, enemy;
    int lines_skipped = 0;  // that say nothing that can be used
    bool operator==(const Status&) const = default;
};

// Takes what can be taken: lines in any order, "//" comments, fields too many; of a line that ends early full health and an idle
// base. Only without gold or without one of the bases there is nothing to go by.
Result<Status, ParseError> read_status(std::string_view text);

}  // namespace agon::siege_files
