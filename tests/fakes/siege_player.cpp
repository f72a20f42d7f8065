// A player of Siege's files contract that misbehaves on command: its mood is the first part of its own name, up to a dot. It ends
// by itself after a minute, whatever happens.
//
//   forks.1 mapa.txt status.txt rozkazy.txt [limit]
#include <dirent.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <array>

#include "lines_talk.h"

namespace agon::fakes {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

struct Game {
    std::string program, map, status, orders, private_file;
    std::string arguments;  // all of them
};

std::string content_of(const std::string& name) {
    std::string text;
    const int file = open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    char bytes[4096];
    for (ssize_t got = 0; file >= 0 && (got = read(file, bytes, sizeof bytes)) > 0;)
        text.append(bytes, static_cast<std::size_t>(got));
    if (file >= 0) close(file);
    return text;
}

void write_file(const std::string& name, std::string_view content, std::size_t times = 1) {
    const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    for (std::size_t i = 0; i < times && file >= 0; ++i)
        if (!write_all(file, content)) break;
    if (file >= 0) close(file);
}

bool is_plain_file(const std::string& name) {
    struct stat facts {};
    return lstat(name.c_str(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_nlink == 1;
}

[[noreturn]] void wait_for_ever() {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) signal(number, SIG_IGN);
    while (true) pause();
}

// "P B 0 3 4 200 0": a worker if our base is idle and there is gold for it.
void build_worker(const Game& game) {
    const std::string status = content_of(game.status);
    const std::size_t line = status.find("P B ");
    if (line == std::string::npos || std::atol(status.c_str()) < 100) return;
    const std::string base = status.substr(line, status.find('\n', line) - line);
    if (base.ends_with(" 0")) write_file(game.orders, std::to_string(std::atoi(base.c_str() + 4)) + " B W\n");
}

// More than any pipe holds.
void print_much_once(const Game& game) {
    if (is_plain_file(game.private_file)) return;
    write_file(game.private_file, "done");
    for (int i = 0; i < 70; ++i) write_all(STDOUT_FILENO, std::string(megabyte, 'x'));
}

[[noreturn]] void print_without_end() {
    while (true) write_all(STDERR_FILENO, std::string(megabyte, 'x'));
}

// A child that has left our session and our parentage.
void leave_orphan() {
    if (fork() != 0) return;
    setsid();
    if (fork() != 0) _exit(0);
    alarm(60);
    wait_for_ever();
}

void leave_crowd(int count) {
    for (int i = 0; i < count; ++i)
        if (fork() == 0) wait_for_ever();
}

// Each of them keeps all others waiting, and the one that started them too.
[[noreturn]] void spin_together(int count) {
    for (int i = 0; i < count; ++i)
        if (fork() == 0) break;
    alarm(60);  // a new process has none
    while (true) static_cast<void>(getppid());
}

// Each starts others in turn, a thousand in all if nobody stops them.
[[noreturn]] void explode() {
    for (int i = 0; i < 10; ++i) static_cast<void>(fork());
    wait_for_ever();
}

void remove_all() {
    DIR* const folder = opendir(".");
    while (const dirent* entry = readdir(folder)) unlink(entry->d_name);
    closedir(folder);
}

// All that may be in the way of a file.
void replace(const std::string& name, std::string_view by) {
    unlink(name.c_str());
    if (by == "folder" && mkdir(name.c_str(), 0700) == 0) write_file(name + "/inner", "x");
    if (by == "pipe" && mkfifo(name.c_str(), 0600) != 0) _exit(1);
    if (by == "link" && symlink("elsewhere", name.c_str()) != 0) _exit(1);
    if (by == "twin") write_file("twin", ""), static_cast<void>(link("twin", name.c_str()) != 0);
}

// As chattr +i does, where it may.
void lock(const std::string& name) {
    const int file = open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    int flags = 0;
    if (file >= 0 && ioctl(file, FS_IOC_GETFLAGS, &flags) == 0) flags |= FS_IMMUTABLE_FL;
    if (flags != 0) static_cast<void>(ioctl(file, FS_IOC_SETFLAGS, &flags));
    if (file >= 0) close(file);
}

// What the seat promises to every turn: if something is missing, an order says so.
void expect_in_order(const Game& game) {
    std::string wrong;
    for (const std::string& name : {game.map, game.status, game.orders})
        if (!is_plain_file(name)) wrong += name + " is no file; ";
    if (content_of(game.map).find('1') == std::string::npos) wrong += "the map is gone; ";
    if (content_of(game.status).find("P B ") == std::string::npos) wrong += "the status is gone; ";
    if (!content_of(game.orders).empty()) wrong += "there are orders; ";
    if (access("stray", F_OK) == 0) wrong += "a stray is there; ";
    if (access(game.private_file.c_str(), F_OK) == 0 && !is_plain_file(game.private_file)) wrong += "private; ";
    if (!wrong.empty()) write_file(game.orders, wrong), _exit(0);
}

void close_everything() {
    for (int file = 0; file < 64; ++file) close(file);
}

void play_harmlessly(const std::string& mood, const Game& game) {
    expect_in_order(game);
    if (mood == "builder") build_worker(game);
    if (mood == "chatty") write_all(STDOUT_FILENO, std::string(200'000, 'o')), write_all(STDERR_FILENO, "e\n");
    if (mood == "prints") print_without_end();
    if (mood == "floods") print_much_once(game);
    if (mood == "forks") leave_crowd(5);
    if (mood == "escapes") leave_orphan();
    if (mood == "crowd") leave_crowd(300);
    if (mood == "closes") close_everything(), build_worker(game);
    if (mood == "strays") write_file("stray", "x"), replace("folder", "folder"), replace("fifo", "pipe");
    if (mood == "shuts") chmod(".", 0);
    if (mood == "locks") {
        write_file("stray", "x"), replace("folder", "folder");
        for (const char* name : {"stray", "folder/inner", "folder", "."}) lock(name);
    }
    if (mood == "private-full") write_file(game.private_file, std::string(megabyte, 'x'), 10);
    if (mood == "unlinks-itself") unlink(game.program.c_str()), write_file(game.program, "#!/bin/false\n");
    for (const char* by : {"folder", "pipe", "link", "twin"})
        if (mood == std::string("inputs-") + by)
            for (const std::string& name : {game.map, game.status, game.private_file}) replace(name, by);
    if (mood != "overwrites") return;
    for (const std::string& name : {game.map, game.status}) chmod(name.c_str(), 0666), write_file(name, "9999\n");
}

void misbehave(const std::string& mood, const Game& game) {
    if (mood == "exits") write_all(STDERR_FILENO, "no such luck\n"), _exit(7);
    if (mood == "crashes") write_all(STDERR_FILENO, "no such luck\n"), kill(getpid(), SIGSEGV);
    if (mood == "sleeps") pause();
    if (mood == "stubborn") wait_for_ever();
    if (mood == "bomb") explode();
    if (mood == "spins") spin_together(200);
    if (mood == "interrupts") leave_orphan(), kill(getppid(), SIGINT), wait_for_ever();
    if (mood == "orders-large") write_file(game.orders, "0 M 0 0\n" + std::string(megabyte, '\n'), 11);
    if (mood == "orders-huge") write_file(game.orders, std::string(megabyte, '\n'), 1024);
    if (mood == "private-large") write_file(game.private_file, std::string(megabyte, 'x') + "x", 10);
    if (mood == "hoards")
        for (int i = 0; i < 10; ++i) write_file(std::to_string(i), std::string(megabyte, 'x'), 2);
    if (mood == "hoards") wait_for_ever();
    if (mood == "orders-gone") unlink(game.orders.c_str());
    for (const char* by : {"folder", "pipe", "link", "twin"})
        if (mood == std::string("orders-") + by) replace(game.orders, by);
    if (mood == "moves-out") {
        std::array<char, 4096> here{};
        if (!getcwd(here.data(), here.size())) _exit(1);
        remove_all();
        rmdir(here.data());
    }
    // What it is told, and where it is, as orders that the verdict then quotes.
    if (mood == "arguments") write_file(game.orders, game.arguments + "\n");
    if (mood == "where") {
        std::array<char, 4096> here{};
        write_file(game.orders, getcwd(here.data(), here.size()) ? here.data() : "nowhere");
    }
    if (mood == "garbles") write_file(game.orders, "0 B W\n\nrubbish\n");
    if (mood == "cheats") write_file(game.orders, "0 B W\n 0 B W\n");
    // The third run is known by what the first two wrote.
    if (mood == "remembers") {
        const std::string known = content_of(game.private_file);
        write_file(known.size() == 2 ? game.orders : game.private_file, known + "x");
    }
}

}  // namespace
}  // namespace agon::fakes

int main(int argc, char** argv) {
    using namespace agon::fakes;
    alarm(60);
    if (argc < 4) return 64;
    const std::string program = argv[0], name = program.substr(program.rfind('/') + 1);
    Game game{program, argv[1], argv[2], argv[3], name + ".txt", program};
    for (int i = 1; i < argc; ++i) game.arguments += std::string(" ") + argv[i];
    const std::string mood = name.substr(0, name.find('.'));
    play_harmlessly(mood, game);
    misbehave(mood, game);
}
