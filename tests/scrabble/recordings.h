#pragma once
#include <map>
#include <string>
#include <vector>

// Sessions that were recorded with a3, kept outside of this repository: each folder has the files of the
// working folder, the input, what must be printed byte for byte, the exit code and config.txt afterwards.
namespace agon::scrabble_test {

struct Recording {
    std::string name;
    std::map<std::string, std::string> files_before;  // config.txt and what else can be loaded
    std::string input, output;
    int exit = 0;
    std::string config_after;
};

// None if the recordings are not on this machine.
std::vector<Recording> recordings();

}  // namespace agon::scrabble_test
