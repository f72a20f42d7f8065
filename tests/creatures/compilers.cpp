#include "creatures/compilers.h"

namespace agon::creatures_test {

support::Ran run_named(const std::string& name, std::vector<std::string> arguments,
                       const std::filesystem::path& folder) {
    arguments.insert(arguments.begin(), name);
    return support::run_program("/usr/bin/env", arguments, {.folder = folder});
}

bool is_installed(const std::string& program) { return run_named(program, {"--version"}).exit == 0; }

std::string find_compiler(const std::string& family) {
    for (const std::string& name : {family, family == "g++" ? family + "-12" : family + "-14"})
        if (is_installed(name)) return name;
    return "";
}

}  // namespace agon::creatures_test
