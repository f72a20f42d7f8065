#pragma once
#include <optional>
#include <string>

#include "match/round_files.h"
#include "seats/conversation.h"

namespace agon::seats {

// The Entelect challenge's: the number of a round is the question, C;<round>;<command> the answer. Whatever else a bot says is for
// people; answers to other rounds are too, also when they come too soon.
class RoundsConversation final : public Conversation {
public:
    // Which outlives it.
    explicit RoundsConversation(match::RoundFiles& files) : files_(files) {}

    // That was understood last; none if nothing was since the last question.
    const std::optional<std::string>& command() const { return command_; }

    bool write_hello(std::string&) override { return false; }
    void write_question(std::string& out, const match::Pending&) override {
        command_.reset();
        out += std::to_string(files_.round()) + '\n';
    }
    Reading read(std::string_view line, const match::Pending& pending) override;
    void stepped(const match::Table&) override { files_.stepped(); }
    void question_closed() override {}
    void write_end(std::string&, const match::Verdict&) override {}
    bool accepts_early_lines() const override { return true; }
    // In the original a line is compared with the round in which it comes.
    bool drops_early_lines() const override { return true; }
    match::FaultPolicy policy(const match::TimeControl&) const override { return {}; }

private:
    match::RoundFiles& files_;
    std::optional<std::string> command_;
};

}  // namespace agon::seats
