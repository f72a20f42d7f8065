#include "seats/conversation.h"

namespace agon::seats {
namespace {

// A program that plays by reading the screen. What it gets wrong the screen tells it, and it may try again while it has time,
// as a person could. There is no telling which of its lines belongs to which prompt, so a late one cannot be forgiven.
class ConsoleConversation final : public Conversation {
public:
    explicit ConsoleConversation(std::unique_ptr<match::Console> console)
        : console_(std::move(console)), unseen_(console_->opening()) {}

    bool write_hello(std::string&) override { return false; }

    void write_question(std::string& out, const match::Pending&) override { show(out); }

    Reading read(std::string_view line, const match::Pending&) override {
        if (line.ends_with('\r')) line.remove_suffix(1);
        match::ConsoleReply reply = console_->read(line);
        if (reply.resigns) return match::Answer(match::Failed{match::Fault::Resigned, "it left the console"});
        if (!reply.action) return Said{std::move(reply.text)};
        return match::Answer(match::Actions{{*std::move(reply.action)}, ""});
    }

    void stepped(const match::Table& table) override { unseen_ += console_->show_step(table.last_actions()); }
    void question_closed() override {}
    void write_end(std::string& out, const match::Verdict&) override { show(out); }
    bool accepts_early_lines() const override { return true; }
    match::FaultPolicy policy(const match::TimeControl&) const override { return {}; }

private:
    void show(std::string& out) {
        out += unseen_;
        unseen_.clear();
    }

    std::unique_ptr<match::Console> console_;
    std::string unseen_;  // what the screen has shown since the player last looked
};

}  // namespace

std::unique_ptr<Conversation> open_console(const ConversationOrder& order) {
    auto console = order.table->open_console(order.seat);
    return console ? std::make_unique<ConsoleConversation>(std::move(console)) : nullptr;
}

}  // namespace agon::seats
