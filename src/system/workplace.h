#pragma once
#include <sys/types.h>

#include <optional>
#include <string>

#include "core/result.h"
#include "system/descriptor.h"
#include "system/file.h"

namespace agon::system {

// What it is for: programs in it are to be run, which not every machine allows in /dev/shm.
enum class WorkplaceUse : bool { Files, Programs };

// A temporary folder that only we may enter, in memory where the machine has such a place with room in it (/dev/shm), else in
// TMPDIR or /tmp. It is gone when this is, wherever it was moved, with all that somebody left in it: end whoever could still write
// there first.
class Workplace {
public:
    static Result<Workplace, FileError> make(WorkplaceUse use = WorkplaceUse::Files);
    Workplace(Workplace&&) noexcept = default;
    Workplace& operator=(Workplace&& other) noexcept;
    ~Workplace();

    const std::string& path() const { return path_; }
    int folder() const { return folder_.number(); }

    // From now on another user's, who may enter it as we may if we are root.
    std::optional<FileError> give_to(uid_t user, gid_t group);

private:
    Workplace(std::string path, Descriptor folder) : path_(std::move(path)), folder_(std::move(folder)) {}

    std::string path_;
    Descriptor folder_;
};

// A folder in a folder that we own, whatever mode somebody gave it; closed if it is none. Follows no link.
Descriptor open_inner_folder(int parent, const char* name);

// Gives us all rights in an open folder that is ours, whatever chmod and chattr made of it.
void open_up(int folder);

// Removes all that is in the open folder, however deep, without following a link. Neither mode bits nor, if we are root, what
// chattr can do are an obstacle. False if something could not be removed.
bool remove_content(int folder);
// The same of what has this name in it, be it a file or a folder.
bool remove_entry(int folder, const char* name);

}  // namespace agon::system
