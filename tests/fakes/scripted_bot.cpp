// A bot that speaks agon lines and misbehaves on command. It ends by itself after five minutes, whatever it was told.
//
//   scripted_bot [--mood MOOD] [--from-turn N] [--only-turn N] [--delay-ms N] [--script FILE] [--say ACTION]
//                [--wrong ACTION] [--names-turns yes] [--bye TEXT]
//
// It is honest before turn N (the first one unless told otherwise), or in all turns but the only one. Honest is: the first
// legal action; with a script, the actions in the lines of that file first; with --say, that action in every turn and nothing
// wanted but moves. The delay is that of late and slow-hello; the wrong action that of illegal; bye is said after the end.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#include <array>
#include <utility>
#include <vector>

#include "lines_talk.h"

namespace agon::fakes {
namespace {

struct Options {
    std::string mood = "honest", say, wrong = "no such action", bye;
    int from_turn = 1, only_turn = 0;
    bool names_turns = false;
    long delay_ms = 0;
    std::vector<std::string> script;
};

constexpr std::array moods{"honest",     "garbage",  "late",         "silent",    "dead",          "early",
                           "twice",      "huge",     "binary",       "half",      "closed-output", "closed-input",
                           "slow-hello", "no-hello", "wrong-turn",   "resign",    "illegal",       "note",
                           "list",       "stopped",  "stderr-flood", "exit-code", "ignore-term",   "zombie-children"};
constexpr std::size_t flood_bytes = std::size_t{64} << 20;

[[noreturn]] void wrong_usage(std::string_view what) {
    write_all(STDERR_FILENO, "scripted_bot: " + std::string(what) + "\nmoods:");
    for (const char* mood : moods) write_all(STDERR_FILENO, std::string(" ") + mood);
    write_all(STDERR_FILENO, "\n");
    _exit(64);
}

std::vector<std::string> lines_of(const char* path) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) wrong_usage("cannot read the script");
    std::vector<std::string> lines(1);
    for (char letter = 0; read(file, &letter, 1) == 1;) {
        if (letter == '\n') lines.emplace_back();
        else lines.back() += letter;
    }
    close(file);
    if (lines.back().empty()) lines.pop_back();
    return lines;
}

Options read_options(int argc, char** argv) {
    Options options;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view name = argv[i];
        if (name == "--mood") options.mood = argv[i + 1];
        else if (name == "--say") options.say = argv[i + 1];
        else if (name == "--from-turn") options.from_turn = std::atoi(argv[i + 1]);
        else if (name == "--only-turn") options.only_turn = options.from_turn = std::atoi(argv[i + 1]);
        else if (name == "--wrong") options.wrong = argv[i + 1];
        else if (name == "--names-turns") options.names_turns = argv[i + 1] == std::string_view("yes");
        else if (name == "--bye") options.bye = argv[i + 1];
        else if (name == "--delay-ms") options.delay_ms = std::atol(argv[i + 1]);
        else if (name == "--script") options.script = lines_of(argv[i + 1]);
        else wrong_usage("unknown option");
    }
    bool known = false;
    for (const char* mood : moods) known = known || options.mood == mood;
    if (!known || argc % 2 == 0) wrong_usage(known ? "an option without its value" : "unknown mood");
    return options;
}

void wait_ms(long count) {
    timespec left{count / 1000, count % 1000 * 1'000'000};
    while (nanosleep(&left, &left) != 0) {}
}

[[noreturn]] void wait_for_ever() {
    while (true) pause();
}

std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') json += '\\';
        json += letter;
    }
    return json + '"';
}

void flood(int descriptor) {
    const std::string block(1 << 16, 'x');
    for (std::size_t sent = 0; sent < flood_bytes; sent += block.size())
        if (!write_all(descriptor, block)) return;
}

// One child that ends at once and is never waited for, and one that has left our session and our parentage.
void leave_children() {
    if (fork() == 0) _exit(0);
    if (fork() != 0) return;
    setsid();
    if (fork() != 0) _exit(0);
    alarm(300);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    wait_for_ever();
}

class Bot {
public:
    explicit Bot(Options options) : options_(std::move(options)) {
        if (is("honest") && options_.script.empty() && !options_.say.empty() && !options_.names_turns)
            always_ = "{\"action\":" + quoted(options_.say) + "}\n";
    }

