#include <sys/prctl.h>
#include <unistd.h>

#include <cstdio>
#include <thread>

#include "hostile.h"

// No attacks: what the tests need besides.
namespace hostile {
namespace {

char secret[] = "secret";

// Waits to be attacked, and lets everybody try. Says where its secret is.
bool be_victim(char**) {
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    std::printf("%p\n", static_cast<void*>(secret));
    std::fflush(stdout);
    char byte = 0;
    return read(STDIN_FILENO, &byte, 1) == 0;
}

// What an honest program does: memory, a thread, a line.
bool play(char**) {
    int sum = 0;
    std::thread([&] { sum = 40 + 2; }).join();
    std::printf("%d\n", sum);
    return true;
}

}  // namespace

const Attack other_deeds[] = {{"be-victim", 0, be_victim}, {"play", 0, play}, {}};

}  // namespace hostile
