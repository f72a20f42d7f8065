#pragma once
#include <string>

#include "protocols/entelect_state/played_match.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::cli {

// What the original made of a state before a round: kept until the round was played.
struct StateTexts {
    PerPlayer<std::string> json, text, console, csv;
};
void write_texts(entelect_state::StateWriter& writer, const entelect_state::PlayedMatch& match, StateTexts& texts);

// One line of `entelect-replay`: the round that was just played, with the sums of the texts before it and of GlobalState.json.
std::string round_line(const entelect_state::PlayedMatch& match, const entelect_state::RoundCommands& commands,
                       const StateTexts& before, std::string_view global);

// The last line.
std::string end_line(const entelect_state::PlayedMatch& match);

}  // namespace agon::cli
