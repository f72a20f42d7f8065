#include "protocols/agon_lines/hello.h"

#include "protocols/json/json_writer.h"

namespace agon::agon_lines {
namespace {

std::optional<std::int64_t> count_of(std::optional<milliseconds> time) {
    return time ? std::optional<std::int64_t>(time->count()) : std::nullopt;
}

void write_limits(FieldWriter& out, const Limits& limits) {
    out.begin_record();
    write_member(out, "move_ms", count_of(limits.move));
    write_member(out, "bank_ms", limits.bank.count());
    write_member(out, "match_ms", count_of(limits.match));
    write_member(out, "warm_up_ms", limits.warm_up.count());
    write_member(out, "strikes", limits.strikes);
    write_member(out, "output_bytes", limits.output_bytes);
    out.end_record();
}

}  // namespace

void write_hello(std::string& out, const Hello& hello, const match::Table& table) {
    json::JsonWriter line;
    line.begin_record();
    write_member(line, "type", std::string_view("hello"));
    write_member(line, "protocol", protocol_name);
    write_member(line, "game", table.game());
    write_member(line, "seat", number_of(hello.seat));
    write_member(line, "players", hello.players);
    line.key("limits");
    write_limits(line, hello.limits);
    line.key("setup");
    table.write_briefing(line);
    line.end_record();
    out += line.take();
    out += '\n';
}

}  // namespace agon::agon_lines
