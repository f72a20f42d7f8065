#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Programs run as people run them: as processes of their own. AGON_PROGRAM_DIR is where ours are.
namespace agon::support {

// What a program did.
struct Ran {
    int exit = -1;   // -1: a signal ended it
    int signal = 0;  // the one that ended it; 0: it ended by itself
    std::string out, err;
    long most_memory_kib = 0;
};

struct Variable {
    std::string name;
    std::optional<std::string> value;  // none: it is not set
};

struct Surroundings {
    std::optional<std::string> input{""};  // none: standard input is closed
    std::filesystem::path input_file{};    // instead of input
    std::vector<Variable> environment{};   // changes of ours; of two with the same name the later one counts
    std::filesystem::path folder{};        // where it is started; empty: here
    std::string output{};                  // a file to write to instead of remembering it, such as /dev/full
    bool output_closed = false;
};

// Waits for its end. A program that cannot be started exits with 127, one whose folder is not there with 126.
Ran run_program(const std::string& path, const std::vector<std::string>& arguments,
                const Surroundings& surroundings = {});

// A running program that is talked to line by line.
class Conversation {
public:
    Conversation(const std::string& path, const std::vector<std::string>& arguments,
                 const std::vector<Variable>& environment = {});
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;
    ~Conversation();

    std::string read_until(std::string_view end);  // waits for it; shorter if the output ended first
    void say(std::string_view text) const;
    void send_signal(int number) const;
    int wait_for_exit();

private:
    int child_ = -1, to_child_ = -1, from_child_ = -1;
};

}  // namespace agon::support
