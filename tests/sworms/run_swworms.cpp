#include "sworms/run_swworms.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace agon::sworms_test {
namespace {

constexpr const char* program = AGON_PROGRAM_DIR "/swworms";

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

[[noreturn]] void become_swworms(const std::vector<std::string>& arguments) {
    std::string name = program;
    std::vector<std::string> words(arguments);
    std::vector<char*> pointers{name.data()};
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(program, pointers.data());
    ::_exit(127);
}

[[noreturn]] void begin_in(const Surroundings& surroundings, const std::vector<std::string>& arguments, int in, int out,
                           int err) {
    if (!surroundings.input_file.empty()) in = ::open(surroundings.input_file.c_str(), O_RDONLY);
    if (!surroundings.output.empty()) out = ::open(surroundings.output.c_str(), O_WRONLY);
    surroundings.input_closed ? ::close(STDIN_FILENO) : ::dup2(in, STDIN_FILENO);
    surroundings.output_closed ? ::close(STDOUT_FILENO) : ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    for (int descriptor = 3; descriptor < 20; ++descriptor) ::close(descriptor);
    if (!surroundings.folder.empty() && ::chdir(surroundings.folder.c_str()) != 0) ::_exit(126);
    if (surroundings.rand_seed) ::setenv("RAND_SEED", surroundings.rand_seed->c_str(), 1);
    else ::unsetenv("RAND_SEED");
    become_swworms(arguments);
}

}  // namespace

Ran run_swworms(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    const File in = nameless_file(), out = nameless_file(), err = nameless_file();
    std::fwrite(surroundings.input.data(), 1, surroundings.input.size(), in.get());
    std::rewind(in.get());
    const pid_t child = ::fork();
    if (child == 0) begin_in(surroundings, arguments, ::fileno(in.get()), ::fileno(out.get()), ::fileno(err.get()));
    int status = 0;
    struct rusage used {};
    if (child < 0 || ::wait4(child, &status, 0, &used) != child) throw std::runtime_error("swworms cannot be run");
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(out.get()), content_of(err.get()), used.ru_maxrss};
}

ScratchFolder::ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "agon-sworms-test-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder can be made");
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path ScratchFolder::write(std::string_view name, std::string_view content) const {
    const auto file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out << content << std::flush;
    if (!out) throw std::runtime_error("no temporary file can be written");
    return file;
}

std::filesystem::path ScratchFolder::write_zeros(std::string_view name, std::int64_t count) const {
    const auto file = write(name, "");
    if (::truncate(file.c_str(), count) != 0) throw std::runtime_error("no large file can be made");
    return file;
}

Conversation::Conversation(const std::string& argument) {
    int down[2], up[2];
    if (::pipe2(down, O_CLOEXEC) != 0 || ::pipe2(up, O_CLOEXEC) != 0) throw std::runtime_error("there are no pipes");
    child_ = ::fork();
    if (child_ == 0) {
        ::dup2(down[0], STDIN_FILENO);
        ::dup2(up[1], STDOUT_FILENO);
        ::setenv("RAND_SEED", "1", 1);
        become_swworms({argument});
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
        throw std::runtime_error("swworms does not listen");
}

int Conversation::wait_for_exit() {
    int status = 0;
    if (::waitpid(child_, &status, 0) != child_) return -1;
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace agon::sworms_test
