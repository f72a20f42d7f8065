#include "system/sandbox_landlock.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace agon::system {
namespace {

// Newer than the kernel headers that we build with.
constexpr std::uint64_t access_truncate = 1U << 14;           // since ABI 3
constexpr std::uint64_t access_device_commands = 1U << 15;    // since ABI 5
constexpr std::uint64_t network_bind_and_connect = 1U | 2U;   // of TCP, since ABI 4
constexpr std::uint64_t scope_sockets_and_signals = 1U | 2U;  // since ABI 6

struct RulesetAttributes {
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scopes = 0;
};

constexpr std::uint64_t read_file = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t read_folder = read_file | LANDLOCK_ACCESS_FS_READ_DIR;
// No devices, and no sockets: a name for others to find it by.
constexpr std::uint64_t write_folder = read_folder | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                       LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR |
                                       LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                       LANDLOCK_ACCESS_FS_MAKE_SYM | LANDLOCK_ACCESS_FS_REFER | access_truncate;
constexpr std::uint64_t use_device = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | access_truncate;

RulesetAttributes everything_known_to(int abi) {
    RulesetAttributes handled;
    handled.files = (std::uint64_t{LANDLOCK_ACCESS_FS_MAKE_SYM} << 1) - 1;
    if (abi >= 2) handled.files |= LANDLOCK_ACCESS_FS_REFER;
    if (abi >= 3) handled.files |= access_truncate;
    if (abi >= 4) handled.network = network_bind_and_connect;
    if (abi >= 5) handled.files |= access_device_commands;
    if (abi >= 6) handled.scopes = scope_sockets_and_signals;
    return handled;
}

// An older kernel must not be shown more of the structure than it knows.
std::size_t size_known_to(int abi) {
    if (abi >= 6) return sizeof(RulesetAttributes);
    return abi >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

bool allow(int rules, int place, std::uint64_t access) noexcept {
    const landlock_path_beneath_attr rule{.allowed_access = access, .parent_fd = place};
    return syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
}

std::string cannot(const std::string& what, int code) { return what + ": " + std::generic_category().message(code); }

Result<Descriptor, std::string> open_place(const std::string& path) {
    Descriptor place(open(path.c_str(), O_PATH | O_CLOEXEC));
    if (!place.is_open()) return Unexpected{cannot("cannot let a bot use " + path, errno)};
    return place;
}

}  // namespace

Result<Descriptor, std::string> make_file_rules(int abi, const std::vector<std::string>& readable,
                                                const std::string& workplace, UserNames names) {
    const RulesetAttributes handled = everything_known_to(abi);
    Descriptor rules(static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, size_known_to(abi), 0)));
    if (!rules.is_open()) return Unexpected{cannot("Landlock makes no rules", errno)};

    const auto allowed = [&](int place, std::uint64_t access) {
        return allow(rules.number(), place, access & handled.files);
    };
    const auto places = system_places(names);
    for (const Place& place : *places) {
        const std::uint64_t access = place.kind == PlaceKind::Folder ? read_folder
                                     : place.kind == PlaceKind::File ? read_file
                                                                     : use_device;
        if (!allowed(place.descriptor.number(), access)) return Unexpected{cannot("Landlock refuses a rule", errno)};
    }
    for (const std::string& path : readable) {
        const auto place = open_place(path);
        if (!place) return Unexpected{place.error()};
        struct stat facts {};
        fstat(place->number(), &facts);
        if (!allowed(place->number(), S_ISDIR(facts.st_mode) ? read_folder : read_file))
            return Unexpected{cannot("Landlock refuses a rule for " + path, errno)};
    }
    if (!workplace.empty()) {
        const auto place = open_place(workplace);
        if (!place) return Unexpected{place.error()};
        if (!allowed(place->number(), write_folder))
            return Unexpected{cannot("Landlock refuses a rule for " + workplace, errno)};
    }
    return rules;
}

int apply_file_rules(int rules) noexcept {
    // /proc/self is another folder for every process, so only the program itself can name its own.
    const long self = syscall(SYS_openat, AT_FDCWD, "/proc/self", O_PATH | O_CLOEXEC);
    if (self >= 0) {
        const bool allowed =
            allow(rules, static_cast<int>(self), LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
        const int code = errno;
        syscall(SYS_close, self);
        if (!allowed) return code;
    }
    return syscall(SYS_landlock_restrict_self, rules, 0) == 0 ? 0 : errno;
}

}  // namespace agon::system
