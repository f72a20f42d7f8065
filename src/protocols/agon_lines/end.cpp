#include "protocols/agon_lines/end.h"

#include "protocols/json/json_writer.h"

namespace agon::agon_lines {
namespace {

std::string_view result_for(Player reader, const match::Verdict& verdict) {
    if (!verdict.is_a_result()) return "none";
    if (!verdict.winner) return "drew";
    return verdict.winner == reader ? "won" : "lost";
}

}  // namespace

void write_end(std::string& out, const match::Verdict& verdict, Player reader) {
    json::JsonWriter line;
    line.begin_record();
    write_member(line, "type", std::string_view("end"));
    write_member(line, "you", result_for(reader, verdict));
    write_member(line, "verdict", verdict);
    line.end_record();
    out += line.take();
    out += '\n';
}

}  // namespace agon::agon_lines
