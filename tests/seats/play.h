#pragma once
#include <chrono>
#include <string>

#include "catalog/arena.h"

// Whole matches between programs, as a verb runs them.
namespace agon::seats {

using namespace std::chrono_literals;

// A match that no honest program can lose by being slow, however busy the machine is.
struct Pairing {
    std::string game = "tictactoe";
    std::string first = "builtin:random", second = "builtin:random";
    match::TimeControl time{.move = 60s, .warm_up = 60s};
    system::SandboxMode sandbox = system::SandboxMode::Off;
    std::optional<std::string> setup{};
    std::uint64_t seed = 1;
    bool pause_waiting = false;
};

// Throws a std::runtime_error that says why it cannot be played.
catalog::MatchReport play(const Pairing& pairing);

// Commands that start tests/fakes: scripted_bot with its options, and screen_bot at a console.
std::string scripted(const std::string& options = "");
std::string screen_reader();

// The same match, `text` being the bot in that seat and the other seat's bot staying as it is.
Pairing with_bot(Pairing pairing, Player seat, const std::string& text);

// What that player did, step by step.
std::vector<std::string> actions_of(const match::Record& record, Player player);

// How many processes of this machine have the text in their command line.
int count_processes_with(const std::string& text);

}  // namespace agon::seats
