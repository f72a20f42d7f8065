// One bot, asked by hand: what it says between two rounds is for neither.
#include "seats/rounds_seat.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>

#include "support/scratch_folder.h"

namespace agon::seats {
namespace {

struct Numbers final : match::RoundFiles {
    int asked = 1;
    int round() const override { return asked; }
    std::span<const match::RoundFile> files() override { return {}; }
    void stepped() override { ++asked; }
    std::string action(const std::optional<std::string>& command) const override { return command.value_or("none"); }
};

// Every program here answers each question, so that nothing is waited for in vain.
class RoundsSeatTest : public ::testing::Test {
protected:
    void start(const std::string& script) {
        auto files = std::make_unique<Numbers>();
        numbers_ = files.get();
        RoundFolder folder{system::Descriptor(open(scratch_.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))};
        RoundRules rules{[this](const PlayedRound& round) { last_error_ = round.last_error; }};
        auto child = system::Child::start({.program = "/bin/sh", .arguments = {"sh", "-c", script}});
        ASSERT_TRUE(child) << child.error().message;
        seat_.emplace(std::move(child),
                      RoundsOrder{Player::First, std::move(files), std::move(folder), std::move(rules), an_hour},
                      nullptr);
    }
    // Until there is something of it to be read.
    void wait_for(Stream stream) {
        for (const Interest& interest : seat_->interests()) {
            pollfd wanted{interest.descriptor, POLLIN, 0};
            if (interest.stream == stream) poll(&wanted, 1, -1);
        }
    }
    std::string ask() {
        const match::Pending pending{.asked = match::Asked::Action, .question = numbers_->asked, .allowance = an_hour};
        auto came = seat_->ask(pending, std::chrono::steady_clock::now());
        while (!came) {
            wait_for(Stream::Output);
            came = seat_->ready(Stream::Output, std::chrono::steady_clock::now());
        }
        numbers_->stepped();
        const auto* const actions = std::get_if<match::Actions>(&came->answer);
        return actions ? actions->actions.front() : "failed";
    }

    static constexpr auto an_hour = std::chrono::hours(1);
    const support::ScratchFolder scratch_;
    std::optional<RoundsSeat> seat_;
    Numbers* numbers_ = nullptr;
    std::optional<std::string> last_error_;
};

TEST_F(RoundsSeatTest, AnAnswerBeforeTheQuestionIsNone) {
    start("echo 'C;1;too soon'; read n; echo 'C;1;first\nC;2;too soon'; read n; echo 'C;2;second'; read n");
    wait_for(Stream::Output);
    EXPECT_EQ(ask(), "first");
    EXPECT_EQ(ask(), "second");
}

TEST_F(RoundsSeatTest, HalfALineBeforeTheQuestionIsItsBeginning) {
    start("printf 'C;1;too soon\nC;1;fi'; read n; echo rst; read n");
    wait_for(Stream::Output);
    EXPECT_EQ(ask(), "first");
}

TEST_F(RoundsSeatTest, OnlyWhatItComplainsOfInARoundIsItsException) {
    start("echo loading >&2; read n; echo 'C;1;first'; read n; echo lost >&2; echo 'C;2;second'; read n");
    wait_for(Stream::Errors);
    EXPECT_EQ(ask(), "first");
    EXPECT_EQ(last_error_, std::nullopt);
    EXPECT_EQ(ask(), "second");
    EXPECT_EQ(last_error_, "lost");
}

}  // namespace
}  // namespace agon::seats
