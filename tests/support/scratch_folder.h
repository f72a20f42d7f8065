#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace agon::support {

// A folder that is gone when the test is over.
class ScratchFolder {
public:
    ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    const std::filesystem::path& path() const { return path_; }
    // Writes a file and returns its path. Folders in the name are made.
    std::filesystem::path write(std::string_view name, std::string_view content) const;
    // A file of so many NUL bytes that takes no room on the disk.
    std::filesystem::path write_zeros(std::string_view name, std::int64_t count) const;
    std::string read(std::string_view name) const;
    // All files in it, by their names from here.
    std::map<std::string, std::string> files() const;

private:
    std::filesystem::path path_;
};

}  // namespace agon::support
