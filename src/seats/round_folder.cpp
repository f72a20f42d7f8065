#include "seats/round_folder.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>

namespace agon::seats {
namespace {

using system::Descriptor;
using system::FileError;

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
// The bot may be another user than we are; nobody else gets into its folder.
constexpr mode_t for_everybody = 0777, for_reading = 0666;
// Whoever is in our way again and again wants to be: it plays without its files then.
constexpr int attempts = 4;

int write_new_file(int folder, const match::RoundFile& file) {
    const Descriptor open(
        openat(folder, file.name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!open.is_open()) return errno;
    if (const int problem = system::write_all(open.number(), file.content)) return problem;
    return fchmod(open.number(), for_reading) == 0 ? 0 : errno;
}

// Nobody can be kept from writing by a bot in these ways, unless it takes too much, which is looked after elsewhere.
bool is_of_the_machine(int problem) {
    return problem == ENOSPC || problem == EDQUOT || problem == EIO || problem == ENOMEM || problem == EMFILE ||
           problem == ENFILE || problem == EROFS;
}

}  // namespace

bool RoundFolder::move_aside(int folder, const char* name) {
    const std::string aside = ".agon-aside-" + std::to_string(++moved_);
    if (renameat(folder, name, folder, aside.c_str()) == 0 || errno == ENOENT) return true;
    if (errno == EACCES) fchmod(folder, for_everybody);  // the bot may have closed it
    return errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR || errno == EISDIR || errno == EACCES;
}

bool RoundFolder::open_rounds() {
    const bool made = mkdirat(folder_.number(), "rounds", for_everybody) == 0;
    if (!made && errno == EACCES) fchmod(folder_.number(), for_everybody);
    if (!made && errno != EEXIST) return errno == EACCES;
    rounds_ = Descriptor(openat(folder_.number(), "rounds", folder_flags));
    if (!rounds_.is_open()) return move_aside(folder_.number(), "rounds");
    fchmod(rounds_.number(), for_everybody);
    return true;
}

// Closed, with the error code, if there is none.
Descriptor RoundFolder::make_round(const std::string& name) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (!rounds_.is_open() && !open_rounds()) break;
        if (!rounds_.is_open()) continue;
        if (mkdirat(rounds_.number(), name.c_str(), for_everybody) == 0) {
            Descriptor round(openat(rounds_.number(), name.c_str(), folder_flags));
            if (round.is_open()) fchmod(round.number(), for_everybody);
            if (round.is_open()) return round;
        }
        if (errno == EEXIST && move_aside(rounds_.number(), name.c_str())) continue;
        if (errno == EACCES) fchmod(rounds_.number(), for_everybody);
        else if (errno == ENOENT) rounds_.reset();  // it was removed
        else if (errno != ENOTDIR && errno != ELOOP) break;
    }
    return Descriptor();
}

std::optional<FileError> RoundFolder::write(int round, std::span<const match::RoundFile> files) {
    const std::string name = std::to_string(round);
    rounds_.reset();  // the bot may have put another one there
    errno = 0;
    const Descriptor folder = make_round(name);
    if (!folder.is_open() && is_of_the_machine(errno)) return system::file_error("make", "rounds/" + name, errno);
    if (!folder.is_open()) return std::nullopt;
    for (const match::RoundFile& file : files) {
        int problem = write_new_file(folder.number(), file);
        if (problem == EEXIST && move_aside(folder.number(), file.name))
            problem = write_new_file(folder.number(), file);
        if (is_of_the_machine(problem)) return system::file_error("write", "rounds/" + name + "/" + file.name, problem);
    }
    return std::nullopt;
}

}  // namespace agon::seats
