#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "system/descriptor.h"

namespace agon::system {

enum class PlaceKind : std::uint8_t { Folder, File, Device };

struct Place {
    PlaceKind kind = PlaceKind::File;
    Descriptor descriptor;
};

// The files that say who uses this machine: most programs may read them, some may not.
enum class UserNames : bool { Shown, Hidden };

// What every program may read and run: the system's own files, without secrets. They are opened once and kept open; /etc is
// looked through again when something in it was replaced.
std::shared_ptr<const std::vector<Place>> system_places(UserNames names);

// The same by their names, which may be links to one another, without the devices.
std::vector<std::string> system_place_paths(UserNames names);
std::vector<std::string> system_device_paths();

// Folders that are given as a whole. On most systems all of them but /usr and /opt are links into /usr.
inline constexpr std::string_view system_trees[] = {"/usr", "/opt",   "/bin",   "/sbin",
                                                    "/lib", "/lib32", "/lib64", "/libx32"};

}  // namespace agon::system
