#include "apps/player_files.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "support/scratch_folder.h"

// What `player` leaves when its time is over, whenever that is.
namespace agon::player_files {
namespace {

volatile std::sig_atomic_t looks = 0, torn = 0;
std::string orders_path, memory_path;

// On the stack: whoever was interrupted may be taking memory.
struct Text {
    char letters[96];
    ssize_t size;
};
Text read_here(const char* path) {
    Text text{};
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    text.size = ::read(file, text.letters, sizeof text.letters);
    close(file);
    return text;
}

bool is_all_of(const Text& text, char letter, ssize_t size) {
    return text.size == size &&
           std::all_of(text.letters, text.letters + size, [=](char each) { return each == letter; });
}

// As the handler of the real alarm, but that it looks at what it left and comes back.
void look(int) {
    leave_what_is_ready();
    const Text orders = read_here(orders_path.c_str()), memory = read_here(memory_path.c_str());
    const bool nothing = orders.size == 0 && memory.size <= 0;
    const bool first = is_all_of(orders, 'a', 40) && is_all_of(memory, 'a', 80);
    const bool second = is_all_of(orders, 'b', 80) && is_all_of(memory, 'b', 40);
    if (!nothing && !first && !second) torn = torn + 1;
    looks = looks + 1;
}

// Time can be over at any moment, also while better orders are made ready: they are left with their own memory, and whole.
TEST(PlayerFiles, WhatIsLeftWhenTimeIsOverIsWhole) {
    const support::ScratchFolder scratch;
    orders_path = scratch.path() / "orders";
    memory_path = scratch.path() / "memory";
    give_up_after(3600, orders_path.c_str(), memory_path.c_str());
    std::signal(SIGALRM, look);
    for (int i = 0; i < 200 && torn == 0; ++i) {
        const itimerval soon{{0, 0}, {0, 1 + i % 40}};
        ASSERT_EQ(setitimer(ITIMER_REAL, &soon, nullptr), 0);
        while (looks <= i) {
            be_ready_with(std::string(40, 'a'), std::string(80, 'a'));
            be_ready_with(std::string(80, 'b'), std::string(40, 'b'));
        }
    }
    do_not_give_up();
    std::signal(SIGALRM, SIG_DFL);
    EXPECT_EQ(torn, 0) << "after " << looks << " looks";
}

}  // namespace
}  // namespace agon::player_files
