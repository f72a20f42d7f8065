#pragma once
#include <sys/types.h>

#include <cstdint>
#include <vector>

// What a program and all it started take of the machine at this moment. /proc is no snapshot: what starts or ends during a
// look may be missed, and is there at the next one.
namespace agon::system {

struct Member {
    int process = 0;
    int threads = 1;
    std::uint64_t memory_bytes = 0;  // in memory or swapped out, also what it has in common with others
};

// The leader of a process group, its descendants, and those that came to us as orphans and are of its group. Nobody is looked
// for any more once there are more than `most` processes and threads.
std::vector<Member> members_of(int leader, int most);

// All their memory together, without files that they only read. What several have in common, as after a fork, counts once; to
// find that out takes time in proportion to the memory. Where the kernel does not tell, what they have is just added up.
std::uint64_t exact_memory_of(const std::vector<Member>& members);

// What is in files of this device (stat::st_dev) that have lost their names but are still open or mapped. Only root may know of
// those that are mapped and not open. Of each process 4096 descriptors and as many mappings are looked at.
std::uint64_t nameless_bytes_of(const std::vector<Member>& members, dev_t device);

}  // namespace agon::system
