#include "protocols/siege_files/orders_file.h"

#include <algorithm>
#include <limits>

#include "games/siege/rules.h"
#include "protocols/siege_files/fields_of_line.h"

namespace agon::siege_files {
namespace {

using siege::Action;

bool is_strange(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return byte != '\t' && byte != '\r' && (code < 0x20 || code >= 0x7f);
}

std::optional<std::int32_t> read_id(std::string_view field) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto id = read_integer(field, -most, most);
    return id ? std::optional(static_cast<std::int32_t>(*id)) : std::nullopt;
}

std::optional<int> read_place(std::string_view field) {
    constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
    const auto place = read_integer(field, -most, most);
    return place ? std::optional(static_cast<int>(*place)) : std::nullopt;
}

}  // namespace

std::string_view describe(OrderFault fault) {
    switch (fault) {
        case OrderFault::StrangeByte: return "Only printable ASCII, blanks and tabs can stand in an order.";
        case OrderFault::LoneCarriageReturn: return "A carriage return can only stand before the end of a line.";
        case OrderFault::NotANumber: return "Ids and coordinates are digits, with or without a minus in front.";
        case OrderFault::UnknownAction: return "The action must be M, A or B.";
        case OrderFault::TooFewFields: return "The order has too few fields.";
        case OrderFault::TooManyFields: return "The order has too many fields.";
        case OrderFault::UnknownKind: return "The unit to build must be K, S, A, P, C, R or W.";
    }
    return "";
}

Result<Action, OrderFault> read_order(std::string_view line) {
    if (std::any_of(line.begin(), line.end(), is_strange)) return Unexpected{OrderFault::StrangeByte};
    if (line.find('\r') != std::string_view::npos) return Unexpected{OrderFault::LoneCarriageReturn};
    const LineFields fields = fields_of_line(line);
    if (fields.count == 0) return Unexpected{OrderFault::TooFewFields};
    const auto id = read_id(fields[0]);
    if (!id) return Unexpected{OrderFault::NotANumber};
    if (fields.count == 1) return Unexpected{OrderFault::TooFewFields};
    const char action = letter_of_field(fields[1]);
    if (action != 'M' && action != 'A' && action != 'B') return Unexpected{OrderFault::UnknownAction};
    const std::size_t wanted = action == 'M' ? 4 : 3;
    if (fields.count < wanted) return Unexpected{OrderFault::TooFewFields};
    if (fields.count > wanted) return Unexpected{OrderFault::TooManyFields};
    if (action == 'B') {
        const auto kind = siege::kind_of(letter_of_field(fields[2]));
        if (!kind) return Unexpected{OrderFault::UnknownKind};
        return Action(siege::Build{*id, *kind});
    }
    if (action == 'A') {
        const auto target = read_id(fields[2]);
        if (!target) return Unexpected{OrderFault::NotANumber};
        return Action(siege::Attack{*id, *target});
    }
    const auto x = read_place(fields[2]), y = read_place(fields[3]);
    if (!x || !y) return Unexpected{OrderFault::NotANumber};
    return Action(siege::Move{*id, {*x, *y}});
}

std::optional<OrdersReader::Line> OrdersReader::next() {
    while (!rest_.empty()) {
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end, rest_.size() - 1) + 1);
        ++number_;
        if (end != std::string_view::npos && line.ends_with('\r')) line.remove_suffix(1);
        if (line.find_first_not_of(" \t") != std::string_view::npos) return Line{number_, line, read_order(line)};
    }
    return std::nullopt;
}

std::string write_orders(std::span<const Action> orders) {
    std::string text;
    for (const Action& order : orders)
        if (!std::holds_alternative<siege::EndTurn>(order)) text.append(siege::Rules::write(order)) += '\n';
    return text;
}

}  // namespace agon::siege_files
