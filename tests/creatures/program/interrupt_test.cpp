// Ctrl-C while a library thinks: nothing of it stays alive.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "creatures/libraries/libraries.h"
#include "creatures/program/runs.h"

namespace agon::creatures_test {
namespace {

// The library and its child keep a named pipe open, so that its end is the end of both.
TEST(CreaturesInterrupt, EndsTheLibraryAndKeepsTheRecord) {
    const Libraries libraries;
    const std::string pipe = libraries.scratch().path() / "pipe", record = libraries.scratch().path() / "game.tsv";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::string bot = libraries.answering("waits",
                                                "const int told = open(\"" + pipe +
                                                    "\", O_WRONLY);\nfork();\nwrite(told, \"\", 1);\nfor (;;) pause();",
                                                "#include <fcntl.h>\n");
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, STDOUT_FILENO);
        ::dup2(nowhere, STDERR_FILENO);
        ::execl(AGON_PROGRAM_DIR "/creatures", "creatures", example_board("duel-5x5.txt").c_str(), "--south",
                bot.c_str(), "--sandbox", "off", "--move-time", "60s", "--record", record.c_str(), nullptr);
        ::_exit(127);
    }
    const int told = ::open(pipe.c_str(), O_RDONLY);
    char sign = 0;
    EXPECT_EQ(::read(told, &sign, 1), 1);
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    pollfd end{.fd = told, .events = POLLIN, .revents = 0};
    while (::poll(&end, 1, 0) == 1 && (end.revents & POLLIN) != 0 && ::read(told, &sign, 1) == 1) {}
    EXPECT_TRUE((end.revents & POLLHUP) != 0) << "somebody is alive";
    ::close(told);
    EXPECT_TRUE(contains(libraries.scratch().read("game.tsv"), "\nresult\tNO_RESULT\t0\t"))
        << "what was played is kept";
}

}  // namespace
}  // namespace agon::creatures_test
