#include "system/file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <new>
#include <system_error>

#include "system/descriptor.h"

namespace agon::system {
namespace {

using Patience = std::optional<std::chrono::milliseconds>;  // none: as long as it takes

// Waits for something to read (or for the end of it). 0: there is; else the error code, ETIMEDOUT for none in time.
int wait_for_input(int descriptor, Patience patience) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    const auto limit = patience ? std::clamp<std::int64_t>(patience->count(), 0, INT_MAX) : -1;
    const int ready = poll(&waiting, 1, static_cast<int>(limit));
    return ready > 0 ? 0 : ready == 0 ? ETIMEDOUT : errno;
}

Result<std::string, FileError> read_all(int descriptor, const std::string& path, std::size_t cap, Patience patience) {
    const auto refused = [&](FileProblem problem, const std::string& why) {
        return Unexpected{FileError{problem, "cannot read " + path + ": " + why}};
    };
    std::string content;
    std::array<char, 1 << 16> chunk;
    while (true) {
        int problem = wait_for_input(descriptor, patience);
        if (problem == ETIMEDOUT)
            return refused(FileProblem::Silent, "nothing came in " + std::to_string(patience->count()) + " ms");
        const ssize_t got = problem == 0 ? read(descriptor, chunk.data(), chunk.size()) : -1;
        if (problem == 0 && got < 0) problem = errno;
        if (problem == EINTR || problem == EAGAIN) continue;
        if (problem != 0) return Unexpected{file_error("read", path, problem)};
        if (got == 0) return content;
        if (content.size() + static_cast<std::size_t>(got) > cap)
            return refused(FileProblem::TooLarge, "it is larger than " + std::to_string(cap) + " bytes");
        content.append(chunk.data(), static_cast<std::size_t>(got));
    }
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// A symbolic link stays one: its target is what gets written, also when it is not there yet.
std::string resolved(std::string path) {
    constexpr int most_links = 40;
    for (int i = 0; i < most_links; ++i) {
        const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr), &std::free);
        if (real) return real.get();
        if (errno == ENOMEM) throw std::bad_alloc();
        std::array<char, PATH_MAX> target;
        const ssize_t length = readlink(path.c_str(), target.data(), target.size());
        if (length <= 0) return path;
        const std::string next(target.data(), static_cast<std::size_t>(length));
        path = next.front() == '/' ? next : folder_of(path) + "/" + next;
    }
    return path;
}

// A new file beside the one to be written, which is gone again unless it took its place.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& folder) {
        for (int attempt = 0; attempt < 100 && !descriptor_.is_open(); ++attempt) {
            path_ = folder + "/.agon-" + std::to_string(getpid()) + "-" + std::to_string(attempt) + ".tmp";
            descriptor_ = Descriptor(open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666));
            problem_ = descriptor_.is_open() ? 0 : errno;
            if (problem_ != 0 && problem_ != EEXIST) return;
        }
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (descriptor_.is_open()) unlink(path_.c_str());
    }

    int problem() const { return problem_; }
    int number() const { return descriptor_.number(); }
    int take_the_place_of(const std::string& path) {
        if (rename(path_.c_str(), path.c_str()) != 0) return errno;
        descriptor_.reset();
        return 0;
    }

private:
    std::string path_;
    Descriptor descriptor_;
    int problem_ = 0;
};

