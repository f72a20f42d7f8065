// A bot for every game: any legal action. docs/protocol.md says what else there is in a line.
#include <iostream>
#include <random>
#include <string>
#include <vector>

// C++ has no JSON of its own, and this bot needs little of it. The keys of a line come in a promised order, those of the game's
// own last, so the first "actions":[ is the list of legal actions. The texts in it stay as they are, escapes and all: they are
// sent back and not read.
std::vector<std::string> actions_in(const std::string& line) {
    std::vector<std::string> actions;
    const std::string key = "\"actions\":[";
    std::size_t at = line.find(key);
    if (at == std::string::npos) return actions;
    at += key.size();
    while (line[at] == '"') {
        std::size_t end = at + 1;
        while (line[end] != '"') end += line[end] == '\\' ? 2 : 1;
        actions.push_back(line.substr(at, end + 1 - at));
        at = end + 1;
        if (line[at] == ',') ++at;
    }
    return actions;
}

int main() {
    std::mt19937 random{std::random_device{}()};
    for (std::string line; std::getline(std::cin, line);) {
        if (line.rfind("{\"type\":\"hello\"", 0) == 0) {
            std::cout << "{\"type\":\"ready\",\"want\":[\"actions\"]}" << std::endl;
        } else if (line.rfind("{\"type\":\"turn\"", 0) == 0) {
            const std::vector<std::string> actions = actions_in(line);
            std::cout << "{\"action\":" << actions[random() % actions.size()] << "}" << std::endl;
        }
    }
}
