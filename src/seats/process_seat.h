#pragma once
#include <memory>
#include <optional>
#include <string>

#include "seats/bot_guard.h"
#include "seats/conversation.h"
#include "seats/program_seat.h"
#include "system/child.h"

namespace agon::seats {

struct OutputCaps {
    std::size_t line = std::size_t{1} << 20;          // the longest line
    std::size_t per_question = std::size_t{4} << 20;  // all lines before an answer
    std::size_t errors = std::size_t{64} << 20;       // standard error of a whole match
    std::size_t unread = std::size_t{4} << 20;        // what it was told and has not read when it asks for more
    // Who closes its output has failed at once, without waiting whether it ends: what becomes of it is the same.
    bool closing_is_final = false;
};

// A program that lives as long as its match.
class ProcessSeat final : public ProgramSeat {
public:
    // `lodging` is what must not be gone before the program is.
    ProcessSeat(Result<system::Child, system::StartError> child, std::unique_ptr<Conversation> conversation,
                OutputCaps caps, std::shared_ptr<const void> lodging = nullptr);
    // From now on a program that takes too much of the machine is ended, and that is its fault.
    void set_guard(BotGuard guard) { guard_.emplace(std::move(guard)); }

    std::optional<Came> ask(const match::Pending& pending, Instant now) override;
    std::optional<Came> ready(Stream stream, Instant now) override;
    std::optional<Came> time_passed(Instant now) override;
    Interests interests() override;
    std::optional<Instant> deadline() const override;
    void stepped(const match::Table& table) override { conversation_->stepped(table); }
    std::string_view own_name() const override { return conversation_->own_name(); }
    match::FaultPolicy policy(const match::TimeControl& time) const override { return conversation_->policy(time); }
    const std::optional<std::string>& host_failure() const override { return host_failure_; }
    void say_farewell(const match::Verdict& verdict) override;
    bool has_ended() const override { return !child_ || ended_.has_value(); }
    void pause() override;
    void resume() override;
    void end() override;
    Evidence evidence() const override;

    // What it wrote to standard error, all of it counted, and what there is now beyond such a count: at most the end of it.
    std::size_t bytes_of_errors() const { return all_errors_; }
    std::string_view errors_since(std::size_t count);

private:
    std::optional<Came> came(match::Answer answer, Instant now);
    std::optional<Came> failed(match::Fault fault, std::string detail, Instant now);
    std::optional<Came> fail_closed(Instant now);
    void hear_what_came_early(Instant now);
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
