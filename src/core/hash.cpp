#include "core/hash.h"

#include <xxhash.h>

namespace agon {

// Each full buffer seeds the hash of the next, so a value of any length is hashed without allocating.
void Hasher::flush() {
    so_far_ = XXH3_64bits_withSeed(buffer_.data(), used_, so_far_);
    used_ = 0;
}

std::uint64_t Hasher::finish() const { return XXH3_64bits_withSeed(buffer_.data(), used_, so_far_); }

}  // namespace agon
