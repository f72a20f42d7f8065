// Loaded in front of libc (LD_PRELOAD) to see how a program bears it when a call fails.
//   AGON_FAIL_ALLOCATION=7     the 7th allocation fails; 7+: it and all that follow
//   AGON_FAIL_FILE_CALL=3      the 3rd call that changes a file fails, as on a full disk; a write leaves half of its bytes
//   AGON_KILL_AT_FILE_CALL=3   the program is killed instead
//   AGON_CLOSED_FOLDER=1       no new file can be made        AGON_READ_ONLY=1   no old file can be opened for writing
// At the end it says on standard error what was allocated: "faults: 2 blocks live, 1 failed, sizes 72704 676 …".
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void __libc_free(void* block);
}

namespace {

constexpr std::size_t most_sizes = 4096;
std::size_t sizes[most_sizes];
std::size_t allocations = 0, failures = 0, file_calls = 0;
long live_blocks = 0;

long number_in(const char* name) {
    const char* const text = std::getenv(name);
    return text ? std::atol(text) : 0;
}

bool allocation_fails(std::size_t size) {
    if (allocations < most_sizes) sizes[allocations] = size;
    const auto number = static_cast<long>(++allocations);
    const char* const chosen = std::getenv("AGON_FAIL_ALLOCATION");
    if (!chosen) return false;
    char* end = nullptr;
    const long from = std::strtol(chosen, &end, 10);
    const bool fails = number == from || (*end == '+' && number > from);
    if (fails) ++failures;
    if (fails) errno = ENOMEM;
    return fails;
}

bool file_call_fails() {
    const auto number = static_cast<long>(++file_calls);
    if (number == number_in("AGON_KILL_AT_FILE_CALL")) std::raise(SIGKILL);
    if (number != number_in("AGON_FAIL_FILE_CALL")) return false;
    errno = ENOSPC;
    return true;
}

template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

[[gnu::destructor]] void report() {
    std::fprintf(stderr, "faults: %ld blocks live, %zu failed, %zu file calls, sizes", live_blocks, failures,
                 file_calls);
    for (std::size_t i = 0; i < allocations && i < most_sizes; ++i) std::fprintf(stderr, " %zu", sizes[i]);
    std::fputs("\n", stderr);
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
    if (allocation_fails(size)) return nullptr;
    ++live_blocks;
    return __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) {
    if (allocation_fails(count * size)) return nullptr;
    ++live_blocks;
    return __libc_calloc(count, size);
}

void* realloc(void* block, std::size_t size) {
    if (allocation_fails(size)) return nullptr;
    if (!block) ++live_blocks;
    return __libc_realloc(block, size);
}

void free(void* block) {
    if (block) --live_blocks;
    __libc_free(block);
}

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = static_cast<mode_t>((flags & O_CREAT) != 0 ? va_arg(arguments, int) : 0);
    va_end(arguments);
    const bool creates = (flags & O_CREAT) != 0, writes = (flags & O_ACCMODE) != O_RDONLY;
    if ((creates && number_in("AGON_CLOSED_FOLDER") != 0) || (writes && !creates && number_in("AGON_READ_ONLY") != 0)) {
        errno = EACCES;
        return -1;
    }
    if (writes && file_call_fails()) return -1;
    return next<int(const char*, int, ...)>("open")(path, flags, mode);
}

ssize_t write(int file, const void* bytes, std::size_t count) {
    const auto really = next<ssize_t(int, const void*, std::size_t)>("write");
    if (file <= STDERR_FILENO) return really(file, bytes, count);
    if (!file_call_fails()) return really(file, bytes, count);
    static_cast<void>(really(file, bytes, count / 2));
    errno = ENOSPC;
    return -1;
}

int fchmod(int file, mode_t mode) { return file_call_fails() ? -1 : next<int(int, mode_t)>("fchmod")(file, mode); }
int fsync(int file) { return file_call_fails() ? -1 : next<int(int)>("fsync")(file); }
int ftruncate(int file, off_t size) { return file_call_fails() ? -1 : next<int(int, off_t)>("ftruncate")(file, size); }
int fallocate(int file, int mode, off_t from, off_t size) {
    return file_call_fails() ? -1 : next<int(int, int, off_t, off_t)>("fallocate")(file, mode, from, size);
}
int fchown(int file, uid_t user, gid_t group) {
    return file_call_fails() ? -1 : next<int(int, uid_t, gid_t)>("fchown")(file, user, group);
}
off_t lseek(int file, off_t to, int from) {
    return file_call_fails() ? -1 : next<off_t(int, off_t, int)>("lseek")(file, to, from);
}
int rename(const char* from, const char* to) {
    return file_call_fails() ? -1 : next<int(const char*, const char*)>("rename")(from, to);
}

}  // extern "C"
