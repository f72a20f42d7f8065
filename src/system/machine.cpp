#include "system/machine.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "system/program.h"
#include "system/sandbox_parts.h"

namespace agon::system {
namespace {

constexpr std::chrono::milliseconds version_limit{5'000};
constexpr std::size_t longest_detail = 100;

enum class Need : bool { Optional, Required };

struct KnownProgram {
    std::string_view names[2];  // the first one found is taken; the second may be empty
    PartGroup group;
    std::string_view package;
    Need need;
};

// The versions named first are those that the builds are pinned to.
constexpr KnownProgram known_programs[] = {
    {{"g++-12", "g++"}, PartGroup::Compilers, "g++", Need::Required},
    {{"clang++-14", "clang++"}, PartGroup::Compilers, "clang-14", Need::Optional},
    {{"cmake"}, PartGroup::BuildTools, "cmake", Need::Required},
    {{"ninja"}, PartGroup::BuildTools, "ninja-build", Need::Required},
    {{"make"}, PartGroup::BuildTools, "make", Need::Required},
    {{"git"}, PartGroup::BuildTools, "git", Need::Optional},
    {{"ccache"}, PartGroup::BuildTools, "ccache", Need::Optional},
    {{"clang-format-14"}, PartGroup::TestTools, "clang-format-14", Need::Optional},
    {{"valgrind"}, PartGroup::TestTools, "valgrind", Need::Optional},
    {{"python3"}, PartGroup::TestTools, "python3", Need::Optional},
    {{"java"}, PartGroup::BotLanguages, "default-jre-headless", Need::Optional},
    {{"node", "nodejs"}, PartGroup::Page, "nodejs", Need::Optional},
    {{"chromium"}, PartGroup::Page, "chromium", Need::Optional},
};

// The first line that says something: "cmake version 3.25.1".
std::string version_line(const std::string& output) {
    std::size_t start = output.find_first_not_of(" \t\r\n");
    if (start == std::string::npos) return "";
    std::string line = output.substr(start, output.find_first_of("\r\n", start) - start);
    line.resize(std::min(line.size(), longest_detail));
    return line;
}

Finding examine(const KnownProgram& program) {
    Finding finding{.part = std::string(program.names[0]),
                    .group = program.group,
                    .detail = "not in PATH",
                    .package = std::string(program.package),
                    .needed = program.need == Need::Required};
    for (const std::string_view name : program.names) {
        const auto path = find_program(name);
        if (!path) continue;
        const Answer answer = ask_program(*path, {"--version"}, version_limit);
        const std::string version = version_line(answer.output);
        finding.part = name;
        finding.status = answer.succeeded ? PartStatus::Found : PartStatus::Limited;
        finding.detail =
            answer.succeeded ? version : *path + " does not tell its version" + (version.empty() ? "" : ": " + version);
        break;
    }
    return finding;
}

}  // namespace

std::size_t most_descriptors() {
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 0;
}

std::vector<Finding> examine_machine() {
    std::vector<Finding> findings;
    for (const KnownProgram& program : known_programs) findings.push_back(examine(program));
    for (Finding& part : examine_sandbox_parts()) findings.push_back(std::move(part));
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& one, const Finding& other) { return one.group < other.group; });
    return findings;
}

std::string install_advice(const std::vector<Finding>& findings) {
    std::string packages;
    for (const Finding& finding : findings)
        if (finding.status == PartStatus::Missing && !finding.package.empty()) packages += " " + finding.package;
    return packages.empty() ? "" : "apt-get install" + packages;
}

}  // namespace agon::system
