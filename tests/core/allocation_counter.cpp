#include "core/allocation_counter.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::size_t> calls_of_new{0};
}  // namespace

namespace agon::testing {
std::size_t allocations() { return calls_of_new; }
}  // namespace agon::testing

// They replace the library's own for the whole test program. The array forms too: a sanitizer brings its own.
void* operator new(std::size_t bytes) {
    ++calls_of_new;
    if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
