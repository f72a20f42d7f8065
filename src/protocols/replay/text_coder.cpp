#include "protocols/replay/text_coder.h"

#include <cstdint>

#include "protocols/replay/models.h"
#include "protocols/replay/ports.h"

namespace agon::replay {

const std::string_view text_primer =
    "sworms scrabble siege entelect creatures tictactoe paint fleet pig "
    "builtin:random builtin:playout builtin:greedy builtin:solver builtin:playout@ python3 bot.py node bot.js java ./bot person "
    "no-start died closed flooded late early garbled illegal resigned host internal interrupted nothing-fits no-points points "
    "The match was broken off. The person left. it gave up at question 1. it spoke without being asked at question 2. "
    "it closed its pipes at question 3: its standard output. it wrote too much at question 4: a line of more than 1048576 bytes. "
    "it ended before the game did at question 5: it exited with code 1. it was ended by signal 9 (SIGKILL). "
    "it was not understood at question 6: column 1: expected a record: it broke the rules at question 7: "
    "Player 2 (python3 bot.py) loses: it was late at question 12: it took 1204 ms of 1000 ms. "
    "A draw: no points. A draw, 2 to 2: turn limit. Player 1 (builtin:solver) wins, 112 to 84: points. "
    "Player 2 (builtin:playout) wins, 3 to 1: turn limit. Player 2 (builtin:random) wins, 1 to 0: last worms. "
    "builtin:greedy builtin:random builtin:greedy builtin:greedy turn-limit last-worms "
    "Player 1 (builtin:greedy) wins, 2 to 1: turn limit. Player 1 (builtin:greedy) wins, 3 to 0: last worms. ";

namespace {

struct NoPort {
    bool operator()(bool bit, std::uint32_t) const { return bit; }
};

class TextModel {
public:
    template <class Port>
    char code(char letter, Port& port) {
        const Places places = {mix(1, before_ & 0xff), mix(2, before_ & 0xffff), mix(3, before_)};
        const std::uint32_t bits = static_cast<unsigned char>(letter);
        std::uint32_t coded = 1;
        for (int bit = 7; bit >= 0; --bit)
            coded = 2 * coded + (models_.code((bits >> bit & 1) != 0, places, coded, port) ? 1 : 0);
        coded &= 0xff;
        before_ = before_ << 8 | coded;
        return static_cast<char>(coded);
    }

private:
    Models<14> models_;
    std::uint32_t before_ = 0;  // the last four letters
};

const TextModel& primed_model() {
    static const TextModel primed = [] {
        TextModel model;
        NoPort nowhere;
        for (int times = 0; times < 2; ++times)
            for (const char letter : text_primer) model.code(letter, nowhere);
        return model;
    }();
    return primed;
}

}  // namespace

std::string pack_text(std::string_view text) {
    TextModel model = primed_model();
    WritingPort out;
    for (const char letter : text) model.code(letter, out);
    return out.finish();
}

std::optional<std::string> unpack_text(std::string_view packed, std::size_t size) {
    TextModel model = primed_model();
    ReadingPort in(packed);
    std::string text;
    while (text.size() < size && !in.ran_dry()) text += model.code('\0', in);
    if (in.ran_dry()) return std::nullopt;
    return text;
}

}  // namespace agon::replay
