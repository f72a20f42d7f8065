#include "system/untrusted_file.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>

#include "system/descriptor.h"

namespace agon::system {
namespace {

// O_NONBLOCK: a named pipe would be waited for. O_NOCTTY: a terminal would become ours.
constexpr int flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;

int open_beneath(int folder, const char* name) {
    open_how how{};
    how.flags = flags;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
    constexpr int attempts = 16;  // EAGAIN: something was renamed meanwhile
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const long file = syscall(SYS_openat2, folder, name, &how, sizeof(how));
        if (file >= 0 || errno != EAGAIN) return static_cast<int>(file);
    }
    return -1;
}

// The same by single steps, for old kernels and for containers that forbid openat2.
int open_step_by_step(int folder, std::string_view name) {
    Descriptor here;
    while (true) {
        const std::string part(name.substr(0, name.find('/')));
        const bool is_last = part.size() == name.size();
        errno = part == ".." || part.empty() ? EXDEV : 0;
        if (errno != 0) return -1;
        const int start = here.is_open() ? here.number() : folder;
        if (is_last) return openat(start, part.c_str(), flags);
        here = Descriptor(openat(start, part.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (!here.is_open()) return -1;
        name.remove_prefix(part.size() + 1);
    }
}

}  // namespace

Result<std::string, FileError> read_untrusted_file(int folder, const std::string& name, std::size_t cap) {
    const auto refused = [&](FileProblem problem, const std::string& why) {
        return Unexpected{FileError{problem, "cannot read " + name + ": " + why}};
    };
    Descriptor file(open_beneath(folder, name.c_str()));
    if (!file.is_open() && (errno == ENOSYS || errno == EPERM)) file = Descriptor(open_step_by_step(folder, name));
    if (!file.is_open()) {
        if (errno == ELOOP) return refused(FileProblem::Irregular, "it is a symbolic link, or behind one");
        if (errno == EXDEV) return refused(FileProblem::Irregular, "it is outside its folder");
        if (errno == ENXIO) return refused(FileProblem::Irregular, "it is not a regular file");
        return Unexpected{file_error("read", name, errno)};
    }
    struct stat facts {};
    if (fstat(file.number(), &facts) != 0) return Unexpected{file_error("read", name, errno)};
    if (S_ISDIR(facts.st_mode)) return Unexpected{file_error("read", name, EISDIR)};
    if (!S_ISREG(facts.st_mode)) return refused(FileProblem::Irregular, "it is not a regular file");
    if (facts.st_nlink != 1) return refused(FileProblem::Irregular, "it has a second name");

    // Its size is only what it was a moment ago. One byte more than allowed shows that it is too large.
    std::string content(std::min(static_cast<std::size_t>(facts.st_size), cap) + 1, '\0');
    std::size_t have = 0;
    while (true) {
        const ssize_t got = read(file.number(), content.data() + have, content.size() - have);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return Unexpected{file_error("read", name, errno)};
        have += static_cast<std::size_t>(got);
        if (have > cap) return refused(FileProblem::TooLarge, "it is larger than " + std::to_string(cap) + " bytes");
        if (got == 0) break;
        if (have == content.size()) content.resize(std::min(content.size() * 2, cap + 1));
    }
    content.resize(have);
    return content;
}

}  // namespace agon::system
