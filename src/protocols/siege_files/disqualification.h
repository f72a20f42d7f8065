#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/siege/actions.h"
#include "match/fault.h"
#include "protocols/siege_files/orders_file.h"

// Every way to lose by a fault: each has a code for machines and a sentence for people.
namespace agon::siege_files {

// Rule "Program gracza": the private file has at most 10 MB. The document allows any number of orders; their file has the same
// bound, so that reading it ends.
inline constexpr std::size_t largest_private_file = 10 * 1024 * 1024;
inline constexpr std::size_t largest_orders_file = 10 * 1024 * 1024;

// What a program can do wrong without a word about the game. The order is that of match::Fault.
enum class Misconduct : std::uint8_t {
    NoStart,
    Crashed,
    NonzeroExit,  // counts only where it was agreed upon: the document does not name it
    TookTooMuch,
    OrdersTooLarge,
    PrivateFileTooLarge,
    Late,
    OrdersRemoved,
    OrdersNotAFile,
};
inline constexpr std::size_t misconduct_count = 9;
constexpr std::array<std::string_view, misconduct_count> enum_names(Misconduct) {
    return {"no-start",      "crashed",          "nonzero-exit",
            "took-too-much", "orders-too-large", "private-file-too-large",
            "late",          "orders-removed",   "orders-not-a-file"};
}

using Cause = std::variant<Misconduct, OrderFault, siege::Refusal>;

struct Disqualification {
    Cause cause;
    int line = 0;          // of the orders file; 0: no line is to blame
    std::string order{};   // the line, byte for byte
    std::string detail{};  // of a misconduct, the end of a sentence: "signal 11"
    bool operator==(const Disqualification&) const = default;
};

std::string_view code_of(const Cause& cause);
std::string_view describe(const Cause& cause);
// What a match calls it.
match::Fault fault_of(const Cause& cause);

// `line 3, "0 B W": The base is building already.`: printable whatever the order was, and short.
std::string sentence_of(const Disqualification& disqualification);

// The one list: all that can end a game, first the two ways that are nobody's fault.
struct Reason {
    std::string_view code, sentence;
};
std::vector<Reason> every_reason();

}  // namespace agon::siege_files
