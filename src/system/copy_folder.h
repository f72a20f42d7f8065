#pragma once
#include <cstdint>
#include <string>

#include "core/result.h"
#include "system/file.h"
#include "system/folder_weight.h"

namespace agon::system {

// Everything in the folder `from` goes into the open folder `to`: files and folders, readable and writable for everybody who gets
// there, and links as they are. What is none of these (pipes, devices) stays behind, and so does `left_out`, a path below `from`.
// Returns what it came to; too much of it is an error.
Result<FolderWeight, FileError> copy_folder(const std::string& from, int to, const FolderWeight& caps,
                                            const std::string& left_out = "");

}  // namespace agon::system
