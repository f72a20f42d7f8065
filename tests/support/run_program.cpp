#include "support/run_program.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <signal.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace agon::support {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// It has no name, so that nothing is left behind whatever happens.
File nameless_file() {
    File file(std::tmpfile(), &std::fclose);
    if (!file) throw std::runtime_error("no temporary file can be made");
    return file;
}

std::string content_of(std::FILE* file) {
    std::rewind(file);
    std::string text;
    char bytes[1 << 16];
    while (const std::size_t count = std::fread(bytes, 1, sizeof bytes, file)) text.append(bytes, count);
    return text;
}

[[noreturn]] void become(std::string path, std::vector<std::string> arguments,
                         const std::vector<Variable>& environment) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) ::signal(number, SIG_DFL);  // which nohup and `&` ignore
    for (const auto& [name, value] : environment) {
        if (value) ::setenv(name.c_str(), value->c_str(), 1);
        else ::unsetenv(name.c_str());
    }
    std::vector<char*> pointers{path.data()};
    for (std::string& word : arguments) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(path.c_str(), pointers.data());
    ::_exit(127);
}

void enter(const Surroundings& surroundings, int in, int out, int err) {
    if (!surroundings.input_file.empty()) in = ::open(surroundings.input_file.c_str(), O_RDONLY);
    if (!surroundings.output.empty()) out = ::open(surroundings.output.c_str(), O_WRONLY);
    surroundings.input ? ::dup2(in, STDIN_FILENO) : ::close(STDIN_FILENO);
    surroundings.output_closed ? ::close(STDOUT_FILENO) : ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    for (int descriptor = 3; descriptor < 20; ++descriptor) ::close(descriptor);
    if (!surroundings.folder.empty() && ::chdir(surroundings.folder.c_str()) != 0) ::_exit(126);
}

}  // namespace

Ran run_program(const std::string& path, const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    const File in = nameless_file(), out = nameless_file(), err = nameless_file();
    const std::string input = surroundings.input.value_or("");
    std::fwrite(input.data(), 1, input.size(), in.get());
    std::rewind(in.get());
    const pid_t child = ::fork();
    if (child == 0) {
        enter(surroundings, ::fileno(in.get()), ::fileno(out.get()), ::fileno(err.get()));
        become(path, arguments, surroundings.environment);
    }
    int status = 0;
    struct rusage used {};
    if (child < 0 || ::wait4(child, &status, 0, &used) != child) throw std::runtime_error(path + " cannot be run");
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0,
            content_of(out.get()), content_of(err.get()), used.ru_maxrss};
}

Conversation::Conversation(const std::string& path, const std::vector<std::string>& arguments,
                           const std::vector<Variable>& environment) {
    int down[2], up[2];
    if (::pipe2(down, O_CLOEXEC) != 0 || ::pipe2(up, O_CLOEXEC) != 0) throw std::runtime_error("there are no pipes");
    child_ = ::fork();
    if (child_ == 0) {
        ::dup2(down[0], STDIN_FILENO);
        ::dup2(up[1], STDOUT_FILENO);
        become(path, arguments, environment);
    }
    ::close(down[0]);
    ::close(up[1]);
    to_child_ = down[1];
    from_child_ = up[0];
}

Conversation::~Conversation() {
    ::close(to_child_);
    ::close(from_child_);
    if (child_ > 0) ::waitpid(child_, nullptr, 0);
}

std::string Conversation::read_until(std::string_view end) {
    std::string text;
    char byte = 0;
    while (!text.ends_with(end) && ::read(from_child_, &byte, 1) == 1) text += byte;
    return text;
}

void Conversation::say(std::string_view text) const {
    if (::write(to_child_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        throw std::runtime_error("the program does not listen");
}

void Conversation::send_signal(int number) const { ::kill(child_, number); }

int Conversation::wait_for_exit() {
    int status = 0;
    if (::waitpid(child_, &status, 0) != child_) return -1;
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace agon::support
