#pragma once
#include <functional>
#include <memory>
#include <string>

#include "cli/entelect_referee.h"
#include "protocols/entelect_state/played_match.h"
#include "protocols/entelect_state/state_writer.h"
#include "seats/program_seat.h"

namespace agon::cli {

// What persons have typed at this terminal and nobody has read yet. Two of them may share it.
struct TypedLines {
    std::string unread{};
    bool ended = false;
};

// Is told what a person said.
using OnSaid = std::function<void(Player player, Said said)>;

// A person in the seat of a bot, who is shown the board and types a command each round, for as long as it takes. Who has closed
// the keyboard says nothing any more.
class PersonSeat final : public seats::ProgramSeat {
public:
    // All of it outlives the seat.
    PersonSeat(const entelect_state::PlayedMatch& game, Player player, std::shared_ptr<TypedLines> typed,
               OnSaid on_said)
        : game_(game), player_(player), typed_(std::move(typed)), on_said_(std::move(on_said)) {}

    std::optional<seats::Came> ask(const match::Pending& pending, seats::Instant now) override;
    std::optional<seats::Came> ready(seats::Stream stream, seats::Instant now) override;
    std::optional<seats::Came> time_passed(seats::Instant) override { return std::nullopt; }
    seats::Interests interests() override;
    std::optional<seats::Instant> deadline() const override { return std::nullopt; }
    void stepped(const match::Table&) override {}
    std::string_view own_name() const override { return ""; }
    match::FaultPolicy policy(const match::TimeControl&) const override { return {}; }
    const std::optional<std::string>& host_failure() const override { return nothing_; }
    void say_farewell(const match::Verdict&) override {}
    bool has_ended() const override { return true; }
    void pause() override {}
    void resume() override {}
    void end() override {}
    seats::Evidence evidence() const override { return {}; }

private:
    std::optional<seats::Came> take_line(seats::Instant now);

    const entelect_state::PlayedMatch& game_;
    Player player_;
    std::shared_ptr<TypedLines> typed_;
    OnSaid on_said_;
    entelect_state::StateWriter writer_;
    std::optional<seats::Instant> asked_;
    std::optional<std::string> nothing_;
};

}  // namespace agon::cli
