#pragma once
#include <vector>

// Who belongs to whom among the processes of this machine, as /proc tells it at this moment.
namespace agon::system {

std::vector<int> threads_of(int process);

// Appends the processes that this thread started and that still have it as their parent.
void add_children_of(int process, int thread, std::vector<int>& all);

// Appends those of a process group whose parents have ended: they came to us, and stayed in their group.
void add_orphans_of(int leader, std::vector<int>& all);

}  // namespace agon::system
