#pragma once
#include <sys/syscall.h>

#include <functional>
#include <vector>

namespace agon::system {

// Does it in a copy of this process in which the kernel refuses these system calls (ENOSYS), as an old one or a container does.
// Its failed expectations fail the test.
void without_calls(const std::vector<long>& forbidden, const std::function<void()>& act);

}  // namespace agon::system