// 0 or the error code. `old` are the facts of the file that is replaced, if there is one.
int replace_file(const std::string& path, std::string_view bytes, const struct stat* old) {
    const std::string folder = folder_of(path);
    TemporaryFile temporary(folder);
    if (temporary.problem() != 0) return temporary.problem();
    struct stat facts {};
    if (old && fstat(temporary.number(), &facts) != 0) return errno;
    if (old && (facts.st_uid != old->st_uid || facts.st_gid != old->st_gid) &&
        fchown(temporary.number(), old->st_uid, old->st_gid) != 0)
        return errno;
    if (old && fchmod(temporary.number(), old->st_mode & 07777) != 0) return errno;
    if (const int problem = write_all(temporary.number(), bytes)) return problem;
    if (fsync(temporary.number()) != 0) return errno;
    if (const int problem = temporary.take_the_place_of(path)) return problem;
    // The new name survives a power cut only once the folder is written too. Some file systems cannot sync folders.
    const Descriptor parent(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (parent.is_open()) static_cast<void>(fsync(parent.number()));
    return 0;
}

// 0 or the error code.
int write_from_start(int file, std::string_view bytes) {
    if (lseek(file, 0, SEEK_SET) != 0) return errno;
    if (const int problem = write_all(file, bytes)) return problem;
    if (ftruncate(file, static_cast<off_t>(bytes.size())) != 0 || fsync(file) != 0) return errno;
    return 0;
}

// For a file in a folder that takes no new ones. Room is made before the first old byte goes, and what went wrong is undone.
int overwrite(int file, std::string_view bytes, std::string_view old) {
    const auto size = static_cast<off_t>(bytes.size()), old_size = static_cast<off_t>(old.size());
    // The size stays what it was until the bytes are there: whoever is killed in between leaves the old file.
    const bool full = size > old_size && fallocate(file, FALLOC_FL_KEEP_SIZE, old_size, size - old_size) != 0 &&
                      errno != EOPNOTSUPP;  // some file systems cannot promise room
    int problem = full ? errno : 0;
    if (problem == 0) problem = write_from_start(file, bytes);
    if (problem != 0) static_cast<void>(write_from_start(file, old));
    return problem;
}

// 0 or the error code. A file that may not be written is refused, though replacing it would not ask.
int write_regular_file(const std::string& path, std::string_view bytes) {
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    struct stat facts {};
    if (!file.is_open() || fstat(file.number(), &facts) != 0) return errno;
    const int problem = replace_file(path, bytes, &facts);
    if (problem != EACCES && problem != EPERM && problem != EROFS) return problem;
    const auto old = read_file(path);
    return old ? overwrite(file.number(), bytes, *old) : problem;
}

// For what cannot be replaced: devices and pipes.
int write_through(const std::string& path, std::string_view bytes) {
    // O_NONBLOCK only to open it: a named pipe that nobody reads would keep us for ever, a slow reader is waited for.
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!file.is_open() || fcntl(file.number(), F_SETFL, 0) != 0) return errno;
    return write_all(file.number(), bytes);
}

}  // namespace

int write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

FileError file_error(std::string_view verb, const std::string& path, int code) {
    const std::string front = "cannot " + std::string(verb) + " " + path + ": ";
    switch (code) {
        case ENOENT: return {FileProblem::Missing, front + "there is no such file"};
        case ELOOP: return {FileProblem::Missing, front + "its links lead nowhere"};
        case ENAMETOOLONG: return {FileProblem::Missing, front + "the name is too long"};
        case ENOTDIR: return {FileProblem::Missing, front + "a part of the path is not a directory"};
        case EACCES:
        case EPERM: return {FileProblem::Forbidden, front + "permission denied"};
        case EISDIR: return {FileProblem::Directory, front + "it is a directory"};
        case EROFS: return {FileProblem::Forbidden, front + "the file system is read-only"};
        case ENOSPC: return {FileProblem::Failed, front + "the disk is full"};
        default: return {FileProblem::Failed, front + std::generic_category().message(code)};
    }
}

Result<std::string, FileError> read_file(const std::string& path, std::size_t cap, std::chrono::milliseconds patience) {
    // O_NONBLOCK: opening a named pipe would wait for its writer, maybe for ever.
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!file.is_open()) {
        FileError error = file_error("read", path, errno);
        if (error.problem == FileProblem::Failed) error.problem = FileProblem::Unopened;
        return Unexpected{error};
    }
    struct stat facts {};
    if (fstat(file.number(), &facts) != 0) return Unexpected{file_error("read", path, errno)};
    if (S_ISDIR(facts.st_mode)) return Unexpected{file_error("read", path, EISDIR)};
    return read_all(file.number(), path, cap, patience);
}

std::optional<std::string> read_first_of(std::initializer_list<std::string> paths, std::size_t cap) {
    for (const std::string& path : paths)
        if (auto bytes = read_file(path, cap)) return *std::move(bytes);
    return std::nullopt;
}

Result<std::string, FileError> read_standard_input(std::size_t cap) {
    return read_all(STDIN_FILENO, "standard input", cap, std::nullopt);
}

bool write_standard_output(std::string_view bytes) { return write_all(STDOUT_FILENO, bytes) == 0; }

std::optional<FileError> write_file(const std::string& path, std::string_view bytes) {
    const std::string target = resolved(path);
    struct stat facts {};
    const bool exists = stat(target.c_str(), &facts) == 0;
    int problem = 0;
    if (exists && S_ISDIR(facts.st_mode)) problem = EISDIR;
    else if (exists && !S_ISREG(facts.st_mode)) problem = write_through(target, bytes);
    else if (exists) problem = write_regular_file(target, bytes);
    else problem = replace_file(target, bytes, nullptr);
    if (problem == ENOENT) {
        FileError error = file_error("write", path, problem);
        error.message = "cannot write " + path + ": its folder does not exist";
        return error;
    }
    if (problem != 0) return file_error("write", path, problem);
    return std::nullopt;
}

}  // namespace agon::system
