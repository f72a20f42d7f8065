#pragma once
#include <linux/filter.h>

#include <vector>

#include "core/result.h"

// The part of the sandbox that says which system calls a program may make.
namespace agon::system {

struct FilterWish {
    bool may_change_modes = false;   // of files; safe only where the program owns nothing but its workplace
    bool guards_truncation = false;  // Landlock is too old to do it
    bool operator==(const FilterWish&) const = default;
};

// The program for the kernel's filter machine. Built once for each wish and kept.
Result<const std::vector<sock_filter>*, std::string> system_call_filter(const FilterWish& wish);

// In the child between vfork and exec, with no_new_privs set. 0 or the error code.
int apply_filter(const sock_filter* steps, std::size_t count) noexcept;

// In the child, too, and before the other filter: signals reach nobody but the program itself, and its process group if it
// leads one. For kernels whose Landlock cannot keep signals in.
int apply_signal_filter() noexcept;

}  // namespace agon::system
