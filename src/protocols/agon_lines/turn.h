#pragma once
#include <chrono>
#include <optional>
#include <string>

#include "match/table.h"
#include "protocols/agon_lines/news.h"

namespace agon::agon_lines {

// Of a game with more legal actions than this, a turn's line has none of them.
inline constexpr std::size_t most_listed_actions = 20'000;

struct TimeLeft {
    std::optional<std::chrono::milliseconds> move{};   // for this answer; none: no limit
    std::chrono::milliseconds bank{0};                 // beyond that, while there is some
    std::optional<std::chrono::milliseconds> match{};  // for this and all later answers; none: no limit
};

// Appends the question to the bot that the news are for. `turn` counts the questions to this bot, from 1.
void write_turn(std::string& out, int turn, const match::Table& table, const News& news, const TimeLeft& time);

}  // namespace agon::agon_lines
