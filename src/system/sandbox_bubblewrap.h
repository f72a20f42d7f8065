#pragma once
#include <linux/filter.h>

#include <string>
#include <vector>

#include "core/result.h"
#include "system/descriptor.h"
#include "system/sandbox_places.h"

// The part of the sandbox that hides files where the kernel has no Landlock: bubblewrap gives a program namespaces of its own,
// in which there is nothing but what it may use.
namespace agon::system {

struct Wrapping {
    std::vector<std::string> words;  // of bubblewrap; the program and its arguments follow
    Descriptor filter;               // bubblewrap reads it and applies it last, because it forbids what bubblewrap does
    static constexpr int processes = 2;  // that bubblewrap takes for itself
};

// For a program that may read and run the system's own files and `readable`, and write in `workplace`. Or a sentence.
Result<Wrapping, std::string> wrap(const std::string& bubblewrap, const std::vector<std::string>& readable,
                                   const std::string& workplace, UserNames names,
                                   const std::vector<sock_filter>* filter);

// In the child between vfork and exec: lets bubblewrap have the filter. 0 or the error code.
int pass_filter(const Wrapping& wrapping) noexcept;

}  // namespace agon::system
