#include "system/folder_weight.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "system/workplace.h"

namespace agon::system {
namespace {

constexpr int deepest = 32;  // each level is an open descriptor while it is counted
constexpr std::uint64_t block_bytes = 512;

class Scale {
public:
    explicit Scale(const FolderWeight& caps) : caps_(caps) {}

    void add_folder(Descriptor folder, int depth) {
        const int number = folder.number();
        const std::unique_ptr<DIR, int (*)(DIR*)> list(folder.is_open() ? fdopendir(number) : nullptr,
                                                       [](DIR* open) { return closedir(open); });
        if (!list) return;
        static_cast<void>(folder.release());
        while (!is_enough()) {
            const dirent* const entry = readdir(list.get());
            if (!entry) return;
            const std::string_view name = entry->d_name;
            if (name != "." && name != "..") add_entry(number, entry->d_name, depth);
        }
    }
    const FolderWeight& weight() const { return weight_; }

private:
    bool is_enough() const {
        return weight_.bytes > caps_.bytes || weight_.entries > caps_.entries || weight_.too_deep;
    }

    void add_entry(int folder, const char* name, int depth) {
        struct stat facts {};
        if (fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) != 0) return;
        const bool is_folder = S_ISDIR(facts.st_mode);
        const std::uint64_t names = is_folder ? 1 : std::max<std::uint64_t>(1, facts.st_nlink);
        weight_.bytes += static_cast<std::uint64_t>(facts.st_blocks) * block_bytes / names;
        weight_.entries += 1;
        if (!is_folder) return;
        if (depth == deepest) weight_.too_deep = true;
        else add_folder(open_inner_folder(folder, name), depth + 1);
    }

    FolderWeight caps_, weight_;
};

}  // namespace

FolderWeight weigh_folder(int folder, const FolderWeight& caps) {
    Scale scale(caps);
    scale.add_folder(open_inner_folder(folder, "."), 1);
    return scale.weight();
}

}  // namespace agon::system
