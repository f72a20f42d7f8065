#pragma once
#include <cstddef>
#include <string>

#include "core/result.h"
#include "system/file.h"

namespace agon::system {

// A file that a bot could have touched: `name`, a path below the open folder. It is never waited for, no link is followed, and
// it must be a regular file without a second name and no larger than `cap`: else whoever made it could show us files of ours.
Result<std::string, FileError> read_untrusted_file(int folder, const std::string& name, std::size_t cap);

}  // namespace agon::system
