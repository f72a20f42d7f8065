#pragma once
#include <sched.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

// What measurements on one core have in common.
namespace agon::bench {

// The smallest of several measurements, in seconds.
template <class Measure>
double best_of(Measure measure) {
    constexpr int rounds = 7;
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) best = std::min(best, measure());
    return best;
}

inline void stay_on(int core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(core), &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) != 0) throw std::runtime_error("there is no such core");
}

}  // namespace agon::bench
