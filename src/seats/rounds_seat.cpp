#include "seats/rounds_seat.h"

#include <algorithm>
#include <limits>

#include "protocols/entelect_runner/answer_line.h"

namespace agon::seats {
namespace {

// Lines that are for people cost a bot nothing but its time.
OutputCaps talkative() {
    OutputCaps caps;
    caps.per_question = std::size_t{16} << 20;
    caps.errors = std::numeric_limits<std::size_t>::max();
    caps.closing_is_final = true;
    return caps;
}

}  // namespace

Reading RoundsConversation::read(std::string_view line, const match::Pending&) {
    auto command = entelect_runner::command_in(line, files_.round());
    if (!command) return Dropped{};
    command_ = std::move(command);
    return match::Answer(match::Actions{{files_.action(command_)}, ""});
}

RoundsSeat::RoundsSeat(Result<system::Child, system::StartError> child, RoundsOrder order,
                       std::shared_ptr<const void> lodging)
    : order_(std::move(order)),
      conversation_(new RoundsConversation(*order_.files)),
      bot_(std::move(child), std::unique_ptr<Conversation>(conversation_), talkative(), std::move(lodging)) {}

std::optional<Came> RoundsSeat::ask(const match::Pending& pending, Instant now) {
    asked_for_action_ = pending.asked == match::Asked::Action;
    allowance_ = pending.allowance;
    if (!asked_for_action_) return bot_.ask(pending, now);
    if (!bot_.has_ended()) {
        if (auto problem = order_.folder.write(order_.files->round(), order_.files->files())) {
            unwritten_ = std::move(problem->message);
            failed_ = now;
            return std::nullopt;
        }
    }
    // What it wrote since its last answer is of no round.
    static_cast<void>(bot_.errors_since(errors_before_));
    errors_before_ = bot_.bytes_of_errors();
    // Showing it the round took time that is not its own.
    return judged(bot_.ask(pending, std::chrono::steady_clock::now()));
}

std::optional<Came> RoundsSeat::judged(std::optional<Came> came) {
    if (!came || !asked_for_action_) return came;
    asked_for_action_ = false;
    auto* const failed = std::get_if<match::Failed>(&came->answer);
    if (failed && failed->fault == match::Fault::NoStart) return came;
    if (failed) return without_command(*failed, came->spent);
    if (came->spent.charged > allowance_) return without_command({match::Fault::Late, "too late"}, came->spent);
    tell(came->spent, nullptr);
    return came;
}

// The original waits for a dead bot as long as for a silent one: it is not waited for here, but has taken all of its time.
Came RoundsSeat::without_command(const match::Failed& failed, match::Spent spent) {
    if (failed.fault == match::Fault::Flooded) bot_.end();
    spent.charged = std::max(spent.charged, order_.limit);
    tell(spent, &failed);
    spent.charged = allowance_;
    return {match::Actions{{order_.files->action(std::nullopt)}, ""}, spent};
}

void RoundsSeat::tell(const match::Spent& spent, const match::Failed* trouble) {
    if (!order_.rules.on_round) return;
    const std::string_view errors = bot_.errors_since(errors_before_);
    PlayedRound round{.seat = order_.seat,
                      .round = order_.files->round(),
                      .files = order_.files->files(),
                      .command = trouble ? std::nullopt : conversation_->command(),
                      .last_error = entelect_runner::last_line_of(errors),
                      .spent = spent,
                      .trouble = trouble};
    order_.rules.on_round(round);
}

std::optional<Instant> RoundsSeat::deadline() const { return unwritten_ ? failed_ : bot_.deadline(); }

const std::optional<std::string>& RoundsSeat::host_failure() const {
    return unwritten_ ? unwritten_ : bot_.host_failure();
}

}  // namespace agon::seats
