#pragma once
#include <cstdio>
#include <string>
#include <vector>

#include "scrabble/run_a3.h"

namespace agon::scrabble_test {

// A run of `a3` in which calls fail (faults.cpp), and what was allocated in it.
struct FaultyRun {
    A3Run ran;
    bool reported = false;  // not when it was killed
    long live_blocks = 0;
    std::size_t failures = 0, file_calls = 0;
    std::string sizes{};  // " 72704 676 …"
};

inline FaultyRun run_with_faults(const std::string& input, const std::map<std::string, std::string>& files,
                                 std::vector<support::Variable> faults) {
    faults.push_back({"LD_PRELOAD", AGON_FAULTS_LIBRARY});
    FaultyRun run{.ran = run_a3({"config.txt"}, input, files, faults)};
    int read = 0;
    run.reported = std::sscanf(run.ran.err.c_str(), "faults: %ld blocks live, %zu failed, %zu file calls, sizes%n",
                               &run.live_blocks, &run.failures, &run.file_calls, &read) == 3;
    run.sizes = run.ran.err.substr(static_cast<std::size_t>(read));
    return run;
}

inline const std::string small_game = "Scrabble\n    \n    \n    \n    \n1\n0\n0\na1 b2";
inline const std::string small_game_after = "Scrabble\nA   \nB   \n    \n    \n2\n3\n0\na1 b2";  // insert a a v ab

}  // namespace agon::scrabble_test
