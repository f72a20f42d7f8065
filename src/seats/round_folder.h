#pragma once
#include <optional>
#include <span>
#include <string>

#include "match/round_files.h"
#include "system/descriptor.h"
#include "system/file.h"

namespace agon::seats {

// The folder rounds/ where a bot starts, with a folder for every round. The bot is alive and may do there what it likes: what it puts
// in our way is moved aside, no link is followed, and only files that are new are written to.
class RoundFolder {
public:
    // `folder` is where the bot starts.
    explicit RoundFolder(system::Descriptor folder) : folder_(std::move(folder)) {}

    // rounds/<round>/<name> of every file. What the bot itself prevents is no error: it plays without.
    std::optional<system::FileError> write(int round, std::span<const match::RoundFile> files);

private:
    bool open_rounds();
    system::Descriptor make_round(const std::string& name);
    bool move_aside(int folder, const char* name);

    system::Descriptor folder_, rounds_;
    int moved_ = 0;
};

}  // namespace agon::seats
