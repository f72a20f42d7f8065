#include "apps/player_files.h"

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <memory>

#include "system/descriptor.h"
#include "system/file.h"

namespace agon::player_files {
namespace {

// What a signal's handler may look at. The paths are set before the signal can come; the texts, which nobody changes any more,
// are shown to it all at once.
struct Texts {
    std::string orders, memory;
};
const char* last_orders = "";
const char* last_memory = "";
std::atomic<const Texts*> ready = nullptr;
static_assert(std::atomic<const Texts*>::is_always_lock_free);

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
    last_orders = orders_path;
    last_memory = private_path;
    std::signal(SIGALRM, [](int) {
        leave_what_is_ready();
        _exit(0);
    });
    set_alarm(seconds);
}

void be_ready_with(std::string orders, std::string memory) {
    auto texts = std::make_unique<const Texts>(Texts{std::move(orders), std::move(memory)});
    const std::unique_ptr<const Texts> before(ready.exchange(texts.release()));
}

void do_not_give_up() { set_alarm(0); }

// Nothing but open and write, which a signal's handler may call.
void leave_what_is_ready() {
    const Texts* const texts = ready.load();
    const auto leave = [](const char* path, const std::string* text) {
        const int descriptor = open_to_write(path);
        if (descriptor < 0) return;
        if (text) static_cast<void>(!write(descriptor, text->data(), text->size()));
        close(descriptor);
    };
    leave(last_orders, texts ? &texts->orders : nullptr);
    if (texts && *last_memory != 0) leave(last_memory, &texts->memory);
}

}  // namespace agon::player_files
