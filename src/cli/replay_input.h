#pragma once
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace agon::cli {

// A record that a verb was given: the name of a file, or the whole record as text.
struct ReplayInput {
    std::string name;  // as messages call it
    replay::ReplayFile file;
    const catalog::GameEntry* game = nullptr;
};
ReplayInput read_replay_input(const std::string& source);

// All of a record as one word that read_replay_input() takes, so that a command can carry it.
std::string replay_word(std::string_view bytes);

// A new table on which the record is to be played again. Throws the Failure that its setup is.
std::unique_ptr<catalog::Table> table_for(const ReplayInput& input, catalog::Past past);

// The record with its actions as texts. Throws a Failure that names the first turn that does not follow.
match::Record unpack_replay(const ReplayInput& input);

// Plays a recorded step. That it can be played is known once the record was unpacked.
void play_step(catalog::Table& table, const match::RecordedStep& step);

}  // namespace agon::cli
