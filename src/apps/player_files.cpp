#include "apps/player_files.h"

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>

#include "system/descriptor.h"
#include "system/file.h"

namespace agon::player_files {
namespace {

const char* orders_of_who_gave_up = nullptr;

int open_to_write(const char* path) {
    return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0666);
}

void set_alarm(double seconds) {
    const auto whole = static_cast<time_t>(seconds);
    const auto rest = static_cast<suseconds_t>((seconds - static_cast<double>(whole)) * 1e6);
    const itimerval when{{}, {whole, rest}};
    setitimer(ITIMER_REAL, &when, nullptr);
}

}  // namespace

std::string read(const std::string& path, std::size_t cap) {
    constexpr std::chrono::milliseconds patience{100};  // with a pipe, should it be one
    auto text = system::read_file(path, cap, patience);
    return text ? *std::move(text) : "";
}

void write_over(const std::string& path, std::string_view text) {
    const system::Descriptor file(open_to_write(path.c_str()));
    if (file.is_open()) static_cast<void>(system::write_all(file.number(), text));
}

void give_up_after(double seconds, const char* orders_path) {
    orders_of_who_gave_up = orders_path;
    std::signal(SIGALRM, [](int) {
        open_to_write(orders_of_who_gave_up);
        _exit(0);
    });
    set_alarm(seconds);
}

void do_not_give_up() { set_alarm(0); }

}  // namespace agon::player_files
