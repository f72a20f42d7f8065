#pragma once
#include <cstdint>

namespace agon::system {

struct FolderWeight {
    std::uint64_t bytes = 0;    // that it takes on its disk or in memory; of a file with several names each has a part
    std::uint64_t entries = 0;  // files, folders and links
    bool too_deep = false;      // folders in folders, more than 32 of them: there was no looking further
    bool operator==(const FolderWeight&) const = default;
};

// Of all that is in the open folder, without following a link. Stops as soon as one of the caps is passed: somebody may go on
// putting things there while we count.
FolderWeight weigh_folder(int folder, const FolderWeight& caps);

}  // namespace agon::system
