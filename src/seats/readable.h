#pragma once
#include <filesystem>
#include <string>
#include <vector>

// What the sandbox must let a bot read, besides the system's own folders.
namespace agon::seats {

// Folders that hold much more than one bot: the root, a home, a place that everybody shares.
bool is_too_broad(const std::filesystem::path& folder);

// In a folder of the system, which every program may read.
bool is_of_the_system(const std::filesystem::path& path);

// Files and folders, none of them inside another.
class Readable {
public:
    // The file with all that lies beside it or, where that would be too much, the file alone; of a folder, the folder.
    void add_with_folder(const std::filesystem::path& path);
    // A program with what was installed along with it: .../versions/3.11/bin/python3 needs .../versions/3.11. Links are
    // followed one by one, because a virtual environment is a link beside a file that says so.
    void add_program(const std::filesystem::path& path);

    std::vector<std::string> paths() const;

private:
    void add(const std::filesystem::path& path);

    std::vector<std::filesystem::path> paths_;
};

// Whether it is `folder` or somewhere in it. Both are without links and dots.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace agon::seats
