// docs/siege.md is what people read: no reason and no option may be missing there.
#include <gtest/gtest.h>

#include "protocols/siege_files/disqualification.h"
#include "siege/mediator/players.h"
#include "system/file.h"

namespace agon::mediator_test {
namespace {

std::string page() { return system::read_file(AGON_SOURCE_DIR "/docs/siege.md").value(); }

TEST(MediatorDocs, NameEveryReason) {
    const std::string text = page();
    for (const siege_files::Reason& reason : siege_files::every_reason())
        EXPECT_NE(text.find("`" + std::string(reason.code) + "`"), std::string::npos) << reason.code;
}

TEST(MediatorDocs, NameEveryOption) {
    const std::string text = page(), help = run_mediator({"--help"}).out;
    for (std::size_t at = help.find("\n  --"); at != std::string::npos; at = help.find("\n  --", at + 1)) {
        const std::string option = help.substr(at + 3, help.find_first_of(" \n", at + 3) - at - 3);
        EXPECT_NE(text.find("`" + option), std::string::npos) << option;
    }
}

}  // namespace
}  // namespace agon::mediator_test
