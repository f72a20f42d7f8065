#pragma once
#include <string_view>

#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::fuzz {

// Calls attempt.operator()<G>(rest) with the game that the first byte chooses: '0' to '8' in a file of the corpus.
template <class Attempt>
void with_game(std::string_view input, Attempt attempt) {
    if (input.empty()) return;
    const std::string_view rest = input.substr(1);
    switch (static_cast<unsigned char>(input.front() - '0') % 9) {
        case 0: return attempt.template operator()<toys::tictactoe::Rules>(rest);
        case 1: return attempt.template operator()<toys::paint::Rules>(rest);
        case 2: return attempt.template operator()<toys::fleet::Rules>(rest);
        case 3: return attempt.template operator()<toys::pig::Rules>(rest);
        case 4: return attempt.template operator()<sworms::Rules>(rest);
        case 5: return attempt.template operator()<scrabble::Rules>(rest);
        case 6: return attempt.template operator()<siege::Rules>(rest);
        case 7: return attempt.template operator()<entelect::Rules>(rest);
        default: return attempt.template operator()<creatures::Rules>(rest);
    }
}

template <class Attempt>
void with_each_game(Attempt attempt) {
    attempt.template operator()<toys::tictactoe::Rules>();
    attempt.template operator()<toys::paint::Rules>();
    attempt.template operator()<toys::fleet::Rules>();
    attempt.template operator()<toys::pig::Rules>();
    attempt.template operator()<sworms::Rules>();
    attempt.template operator()<scrabble::Rules>();
    attempt.template operator()<siege::Rules>();
    attempt.template operator()<entelect::Rules>();
    attempt.template operator()<creatures::Rules>();
}

}  // namespace agon::fuzz
