#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What this machine offers: for `agon doctor`, and for those who plan with it.
namespace agon::system {

enum class PartGroup : std::uint8_t { Compilers, BuildTools, TestTools, Sandbox, BotLanguages, Page };
constexpr std::array<std::string_view, 6> enum_names(PartGroup) {
    return {"compilers", "build tools", "test tools", "sandbox", "bot languages", "page"};
}

enum class PartStatus : std::uint8_t { Found, Missing, Limited };
constexpr std::array<std::string_view, 3> enum_names(PartStatus) { return {"found", "missing", "limited"}; }

struct Finding {
    std::string part;
    PartGroup group = PartGroup::BuildTools;
    PartStatus status = PartStatus::Missing;
    std::string detail{};   // its version, or what is wrong
    std::string package{};  // of Debian 12; empty where there is nothing to install
    bool needed = false;    // nothing can be built without it
    bool operator==(const Finding&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("part", self.part);
        visit("group", self.group);
        visit("status", self.status);
        visit("detail", self.detail);
        visit("package", self.package);
        visit("needed", self.needed);
    }
};

// How many files and pipes this process may have open at once.
std::size_t most_descriptors();

// Groups come one after the other. Takes a second or so: programs are asked for their versions.
std::vector<Finding> examine_machine();

// "apt-get install cmake ninja-build" for everything missing that can be installed; empty if nothing is.
std::string install_advice(const std::vector<Finding>& findings);

}  // namespace agon::system
