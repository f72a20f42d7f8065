#include "cli/run_agon.h"

#include <cstdlib>
#include <stdexcept>
#include <unistd.h>

namespace agon::cli_test {

Ran run_agon(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
    return support::run_program(AGON_PROGRAM_DIR "/agon", arguments, surroundings);
}

ScratchFile::ScratchFile(std::string_view content) {
    const char* folder = std::getenv("TMPDIR");
    path_ = std::string(folder ? folder : "/tmp") + "/agon-cli-test-XXXXXX";
    const int descriptor = ::mkstemp(path_.data());
    if (descriptor < 0 || ::write(descriptor, content.data(), content.size()) != static_cast<ssize_t>(content.size())) {
        throw std::runtime_error("no temporary file can be written");
    }
    ::close(descriptor);
}

ScratchFile::~ScratchFile() { ::unlink(path_.c_str()); }

}  // namespace agon::cli_test
