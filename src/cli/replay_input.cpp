#include "cli/replay_input.h"

#include <fmt/format.h>

#include "cli/exit.h"
#include "cli/inputs.h"
#include "core/base64.h"
#include "core/check.h"

namespace agon::cli {
namespace {

constexpr std::string_view word_prefix = "agon:";

}  // namespace

ReplayInput read_replay_input(const std::string& source) {
    ReplayInput input;
    std::string bytes;
    if (source.starts_with(word_prefix)) {
        input.name = "the record given";
        auto decoded = from_base64(std::string_view(source).substr(word_prefix.size()));
        if (!decoded) throw Failure{Exit::Usage, "what follows agon: is not a record in base64"};
        bytes = *std::move(decoded);
    } else {
        InputFile file = read_input(source);
        input.name = std::move(file.name);
        bytes = std::move(file.text);
    }
    auto file = replay::read_replay(bytes);
    if (!file) throw Failure{Exit::BadData, at_place(input.name, file.error())};
    input.file = *std::move(file);
    input.game = catalog::find_game(input.file.record.game);
    if (!input.game)
        throw Failure{Exit::BadData, fmt::format("{}: a record of '{}', a game that is not known here", input.name,
                                                 input.file.record.game)};
    return input;
}

std::string replay_word(std::string_view bytes) { return std::string(word_prefix) + to_base64(bytes); }

std::unique_ptr<catalog::Table> table_for(const ReplayInput& input, catalog::Past past) {
    const match::Record& record = input.file.record;
    auto table = input.game->open({.setup = record.setup, .position = std::nullopt, .dice = record.dice, .past = past});
    if (!table) throw Failure{Exit::BadData, at_place(input.name, table.error().error)};
    return *std::move(table);
}

match::Record unpack_replay(const ReplayInput& input) {
    auto record = input.game->unpack(input.file);
    if (!record) throw Failure{Exit::BadData, input.name + ": " + record.error().sentence};
    return *std::move(record);
}

void play_step(catalog::Table& table, const match::RecordedStep& step) {
    for (const Player player : both_players) {
        if (!step.actions[player]) continue;
        const auto submission = table.submit(player, *step.actions[player]);
        AGON_CHECK(std::holds_alternative<catalog::Held>(submission) ||
                   std::holds_alternative<catalog::Stepped>(submission));
    }
}

}  // namespace agon::cli
