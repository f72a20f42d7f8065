#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "match/match.h"
#include "protocols/agon_lines/hello.h"

namespace agon::seats {

struct Dropped {};  // an answer to a question that is closed already
struct Said {
    std::string reply;  // nothing is decided yet: the player reads this and goes on
};
using Reading = std::variant<match::Answer, Dropped, Said>;

// How a program is talked to: questions and lines as bytes, without I/O. One for each player of a match.
class Conversation {
public:
    virtual ~Conversation() = default;

    // Appends to what is sent. False: there is no hello to be answered, the program is taken to be ready.
    virtual bool write_hello(std::string& out) = 0;
    virtual void write_question(std::string& out, const match::Pending& pending) = 0;
    virtual Reading read(std::string_view line, const match::Pending& pending) = 0;
    virtual void stepped(const match::Table& table) = 0;
    virtual void question_closed() = 0;  // without an answer: whatever comes for it later is dropped
    virtual void write_end(std::string& out, const match::Verdict& verdict) = 0;

    // What the program calls itself, if it says so.
    virtual std::string_view own_name() const { return ""; }
    // Whether what comes without a question may be in order: an answer to a question that was closed, or typing ahead.
    virtual bool accepts_early_lines() const { return false; }
    // Whether whole lines that came before a question are never an answer to it.
    virtual bool drops_early_lines() const { return false; }
    virtual match::FaultPolicy policy(const match::TimeControl& time) const = 0;
};

// What a conversation may ask of the match it belongs to. Both outlive it.
struct ConversationOrder {
    const match::Table* table = nullptr;
    Player seat = Player::First;
    PerPlayer<std::string> players{};
    match::TimeControl time{};
    std::uint64_t longest_line = 0;
    std::uint64_t seed = 0;
};

// One JSON object a line (protocols/agon_lines).
std::unique_ptr<Conversation> open_lines(const ConversationOrder& order);
// The lines to a library that we have compiled; none if the game has no such libraries.
std::unique_ptr<Conversation> open_library(const ConversationOrder& order);
// The screen of the game's original program; none if the game has none.
std::unique_ptr<Conversation> open_console(const ConversationOrder& order);

}  // namespace agon::seats
