#include "seats/turn_process_seat.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "core/check.h"
#include "protocols/siege_files/disqualification.h"
#include "protocols/siege_files/play_orders.h"

namespace agon::seats {
namespace {

using siege_files::Misconduct;
using system::Descriptor;
using Orders = Result<std::string, system::FileError>;

// Above the standard files, which a new process gets others for.
Descriptor opened(int number) {
    Descriptor file(number);
    if (file.is_open() && number <= STDERR_FILENO) file = Descriptor(fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (!file.is_open()) throw std::system_error(errno, std::generic_category(), "no files for a program");
    return file;
}

// "5", "0.25": of a decimal fraction as many digits as it has.
std::string in_seconds(match::Nanoseconds time) {
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    std::string fraction = std::to_string(1'000'000 + microseconds % 1'000'000);
    fraction[0] = '.';
    while (fraction.back() == '0') fraction.pop_back();
    return std::to_string(microseconds / 1'000'000) + (fraction == "." ? "" : fraction);
}

match::Failed failure(Misconduct misconduct, std::string detail = "") {
    return siege_files::failure_of({misconduct, 0, "", std::move(detail)});
}

std::optional<Misconduct> misconduct_in(const Orders& orders) {
    if (orders) return std::nullopt;
    switch (orders.error().problem) {
        case system::FileProblem::TooLarge: return Misconduct::OrdersTooLarge;
        case system::FileProblem::Missing: return Misconduct::OrdersRemoved;
        default: return Misconduct::OrdersNotAFile;
    }
}

}  // namespace

TurnProcessSeat::TurnProcessSeat(const ProcessBot& bot, const StartOrder& order,
                                 std::unique_ptr<match::TurnFiles> files, std::unique_ptr<Lodging> lodging)
    : lodging_(std::move(lodging)),
      files_(std::move(files)),
      table_(order.table),
      seat_(order.seat),
      rules_(order.turn_rules),
      folder_(lodging_->workplace.folder(), bot.program),
      no_input_(opened(open("/dev/null", O_RDONLY | O_CLOEXEC))) {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
    output_ = opened(ends[0]);
    output_of_program_ = opened(ends[1]);
    fcntl(output_.number(), F_SETFL, O_NONBLOCK);  // only our end
    order_.program = folder_.program();
    order_.arguments = {order_.program};
    for (std::string& name : folder_.file_names()) order_.arguments.push_back(std::move(name));
    if (rules_.tells_limit) order_.arguments.push_back(in_seconds(order.time.move));
    order_.environment = lodging_->environment;
    order_.folder = lodging_->workplace.path();
    order_.sandbox = lodging_->sandbox ? &*lodging_->sandbox : nullptr;
    order_.core = order.core;
    order_.standard = {no_input_.number(), output_of_program_.number(), output_of_program_.number()};
}

// There is no hello: a program that has to warm up does so in every turn.
std::optional<Came> TurnProcessSeat::ask(const match::Pending& pending, Instant now) {
    AGON_CHECK(!child_ && pending.asked != match::Asked::Nothing);
    if (pending.asked == match::Asked::Ready) return Came{match::Ready{}, {}};
    turn_ = table_->turns() + 1;
    status_ = files_->status();
    orders_.clear();
    printed_.clear();
    if (const auto problem = folder_.lay_out(files_->map(), status_)) return blame_host(problem->message, now);
    if (lodging_->sandbox)
        if (auto problem = lodging_->sandbox->make_ready_again()) return blame_host(*std::move(problem), now);
    return start(pending, now);
}

std::optional<Came> TurnProcessSeat::start(const match::Pending& pending, Instant now) {
    const Instant asked = std::chrono::steady_clock::now();
    auto child = system::Child::start(order_);
    // What came before is not charged to it: reading the other player's orders, or waiting for a busy machine to start it.
    const Instant started = std::chrono::steady_clock::now();
    if (!child) {
        if (child.error().host) return blame_host(child.error().message, now);
        return Came{failure(Misconduct::NoStart, child.error().message), {}};
    }
    if (child->end_handle() < 0) return blame_host("This machine does not tell when a program ends.", now);
    child_ = *std::move(child);
    ++starts_;
    allowance_ = pending.allowance;
    watch_.start_with(child_->pid(), asked, started, allowance_);
    if (auto guard = lodging_->guard(child_->pid(), started)) guard_.emplace(*std::move(guard));
    return std::nullopt;
}

std::optional<Came> TurnProcessSeat::blame_host(std::string sentence, Instant now) {
    host_failure_ = std::move(sentence);
    failed_ = now;
    return std::nullopt;
}

std::optional<Came> TurnProcessSeat::ready(Stream stream, Instant now) {
    if (!child_) return std::nullopt;
    if (stream == Stream::End) return finish(now);
    read_output();
    return std::nullopt;
}

std::optional<Came> TurnProcessSeat::time_passed(Instant now) {
    if (!child_) return std::nullopt;
    if (guard_ && now >= guard_->due())
        if (auto took = guard_->look(now, true)) return cut_short(failure(Misconduct::TookTooMuch, *took), now);
    if (now < watch_.deadline()) return std::nullopt;
    switch (watch_.at_deadline(now)) {
        case AtDeadline::WaitOn: break;
        case AtDeadline::Late:
            return cut_short(failure(Misconduct::Late, "it had " + in_seconds(allowance_) + " s"), now);
        case AtDeadline::HostIsHopeless: return blame_host(std::string(host_is_hopeless), now);
    }
    return std::nullopt;
}

// What it started may still write into its folder: all of it is ended before anything is read.
std::optional<Came> TurnProcessSeat::finish(Instant now) {
    const match::Spent spent = watch_.spent(now);
    const system::ExitStatus exit = stop();
    const Orders orders = folder_.read_orders(siege_files::largest_orders_file);
    if (orders) orders_ = orders->substr(0, longest_evidence);
    if (!orders && orders.error().problem == system::FileProblem::Failed)
        return blame_host(orders.error().message, now);
    tell(orders, exit, spent);
    match::Answer answer = judge(exit, orders);
    const auto left = folder_.clear();
    if (left && !std::holds_alternative<match::Failed>(answer))
        answer = failure(Misconduct::TookTooMuch, "it left something behind, " + left->message);
    return Came{std::move(answer), spent};
}

std::optional<Came> TurnProcessSeat::cut_short(match::Failed failed, Instant now) {
    const match::Spent spent = watch_.spent(now);
    stop();
    if (rules_.on_turn) tell(folder_.read_orders(siege_files::largest_orders_file), std::nullopt, spent);
    folder_.clear();
    return Came{std::move(failed), spent};
}

// Of several faults the first that match::Fault names counts. Whether it was in time is judged by the match.
match::Answer TurnProcessSeat::judge(const system::ExitStatus& exit, const Orders& orders) const {
    const auto wrong_orders = misconduct_in(orders);
    const bool too_private = folder_.private_file_bytes() > siege_files::largest_private_file;
    const bool too_large = wrong_orders == Misconduct::OrdersTooLarge || too_private;
    // The kernel ends who writes a file beyond its limit, which says less than what was written.
    const bool by_size = exit.signal == SIGXFSZ && too_large;
    if (exit.signal != 0 && !by_size) return failure(Misconduct::Crashed, signal_words(exit.signal));
    if (exit.code != 0 && rules_.strict_exit)
        return failure(Misconduct::NonzeroExit, "code " + std::to_string(exit.code));
    if (too_large) return failure(too_private ? Misconduct::PrivateFileTooLarge : Misconduct::OrdersTooLarge);
    if (wrong_orders == Misconduct::OrdersRemoved) return failure(*wrong_orders);
    if (wrong_orders) return failure(*wrong_orders, orders.error().message);
    return files_->read_orders(*orders);
}

void TurnProcessSeat::tell(const Orders& orders, std::optional<system::ExitStatus> exit,
                           const match::Spent& spent) const {
    if (!rules_.on_turn) return;
    rules_.on_turn({.seat = seat_,
                    .turn = turn_,
                    .map = files_->map(),
                    .status = status_,
                    .orders = orders ? &*orders : nullptr,
                    .printed = printed_,
                    .exit = exit,
                    .spent = spent});
}

// Rule "Mediator": what it prints is of no account, however much it is. The end is kept for people.
void TurnProcessSeat::read_output() {
    std::array<char, 1 << 16> chunk;
    constexpr int most_chunks = 64;  // it may print as fast as we read, and its time must be looked at
    for (int i = 0; i < most_chunks; ++i) {
        const ssize_t got = ::read(output_.number(), chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return;
        printed_.append(chunk.data(), static_cast<std::size_t>(got));
        keep_end(printed_, longest_errors);
        if (static_cast<std::size_t>(got) < chunk.size()) return;
    }
}

Interests TurnProcessSeat::interests() {
    Interests interests;
    if (!child_) return interests;
    interests.push_back({output_.number(), Stream::Output});
    interests.push_back({child_->end_handle(), Stream::End, starts_});
    return interests;
}

std::optional<Instant> TurnProcessSeat::deadline() const {
    if (host_failure_) return failed_;
    if (!child_) return std::nullopt;
    return guard_ ? std::min(watch_.deadline(), guard_->due()) : watch_.deadline();
}

match::FaultPolicy TurnProcessSeat::policy(const match::TimeControl& time) const {
    return match::forgiving_lateness(time.strikes);
}

system::ExitStatus TurnProcessSeat::stop() {
    guard_.reset();
    child_->end();
    system::ExitStatus exit = child_->ended().value_or(system::ExitStatus{});
    child_.reset();
    read_output();
    // A program that the sandbox needs another one for has its signal reported by that one.
    constexpr int signals_from = 128;
    if (order_.sandbox && !order_.sandbox->wrapper().empty() && exit.code > signals_from)
        exit = {.signal = exit.code - signals_from};
    return exit;
}

void TurnProcessSeat::end() {
    if (child_) stop();
}

Evidence TurnProcessSeat::evidence() const {
    const std::size_t cut = printed_.size() > longest_evidence ? printed_.size() - longest_evidence : 0;
    return {orders_, printed_.substr(cut)};
}

}  // namespace agon::seats
