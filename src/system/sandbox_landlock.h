#pragma once
#include <string>
#include <vector>

#include "core/result.h"
#include "system/descriptor.h"
#include "system/sandbox_places.h"

// The part of the sandbox that says which files a program may use.
namespace agon::system {

// The rules for a program that may read and run the system's own files and `readable`, and write in `workplace`: a descriptor
// that is ready for landlock_restrict_self, except for the program's own folder in /proc. Or a sentence.
Result<Descriptor, std::string> make_file_rules(int abi, const std::vector<std::string>& readable,
                                                const std::string& workplace, UserNames names);

// In the child between vfork and exec: lets it read its own folder in /proc, then applies the rules. 0 or the error code.
int apply_file_rules(int rules) noexcept;

}  // namespace agon::system
