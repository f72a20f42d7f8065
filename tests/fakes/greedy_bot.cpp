// A bot that speaks agon lines and, at its first turn, takes more of the machine than it needs. Then it says "done" on standard
// error and no more. It ends by itself after a minute.
//
//   greedy_bot DEED COUNT [MEGABYTES]
//
// COUNT files (or processes) of so many megabytes each: files, nameless-files, mapped-files, deep-folders, closed-folder,
// processes, orphans, forks (the same memory in all of them), threads. The deed "later" answers first and then makes files.
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "lines_talk.h"

namespace agon::fakes {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

[[noreturn]] void wait_for_ever() {
    while (true) pause();
}

int make_file(const std::string& name, std::size_t megabytes) {
    const int file = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    const std::string block(megabyte, 'x');
    for (std::size_t i = 0; i < megabytes; ++i)
        if (!write_all(file, block)) break;
    return file;
}

void touch_memory(std::size_t megabytes) {
    void* const memory =
        mmap(nullptr, megabytes * megabyte, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    std::memset(memory, 1, megabytes * megabyte);
}

// One that has touched so much memory when this returns, and lives on.
void start_process(std::size_t megabytes) {
    int ends[2];
    if (pipe(ends) != 0) return;
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        touch_memory(megabytes);
        write_all(ends[1], "x");
        wait_for_ever();
    }
    close(ends[1]);
    char byte = 0;
    if (child > 0 && read(ends[0], &byte, 1) < 0) _exit(1);
    close(ends[0]);
}

void start_orphan(std::size_t megabytes) {
    const pid_t child = fork();
    if (child == 0) {
        start_process(megabytes);
        _exit(0);
    }
    waitpid(child, nullptr, 0);
}

void* do_nothing(void*) { wait_for_ever(); }

void do_deed(const std::string& deed, int count, std::size_t megabytes) {
    if (deed == "forks") touch_memory(megabytes);
    if (deed == "closed-folder") {
        mkdir("closed", 0300);  // can be written, but not listed
        if (chdir("closed") != 0) _exit(1);
    }
    for (int i = 0; i < count; ++i) {
        const std::string name = std::to_string(i);
        if (deed == "files" || deed == "later" || deed == "closed-folder") close(make_file(name, megabytes));
        if (deed == "nameless-files") make_file(name, megabytes), unlink(name.c_str());
        if (deed == "mapped-files") {
            const int file = make_file(name, megabytes);
            mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
            close(file);
            unlink(name.c_str());
        }
        if (deed == "deep-folders") {
            mkdir("inner", 0700);
            if (chdir("inner") != 0) _exit(1);
        }
        if (deed == "processes") start_process(megabytes);
        if (deed == "orphans") start_orphan(megabytes);
        if (deed == "forks") start_process(0);
        pthread_t thread{};
        if (deed == "threads") pthread_create(&thread, nullptr, do_nothing, nullptr);
    }
    write_all(STDERR_FILENO, "done\n");
}

}  // namespace
}  // namespace agon::fakes

int main(int argc, char** argv) {
    using namespace agon::fakes;
    if (argc < 3) return 64;
    alarm(60);
    const char* const folder = getenv("AGON_FOLDER");
    if (folder && chdir(folder) != 0) return 1;
    const std::string deed = argv[1];
    bool is_done = false;
    LineSource input;
    for (std::string_view line; input.next(line);) {
        if (is_type(line, "hello")) write_all(STDOUT_FILENO, "{\"type\":\"ready\",\"want\":[\"actions\"]}\n");
        if (!is_type(line, "turn") || is_done) continue;
        if (deed == "later") write_all(STDOUT_FILENO, "{\"action\":" + std::string(first_action(line)) + "}\n");
        do_deed(deed, std::atoi(argv[2]), argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 0);
        is_done = true;
    }
    wait_for_ever();
}
