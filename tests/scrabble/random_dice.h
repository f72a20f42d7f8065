#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace agon::scrabble_test {

using Words = std::vector<std::string>;

// Plain remainders instead of standard distributions, whose results depend on the library.
class RandomDice {
public:
    explicit RandomDice(std::uint32_t seed) : generator_(seed) {}

    int between(int low, int high) {
        return low + static_cast<int>(generator_() % static_cast<std::uint32_t>(high - low + 1));
    }
    std::size_t below(std::size_t end) { return generator_() % end; }
    bool percent(int chance) { return between(1, 100) <= chance; }
    char letter() { return static_cast<char>('A' + between(0, 25)); }

    template <typename Choices>
    auto pick(const Choices& choices) {
        return choices[below(choices.size())];
    }

    std::string in_random_case(std::string word) {
        for (char& c : word)
            if (c >= 'A' && c <= 'Z' && percent(50)) c = static_cast<char>(c - 'A' + 'a');
            else if (c >= 'a' && c <= 'z' && percent(50)) c = static_cast<char>(c - 'a' + 'A');
        return word;
    }

private:
    std::mt19937 generator_;
};

}  // namespace agon::scrabble_test
