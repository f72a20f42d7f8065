#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"
#include "protocols/sworms_console/command.h"
#include "protocols/sworms_console/config.h"

// Every text of the document, byte for byte, and nothing else.
namespace agon::sworms_console {

extern const std::string_view usage_error;
extern const std::string_view config_error;
extern const std::string_view seed_warning;
extern const std::string_view help_text;

std::string text_of(const sworms::Event& event, const sworms::State& state);  // empty if nothing is said
std::string_view text_of(InputError error);
std::string chosen_text(sworms::Weapon weapon, const sworms::Worm& worm);
std::string ready_text(const sworms::State& state);
std::string end_text(const Outcome& outcome);

// `without` is shown as air: how the map looked before that chest fell.
std::string map_text(const sworms::State& state, const Look& look, std::optional<Cell> without = std::nullopt);
std::string state_text(const sworms::State& state, const Look& look, sworms::Weapon chosen);

}  // namespace agon::sworms_console
