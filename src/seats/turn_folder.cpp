#include "seats/turn_folder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/descriptor.h"
#include "system/untrusted_file.h"
#include "system/workplace.h"

namespace agon::seats {
namespace {

using system::Descriptor;
using system::FileError;
using system::FileProblem;

// The program may be another user than we are; nobody else gets into its folder.
constexpr mode_t for_reading = 0444, for_writing = 0666;

DIR* open_list(int folder) {
    Descriptor own(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    DIR* const list = own.is_open() ? fdopendir(own.number()) : nullptr;
    if (list) static_cast<void>(own.release());
    return list;
}

bool is_plain_file(int folder, const std::string& name, struct stat& facts) {
    return fstatat(folder, name.c_str(), &facts, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(facts.st_mode) &&
           facts.st_nlink == 1;
}

}  // namespace

// A program called "status" would have its private file where its status is.
TurnFolder::TurnFolder(int folder, std::string program)
    : folder_(folder),
      list_(open_list(folder), [](DIR* open) { return closedir(open); }),
      target_(std::move(program)),
      link_(target_.substr(target_.rfind('/') + 1)),
      private_file_(link_ + ".txt") {
    for (std::string* name : {&map_, &status_, &orders_})
        while (*name == link_ || *name == private_file_) *name = '_' + *name;
}

std::optional<FileError> TurnFolder::lay_out(std::string_view map, std::string_view status) {
    if (!is_clear_)
        if (auto problem = clear()) return problem;
    is_clear_ = false;
    if (!linked_ && symlinkat(target_.c_str(), folder_, link_.c_str()) != 0)
        return system::file_error("write", link_, errno);
    if (auto problem = write(map_, map, for_reading)) return problem;
    if (auto problem = write(status_, status, for_reading)) return problem;
    return write(orders_, "", for_writing);
}

// All files are made anew: one that the program has changed or replaced is never written to.
std::optional<FileError> TurnFolder::clear() {
    is_clear_ = false;
    system::open_up(folder_);  // the program may have closed it, to us or to itself
    if (!list_) return system::file_error("read", "the folder of a program", EMFILE);
    linked_ = false;
    found_.clear();
    rewinddir(list_.get());
    while (const dirent* entry = readdir(list_.get())) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") found_.emplace_back(name);
    }
    // All that goes is known before anything goes: a file with two names would have only one when it comes to the other.
    const auto first_to_go =
        std::partition(found_.begin(), found_.end(), [this](const std::string& name) { return may_stay(name); });
    linked_ = std::find(found_.begin(), first_to_go, link_) != first_to_go;
    for (auto name = first_to_go; name != found_.end(); ++name)
        if (auto problem = remove(*name)) return problem;
    is_clear_ = true;
    return std::nullopt;
}

bool TurnFolder::may_stay(const std::string& name) const {
    struct stat facts {};
    if (name == private_file_) return is_plain_file(folder_, name, facts);
    if (name != link_) return false;
    std::array<char, PATH_MAX> target;
    const ssize_t length = readlinkat(folder_, name.c_str(), target.data(), target.size());
    return length >= 0 && std::string_view(target.data(), static_cast<std::size_t>(length)) == target_;
}

std::optional<FileError> TurnFolder::remove(const std::string& name) const {
    if (unlinkat(folder_, name.c_str(), 0) == 0) return std::nullopt;
    const int problem = errno;
    if (system::remove_entry(folder_, name.c_str())) return std::nullopt;
    return system::file_error("remove", name, problem == EISDIR ? errno : problem);
}

std::optional<FileError> TurnFolder::write(const std::string& name, std::string_view content, mode_t mode) const {
    const Descriptor file(
        openat(folder_, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
    int problem = file.is_open() ? system::write_all(file.number(), content) : errno;
    if (problem == 0 && fchmod(file.number(), mode) != 0) problem = errno;
    if (problem == 0) return std::nullopt;
    return system::file_error("write", name, problem);
}

Result<std::string, FileError> TurnFolder::read_orders(std::size_t cap) const {
    auto orders = system::read_untrusted_file(folder_, orders_, cap);
    if (orders || orders.error().problem != FileProblem::Forbidden) return orders;
    fchmod(folder_, S_IRWXU);
    struct stat facts {};
    if (is_plain_file(folder_, orders_, facts)) fchmodat(folder_, orders_.c_str(), S_IRUSR | S_IWUSR, 0);
    return system::read_untrusted_file(folder_, orders_, cap);
}

std::uint64_t TurnFolder::private_file_bytes() const {
    struct stat facts {};
    return is_plain_file(folder_, private_file_, facts) ? static_cast<std::uint64_t>(facts.st_size) : 0;
}

}  // namespace agon::seats