    int talk() {
        LineSource input;
        for (std::string_view line; input.next(line);) {
            if (is_type(line, "hello")) greet();
            else if (is_type(line, "turn")) answer(line);
            else if (is_type(line, "end")) break;
        }
        if (!options_.bye.empty()) say(options_.bye + "\n");
        if (is("ignore-term")) wait_for_ever();
        return 0;
    }

private:
    bool is(std::string_view mood) const { return options_.mood == mood; }
    static void say(std::string_view text) { write_all(STDOUT_FILENO, text); }
    static std::string line_with(std::string_view json) { return "{\"action\":" + std::string(json) + "}\n"; }
    static void say_action(std::string_view json) { say(line_with(json)); }

    void greet() {
        if (is("no-hello")) return;
        if (is("ignore-term"))
            for (const int number : {SIGTERM, SIGINT, SIGHUP}) signal(number, SIG_IGN);
        if (is("slow-hello")) wait_ms(options_.delay_ms);
        const std::string wanted = options_.say.empty() ? "actions" : "moves";
        say("{\"type\":\"ready\",\"want\":[\"" + wanted + "\"]}\n" + unasked_after(0));
    }

    void answer(std::string_view line) {
        if (!always_.empty()) return say(always_);
        const int turn = turn_number(line);
        std::string action = options_.say.empty() ? std::string(first_action(line)) : quoted(options_.say);
        const auto nth = static_cast<std::size_t>(turn - 1);
        if (nth < options_.script.size()) action = quoted(options_.script[nth]);
        const bool is_good = turn < options_.from_turn || (options_.only_turn > 0 && turn != options_.only_turn);
        if (!is_good && misbehave(turn, action)) return;
        if (options_.names_turns) action += ",\"turn\":" + std::to_string(turn);
        say(line_with(action) + unasked_after(turn));
    }

    // In one breath with what was asked, so that nobody can take it for the answer to a later question.
    std::string unasked_after(int turn) const {
        return is("early") && turn + 1 == options_.from_turn ? line_with("\"early\"") : "";
    }

    // True if that was the answer, or instead of one.
    bool misbehave(int turn, const std::string& action) {
        const std::string number = std::to_string(turn - 1);
        if (is("garbage")) return say("this is not JSON\n"), true;
        if (is("silent") || is("ignore-term")) return true;
        if (is("dead")) return kill(getpid(), SIGKILL) == 0;
        if (is("stopped")) return kill(getpid(), SIGSTOP) == 0;
        if (is("exit-code")) write_all(STDERR_FILENO, "Traceback: no such luck\n"), _exit(7);
        if (is("huge")) return flood(STDOUT_FILENO), true;
        if (is("half")) return say("{\"type\":\"act"), true;
        if (is("wrong-turn")) return say("{\"action\":" + action + ",\"turn\":" + number + "}\n"), true;
        if (is("resign")) return say("{\"type\":\"resign\"}\n"), true;
        if (is("illegal")) return say_action(quoted(options_.wrong)), true;
        if (is("twice")) return say(line_with(action) + line_with(action)), true;
        if (is("list")) return say("{\"actions\":[" + action + "," + action + "]}\n"), true;
        if (is("note"))
            return say("{\"action\":" + action + ",\"note\":\"\\u001b[31mred " + std::string(3000, 'x') + "\"}\n"),
                   true;
        if (is("binary")) {
            std::string bytes;
            for (int code = 0; code < 256; ++code) bytes += static_cast<char>(code);
            return say(bytes + "\n"), true;
        }
        // These answer as well, before or after.
        if (is("late")) wait_ms(options_.delay_ms);
        if (is("stderr-flood")) flood(STDERR_FILENO);
        if (is("zombie-children")) leave_children();
        if (is("closed-output")) return close(STDOUT_FILENO) == 0;
        if (is("closed-input")) {
            close(STDIN_FILENO);
            say_action(action);
            wait_for_ever();
        }
        return false;
    }

    Options options_;
    std::string always_;  // the one line of a bot that is there to be fast
};

}  // namespace
}  // namespace agon::fakes

int main(int argc, char** argv) {
    alarm(300);
    signal(SIGPIPE, SIG_IGN);
    return agon::fakes::Bot(agon::fakes::read_options(argc, argv)).talk();
}
