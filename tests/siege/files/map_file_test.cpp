#include "protocols/siege_files/map_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

// Section "Plik mapa.txt": every way to be right and to be wrong.
namespace agon::siege_files {
namespace {

using namespace std::string_literals;

const std::string example = "1000\n0960\n0002\n";

TEST(SiegeMapFile, IsReadInEverySpellingThatIsAllowed) {
    const struct {
        std::string why, text;
    } cases[] = {
        {"plain", example},
        {"no last line end", "1000\n0960\n0002"},
        {"Windows", "1000\r\n0960\r\n0002\r\n"},
        {"Windows, no last line end", "1000\r\n0960\r\n0002\r"},
        {"blanks behind rows", "1000 \n0960\t\n0002 \t \n"},
        {"empty lines at the end", "1000\n0960\n0002\n\n \n\r\n\t"},
        {"comments behind rows", "1000// a base\n0960 // a mine\n0002\t//\n"},
        {"a comment behind the map", "1000\n0960\n0002\n\n// the end\n"},
        {"byte order mark", "\xEF\xBB\xBF" + example},
    };
    for (const auto& good : cases) {
        const auto map = read_map(good.text);
        ASSERT_TRUE(map) << good.why << ": " << to_text(map.error());
        EXPECT_EQ(map->text(), "1000/0960/0002") << good.why;
    }
}

TEST(SiegeMapFile, NamesThePlaceThatIsWrongAndWhatBelongsThere) {
    const struct {
        std::string why, text, problem;
    } cases[] = {
        {"empty", "", "line 1, column 1: expected a row of 1 to 1000 fields"},
        {"only line ends", "\n\r\n\n", "line 1, column 1: expected a row of 1 to 1000 fields"},
        {"only a comment", "// nothing", "line 1, column 1: expected a row of 1 to 1000 fields"},
        {"an empty line first", "\n" + example, "line 1, column 1: expected a row of 1 to 1000 fields"},
        {"an empty line inside", "1000\n\n\n0960\n0002\n", "line 2, column 1: expected a row of 4 fields"},
        {"a comment inside", "1000\n// hills\n0960\n0002\n", "line 2, column 1: expected a row of 4 fields"},
        {"a row too short", "1000\n096\n0002\n", "line 2, column 4: expected a row of 4 fields"},
        {"a row too long", "1000\n0960\n00020\n", "line 3, column 5: expected a row of 4 fields"},
        {"another digit", "1000\n0970\n0002\n", "line 2, column 3: expected 0, 9, 6, 1 or 2"},
        {"a blank in front", " 1000\n0960\n0002\n", "line 1, column 1: expected 0, 9, 6, 1 or 2"},
        {"blanks between fields", "1 0 0 0\n", "line 1, column 2: expected 0, 9, 6, 1 or 2"},
        {"one slash", "1000 / no\n", "line 1, column 5: expected 0, 9, 6, 1 or 2"},
        {"a NUL", "10\0000\n"s, "line 1, column 3: expected 0, 9, 6, 1 or 2"},
        {"a lone carriage return", "1000\r0960\n", "line 1, column 5: expected 0, 9, 6, 1 or 2"},
        {"a second byte order mark", "\xEF\xBB\xBF\xEF\xBB\xBF" + example,
         "line 1, column 1: expected 0, 9, 6, 1 or 2"},
        {"binary",
         "\x7f"
         "ELF\x01",
         "line 1, column 1: expected 0, 9, 6, 1 or 2"},
        {"no base 1", "0000\n0960\n0002\n", "line 3, column 5: expected a base 1"},
        {"no base 2", "1000\n0960\n0000", "line 3, column 5: expected a base 2"},
        {"two bases 1", "1000\n0960\n0012\n", "line 3, column 3: expected only one base 1"},
        {"two bases 2", "1000\n2962\n0000\n", "line 2, column 4: expected only one base 2"},
    };
    for (const auto& bad : cases) {
        const auto map = read_map(bad.text);
        ASSERT_FALSE(map) << bad.why;
        EXPECT_EQ(to_text(map.error()), bad.problem) << bad.why;
    }
}

TEST(SiegeMapFile, HasSidesUpToAThousand) {
    const std::string row(1000, '0');
    std::string rows = "1" + row.substr(1) + "\n";
    for (int y = 1; y < 999; ++y) rows += row + "\n";
    const auto largest = read_map(rows + row.substr(1) + "2\n");
    ASSERT_TRUE(largest) << to_text(largest.error());
    EXPECT_EQ(largest->base(Player::Second), (Cell{999, 999}));

    const auto too_high = read_map(rows + row + "\n" + row.substr(1) + "2\n");
    ASSERT_FALSE(too_high);
    EXPECT_EQ(to_text(too_high.error()), "line 1001, column 1: expected 1 to 1000 rows");
    const auto too_wide = read_map("12" + row + "\n");
    ASSERT_FALSE(too_wide);
    EXPECT_EQ(to_text(too_wide.error()), "line 1, column 1001: expected a row of 1 to 1000 fields");

    EXPECT_TRUE(read_map("12"));
    EXPECT_TRUE(read_map("2\n1"));
}

TEST(SiegeMapFile, AMillionLinesAreReadInNoTime) {
    EXPECT_FALSE(read_map(std::string(1'000'000, '\n') + "12"));
    EXPECT_TRUE(read_map("12" + std::string(1'000'000, '\n')));
    EXPECT_FALSE(read_map(std::string(1'000'000, '0')));
    EXPECT_FALSE(read_map(std::string(1'000'000, '\0')));
}

TEST(SiegeMapFile, IsWrittenPlainly) { EXPECT_EQ(write_map(*read_map("1000 // x\r\n0960\r\n0002")), example); }

TEST(SiegeMapFile, TheMapsOfOthersAreReadAndWrittenByteForByte) {
    const std::filesystem::path folder = AGON_SOURCE_DIR "/../shared/vectors/siege/maps";
    if (!std::filesystem::is_directory(folder)) GTEST_SKIP() << "skipped: the maps are not here";
    int seen = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::stringstream bytes;
        bytes << std::ifstream(file.path(), std::ios::binary).rdbuf();
        const auto map = read_map(bytes.str());
        ASSERT_TRUE(map) << file.path() << ": " << to_text(map.error());
        EXPECT_EQ(write_map(*map), bytes.str()) << file.path();
        ++seen;
    }
    EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace agon::siege_files
