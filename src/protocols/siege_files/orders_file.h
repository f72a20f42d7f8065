#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/siege/actions.h"

// rozkazy.txt: one order a line.
namespace agon::siege_files {

// What can be wrong with a line before the rules are asked. It has one fault: its bytes are looked at first, then the id, the
// action, how many fields follow, and what they are.
enum class OrderFault : std::uint8_t {
    StrangeByte,
    LoneCarriageReturn,
    TooFewFields,
    TooManyFields,
    NotANumber,
    UnknownAction,
    UnknownKind,
};
inline constexpr std::size_t order_fault_count = 7;
constexpr std::array<std::string_view, order_fault_count> enum_names(OrderFault) {
    return {"strange-byte", "lone-carriage-return", "too-few-fields", "too-many-fields",
            "not-a-number", "unknown-action",       "unknown-kind"};
}
std::string_view describe(OrderFault fault);

// One line, without its end. A number too large for an id or a place is no fault of the line: it is read as the largest there
// is, which no unit has and no board.
Result<siege::Action, OrderFault> read_order(std::string_view line);

// Reads a line when it is asked for: what follows the order that ends the game is never looked at.
class OrdersReader {
public:
    explicit OrdersReader(std::string_view text) : rest_(text) {}  // which must outlive it

    struct Line {
        int number = 0;         // from 1, blank lines counted
        std::string_view text;  // without its end
        Result<siege::Action, OrderFault> order;
    };
    std::optional<Line> next();  // the next one that is not blank

private:
    std::string_view rest_;
    int number_ = 0;
};

// The end of the turn is the end of the file: nothing is written for it.
std::string write_orders(std::span<const siege::Action> orders);

}  // namespace agon::siege_files
