// docs/creatures.md is what people read: no option and no code may be missing there.
#include <gtest/gtest.h>

#include "creatures/program/runs.h"
#include "games/creatures/names.h"
#include "protocols/creatures_text/record_lines.h"
#include "system/file.h"

namespace agon::creatures_test {
namespace {

TEST(CreaturesDocs, NameEveryOption) {
    const std::string text = system::read_file(AGON_SOURCE_DIR "/docs/creatures.md").value(),
                      help = run_creatures({"--help"}).out;
    for (std::size_t at = help.find("\n  --"); at != std::string::npos; at = help.find("\n  --", at + 1)) {
        const std::string option = help.substr(at + 3, help.find_first_of(" \n", at + 3) - at - 3);
        EXPECT_TRUE(contains(text, "`" + option)) << option;
    }
}

TEST(CreaturesDocs, NameEveryCode) {
    const std::string text = system::read_file(AGON_SOURCE_DIR "/docs/creatures.md").value();
    for (auto illegal = creatures::Illegal::BadType; illegal <= creatures::Illegal::BadAccounting;
         illegal = static_cast<creatures::Illegal>(static_cast<int>(illegal) + 1))
        EXPECT_TRUE(contains(text, creatures_text::code_of(illegal))) << creatures_text::code_of(illegal);
}

}  // namespace
}  // namespace agon::creatures_test
