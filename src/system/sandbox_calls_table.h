#pragma once
#include <cerrno>
#include <cstdint>
#include <optional>
#include <span>

namespace agon::system {

enum class Compare : std::uint8_t { IsNot, Bits };

struct Argument {
    unsigned place = 0;  // counted from 0
    Compare compare = Compare::IsNot;
    std::uint64_t value = 0;
    std::uint64_t mask = 0;  // of Bits: which of them must be like those of value
};

// A system call that fails in the sandbox: always, or where an argument is like this.
struct ForbiddenCall {
    const char* name = "";
    int error = EPERM;
    std::optional<Argument> only{};
};

std::span<const ForbiddenCall> forbidden_calls();
std::span<const ForbiddenCall> forbidden_mode_changes();
std::span<const ForbiddenCall> forbidden_truncations();

}  // namespace agon::system
