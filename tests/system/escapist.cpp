// A program that tries to survive its end. Each letter of its argument is one trick, done in this order; then it says "!" and
// stays.
//   f  a child goes on, and so does the parent     d  a child goes on, the parent ends     s  a session of its own
//   g  a process group of its own                  i  ignores all signals it can           z  says "!" and stops itself
//   c  closes all files after saying "!"           l  lowers the limit that marks it       r  says "!" and forks for ever, always
//                                                                                             ending the parent
//   x  ends
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <string_view>

namespace {

void say() {
    if (write(STDOUT_FILENO, "!", 1) != 1) _exit(3);
}

void ignore_signals() {
    for (int number = 1; number < NSIG; ++number) signal(number, SIG_IGN);
}

void lower_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_LOCKS, &limit) != 0) _exit(4);
    limit = {.rlim_cur = limit.rlim_max - 12345, .rlim_max = limit.rlim_max - 12345};
    if (setrlimit(RLIMIT_LOCKS, &limit) != 0) _exit(5);
}

[[noreturn]] void run_away() {
    while (true)
        if (fork() > 0) _exit(0);
}

void play(char trick) {
    switch (trick) {
        case 'f': fork(); break;
        case 'd':
            if (fork() != 0) _exit(0);
            break;
        case 's': setsid(); break;
        case 'g': setpgid(0, 0); break;
        case 'i': ignore_signals(); break;
        case 'z':
            say();
            raise(SIGSTOP);
            break;
        case 'c':
            say();
            for (int file = 0; file < 100; ++file) close(file);
            break;
        case 'l': lower_limit(); break;
        case 'r': say(); run_away();
        case 'x': _exit(0);
        default: _exit(2);
    }
}

}  // namespace

int main(int count, char** arguments) {
    const std::string_view tricks = count > 1 ? arguments[1] : "";
    for (const char trick : tricks) play(trick);
    if (tricks.find('c') == std::string_view::npos) say();
    while (true) pause();
}
