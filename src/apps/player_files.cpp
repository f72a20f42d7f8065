#include "apps/player_files.h"

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>

#include "system/descriptor.h"
#include "system/file.h"

namespace agon::player_files {
namespace {

// What a signal's handler may look at: set before the signal can come, but for `ready`, which is set last.
struct File {
    const char* path = "";
    std::string text;
};
File last_orders, last_memory;
volatile std::sig_atomic_t ready = 0;

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

void give_up_after(double seconds, const char* orders_path, const char* private_path) {
    last_orders.path = orders_path;
    last_memory.path = private_path;
    std::signal(SIGALRM, [](int) {
        leave_what_is_ready();
        _exit(0);
    });
    set_alarm(seconds);
}

void be_ready_with(std::string orders, std::string memory) {
    last_orders.text = std::move(orders);
    last_memory.text = std::move(memory);
    ready = 1;
}

void do_not_give_up() { set_alarm(0); }

// Nothing but open and write, which a signal's handler may call.
void leave_what_is_ready() {
    const auto leave = [](const File& file) {
        const int descriptor = open_to_write(file.path);
        if (descriptor >= 0 && ready != 0) static_cast<void>(!write(descriptor, file.text.data(), file.text.size()));
    };
    leave(last_orders);
    if (ready != 0 && *last_memory.path != 0) leave(last_memory);
}

}  // namespace agon::player_files
