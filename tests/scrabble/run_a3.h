#pragma once
#include <map>
#include <string>
#include <vector>

#include "support/run_program.h"

namespace agon::scrabble_test {

// What `a3` did: it was run as people run it, as a program.
struct A3Run {
    int exit = -1;   // -1: a signal ended it
    int signal = 0;  // the one that ended it
    std::string out, err;
    long most_memory_kib = 0;
    std::map<std::string, std::string> files;  // all there are afterwards, also those that nobody asked for
};

// In a folder of its own with these files; folders in their names are made, and always the folder "sub".
A3Run run_a3(const std::vector<std::string>& arguments, const std::string& input,
             const std::map<std::string, std::string>& files, const std::vector<support::Variable>& environment = {});

}  // namespace agon::scrabble_test
