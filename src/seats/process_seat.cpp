#include "seats/process_seat.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

#include "core/check.h"

namespace agon::seats {
namespace {

std::string in_words(const system::ExitStatus& status) {
    if (status.signal == 0) return "it exited with code " + std::to_string(status.code);
    return "it was ended by " + signal_words(status.signal);
}

}  // namespace

std::string signal_words(int signal) {
    const char* const name = sigabbrev_np(signal);
    return "signal " + std::to_string(signal) + (name ? " (SIG" + std::string(name) + ")" : "");
}

ProcessSeat::ProcessSeat(Result<system::Child, system::StartError> child, std::unique_ptr<Conversation> conversation,
                         OutputCaps caps, std::shared_ptr<const void> lodging)
    : lodging_(std::move(lodging)), conversation_(std::move(conversation)), caps_(caps) {
    if (child) {
        child_ = *std::move(child);
        watch_ = TurnWatch(child_->pid());
    } else {
        start_error_ = child.error();
        if (start_error_->host) host_failure_ = start_error_->message;
    }
}

std::optional<Came> ProcessSeat::ask(const match::Pending& pending, Instant now) {
    AGON_CHECK(!is_asked() && pending.asked != match::Asked::Nothing);
    // A program may be ready before it is asked.
    if (pending.asked == match::Asked::Action && child_) hear_what_came_early(now);
    pending_ = pending;
    watch_.start(now, pending.allowance);
    said_to_question_ = 0;
    if (!child_) return failed(match::Fault::NoStart, start_error_->message, now);
    if (pending.asked == match::Asked::Ready) {
        if (!conversation_->write_hello(outbox_)) return came(match::Ready{.said = false}, now);
    } else {
        conversation_->write_question(outbox_, pending);
    }
    if (guard_) guard_->asked(now);
    if (took_) return failed(match::Fault::Flooded, *took_, now);
    if (spoke_early_) return failed(match::Fault::Early, "", now);
    if (ended_) return failed(match::Fault::Died, in_words(*ended_), now);
    if (output_closed_ && caps_.closing_is_final) return fail_closed(now);
    send();
    return inbox_.empty() ? std::nullopt : understand(now);
}

std::optional<Came> ProcessSeat::ready(Stream stream, Instant now) {
    switch (stream) {
        case Stream::Output: return read_output(now);
        case Stream::Errors: read_errors(); break;
        case Stream::Input: send(); break;
        case Stream::End: return note_end(now);
    }
    if (is_asked() && all_errors_ > caps_.errors)
        return failed(match::Fault::Flooded, "more than " + std::to_string(caps_.errors) + " bytes of standard error",
                      now);
    return std::nullopt;
}

std::optional<Came> ProcessSeat::time_passed(Instant now) {
    look_at_what_it_takes(now);
    if (took_ && is_asked()) return failed(match::Fault::Flooded, *took_, now);
    if (!is_asked() || now < watch_.deadline()) return std::nullopt;
    const AtDeadline what = watch_.at_deadline(now);
    if (what == AtDeadline::HostIsHopeless) host_failure_ = host_is_hopeless;
    if (what != AtDeadline::Late) return std::nullopt;
    if (output_closed_) return failed(match::Fault::Closed, "its standard output", now);
    if (input_closed_) return failed(match::Fault::Closed, "its standard input", now);
    conversation_->question_closed();
    return failed(match::Fault::Late, inbox_.empty() ? "no answer" : "only half a line", now);
}

Interests ProcessSeat::interests() {
    Interests interests;
    if (!child_) return interests;
    // Of a program that is not asked only its first bytes are taken: enough to know that it spoke.
    if (!output_closed_ && (is_asked() || inbox_.empty()))
        interests.push_back({child_->output().number(), Stream::Output});
    if (child_->errors().is_open()) interests.push_back({child_->errors().number(), Stream::Errors});
    if (!outbox_.empty() && !input_closed_) interests.push_back({child_->input().number(), Stream::Input});
    if (!ended_ && child_->end_handle() >= 0) interests.push_back({child_->end_handle(), Stream::End});
    return interests;
}

std::optional<Instant> ProcessSeat::deadline() const {
    const auto answer = is_asked() ? std::optional(watch_.deadline()) : std::nullopt;
    if (!guard_) return answer;
    return answer ? std::min(*answer, guard_->due()) : guard_->due();
}

// It is ended at once, also while it is not asked: the other player may think for an hour.
void ProcessSeat::look_at_what_it_takes(Instant now) {
    if (!guard_ || now < guard_->due()) return;
    took_ = guard_->look(now, is_asked());
    if (!took_) return;
    end();
}

std::optional<Came> ProcessSeat::came(match::Answer answer, Instant now) {
    const match::Spent spent = watch_.spent(now);
    pending_ = {};
    if (!inbox_.empty() && !conversation_->accepts_early_lines()) spoke_early_ = true;
    return Came{std::move(answer), spent};
}

std::optional<Came> ProcessSeat::failed(match::Fault fault, std::string detail, Instant now) {
    if (!inbox_.empty()) last_said_ = inbox_;
    return came(match::Failed{fault, std::move(detail)}, now);
}

// It may be about to end, and then its end says more.
std::optional<Came> ProcessSeat::fail_closed(Instant now) {
    if (!ended_) ended_ = child_->ended();
    if (ended_) return failed(match::Fault::Died, in_words(*ended_), now);
    return failed(match::Fault::Closed, "its standard output", now);
}

// What lies in the pipe now was said before the question, whoever was quicker.
void ProcessSeat::hear_what_came_early(Instant now) {
    const bool drops = conversation_->drops_early_lines();
    const int most_chunks = drops ? 64 : 1;  // somebody may write as fast as we read
    for (int i = 0; i < most_chunks && !output_closed_ && (drops || inbox_.empty()); ++i) {
        const std::size_t before = inbox_.size();
        read_output(now);
        if (inbox_.size() == before) break;
    }
    if (drops) inbox_.erase(0, inbox_.rfind('\n') + 1);
}

std::optional<Came> ProcessSeat::read_output(Instant now) {
    std::array<char, 1 << 16> chunk;
    const ssize_t got = ::read(child_->output().number(), chunk.data(), chunk.size());
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return std::nullopt;
    if (got <= 0) {
        // Whether it only closed its output or is about to end is told by its end, or by its time running out.
        output_closed_ = true;
        if (caps_.closing_is_final && is_asked()) return fail_closed(now);
        return child_->end_handle() < 0 ? note_end(now) : std::nullopt;
    }
    if (said_farewell_) return std::nullopt;  // nobody listens any more
    inbox_.append(chunk.data(), static_cast<std::size_t>(got));
    if (is_asked()) {
        said_to_question_ += static_cast<std::size_t>(got);
        return understand(now);
    }
    if (!conversation_->accepts_early_lines()) {
        spoke_early_ = true;
        last_said_ = inbox_.substr(0, longest_evidence);
    }
    return std::nullopt;
}

std::optional<Came> ProcessSeat::understand(Instant now) {
    std::size_t begin = 0;
    std::optional<Came> result;
    while (!result) {
        const std::size_t end = inbox_.find('\n', begin);
        if (end == std::string::npos) break;
        const std::string_view line = std::string_view(inbox_).substr(begin, end - begin);
        last_said_.assign(line.substr(0, longest_evidence));
        Reading reading = line.size() > caps_.line ? Reading(match::Answer(match::Failed{match::Fault::Flooded}))
                                                   : conversation_->read(line, pending_);
        begin = end + 1;
        if (auto* said = std::get_if<Said>(&reading)) {
            outbox_ += said->reply;
            if (outbox_.size() > caps_.unread) return failed(match::Fault::Flooded, "it asks and does not read", now);
        }
        if (auto* answer = std::get_if<match::Answer>(&reading)) {
            inbox_.erase(0, begin);
            result = came(std::move(*answer), now);
        }
    }
    if (result) return result;
    inbox_.erase(0, begin);
    if (inbox_.size() > caps_.line)
        return failed(match::Fault::Flooded, "a line of more than " + std::to_string(caps_.line) + " bytes", now);
    if (said_to_question_ > caps_.per_question)
        return failed(match::Fault::Flooded,
                      "more than " + std::to_string(caps_.per_question) + " bytes without an answer", now);
    send();
    return std::nullopt;
}

std::optional<Came> ProcessSeat::note_end(Instant now) {
    // Its last words may still be in the pipe, and an answer among them counts.
    while (is_asked() && !output_closed_) {
        const std::size_t before = said_to_question_;
        if (auto result = read_output(now)) return result;
        if (said_to_question_ == before) break;
    }
    read_errors();
    ended_ = child_->ended();
    if (!ended_ || !is_asked()) return std::nullopt;
    return failed(match::Fault::Died, in_words(*ended_), now);
}

void ProcessSeat::read_errors() {
    std::array<char, 1 << 16> chunk;
    constexpr int most_chunks = 64;  // somebody may write as fast as we read
    for (int i = 0; i < most_chunks && child_->errors().is_open(); ++i) {
        const ssize_t got = ::read(child_->errors().number(), chunk.data(), chunk.size());
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (got <= 0) return child_->errors().reset();
        all_errors_ += static_cast<std::size_t>(got);
        errors_.append(chunk.data(), static_cast<std::size_t>(got));
        keep_end(errors_, longest_errors);
        if (static_cast<std::size_t>(got) < chunk.size() || all_errors_ > caps_.errors) return;
    }
}

std::string_view ProcessSeat::errors_since(std::size_t count) {
    if (child_) read_errors();
    const std::size_t there = std::min(all_errors_ - count, errors_.size());
    return std::string_view(errors_).substr(errors_.size() - there);
}

void ProcessSeat::send() {
    if (input_closed_) return outbox_.clear();
    std::size_t sent = 0;
    while (sent < outbox_.size()) {
        const ssize_t written = ::write(child_->input().number(), outbox_.data() + sent, outbox_.size() - sent);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno != EAGAIN) input_closed_ = true;
        if (written < 0) break;
        sent += static_cast<std::size_t>(written);
    }
    outbox_.erase(0, input_closed_ ? outbox_.size() : sent);
}

void ProcessSeat::say_farewell(const match::Verdict& verdict) {
    if (!child_) return;
    conversation_->write_end(outbox_, verdict);
    send();
    child_->input().reset();
    input_closed_ = said_farewell_ = true;
    outbox_.clear();
}

void ProcessSeat::pause() {
    if (child_ && !ended_) child_->pause();
}
void ProcessSeat::resume() {
    if (child_ && !ended_) child_->resume();
}

void ProcessSeat::end() {
    if (!child_) return;
    if (!ended_) read_errors();
    guard_.reset();
    child_->end();
    if (!ended_) ended_ = child_->ended();
}

Evidence ProcessSeat::evidence() const {
    const std::size_t cut = errors_.size() > longest_evidence ? errors_.size() - longest_evidence : 0;
    return {last_said_.substr(0, longest_evidence), errors_.substr(cut)};
}

}  // namespace agon::seats
