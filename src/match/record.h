#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/dice_cursor.h"
#include "core/player.h"
#include "match/verdict.h"

// What is kept of a match: enough to play it again and to find out whether it follows from its own actions.
namespace agon::match {

using Nanoseconds = std::chrono::nanoseconds;

// The time an answer took: by the clock on the wall, and as charged, without what the host is to blame for.
struct Spent {
    Nanoseconds wall{0}, charged{0};
    bool operator==(const Spent&) const = default;
};

// One step of the game: an action from each awaited player, in the game's notation.
struct RecordedStep {
    PerPlayer<std::optional<std::string>> actions{};
    PerPlayer<Spent> spent{};  // zero where an action came in one answer with the one before it
    bool operator==(const RecordedStep&) const = default;
};

// A fault that was forgiven: the player was held to have done nothing in that step.
struct ForgivenFault {
    std::int32_t step = 0;  // from 0
    Player player = Player::First;
    Fault fault = Fault::Late;
    bool operator==(const ForgivenFault&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("step", self.step);
        visit("player", self.player);
        visit("fault", self.fault);
    }
};

// What a bot said about its answer, free text.
struct Note {
    std::int32_t step = 0;  // that it belongs to, from 0
    Player player = Player::First;
    std::string text;
    bool operator==(const Note&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("step", self.step);
        visit("player", self.player);
        visit("text", self.text);
    }
};

// A turn is what people count (core/game.h: turns_played); a game that does not say counts its steps.
struct Record {
    std::string game{};
    std::optional<std::string> setup{};  // JSON; none: the game's default
    std::uint64_t setup_hash = 0;
    DiceCursor dice{};  // as they stood before the start
    PerPlayer<std::string> players{};
    std::vector<RecordedStep> steps{};
    std::vector<std::uint16_t> turn_hashes{};  // 16 bits of the chain after each turn that came to its end
    std::uint64_t final_hash = 0;              // the whole chain after the last step
    std::vector<ForgivenFault> forgiven{};
    std::vector<Note> notes{};
    bool has_times = false;  // the times of the steps are known
    Verdict verdict{};
    bool operator==(const Record&) const = default;
};

}  // namespace agon::match
