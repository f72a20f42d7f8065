// A bot of the Entelect challenge that misbehaves on command, from its third round on. It ends by itself after a minute, whatever
// happens.
//
//   entelect_bot MOOD [VICTIM]      VICTIM: a folder that its links lead to
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>

#include "lines_talk.h"

namespace agon::fakes {
namespace {

struct Round {
    int number = 0;
    std::string mood, victim;
    std::string folder(int more = 0) const { return "rounds/" + std::to_string(number + more); }
    std::string answer(std::string_view command, int more = 0) const {
        return "C;" + std::to_string(number + more) + ";" + std::string(command) + "\n";
    }
};

void say(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) _exit(0);
}
void complain(std::string_view text) { write_all(STDERR_FILENO, text); }

[[noreturn]] void wait_for_ever() {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) signal(number, SIG_IGN);
    while (true) pause();
}

bool begins_with(const std::string& name, std::string_view front) {
    struct stat facts {};
    if (lstat(name.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode) || facts.st_nlink != 1) return false;
    const int file = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    std::string bytes(front.size(), '\0');
    const bool same = read(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(front.size()) && bytes == front;
    close(file);
    return same;
}

// What the seat promises in every round: if something is missing, the command says so.
std::string command_in_order(const Round& round) {
    const std::string front = "{\"currentRound\":" + std::to_string(round.number) + ",";
    if (!begins_with(round.folder() + "/state.json", front)) return "missing-state";
    if (!begins_with(round.folder() + "/textMap.txt", "@01 Match Details\n")) return "missing-text";
    if (round.mood == "by-document" && !begins_with(round.folder() + "/state.txt", "@01 Match Details\n"))
        return "dig 1 1";
    return "shoot N";
}

void write_file(const std::string& name, std::string_view content) {
    const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file >= 0) write_all(file, content), close(file);
}

void make_link(const std::string& target, const std::string& name) {
    if (symlink(target.c_str(), name.c_str()) != 0) complain("no link\n");
}

// What may be in the way of the files of the next round.
void stand_in_the_way(const Round& round) {
    const std::string next = round.folder(1), aside = "aside" + std::to_string(round.number);
    if (round.mood.starts_with("rounds-") && rename("rounds", aside.c_str()) != 0) complain("not aside\n");
    if (round.mood == "rounds-link") make_link(round.victim, "rounds");
    if (round.mood == "rounds-file") write_file("rounds", "x");
    if (round.mood == "rounds-shut" && mkdir("rounds", 0) != 0) complain("no folder\n");
    if (round.mood == "round-link") make_link(round.victim, next);
    if (round.mood == "round-file") write_file(next, "x");
    if (!round.mood.starts_with("file-")) return;
    if (mkdir(next.c_str(), 0777) != 0) complain("no folder\n");
    for (const char* name : {"/state.json", "/textMap.txt"}) {
        if (round.mood == "file-link") make_link(round.victim + "/precious", next + name);
        if (round.mood == "file-pipe" && mkfifo((next + name).c_str(), 0666) != 0) complain("no pipe\n");
        if (round.mood == "file-twin") write_file("twin", "x"), static_cast<void>(link("twin", (next + name).c_str()));
    }
}

[[noreturn]] void flood(int descriptor, std::string_view text) {
    std::string much;
    while (much.size() < 60'000) much += text;
    while (write_all(descriptor, much)) {}
    _exit(0);
}

// Each of these ends what it says for good.
void fall_silent(const Round& round) {
    const std::string& mood = round.mood;
    if (mood == "exits") complain("no such luck\n"), _exit(3);
    if (mood == "dies-at-five" && round.number == 5) _exit(3);
    if (mood == "crashes") complain("no such luck\n"), abort();
    if (mood == "sleeps") wait_for_ever();
    if (mood == "closes-input") close(STDIN_FILENO), wait_for_ever();
    if (mood == "closes-output") close(STDOUT_FILENO), wait_for_ever();
    if (mood == "closes-all") close(STDIN_FILENO), close(STDOUT_FILENO), close(STDERR_FILENO), wait_for_ever();
    if (mood == "half") say("C;" + std::to_string(round.number) + ";shoot"), wait_for_ever();
    if (mood == "floods") flood(STDOUT_FILENO, "a line for people\n");
    if (mood == "floods-line") flood(STDOUT_FILENO, "endless ");
    if (mood == "floods-errors") flood(STDERR_FILENO, "a line for people\n");
    if (mood == "interrupts") kill(getppid(), SIGINT), wait_for_ever();
    if (mood == "last-words") say(round.answer("shoot S")), _exit(0);
}

void answer(const Round& round) {
    const std::string& mood = round.mood;
    const std::string command = command_in_order(round);
    if (round.number >= 3) fall_silent(round);
    if (round.number >= 3) stand_in_the_way(round);
    if (mood == "errors" || mood == "dies-at-five") complain("first\nsecond " + std::to_string(round.number) + "\n");
    if (mood == "only-old") return say(round.answer("shoot S", -1));
    if (mood == "old") say(round.answer("shoot S", -1));
    if (mood == "late" && round.number == 3) usleep(400'000);
    if (mood == "empty") return say(round.answer(""));
    if (mood == "strange") return say(round.answer("\xFF; select 9 ;x y"));
    if (mood == "tabs") return say(round.answer("\tmove 24\t5 \t\r\r"));
    if (mood == "byte-order-mark") return say(round.answer("\xEF\xBB\xBFmove 24 5"));
    if (mood == "blanks") say("  \t" + round.answer(command));
    else if (mood == "chatty") say("thinking\n\nC;\nC;x;y\n" + round.answer(command) + "done\n");
    else if (mood == "twice") say(round.answer(command) + round.answer("shoot S"));
    else if (mood == "foresees") say(round.answer(command) + round.answer("shoot W", 1));
    else say(round.answer(command));
    if (mood == "marks") write_file("mark", "x"), write_file("bot.json", "x");
    if (mood == "cleans")
        unlink((round.folder() + "/state.json").c_str()), unlink((round.folder() + "/textMap.txt").c_str());
    if (mood == "cleans") rmdir(round.folder().c_str()), rmdir("rounds");
    if (mood == "forks" && fork() == 0) wait_for_ever();
}

}  // namespace
}  // namespace agon::fakes

int main(int count, char** arguments) {
    using namespace agon::fakes;
    alarm(60);
    signal(SIGPIPE, SIG_IGN);
    LineSource input;
    std::string_view line;
    Round round{0, count > 1 ? arguments[1] : "honest", count > 2 ? arguments[2] : ""};
    while (input.next(line)) {
        round.number = std::atoi(std::string(line).c_str());
        // No more than what a round trip takes.
        if (round.mood == "trivial") say(round.answer("shoot N"));
        else answer(round);
    }
    return 0;
}
