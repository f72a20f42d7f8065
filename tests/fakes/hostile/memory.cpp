#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdlib>

#include "hostile.h"

// Each asks for so many megabytes and uses one byte of them: the limit is on what it could use.
namespace hostile {
namespace {

std::size_t bytes(const char* megabytes) { return static_cast<std::size_t>(std::atol(megabytes)) << 20; }

bool use(void* memory) {
    if (memory == MAP_FAILED || !memory) return false;
    *static_cast<volatile char*>(memory) = 1;
    return true;
}

bool map(char** megabytes, int flags, int file) {
    return use(mmap(nullptr, bytes(megabytes[0]), PROT_READ | PROT_WRITE, flags, file, 0));
}

bool from_heap(char** megabytes) { return use(std::malloc(bytes(megabytes[0]))); }

bool by_break(char** megabytes) {
    void* const memory = sbrk(static_cast<intptr_t>(bytes(megabytes[0])));
    return memory != reinterpret_cast<void*>(-1) && use(memory);
}

bool private_map(char** megabytes) { return map(megabytes, MAP_PRIVATE | MAP_ANONYMOUS, -1); }

bool made_writable(char** megabytes) {
    void* const memory = mmap(nullptr, bytes(megabytes[0]), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED && mprotect(memory, bytes(megabytes[0]), PROT_READ | PROT_WRITE) == 0 && use(memory);
}

bool shared_map(char** megabytes) { return map(megabytes, MAP_SHARED | MAP_ANONYMOUS, -1); }

// Counted as a stack, that is, not at all.
bool stack_map(char** megabytes) { return map(megabytes, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1); }

bool zero_device(char** megabytes) { return map(megabytes, MAP_SHARED, open("/dev/zero", O_RDWR)); }

bool zero_device_to_read(char** megabytes) { return map(megabytes, MAP_PRIVATE, open("/dev/zero", O_RDONLY)); }

bool nameless_file(char** megabytes) {
    const long file = syscall(SYS_memfd_create, "x", 0);
    return file >= 0 && ftruncate(static_cast<int>(file), static_cast<off_t>(bytes(megabytes[0]))) == 0 &&
           map(megabytes, MAP_SHARED, static_cast<int>(file));
}

bool system_five(char** megabytes) {
    const int memory = shmget(IPC_PRIVATE, bytes(megabytes[0]), IPC_CREAT | 0600);
    if (memory < 0) return false;
    shmctl(memory, IPC_RMID, nullptr);
    return true;
}

bool shared_folder(char**) {
    const char* const name = "/dev/shm/agon-hostile";
    const int file = open(name, O_RDWR | O_CREAT, 0600);
    if (file >= 0) unlink(name);
    return file >= 0;
}

// Pages that it may only read become its own when they are written through here, and are not counted.
bool own_memory_file(char**) { return open("/proc/self/mem", O_RDWR) >= 0; }

}  // namespace

const Attack memory_attacks[] = {{"from-heap", 1, from_heap},
                                 {"by-break", 1, by_break},
                                 {"private-map", 1, private_map},
                                 {"made-writable", 1, made_writable},
                                 {"shared-map", 1, shared_map},
                                 {"stack-map", 1, stack_map},
                                 {"zero-device", 1, zero_device},
                                 {"zero-device-to-read", 1, zero_device_to_read},
                                 {"nameless-file", 1, nameless_file},
                                 {"system-five", 1, system_five},
                                 {"shared-folder", 0, shared_folder},
                                 {"own-memory-file", 0, own_memory_file},
                                 {}};

}  // namespace hostile
