#include "cli/entelect_person.h"

#include <unistd.h>

#include <array>
#include <cerrno>

#include "cli/console.h"
#include "games/entelect/command_text.h"
#include "protocols/entelect_runner/answer_line.h"
#include "protocols/entelect_state/append.h"

namespace agon::cli {

using seats::Came;

std::optional<Came> PersonSeat::ask(const match::Pending& pending, seats::Instant now) {
    if (pending.asked == match::Asked::Ready) return Came{match::Ready{}, {}};
    std::string screen;
    writer_.console(game_.state(), player_, screen);
    print(screen + "\n" + entelect_state::command_prompt(player_) + "\n");
    asked_ = now;
    return take_line(now);
}

std::optional<Came> PersonSeat::ready(seats::Stream, seats::Instant now) {
    std::array<char, 4096> chunk;
    const ssize_t got = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) return std::nullopt;
    if (got <= 0) typed_->ended = true;
    else typed_->unread.append(chunk.data(), static_cast<std::size_t>(got));
    return take_line(now);
}

std::optional<Came> PersonSeat::take_line(seats::Instant now) {
    if (!asked_) return std::nullopt;
    const std::size_t end = typed_->unread.find('\n');
    constexpr std::size_t most_unread = std::size_t{1} << 20;
    if (end == std::string::npos && typed_->unread.size() > most_unread) typed_->unread.clear();  // nobody types that
    if (end == std::string::npos && !typed_->ended) return std::nullopt;
    const std::string line = entelect_runner::as_recorded(
        entelect_state::as_utf8(std::string_view(typed_->unread).substr(0, std::min(end, longest_line))));
    typed_->unread.erase(0, end == std::string::npos ? end : end + 1);
    const match::Spent spent{now - *asked_, now - *asked_};
    asked_.reset();
    const std::string action = entelect::write_commands(entelect::read_commands(line));
    on_said_(player_, {line.empty() ? std::string(entelect::no_command) : line, std::chrono::nanoseconds{0}, {}});
    return Came{match::Actions{{action}, ""}, spent};
}

seats::Interests PersonSeat::interests() {
    seats::Interests interests;
    if (asked_ && !typed_->ended) interests.push_back({STDIN_FILENO, seats::Stream::Output});
    return interests;
}

}  // namespace agon::cli
