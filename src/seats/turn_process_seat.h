#pragma once
#include <memory>
#include <optional>
#include <string>

#include "match/turn_files.h"
#include "seats/bot_guard.h"
#include "seats/lodging.h"
#include "seats/program_seat.h"
#include "seats/turn_folder.h"
#include "seats/turn_rules.h"
#include "system/child.h"

namespace agon::seats {

// A program that is started anew for every turn and talks through files: ./NAME MAP STATUS ORDERS [SECONDS]. What it does not
// put into its private file it forgets, and nothing of it is alive when its turn is over.
class TurnProcessSeat final : public ProgramSeat {
public:
    // Throws std::system_error if this machine has no descriptors left.
    TurnProcessSeat(const ProcessBot& bot, const StartOrder& order, std::unique_ptr<match::TurnFiles> files,
                    std::unique_ptr<Lodging> lodging);

    std::optional<Came> ask(const match::Pending& pending, Instant now) override;
    std::optional<Came> ready(Stream stream, Instant now) override;
    std::optional<Came> time_passed(Instant now) override;
    Interests interests() override;
    std::optional<Instant> deadline() const override;
    void stepped(const match::Table&) override {}
    std::string_view own_name() const override { return ""; }
    match::FaultPolicy policy(const match::TimeControl& time) const override;
    const std::optional<std::string>& host_failure() const override { return host_failure_; }
    void say_farewell(const match::Verdict&) override { end(); }
    bool has_ended() const override { return !child_; }
    void pause() override {}
    void resume() override {}
    void end() override;
    Evidence evidence() const override;

private:
    std::optional<Came> start(const match::Pending& pending, Instant now);
    std::optional<Came> blame_host(std::string sentence, Instant now);
    std::optional<Came> finish(Instant now);
    std::optional<Came> cut_short(match::Failed failed, Instant now);
    match::Answer judge(const system::ExitStatus& exit, const Result<std::string, system::FileError>& orders) const;
    void tell(const Result<std::string, system::FileError>& orders, std::optional<system::ExitStatus> exit,
              const match::Spent& spent) const;
    void read_output();
    system::ExitStatus stop();  // it and all it started

    std::unique_ptr<Lodging> lodging_;
    std::unique_ptr<match::TurnFiles> files_;
    const match::Table* table_;
    Player seat_;
    TurnRules rules_;
    TurnFolder folder_;
    system::Descriptor no_input_, output_, output_of_program_;
    system::ChildOrder order_;
    std::optional<system::Child> child_;
    std::optional<BotGuard> guard_;
    TurnWatch watch_;
    match::Nanoseconds allowance_{0};
    std::uint32_t starts_ = 0;
    int turn_ = 0;
    std::string status_, printed_, orders_;
    std::optional<std::string> host_failure_;
    Instant failed_{};
};

}  // namespace agon::seats
