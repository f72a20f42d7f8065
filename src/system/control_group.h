#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "system/descriptor.h"

// Control groups (version 2), with which the kernel counts the memory and the processes of a whole program, where somebody lets
// us make them.
namespace agon::system {

struct GroupSetting {
    std::string file, value;
    bool needed = true;  // else kernels without it are good enough
};

// For a program with so much memory, the files of a workplace in memory included, and so many processes and threads.
std::vector<GroupSetting> group_limits(std::uint64_t memory_bytes, int tasks);

// A group of one program: ended and removed with this.
class ControlGroup {
public:
    static Result<ControlGroup, std::string> make(const std::string& parent, const std::vector<GroupSetting>& settings);
    ControlGroup(ControlGroup&&) noexcept = default;
    ControlGroup& operator=(ControlGroup&&) = delete;
    ~ControlGroup();

    const std::string& folder() const { return folder_; }

    // In a child between vfork and exec, with all our rights. 0 or the error code.
    int enter() const noexcept;

private:
    ControlGroup(std::string folder, Descriptor entrance)
        : folder_(std::move(folder)), entrance_(std::move(entrance)) {}

    std::string folder_;
    Descriptor entrance_;
};

// The folder of the group that we are in, or why there is none.
Result<std::string, std::string> own_group();

// Whether groups with limits can be made in this one, which must be ours alone. A group that hands out limits must not have
// processes itself, so we move from it into a group of our own. None, or why not.
std::string why_no_groups_in(const std::string& own);

}  // namespace agon::system
