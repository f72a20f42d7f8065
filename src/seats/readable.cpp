#include "seats/readable.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace agon::seats {
namespace {

namespace fs = std::filesystem;

fs::path without_links(const fs::path& path) {
    std::error_code problem;
    const fs::path plain = fs::weakly_canonical(path, problem);
    return problem ? path.lexically_normal() : plain;
}

// With bin/, what a package brought stands beside it; pyenv and asdf put their shims where bin/ would be.
fs::path installation_of(const fs::path& program) {
    const fs::path folder = program.parent_path();
    const bool has_neighbours = folder.filename() == "bin" || folder.filename() == "shims";
    if (has_neighbours && !is_too_broad(folder.parent_path())) return folder.parent_path();
    return is_too_broad(folder) ? program : folder;
}

}  // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

bool is_too_broad(const fs::path& folder) {
    constexpr std::array shared{"/",     "/home", "/root", "/tmp", "/var", "/var/tmp", "/etc",
                                "/proc", "/sys",  "/dev",  "/run", "/mnt", "/media",   "/srv"};
    const fs::path plain = without_links(folder);
    if (std::find(shared.begin(), shared.end(), plain) != shared.end()) return true;
    if (plain.parent_path() == "/home") return true;
    const char* home = std::getenv("HOME");
    return home && *home == '/' && is_inside(without_links(home), plain);
}

bool is_of_the_system(const fs::path& path) {
    constexpr std::array folders{"/usr", "/bin", "/sbin", "/lib", "/lib64", "/opt", "/etc/alternatives"};
    const fs::path plain = without_links(path);
    return std::any_of(folders.begin(), folders.end(), [&](const char* folder) { return is_inside(plain, folder); });
}

void Readable::add(const fs::path& path) {
    const fs::path plain = without_links(path);
    if (is_of_the_system(plain)) return;
    for (const fs::path& known : paths_)
        if (is_inside(plain, known)) return;
    std::erase_if(paths_, [&](const fs::path& known) { return is_inside(known, plain); });
    paths_.push_back(plain);
}

void Readable::add_with_folder(const fs::path& path) {
    const fs::path plain = without_links(path);
    std::error_code ignored;
    const fs::path folder = fs::is_directory(plain, ignored) ? plain : plain.parent_path();
    if (!is_too_broad(folder)) add(folder);
    else if (folder != plain) add(plain);
}

void Readable::add_program(const fs::path& path) {
    constexpr int most_links = 40;
    std::error_code problem;
    fs::path file = fs::absolute(path, problem).lexically_normal();
    for (int i = 0; i < most_links; ++i) {
        // The link itself is not resolved, but the folder that it lies in is.
        file = without_links(file.parent_path()) / file.filename();
        if (!is_of_the_system(file.parent_path())) add(installation_of(file));
        const fs::path target = fs::read_symlink(file, problem);
        if (problem) return;
        file = (target.is_absolute() ? target : file.parent_path() / target).lexically_normal();
    }
}

std::vector<std::string> Readable::paths() const { return {paths_.begin(), paths_.end()}; }

}  // namespace agon::seats
