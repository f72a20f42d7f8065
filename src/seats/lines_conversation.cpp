#include "protocols/agon_lines/answer.h"
#include "protocols/agon_lines/end.h"
#include "protocols/agon_lines/news.h"
#include "protocols/agon_lines/ready.h"
#include "protocols/agon_lines/turn.h"
#include "seats/conversation.h"

namespace agon::seats {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

class LinesConversation final : public Conversation {
public:
    explicit LinesConversation(const ConversationOrder& order) : order_(order), news_(order.seat, {}) {}

    bool write_hello(std::string& out) override {
        const match::TimeControl& time = order_.time;
        agon_lines::Hello hello{order_.seat, order_.players, {}};
        hello.limits = {.move = duration_cast<milliseconds>(time.move),
                        .bank = duration_cast<milliseconds>(time.bank),
                        .match = in_milliseconds(time.match),
                        .warm_up = duration_cast<milliseconds>(time.warm_up),
                        .strikes = time.strikes,
                        .output_bytes = order_.longest_line};
        agon_lines::write_hello(out, hello, *order_.table);
        return true;
    }

    void write_question(std::string& out, const match::Pending& pending) override {
        const agon_lines::TimeLeft time{duration_cast<milliseconds>(order_.time.move),
                                        duration_cast<milliseconds>(pending.bank), in_milliseconds(pending.left)};
        agon_lines::write_turn(out, pending.question, *order_.table, news_, time);
        news_.forget();
    }

    Reading read(std::string_view line, const match::Pending& pending) override {
        if (pending.asked == match::Asked::Ready) return read_ready(line);
        auto answer = agon_lines::read_answer(line);
        if (answer && answer->turn && *answer->turn != pending.question) return of_another_turn(*answer->turn, pending);
        if (owed_ > 0 && !(answer && answer->turn)) {
            --owed_;
            return Dropped{};
        }
        if (!answer) return garbled(answer.error());
        if (answer->resigns) return match::Answer(match::Failed{match::Fault::Resigned});
        return match::Answer(match::Actions{std::move(answer->actions), std::move(answer->note)});
    }

    void stepped(const match::Table& table) override { news_.add_step(table); }
    void question_closed() override { ++owed_; }
    void write_end(std::string& out, const match::Verdict& verdict) override {
        agon_lines::write_end(out, verdict, order_.seat);
    }

    std::string_view own_name() const override { return name_; }
    bool accepts_early_lines() const override { return owed_ > 0; }
    match::FaultPolicy policy(const match::TimeControl& time) const override {
        return match::forgiving_lateness(time.strikes);
    }

private:
    static std::optional<milliseconds> in_milliseconds(const std::optional<match::Nanoseconds>& time) {
        return time ? std::optional(duration_cast<milliseconds>(*time)) : std::nullopt;
    }

    static Reading garbled(const ParseError& error) {
        return match::Answer(match::Failed{match::Fault::Garbled,
                                           "column " + std::to_string(error.column) + ": expected " + error.expected});
    }

    Reading read_ready(std::string_view line) {
        auto ready = agon_lines::read_ready(line);
        if (!ready) return garbled(ready.error());
        name_ = std::move(ready->name);
        news_ = agon_lines::News(order_.seat, ready->wants);
        return match::Answer(match::Ready{});
    }

    // A bot that says which turn it answers is understood exactly: an answer that was late is dropped whenever it comes.
    Reading of_another_turn(int turn, const match::Pending& pending) {
        if (turn < pending.question && owed_ > 0) {
            --owed_;
            return Dropped{};
        }
        const bool again = turn < pending.question;
        return match::Answer(
            match::Failed{match::Fault::Early, again ? "it answered turn " + std::to_string(turn) + " again"
                                                     : "it answered turn " + std::to_string(turn) + " before it came"});
    }

    ConversationOrder order_;
    agon_lines::News news_;
    std::string name_;
    int owed_ = 0;  // answers to questions that were closed without one
};

}  // namespace

std::unique_ptr<Conversation> open_lines(const ConversationOrder& order) {
    return std::make_unique<LinesConversation>(order);
}

}  // namespace agon::seats
