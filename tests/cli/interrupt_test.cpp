#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

#include "support/run_program.h"
#include "support/scratch_folder.h"

// Ctrl-C in the middle of a match.
namespace agon::cli_test {
namespace {

// A bot that tells a named pipe when it is asked for its second turn, and then stays with its children. All of them keep the
// pipe open, so that its end is the end of them all.
class Interruption {
public:
    Interruption() {
        if (::mkfifo(pipe_.c_str(), 0600) != 0) throw std::runtime_error("there are no named pipes");
        scratch_.write("bot.sh",
                       "read hello\necho '{\"type\":\"ready\"}'\nread turn\necho '{\"action\":\"idle\"}'\nread turn\n"
                       "exec 9> '" +
                           pipe_ +
                           "'\ntrap '' TERM INT HUP\necho >&9\n"
                           "setsid sleep 100 &\nsleep 100 &\nwait\n");
    }

    std::string bot() const { return "sh '" + (scratch_.path() / "bot.sh").string() + "'"; }
    std::string path(const char* name) const { return (scratch_.path() / name).string(); }
    std::string read(const char* name) const { return scratch_.read(name); }

    // The exit code of agon with these words, which gets the signal when the bot has told.
    int send(int number, std::vector<std::string> words) const {
        words.insert(words.begin(), "agon");
        const pid_t child = ::fork();
        if (child == 0) become(words);
        const int told = ::open(pipe_.c_str(), O_RDONLY);  // waits for somebody to write
        char sign = 0;
        if (::read(told, &sign, 1) != 1) throw std::runtime_error("the bot did not play");
        ::kill(child, number);
        int status = 0;
        ::waitpid(child, &status, 0);
        pollfd end{.fd = told, .events = POLLIN, .revents = 0};
        EXPECT_EQ(::poll(&end, 1, 0), 1) << "somebody is alive";
        EXPECT_TRUE((end.revents & POLLHUP) != 0);
        ::close(told);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

private:
    [[noreturn]] void become(std::vector<std::string>& words) const {
        const int out = ::open(path("out").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const int err = ::open(path("err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(err, STDERR_FILENO);
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        ::execv(AGON_PROGRAM_DIR "/agon", pointers.data());
        ::_exit(127);
    }

    support::ScratchFolder scratch_;
    std::string pipe_ = (scratch_.path() / "pipe").string();
};

TEST(Interrupt, EndsAMatchAndItsBots) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        const Interruption here;
        const int exit = here.send(number, {"match", "sworms", here.bot(), "builtin:random", "--sandbox", "off",
                                            "--move-time", "60s", "--replay", here.path("game.agon")});
        EXPECT_EQ(exit, 130) << here.read("err");
        EXPECT_NE(here.read("out").find("broken off"), std::string::npos) << here.read("out");
        EXPECT_NE(here.read("err").find("interrupted"), std::string::npos) << here.read("err");
        EXPECT_FALSE(here.read("game.agon").empty()) << "what was played is kept";
    }
}

TEST(Interrupt, EndsManyMatches) {
    const Interruption here;
    const int exit = here.send(SIGINT, {"match", "sworms", here.bot(), here.bot(), "--sandbox", "off", "--move-time",
                                        "60s", "--games", "50", "--jobs", "3"});
    EXPECT_EQ(exit, 130) << here.read("err");
}

TEST(Interrupt, IsInTheData) {
    const Interruption here;
    const int exit = here.send(
        SIGINT, {"match", "sworms", here.bot(), "builtin:random", "--sandbox", "off", "--move-time", "60s", "--json"});
    EXPECT_EQ(exit, 130) << here.read("err");
    EXPECT_NE(here.read("out").find("\"interrupted\""), std::string::npos) << here.read("out");
}

TEST(Interrupt, EndsARerun) {
    const Interruption here;
    const auto played =
        support::run_program(AGON_PROGRAM_DIR "/agon", {"match", "sworms", "builtin:random", "builtin:random",
                                                        "--replay", here.path("game.agon")});
    ASSERT_EQ(played.exit, 0) << played.err;
    const int exit =
        here.send(SIGINT, {"rerun", here.path("game.agon"), here.bot(), "--sandbox", "off", "--move-time", "60s"});
    EXPECT_EQ(exit, 130) << here.read("err");
}

}  // namespace
}  // namespace agon::cli_test
