#pragma once
#include <optional>
#include <string_view>

#include "core/dice.h"
#include "protocols/sworms_console/config.h"
#include "protocols/sworms_console/session.h"

namespace agon::sworms_console {

// Puts a game together from the contents of its files, one after the other. The document's "Builder".
class GameBuilder {
public:
    // Each says what was wrong, if anything.
    std::optional<ParseError> add_config(std::string_view bytes);
    std::optional<ParseError> add_map(std::string_view bytes);
    void add_names(std::string_view bytes);

    const Config& config() const { return config_; }

    // Spawns the worms. Nothing if the top row cannot hold them.
    std::optional<Session> build(Dice& dice) const;

private:
    Config config_;
    sworms::Setup setup_;
};

}  // namespace agon::sworms_console
