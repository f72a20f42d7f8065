#include <limits>

#include "core/text_cursor.h"
#include "seats/conversation.h"

namespace agon::seats {
namespace {

// A question and its answer begin with the number of the question, so that an answer that comes too late is known for one.
class LibraryConversation final : public Conversation {
public:
    explicit LibraryConversation(std::unique_ptr<match::LibraryTalk> talk) : talk_(std::move(talk)) {}

    bool write_hello(std::string&) override { return false; }

    void write_question(std::string& out, const match::Pending& pending) override {
        out += std::to_string(pending.question) + ' ' + talk_->question() + '\n';
    }

    Reading read(std::string_view line, const match::Pending& pending) override {
        TextCursor in(line);
        const auto question = in.take_number<int>(1, std::numeric_limits<int>::max());
        if (owed_ > 0 && question && *question < pending.question) {
            --owed_;
            return Dropped{};
        }
        if (question != pending.question)
            return garbled("expected the answer to question " + std::to_string(pending.question));
        const auto action = talk_->read_answer(in.rest());
        if (!action) return garbled("expected " + action.error().expected);
        return match::Answer(match::Actions{{*action}, ""});
    }

    void stepped(const match::Table&) override {}
    void question_closed() override { ++owed_; }
    void write_end(std::string&, const match::Verdict&) override {}
    bool accepts_early_lines() const override { return owed_ > 0; }
    match::FaultPolicy policy(const match::TimeControl& time) const override {
        return match::forgiving_lateness(time.strikes);
    }

private:
    static Reading garbled(std::string detail) {
        return match::Answer(match::Failed{match::Fault::Garbled, std::move(detail)});
    }

    std::unique_ptr<match::LibraryTalk> talk_;
    int owed_ = 0;  // answers to questions that were closed without one
};

}  // namespace

std::unique_ptr<Conversation> open_library(const ConversationOrder& order) {
    auto talk = order.table->open_library(order.seat, order.seed);
    return talk ? std::make_unique<LibraryConversation>(std::move(talk)) : nullptr;
}

}  // namespace agon::seats
