#include "protocols/sworms_console/game_builder.h"

#include "protocols/sworms_console/map_file.h"

namespace agon::sworms_console {

std::optional<ParseError> GameBuilder::add_config(std::string_view bytes) {
    auto config = read_config(bytes);
    if (!config) return config.error();
    config_ = *std::move(config);
    setup_.worms_each = config_.worms_each;
    setup_.turn_limit.reset();  // the document's game has no last turn
    setup_.names = read_names_file("");
    return std::nullopt;
}

std::optional<ParseError> GameBuilder::add_map(std::string_view bytes) {
    auto rows = read_map_file(bytes);
    if (!rows) return rows.error();
    setup_.map = *std::move(rows);
    return std::nullopt;
}

void GameBuilder::add_names(std::string_view bytes) { setup_.names = read_names_file(bytes); }

std::optional<Session> GameBuilder::build(Dice& dice) const { return Session::begin(setup_, config_.look, dice); }

}  // namespace agon::sworms_console
