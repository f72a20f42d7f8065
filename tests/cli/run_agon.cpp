#include "cli/run_agon.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace agon::cli_test {
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
    char bytes[4096];
    while (const std::size_t count = std::fread(bytes, 1, sizeof bytes, file)) text.append(bytes, count);
    return text;
}

[[noreturn]] void become_agon(const std::vector<std::string>& arguments, const Surroundings& surroundings, int in,
                              int out, int err) {
    if (surroundings.input) ::dup2(in, STDIN_FILENO);
    else ::close(STDIN_FILENO);
    if (!surroundings.output.empty()) out = ::open(surroundings.output.c_str(), O_WRONLY);
    if (surroundings.output_closed) ::close(STDOUT_FILENO);
    else ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    std::string program = AGON_PROGRAM_DIR "/agon";
    std::vector<std::string> words(arguments);
    std::vector<char*> pointers{program.data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(program.c_str(), pointers.data());
    ::_exit(127);
}

}  // namespace

Ran run_agon(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    const File in = nameless_file(), out = nameless_file(), err = nameless_file();
    const std::string input = surroundings.input.value_or("");
    std::fwrite(input.data(), 1, input.size(), in.get());
    std::rewind(in.get());
    const pid_t child = ::fork();
    if (child == 0) become_agon(arguments, surroundings, ::fileno(in.get()), ::fileno(out.get()), ::fileno(err.get()));
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) throw std::runtime_error("agon cannot be run");
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(out.get()), content_of(err.get())};
}

ScratchFile::ScratchFile(std::string_view content) {
    const char* folder = std::getenv("TMPDIR");
    path_ = std::string(folder ? folder : "/tmp") + "/agon-cli-test-XXXXXX";
    const int descriptor = ::mkstemp(path_.data());
    if (descriptor < 0 || ::write(descriptor, content.data(), content.size()) != static_cast<ssize_t>(content.size())) {
        throw std::runtime_error("no temporary file can be written");
    }
    ::close(descriptor);
}

ScratchFile::~ScratchFile() { ::unlink(path_.c_str()); }

}  // namespace agon::cli_test
