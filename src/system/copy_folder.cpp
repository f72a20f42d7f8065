#include "system/copy_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <climits>
#include <memory>

#include "system/descriptor.h"

namespace agon::system {
namespace {

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
constexpr int deepest = 30;  // each level is an open descriptor on either side
constexpr mode_t any_execution = S_IXUSR | S_IXGRP | S_IXOTH, for_everybody = 0777, without_execution = 0666;

class Copier {
public:
    Copier(const FolderWeight& caps, std::string left_out) : caps_(caps), left_out_(std::move(left_out)) {}

    // False: there is a problem.
    bool copy_content(Descriptor from, const Descriptor& to, const std::string& path, int depth) {
        const int source = from.number();
        const std::unique_ptr<DIR, int (*)(DIR*)> list(from.is_open() ? fdopendir(source) : nullptr,
                                                       [](DIR* open) { return closedir(open); });
        if (!list) return fail("read", path, errno);
        static_cast<void>(from.release());
        while (const dirent* entry = readdir(list.get())) {
            const std::string name = entry->d_name;
            if (name == "." || name == ".." || path + "/" + name == left_out_) continue;
            if (!copy_entry(source, to.number(), name, path + "/" + name, depth)) return false;
        }
        return true;
    }

    const FolderWeight& weight() const { return weight_; }
    FileError problem() const { return problem_; }

private:
    bool copy_entry(int from, int to, const std::string& name, const std::string& path, int depth) {
        struct stat facts {};
        if (fstatat(from, name.c_str(), &facts, AT_SYMLINK_NOFOLLOW) != 0) return fail("read", path, errno);
        weight_.entries += 1;
        weight_.bytes += S_ISREG(facts.st_mode) ? static_cast<std::uint64_t>(facts.st_size) : 0;
        if (weight_.entries > caps_.entries || weight_.bytes > caps_.bytes || depth == deepest) {
            problem_ = {FileProblem::TooLarge, "cannot copy " + path + ": that would be too much"};
            return false;
        }
        if (S_ISLNK(facts.st_mode)) return copy_link(from, to, name, path);
        if (S_ISREG(facts.st_mode)) return copy_file(from, to, name, path);
        if (!S_ISDIR(facts.st_mode)) return true;
        if (mkdirat(to, name.c_str(), S_IRWXU) != 0) return fail("make", path, errno);
        const Descriptor inner(openat(to, name.c_str(), folder_flags));
        if (!inner.is_open() || fchmod(inner.number(), for_everybody) != 0) return fail("make", path, errno);
        return copy_content(Descriptor(openat(from, name.c_str(), folder_flags)), inner, path, depth + 1);
    }

    bool copy_link(int from, int to, const std::string& name, const std::string& path) {
        std::array<char, PATH_MAX> target{};
        const ssize_t length = readlinkat(from, name.c_str(), target.data(), target.size() - 1);
        if (length < 0 || symlinkat(target.data(), to, name.c_str()) != 0) return fail("copy", path, errno);
        return true;
    }

    // The size that was counted is not exceeded: somebody may be writing there.
    bool copy_file(int from, int to, const std::string& name, const std::string& path) {
        const Descriptor source(openat(from, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        struct stat facts {};
        if (!source.is_open() || fstat(source.number(), &facts) != 0) return fail("read", path, errno);
        if (!S_ISREG(facts.st_mode)) return true;
        const Descriptor copy(openat(to, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRWXU));
        if (!copy.is_open()) return fail("write", path, errno);
        off_t left = facts.st_size;
        std::array<char, 1 << 16> chunk;
        while (left > 0) {
            const ssize_t got = read(source.number(), chunk.data(), chunk.size());
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return fail("read", path, errno);
            if (got == 0) break;
            left -= got;
            if (const int problem = write_all(copy.number(), {chunk.data(), static_cast<std::size_t>(got)}))
                return fail("write", path, problem);
        }
        const bool runs = (facts.st_mode & any_execution) != 0;
        return fchmod(copy.number(), runs ? for_everybody : without_execution) == 0 || fail("write", path, errno);
    }

    bool fail(std::string_view verb, const std::string& path, int code) {
        problem_ = file_error(verb, path, code);
        return false;
    }

    FolderWeight caps_, weight_{};
    std::string left_out_;
    FileError problem_{};
};

}  // namespace

Result<FolderWeight, FileError> copy_folder(const std::string& from, int to, const FolderWeight& caps,
                                            const std::string& left_out) {
    Descriptor source(open(from.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!source.is_open()) return Unexpected{file_error("read", from, errno)};
    const Descriptor target(openat(to, ".", folder_flags));
    if (!target.is_open()) return Unexpected{file_error("write", "a copy of " + from, errno)};
    Copier copier(caps, left_out.empty() ? "" : from + "/" + left_out);
    if (!copier.copy_content(std::move(source), target, from, 0)) return Unexpected{copier.problem()};
    return copier.weight();
}

}  // namespace agon::system
