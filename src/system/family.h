#pragma once
#include <atomic>
#include <cstdint>

namespace agon::system {

// Everything that one program starts, found again wherever it hides: sessions and process groups of its own, orphans of a
// double fork. Each process of it carries a mark that is inherited and cannot be taken off: the hard limit of file locks, which
// Linux stopped enforcing long ago, which can only be lowered, and which nobody else lowers. Orphans come to us instead of to
// the first process of the machine, so every process of a family has a child of ours among its ancestors, or is one.
class Family {
public:
    Family();
    Family(const Family&) = delete;
    Family& operator=(const Family&) = delete;
    ~Family();

    // What the first process sets as its hard limit of RLIMIT_LOCKS; 0: our own limit is so low that there is no room for marks.
    std::uint64_t mark() const { return mark_; }
    // Where the first process writes its number before it sets the limit.
    std::atomic<int>& first() { return first_; }

    // Kills and waits until nobody is left. Never called twice at once for the same family; others may go on.
    void end();

private:
    std::uint64_t mark_ = 0;
    std::atomic<int> first_{0};
};

// Makes orphans come to this process, and dead children stay until they are waited for. Enough to do once, but harmless.
void become_parent_of_orphans();

}  // namespace agon::system
