#pragma once
#include <stdexcept>

namespace agon {

// A broken invariant is our mistake, never the user's. It is thrown as far as the boundary of a match and no further.
class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

[[noreturn]] void check_failed(const char* what, const char* file, int line);

}  // namespace agon

// Stays on in release builds; assert() is for what is too slow to keep.
#define AGON_CHECK(condition) ((condition) ? void() : ::agon::check_failed(#condition, __FILE__, __LINE__))
