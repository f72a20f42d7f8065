#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/entelect/events.h"

// What the original remembers of a match beside the board: how it words each command that was carried out, the errors, the
// referee's notes.
namespace agon::entelect_state {

// A command that was carried out, or tried.
struct Feedback {
    entelect::WormId worm;  // that was commanded
    std::string command;    // "move 8 5", "select 2", "invalid"
    std::int32_t score = 0;
    bool success = true;
    std::string message;

    bool is_select() const { return command.starts_with("select"); }  // as the original tells them apart
};

struct RoundFeedback {
    std::vector<Feedback> feedback;    // in the order in which they were carried out
    std::vector<std::string> errors;   // "GameError - Player 1, worm 3, round 3: Target occupied"
    std::vector<std::string> referee;  // "DoNothingsCount for @Player(1) reached a count of 3 @Round(146)"

    // "select 2; move 8 5": what the next round's state files tell of a player's command.
    std::string previous_command(Player player) const;
    // The first one of a player that is no select: what its line of the CSV tells. None before round 1.
    const Feedback* last_command(Player player) const;
};

// Of the round that brought these events and led to this state.
RoundFeedback feedback_of(const entelect::State& after, const std::vector<entelect::Event>& events);

// "move 8 5", `nothing "Player chose to do nothing"`, "invalid command Unknown command: bogus".
std::string text_of(const entelect::Command& command);
// "Cannot parse move command: Invalid length 2, expected 3", "Cannot move to DIRT".
std::string reason_of(const entelect::Command& command, entelect::Fault fault, entelect::Terrain terrain);

// What state files need of the rounds before. Call add() after every round.
struct History {
    RoundFeedback last, before_last;
    std::vector<std::string> referee;  // of all rounds

    void add(const entelect::State& after, const std::vector<entelect::Event>& events);
};

}  // namespace agon::entelect_state
