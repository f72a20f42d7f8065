#pragma once
#include <memory>

#include "seats/program_seat.h"
#include "seats/workshop.h"

namespace agon::seats {

// The seat of a library that does not compile: it loses as soon as it is asked for anything.
class UnbuiltSeat final : public ProgramSeat {
public:
    explicit UnbuiltSeat(std::shared_ptr<const BuiltLibrary> library) : library_(std::move(library)) {}

    std::optional<Came> ask(const match::Pending&, Instant) override {
        return Came{match::Failed{match::Fault::NoStart, library_->problem, "does-not-compile"}, {}};
    }
    std::optional<Came> ready(Stream, Instant) override { return std::nullopt; }
    std::optional<Came> time_passed(Instant) override { return std::nullopt; }
    Interests interests() override { return {}; }
    std::optional<Instant> deadline() const override { return std::nullopt; }
    void stepped(const match::Table&) override {}
    std::string_view own_name() const override { return ""; }
    match::FaultPolicy policy(const match::TimeControl&) const override { return {}; }
    const std::optional<std::string>& host_failure() const override { return no_failure_; }
    void say_farewell(const match::Verdict&) override {}
    bool has_ended() const override { return true; }
    void pause() override {}
    void resume() override {}
    void end() override {}
    Evidence evidence() const override { return {"", library_->printed.substr(0, longest_errors)}; }

private:
    std::shared_ptr<const BuiltLibrary> library_;
    std::optional<std::string> no_failure_;
};

}  // namespace agon::seats
