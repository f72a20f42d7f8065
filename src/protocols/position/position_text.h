#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/text_cursor.h"
#include "protocols/json/json.h"

// A position as a file, for people:
//
//     agon-position 1 tictactoe
//     dice keyed 7 3
//     event {"placed":{"by":"first","at":{"x":0,"y":0}}}
//     state
//     X..
//     ...
//     to move: O
//
// (lines above the first that begin with # are remarks), or for programs:
//
//     {"format":"agon-position 1","game":"tictactoe","position":{"state":…,"dice":…,"events":[…]}}
namespace agon::position {

inline constexpr std::string_view format_name = "agon-position";
inline constexpr int format_version = 1;

namespace detail {

struct NumberedLine {
    int number = 0;
    std::string text;
};

// A position file taken apart, before anything that depends on the game is read.
struct PositionParts {
    DiceCursor dice;
    std::vector<NumberedLine> events;
    NumberedLine state;  // all of its lines
};

std::string write_parts(std::string_view game, const PositionParts& parts);
Result<PositionParts, ParseError> read_parts(std::string_view game, std::string_view text);

// The record "position" of a JSON file of the right format and game.
Result<Tree, ParseError> read_json_envelope(std::string_view game, std::string_view text);

bool looks_like_json(std::string_view text);
ParseError inside(const NumberedLine& line, int columns_before, ParseError error);
ParseError unplayable(int line, const std::string& problem);

template <NotatedGame G>
Result<Position<G>, ParseError> read_json(std::string_view text) {
    const auto tree = read_json_envelope(G::name, text);
    if (!tree) return Unexpected{tree.error()};
    auto position = from_tree<Position<G>>(*tree);
    if (!position) return position;
    if (const auto problem = problem_with(position->dice)) return Unexpected{ParseError{0, 0, *problem + " at dice"}};
    if (const auto problem = G::problem_with(position->state)) return Unexpected{unplayable(0, *problem)};
    return position;
}

}  // namespace detail

template <NotatedGame G>
std::string write_position(const Position<G>& position) {
    detail::PositionParts parts{position.dice, {}, {0, G::write(position.state)}};
    for (const auto& event : position.events) parts.events.push_back({0, json::to_json(event)});
    return detail::write_parts(G::name, parts);
}

// The record for programs, as a part of something larger …
template <NotatedGame G>
void write_position(FieldWriter& out, const Position<G>& position) {
    out.begin_record();
    out.key("format");
    out.text(std::string(format_name) + ' ' + std::to_string(format_version));
    out.key("game");
    out.text(G::name);
    out.key("position");
    write_fields(out, position);
    out.end_record();
}

// … or as a whole file.
template <NotatedGame G>
std::string write_position_json(const Position<G>& position) {
    json::JsonWriter out(json::Layout::Indented);
    write_position<G>(out, position);
    return out.take();
}

// Takes either form. What it returns can be played on: state and dice were asked what is wrong with them.
template <NotatedGame G>
Result<Position<G>, ParseError> read_position(std::string_view text) {
    text = without_byte_order_mark(text);
    if (detail::looks_like_json(text)) return detail::read_json<G>(text);
    auto parts = detail::read_parts(G::name, text);
    if (!parts) return Unexpected{parts.error()};
    Position<G> position;
    position.dice = std::move(parts->dice);
    for (const detail::NumberedLine& line : parts->events) {
        auto event = json::from_json<typename G::Event>(line.text);
        constexpr int columns_before = 6;  // "event "
        if (!event) return Unexpected{detail::inside(line, columns_before, event.error())};
        position.events.push_back(std::move(*event));
    }
    auto state = G::read_state(parts->state.text);
    if (!state) return Unexpected{detail::inside(parts->state, 0, state.error())};
    position.state = std::move(*state);
    if (const auto problem = G::problem_with(position.state)) {
        return Unexpected{detail::unplayable(parts->state.number, *problem)};
    }
    return position;
}

}  // namespace agon::position
