#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/inline_vector.h"
#include "match/match.h"
#include "seats/turn_watch.h"

namespace agon::seats {

// What a seat waits for: a descriptor, whether to read or to write, and which part of the seat it belongs to.
enum class Stream : std::uint8_t { Output, Errors, Input, End };
struct Interest {
    int descriptor = -1;
    Stream stream = Stream::Output;
    std::uint32_t start = 0;  // counts the program's starts: what belongs to another one may have the same number
    bool operator==(const Interest&) const = default;
};
using Interests = InlineVector<Interest, 4>;

// What came of a question, and what it took.
struct Came {
    match::Answer answer;
    match::Spent spent;
};

// What is shown of a player whose fault ended the match.
struct Evidence {
    std::string said;    // the last bytes it sent, as it sent them
    std::string errors;  // the end of what it wrote to standard error
};

// A program at the table, whatever its contract. It never blocks: whoever drives it waits for what it is interested in and
// tells it what happened, and it says what came of its question once something did.
class ProgramSeat {
public:
    virtual ~ProgramSeat() = default;

    // Something may come of a question at once.
    virtual std::optional<Came> ask(const match::Pending& pending, Instant now) = 0;
    virtual std::optional<Came> ready(Stream stream, Instant now) = 0;
    virtual std::optional<Came> time_passed(Instant now) = 0;  // at or after deadline()

    virtual Interests interests() = 0;
    virtual std::optional<Instant> deadline() const = 0;  // of the question that is open, or of the guard

    virtual void stepped(const match::Table& table) = 0;
    // What the program calls itself, if it says so.
    virtual std::string_view own_name() const = 0;
    virtual match::FaultPolicy policy(const match::TimeControl& time) const = 0;

    // This machine is to blame: the program could not be started, or got no time to run in.
    virtual const std::optional<std::string>& host_failure() const = 0;

    // The last words to the program, which may then end by itself.
    virtual void say_farewell(const match::Verdict& verdict) = 0;
    virtual bool has_ended() const = 0;
    virtual void pause() = 0;
    virtual void resume() = 0;
    virtual void end() = 0;  // nothing of it is alive afterwards

    virtual Evidence evidence() const = 0;
};

// Programs that end by themselves when they are told the verdict may do so in this time.
inline constexpr auto farewell_time = std::chrono::milliseconds(50);

// The end of a text that grows, and not much more than that.
inline void keep_end(std::string& text, std::size_t longest) {
    if (text.size() > 2 * longest) text.erase(0, text.size() - longest);
}

// How much is kept and shown of what a program wrote.
inline constexpr std::size_t longest_evidence = 4096, longest_errors = std::size_t{1} << 16;

// "signal 11 (SIGSEGV)"
std::string signal_words(int signal);

}  // namespace agon::seats
