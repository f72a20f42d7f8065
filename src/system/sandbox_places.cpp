#include "system/sandbox_places.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace agon::system {
namespace {

// Named one by one, because /etc also holds passwords and keys, and in /proc are the other processes.
constexpr std::string_view etc_names[] = {
    ".java",       "R",         "alternatives", "crypto-policies", "debian_version", "fonts",         "gai.conf",
    "host.conf",   "hosts",     "ld.so.cache",  "ld.so.conf",      "ld.so.conf.d",   "ld.so.preload", "locale.alias",
    "locale.conf", "localtime", "lsb-release",  "magic",           "mime.types",     "mono",          "nsswitch.conf",
    "os-release",  "perl",      "protocols",    "services",        "terminfo",       "timezone"};
constexpr std::string_view etc_names_of_users[] = {"group", "passwd"};
constexpr std::string_view etc_beginnings[] = {"fpc", "java-", "python3"};
constexpr std::string_view others[] = {
    "/etc/pki/java",
    "/etc/pki/tls/certs",
    "/etc/ssl/certs",
    "/etc/ssl/openssl.cnf",
    "/proc/cgroups",
    "/proc/cpuinfo",
    "/proc/filesystems",
    "/proc/loadavg",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/sys/crypto",
    "/proc/sys/kernel/cap_last_cap",
    "/proc/sys/kernel/osrelease",
    "/proc/sys/kernel/pid_max",
    "/proc/sys/kernel/random",
    "/proc/sys/vm/max_map_count",
    "/proc/sys/vm/overcommit_memory",
    "/proc/uptime",
    "/proc/version",
    "/sys/devices/system/cpu",
    "/sys/devices/system/node",
    "/sys/fs/cgroup",
    "/sys/kernel/mm/hugepages",
    "/sys/kernel/mm/transparent_hugepage",
};

// Whoever may write to /dev/zero can share a mapping of it, which is memory that no limit counts. What is mapped from a file that is
// open for reading only is never shared.
constexpr std::string_view devices[] = {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"};
constexpr const char* device_to_read = "/dev/zero";

template <std::size_t N>
bool is_among(const std::string_view (&names)[N], std::string_view name) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool is_in_etc_list(std::string_view name, UserNames names) {
    return is_among(etc_names, name) || (names == UserNames::Shown && is_among(etc_names_of_users, name)) ||
           std::any_of(std::begin(etc_beginnings), std::end(etc_beginnings),
                       [&](std::string_view beginning) { return name.starts_with(beginning); });
}

struct Collection {
    std::vector<Place> places;
    std::vector<std::array<std::uint64_t, 2>> known;  // device and inode, so that no link gives a second rule

    void add(const std::string& path, std::optional<PlaceKind> device = {}) {
        Descriptor place(open(path.c_str(), O_PATH | O_CLOEXEC));
        struct stat facts {};
        if (!place.is_open() || fstat(place.number(), &facts) != 0) return;
        const std::array<std::uint64_t, 2> identity{facts.st_dev, facts.st_ino};
        if (std::find(known.begin(), known.end(), identity) != known.end()) return;
        known.push_back(identity);
        const PlaceKind kind = device.value_or(S_ISDIR(facts.st_mode) ? PlaceKind::Folder : PlaceKind::File);
        if (device.has_value() == S_ISCHR(facts.st_mode)) places.push_back({kind, std::move(place)});
    }
};

// A link into /usr needs no rule of its own.
bool is_link(const std::string& path) {
    struct stat facts {};
    return lstat(path.c_str(), &facts) == 0 && S_ISLNK(facts.st_mode);
}

std::vector<Place> open_places(UserNames names) {
    Collection found;
    for (const std::string& path : system_place_paths(names))
        if (!path.starts_with("/etc/") || !is_link(path)) found.add(path);
    for (const std::string& path : system_device_paths()) found.add(path, PlaceKind::Device);
    found.add(device_to_read, PlaceKind::File);
    return std::move(found.places);
}

}  // namespace

std::vector<std::string> system_place_paths(UserNames names) {
    std::vector<std::string> paths(std::begin(system_trees), std::end(system_trees));
    if (DIR* etc = opendir("/etc")) {
        while (const dirent* entry = readdir(etc))
            if (is_in_etc_list(entry->d_name, names)) paths.push_back(std::string("/etc/") + entry->d_name);
        closedir(etc);
    }
    paths.insert(paths.end(), std::begin(others), std::end(others));
    return paths;
}

std::vector<std::string> system_device_paths() { return {std::begin(devices), std::end(devices)}; }

std::shared_ptr<const std::vector<Place>> system_places(UserNames names) {
    struct Known {
        std::shared_ptr<const std::vector<Place>> places;
        timespec seen{};
    };
    static std::mutex alone;
    static Known shown, hidden;
    struct stat etc {};
    stat("/etc", &etc);
    const std::lock_guard lock(alone);
    Known& known = names == UserNames::Shown ? shown : hidden;
    const bool changed = known.seen.tv_sec != etc.st_mtim.tv_sec || known.seen.tv_nsec != etc.st_mtim.tv_nsec;
    if (!known.places || changed) {
        known.places = std::make_shared<const std::vector<Place>>(open_places(names));
        known.seen = etc.st_mtim;
    }
    return known.places;
}

}  // namespace agon::system
