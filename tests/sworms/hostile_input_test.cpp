#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "sworms/run_swworms.h"

// Input that is meant to hurt: very long lines, NUL bytes, files larger than the memory.
namespace agon::sworms_test {
namespace {

using namespace std::string_literals;

constexpr std::int64_t half_a_gigabyte = std::int64_t{1} << 29, two_gigabytes = 4 * half_a_gigabyte;
#ifdef AGON_RELEASE_BUILD
constexpr long memory_bound_kib = 300 * 1024;
#else
constexpr long memory_bound_kib = 1024 * 1024;  // the address sanitizer keeps freed memory for a while
#endif

const std::string meadow = "#SWORMS\nSIZE: 8 3\nMAP:\nAAAAAAAA\nAAAAAAAA\nEEEEEEEE\n";
const std::string refused = "[ERROR] invalid config file!\n";

class HostileInput : public testing::Test {
protected:
    HostileInput() { folder.write("map.txt", meadow); }
    std::string config(const std::string& general) {
        return folder.write("config.ini", "[general]\n" + general + "\n").string();
    }
    ScratchFolder folder;
};

TEST_F(HostileInput, LineOfAMillionCharactersIsOneLine) {
    const std::string path = config("MAP=map.txt");
    const std::string opening = run_swworms({path}).out;
    const std::string million(1'000'000, 'x');
    const Ran ran =
        run_swworms({path}, {.input = million + "\nmove " + million + " 1\nmove r " + std::string(1'000'000, '0') +
                                      "1\nquit" + std::string(1'000'000, ' ') + "\n"});
    EXPECT_EQ(ran.exit, 0);
    const std::string beginning = opening + "[ERROR] unknown command!\n> [ERROR] invalid parameter!\n> ";
    EXPECT_EQ(ran.out.substr(0, beginning.size()), beginning);
    EXPECT_TRUE(ran.out.ends_with("\n> "));
    EXPECT_EQ(ran.out.find("ERROR", beginning.size()), std::string::npos) << "a million zeros and a one are 1";
    EXPECT_LT(ran.most_memory_kib, memory_bound_kib);
}

TEST_F(HostileInput, NulBytesAreOrdinaryCharacters) {
    const std::string path = config("MAP=map.txt");
    const std::string opening = run_swworms({path}).out;
    const Ran ran = run_swworms({path}, {.input = "\0\n"s + "quit\0\n"s + "move l\0 1\n"s + "\0"s});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, opening +
                           "[ERROR] unknown command!\n> [ERROR] unknown command!\n> [ERROR] invalid parameter!\n> "
                           "[ERROR] unknown command!\n> ");
}

TEST_F(HostileInput, EveryByteIsAnsweredAndNoneIsTooMuch) {
    const std::string path = config("MAP=map.txt");
    std::string input;
    for (int round = 0; round < 20; ++round)
        for (int byte = 0; byte < 256; ++byte) input += static_cast<char>(byte * (2 * round + 1) + round);
    EXPECT_EQ(run_swworms({path}, {.input = input}).exit, 0);
}

TEST_F(HostileInput, ManyWordsAreOneWrongCommand) {
    std::string words = "action";
    for (int i = 0; i < 200'000; ++i) words += " 1";
    const Ran ran = run_swworms({config("MAP=map.txt")}, {.input = words + "\n"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(ran.out.ends_with("[ERROR] invalid parameter!\n> "));
}

TEST_F(HostileInput, TwoGigabyteFilesAreRefusedInLittleMemory) {
    const auto large = folder.write_zeros("large", two_gigabytes);
    const Ran as_config = run_swworms({large.string()});
    EXPECT_EQ(as_config.exit, 254);
    EXPECT_EQ(as_config.out, refused);
    EXPECT_LT(as_config.most_memory_kib, memory_bound_kib);
    const Ran as_map = run_swworms({config("MAP=large")});
    EXPECT_EQ(as_map.exit, 254);
    EXPECT_EQ(as_map.out, refused);
    EXPECT_LT(as_map.most_memory_kib, memory_bound_kib);
    const Ran as_names = run_swworms({config("MAP=map.txt\nWORM_NAMES=large")});
    EXPECT_EQ(as_names.exit, 0);
    EXPECT_TRUE(as_names.out.starts_with("spawning unknown (1)"));
    EXPECT_LT(as_names.most_memory_kib, memory_bound_kib);
}

TEST_F(HostileInput, LineFarLargerThanTheMemoryItMayUseIsOneUnknownCommand) {
    const auto large = folder.write_zeros("large", half_a_gigabyte);
    const Ran ran = run_swworms({config("MAP=map.txt")}, {.input_file = large});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(ran.out.ends_with("ready\n> [ERROR] unknown command!\n> "));
    EXPECT_LT(ran.most_memory_kib, memory_bound_kib / 3);
}

TEST_F(HostileInput, EndlessFilesAreRefused) {
    const Ran ran = run_swworms({config("MAP=/dev/zero")});
    EXPECT_EQ(ran.exit, 254);
    EXPECT_EQ(ran.out, refused);
    EXPECT_LT(ran.most_memory_kib, memory_bound_kib);
    EXPECT_EQ(run_swworms({"/dev/zero"}).out, refused);
}

TEST_F(HostileInput, LongLinesInTheConfigurationAreNoHarm) {
    for (const std::size_t length : {150u, 199u, 200u, 201u, 1000u, 1'000'000u}) {
        const Ran ran = run_swworms({config("MAP=map.txt\nPROMT=" + std::string(length, 'x'))});
        EXPECT_TRUE(ran.exit == 0 || ran.out == refused) << length;
        const Ran name = run_swworms({config(std::string(length, 'k') + "=1\nMAP=map.txt")});
        EXPECT_TRUE(name.exit == 0 || name.out == refused) << length;
        EXPECT_EQ(run_swworms({config("MAP=" + std::string(length, 'm'))}).out, refused) << length;
    }
}

#ifdef AGON_RELEASE_BUILD
// Students and graders run it on machines where nothing of ours is installed.
TEST(SwwormsLibraries, AreTheStandardOnesAndInih) {
    std::FILE* reader = ::popen("readelf -d '" AGON_PROGRAM_DIR "/swworms' 2>/dev/null", "r");
    ASSERT_NE(reader, nullptr);
    std::string text;
    std::array<char, 4096> bytes;
    while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), reader))
        text.append(bytes.data(), count);
    ::pclose(reader);
    if (text.empty()) GTEST_SKIP() << "readelf is not installed";
    int libraries = 0;
    for (auto at = text.find("(NEEDED)"); at != std::string::npos; at = text.find("(NEEDED)", at + 1)) {
        const auto from = text.find('[', at) + 1;
        const std::string library = text.substr(from, text.find(']', from) - from);
        const std::string allowed[] = {"libstdc++.so",
                                       "libc.so",
                                       "libm.so",
                                       "libgcc_s.so",
                                       "libinih.so",
                                       "libINIReader.so",
                                       "ld-linux-x86-64.so",
                                       "ld-linux-aarch64.so"};
        EXPECT_TRUE(std::any_of(std::begin(allowed), std::end(allowed), [&](const std::string& name) {
            return library.starts_with(name);
        })) << library;
        ++libraries;
    }
    EXPECT_GT(libraries, 1);
}
#endif

}  // namespace
}  // namespace agon::sworms_test
