#pragma once
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "core/inline_vector.h"
#include "seats/bot_guard.h"
#include "seats/conversation.h"
#include "seats/turn_watch.h"
#include "system/child.h"

namespace agon::seats {

// What a seat waits for: a descriptor, whether to read or to write, and which part of the seat it belongs to.
enum class Stream : std::uint8_t { Output, Errors, Input, End };
struct Interest {
    int descriptor = -1;
    Stream stream = Stream::Output;
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

struct OutputCaps {
    std::size_t line = std::size_t{1} << 20;          // the longest line
    std::size_t per_question = std::size_t{4} << 20;  // all lines before an answer
    std::size_t errors = std::size_t{64} << 20;       // standard error of a whole match
    std::size_t unread = std::size_t{4} << 20;        // what it was told and has not read when it asks for more
};

// Programs that end by themselves when they are told the verdict may do so in this time.
inline constexpr auto farewell_time = std::chrono::milliseconds(50);

// A program at the table. It never blocks: whoever drives it waits for what it is interested in and tells it what happened,
// and it says what came of its question once something did.
class ProcessSeat {
public:
    // `lodging` is what must not be gone before the program is.
    ProcessSeat(Result<system::Child, system::StartError> child, std::unique_ptr<Conversation> conversation,
                OutputCaps caps, std::shared_ptr<const void> lodging = nullptr);
    // From now on a program that takes too much of the machine is ended, and that is its fault.
    void set_guard(BotGuard guard) { guard_.emplace(std::move(guard)); }

    // Something may come of a question at once.
    std::optional<Came> ask(const match::Pending& pending, Instant now);
    std::optional<Came> ready(Stream stream, Instant now);
    std::optional<Came> time_passed(Instant now);  // at or after deadline()

    Interests interests();
    std::optional<Instant> deadline() const;  // of the question that is open, or of the guard
    Conversation& conversation() { return *conversation_; }
    const Conversation& conversation() const { return *conversation_; }

    // This machine is to blame: the program could not be started, or got no time to run in.
    const std::optional<std::string>& host_failure() const { return host_failure_; }

    // The last words to the program, which may then end by itself.
    void say_farewell(const match::Verdict& verdict);
    bool has_ended() const { return !child_ || ended_.has_value(); }
    void pause();
    void resume();
    void end();  // nothing of it is alive afterwards

    Evidence evidence() const;

private:
    std::optional<Came> came(match::Answer answer, Instant now);
    std::optional<Came> failed(match::Fault fault, std::string detail, Instant now);
    std::optional<Came> read_output(Instant now);
    std::optional<Came> understand(Instant now);
    std::optional<Came> note_end(Instant now);
    void look_at_what_it_takes(Instant now);
    void read_errors();
    void send();
    bool is_asked() const { return pending_.asked != match::Asked::Nothing; }

    std::shared_ptr<const void> lodging_;
    std::optional<system::Child> child_;
    std::optional<BotGuard> guard_;
    std::optional<std::string> took_;  // too much of something, and was ended
    std::optional<system::StartError> start_error_;
    std::unique_ptr<Conversation> conversation_;
    OutputCaps caps_;
    TurnWatch watch_;
    match::Pending pending_;  // the question that is open
    std::string outbox_;      // not yet taken by the pipe
    std::string inbox_;       // not yet understood
    std::size_t said_to_question_ = 0;
    bool spoke_early_ = false, output_closed_ = false, input_closed_ = false, said_farewell_ = false;
    std::optional<system::ExitStatus> ended_;
    std::string last_said_, errors_;
    std::size_t all_errors_ = 0;
    std::optional<std::string> host_failure_;
};

}  // namespace agon::seats
