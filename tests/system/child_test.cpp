#include "system/child.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "support/scratch_folder.h"
#include "system/no_call.h"
#include "system/processes.h"

namespace agon::system {
namespace {

std::string problem_of(const ChildOrder& order) {
    const auto child = Child::start(order);
    return child ? "started" : child.error().message;
}

std::string output_of(const ChildOrder& order) {
    auto child = Child::start(order);
    return child ? read_to_end(child->output()) : child.error().message;
}

TEST(Child, TalksThroughThreePipes) {
    auto child = Child::start(shell("read line; echo \"got $line\"; echo oops >&2; exit 7"));
    ASSERT_TRUE(child);
    EXPECT_FALSE(child->ended().has_value());
    ASSERT_EQ(write(child->input().number(), "hello\n", 6), 6);
    EXPECT_EQ(read_to_end(child->output()), "got hello\n");
    EXPECT_EQ(read_to_end(child->errors()), "oops\n");
    EXPECT_EQ(wait_for_end(*child), (ExitStatus{.code = 7}));
    child->end();
    EXPECT_EQ(child->ended(), (ExitStatus{.code = 7}));
    EXPECT_EQ(count_descendants(), 0);
}

TEST(Child, ErrorsCanComeWithTheOutput) {
    ChildOrder order = shell("echo one; echo two >&2; echo three");
    order.errors_in_output = true;
    auto child = Child::start(order);
    ASSERT_TRUE(child);
    EXPECT_EQ(read_to_end(child->output()), "one\ntwo\nthree\n");
    EXPECT_FALSE(child->errors().is_open());
}

TEST(Child, CanBeGivenItsStandardFiles) {
    const support::ScratchFolder scratch;
    const std::string path = scratch.write("in", "hello\n").string();
    const Descriptor input(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    const Descriptor output(open((path + "-out").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    for (int i = 0; i < 2; ++i) {
        ChildOrder order = shell("read line; echo \"got $line\"; echo oops >&2");
        order.standard = {input.number(), output.number(), -1};
        lseek(input.number(), 0, SEEK_SET);
        auto child = Child::start(order);
        ASSERT_TRUE(child);
        EXPECT_FALSE(child->input().is_open() || child->output().is_open());
        EXPECT_EQ(read_to_end(child->errors()), "oops\n");
        wait_for_end(*child);
    }
    EXPECT_EQ(scratch.read("in-out"), "got hello\ngot hello\n");
}

TEST(Child, HasItsArgumentsItsEnvironmentAndItsFolder) {
    const support::ScratchFolder folder;
    ChildOrder order = shell("printf '%s|' \"$0\" \"$@\" \"$COLOUR\" \"$HOME\" \"$(pwd -P)\"");
    order.arguments.insert(order.arguments.end(), {"name", "a b", ""});
    order.environment = {"COLOUR=red"};
    order.folder = std::filesystem::canonical(folder.path());
    EXPECT_EQ(output_of(order), "name|a b||red||" + order.folder + "|");
}

TEST(Child, WhatCannotStartSaysWhy) {
    const support::ScratchFolder folder;
    const std::string text = folder.write("text", "no program"), script = folder.write("script", "#!/no/such/shell\n");
    chmod(script.c_str(), 0755);
    EXPECT_EQ(problem_of({.program = "/no/bot", .arguments = {"bot"}}), "cannot start /no/bot: there is no such file");
    EXPECT_EQ(problem_of({.program = text, .arguments = {text}}), "cannot start " + text + ": permission denied");
    chmod(text.c_str(), 0755);
    EXPECT_EQ(problem_of({.program = text, .arguments = {text}}),
              "cannot start " + text + ": it is not a program of this machine");
    EXPECT_EQ(problem_of({.program = script, .arguments = {script}}),
              "cannot start " + script + ": what its first line says to run it with does not exist");
    EXPECT_EQ(problem_of({.program = "script", .arguments = {script}, .folder = folder.path()}),
              "cannot start script: what its first line says to run it with does not exist");
    EXPECT_EQ(problem_of({.program = "/bin/sh", .arguments = {"sh"}, .folder = "/no/folder"}),
              "cannot start /bin/sh: its folder /no/folder does not exist");
    EXPECT_EQ(problem_of({.program = "/bin/sh", .arguments = {"sh"}, .core = 8000}),
              "cannot start /bin/sh: there is no core 8000 to run it on");
    EXPECT_EQ(count_descendants(), 0);
}

TEST(Child, AMachineWithoutRoomIsNotTheFaultOfTheProgram) {
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &usual), 0);
    const rlimit few{.rlim_cur = 8, .rlim_max = usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto child = Child::start(shell("true"));
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &usual), 0);
    ASSERT_FALSE(child);
    EXPECT_EQ(child.error(), (StartError{.host = true, .message = "cannot start /bin/sh: too many files are open"}));
    EXPECT_FALSE(Child::start({.program = "/no/bot", .arguments = {"bot"}}).error().host);
}

TEST(Child, IsToldApartByHowItEnded) {
    for (const int number : {SIGTERM, SIGSEGV, SIGKILL}) {
        auto child = Child::start(shell("kill -" + std::to_string(number) + " $$"));
        ASSERT_TRUE(child);
        EXPECT_EQ(wait_for_end(*child), (ExitStatus{.signal = number}));
    }
}

TEST(Child, SeesNothingThatWeHaveOpen) {
    const Descriptor leak(open("/dev/null", O_RDONLY));  // without O_CLOEXEC
    ASSERT_TRUE(leak.is_open());
    auto other = Child::start(shell("read line"));
    // The fourth is what ls opens to read the folder.
    EXPECT_EQ(output_of(shell("exec ls /proc/self/fd")), "0\n1\n2\n3\n");
}

TEST(Child, ItsEndsOfThePipesWaitAndOursDoNot) {
    auto child = Child::start(shell("exec grep -h flags /proc/self/fdinfo/0 /proc/self/fdinfo/1 /proc/self/fdinfo/2"));
    ASSERT_TRUE(child);
    for (const Descriptor* end : {&child->input(), &child->output(), &child->errors()})
        EXPECT_TRUE(fcntl(end->number(), F_GETFL) & O_NONBLOCK);
    EXPECT_EQ(read_to_end(child->output()), "flags:\t00\nflags:\t01\nflags:\t01\n");
}

TEST(Child, StartsWithUsualSignals) {
    sigset_t blocked, before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTERM);
    ASSERT_EQ(pthread_sigmask(SIG_BLOCK, &blocked, &before), 0);
    const auto old_handler = signal(SIGPIPE, SIG_IGN);
    const std::string facts = output_of(shell("exec grep -E 'Sig(Blk|Ign)' /proc/self/status"));
    signal(SIGPIPE, old_handler);
    sigset_t after;
    ASSERT_EQ(pthread_sigmask(SIG_SETMASK, &before, &after), 0);
    EXPECT_TRUE(sigismember(&after, SIGTERM));
    EXPECT_EQ(facts, "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n");
}

TEST(Child, StaysOnItsCore) {
    const int core = sched_getcpu();
    ChildOrder order = shell("exec grep Cpus_allowed_list /proc/self/status");
    order.core = core;
    EXPECT_EQ(output_of(order), "Cpus_allowed_list:\t" + std::to_string(core) + "\n");
}

char state_of(int pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(file, text);
    return text.at(text.rfind(')') + 2);
}

TEST(Child, IsPausedAndResumedAndEndedWhilePaused) {
    auto child = Child::start(shell("while read line; do echo $line; done"));
    ASSERT_TRUE(child);
    ASSERT_EQ(write(child->input().number(), "a\n", 2), 2);
    EXPECT_EQ(read_bytes(child->output(), 2), "a\n");
    child->pause();
    while (state_of(child->pid()) != 'T') sched_yield();
    EXPECT_FALSE(child->ended().has_value());
    ASSERT_EQ(write(child->input().number(), "b\n", 2), 2);
    child->resume();
    EXPECT_EQ(read_bytes(child->output(), 2), "b\n");
    child->pause();
    child->end();
    EXPECT_EQ(child->ended(), (ExitStatus{.signal = SIGKILL}));
    EXPECT_EQ(child->pid(), -1);
    child->pause();
    child->end();
    EXPECT_EQ(count_descendants(), 0);
}

TEST(Child, MovesAndEndsWithItsLastPlace) {
    auto first = Child::start(shell("read line")), second = Child::start(shell("read line"));
    ASSERT_TRUE(first && second);
    const int pid = second->pid();
    Child kept = *std::move(first);
    kept = *std::move(second);
    EXPECT_EQ(kept.pid(), pid);
    EXPECT_EQ(count_descendants(), 1);
    { const Child taken = std::move(kept); }
    EXPECT_EQ(count_descendants(), 0);
}

TEST(Child, DoesNotOutliveItsThread) {
    std::optional<Child> child;
    std::thread([&] { child.emplace(*Child::start(shell("read line"))); }).join();
    EXPECT_EQ(wait_for_end(*child), (ExitStatus{.signal = SIGKILL}));
}

TEST(Child, WorksWhereThereAreNoHandles) {
    without_calls({SYS_pidfd_open, SYS_pidfd_send_signal, SYS_close_range}, [] {
        const Descriptor leak(open("/dev/null", O_RDONLY));
        auto child = Child::start(shell("read line; exec ls /proc/self/fd"));
        ASSERT_TRUE(child);
        EXPECT_EQ(child->end_handle(), -1);
        EXPECT_FALSE(child->ended().has_value());
        child->input().reset();
        EXPECT_EQ(read_to_end(child->output()), "0\n1\n2\n3\n");
        child->end();
        EXPECT_TRUE(child->ended().has_value());
        for (const char* tricks : {"dsd", "fdsz", "ldsd", "fsf"}) {
            auto hidden = Child::start(escapist(tricks));
            ASSERT_TRUE(hidden);
            EXPECT_EQ(read_bytes(hidden->output(), 1), "!");
            hidden->end();
            EXPECT_EQ(count_descendants(), 0) << tricks;
        }
    });
}

TEST(Child, StartsThoughWeHaveNoStandardFiles) {
    without_calls({}, [] {
        for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) close(file);
        auto child = Child::start(shell("read line; echo out $line; echo err >&2"));
        if (!child) _exit(10);
        if (write(child->input().number(), "in\n", 3) != 3) _exit(11);
        if (read_to_end(child->output()) != "out in\n" || read_to_end(child->errors()) != "err\n") _exit(12);
    });
}

TEST(Child, ManyThreadsStartAndEndThemAtOnce) {
    std::vector<std::thread> threads;
    for (int number = 0; number < 6; ++number)
        threads.emplace_back([number] {
            for (int round = 0; round < 10; ++round) {
                const std::string name = std::to_string(number) + "." + std::to_string(round);
                auto child = Child::start(shell("read line; echo $line; cat; ls /proc/self/fd | wc -l"));
                ASSERT_TRUE(child) << child.error().message;
                ASSERT_GT(write(child->input().number(), (name + "\n").data(), name.size() + 1), 0);
                // Were this end open in another child too, cat would not see the end of its input.
                child->input().reset();
                EXPECT_EQ(read_to_end(child->output()), name + "\n4\n");
                Child hidden = *Child::start(escapist(round % 2 == 0 ? "dsd" : "fdsz"));
                read_bytes(hidden.output(), 1);
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(count_descendants(), 0);
}

}  // namespace
}  // namespace agon::system
