#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::entelect_state {
namespace {

using entelect::State;

void append_header(std::string& out, const State& state) {
    const std::string& separator = state.config().csv_separator;
    out += "Round";
    for (const std::string_view name : {"LastCommandType", "LastCommand", "ActiveWorm", "Score", "Health"})
        out.append(separator).append(name);
    for (int id = 1; id <= state.worms_each(); ++id)
        for (const std::string_view name : {" Health", " x", " y"}) {
            out.append(separator).append("Worm");
            append_number(out, id);
            out += name;
        }
    out += '\n';
}

}  // namespace

// NB: quotes inside the command are not escaped.
void StateWriter::csv_line(const State& state, const History& history, Player player, std::string& out) {
    const std::string& separator = state.config().csv_separator;
    const auto append = [&](std::int64_t number) {
        out += separator;
        append_number(out, number);
    };
    out.clear();
    if (state.round() == 0) append_header(out, state);
    append_number(out, state.round() + 1);
    const Feedback* last = history.last.last_command(player);
    const std::string_view command = last ? std::string_view(last->command) : "null";
    out.append(separator).append(command.substr(0, command.find(' ')));
    out.append(separator).append("\"").append(command).append("\"");
    append(state.previous(player));
    append(total_score(state, player));
    append(health_of(state, player));
    for (int id = 1; id <= state.worms_each(); ++id) {
        const entelect::Worm& worm = state.worm(player, id);
        append(worm.health);
        append(worm.at.x);
        append(worm.at.y);
    }
}

}  // namespace agon::entelect_state
