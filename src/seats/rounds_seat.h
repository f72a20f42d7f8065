#pragma once
#include <memory>
#include <optional>

#include "match/round_files.h"
#include "seats/process_seat.h"
#include "seats/round_folder.h"
#include "seats/round_rules.h"
#include "seats/rounds_conversation.h"

namespace agon::seats {

struct RoundsOrder {
    Player seat = Player::First;
    std::unique_ptr<match::RoundFiles> files;
    RoundFolder folder;
    RoundRules rules;
    match::Nanoseconds limit{0};  // for every answer
};

// A bot of the Entelect challenge. It cannot forfeit by what it does: who is late, silent, garbled or dead has given no command in
// that round, and the rules of its game say what that costs. Whatever it does to its pipes and files, every question gets an answer.
class RoundsSeat final : public ProgramSeat {
public:
    RoundsSeat(Result<system::Child, system::StartError> child, RoundsOrder order, std::shared_ptr<const void> lodging);
    void set_guard(BotGuard guard) { bot_.set_guard(std::move(guard)); }

    std::optional<Came> ask(const match::Pending& pending, Instant now) override;
    std::optional<Came> ready(Stream stream, Instant now) override { return judged(bot_.ready(stream, now)); }
    std::optional<Came> time_passed(Instant now) override { return judged(bot_.time_passed(now)); }
    Interests interests() override { return bot_.interests(); }
    std::optional<Instant> deadline() const override;
    void stepped(const match::Table& table) override { bot_.stepped(table); }
    std::string_view own_name() const override { return ""; }
    match::FaultPolicy policy(const match::TimeControl& time) const override { return bot_.policy(time); }
    const std::optional<std::string>& host_failure() const override;
    void say_farewell(const match::Verdict& verdict) override { bot_.say_farewell(verdict); }
    bool has_ended() const override { return bot_.has_ended(); }
    void pause() override { bot_.pause(); }
    void resume() override { bot_.resume(); }
    void end() override { bot_.end(); }
    Evidence evidence() const override { return bot_.evidence(); }

private:
    std::optional<Came> judged(std::optional<Came> came);
    Came without_command(const match::Failed& failed, match::Spent spent);
    void tell(const match::Spent& spent, const match::Failed* trouble);

    RoundsOrder order_;
    RoundsConversation* conversation_;  // the bot's
    ProcessSeat bot_;
    match::Nanoseconds allowance_{0};
    bool asked_for_action_ = false;
    std::size_t errors_before_ = 0;  // of its standard error, when it was asked
    std::optional<std::string> unwritten_;
    Instant failed_{};
};

}  // namespace agon::seats
