#include "protocols/sworms_console/map_file.h"

#include <gtest/gtest.h>

// Section "Mapdatei": every way to be right and to be wrong.
namespace agon::sworms_console {
namespace {

using namespace std::string_literals;

const std::vector<std::string> small{"AAA", "AEW"};

struct MapCase {
    std::string why, text;
};

TEST(MapFile, IsReadInEverySpellingThatIsAllowed) {
    const MapCase cases[] = {
        {"plain", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"no last line end", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW"},
        {"Windows", "#SWORMS\r\nSIZE: 3 2\r\nMAP:\r\nAAA\r\nAEW\r\n"},
        {"comments and empty lines everywhere",
         "#SWORMS\n\n# SIZE: 9 9\nSIZE: 3 2\n  \n#\nMAP:\n#AAA\n\nAAA\n\t\nAEW\n\n# end\n"},
        {"blanks around lines", "#SWORMS\n  SIZE: 3 2\t\nMAP:  \n AAA\nAEW  \n"},
        {"wide SIZE", "#SWORMS\nSIZE:   3 \t 2\nMAP:\nAAA\nAEW\n"},
        {"leading zeros", "#SWORMS\nSIZE: 003 02\nMAP:\nAAA\nAEW\n"},
    };
    for (const MapCase& good : cases) {
        const auto rows = read_map_file(good.text);
        ASSERT_TRUE(rows) << good.why << ": " << to_text(rows.error());
        EXPECT_EQ(*rows, small) << good.why;
    }
}

TEST(MapFile, MayBeOneFieldOrAThousand) {
    EXPECT_TRUE(read_map_file("#SWORMS\nSIZE: 1 1\nMAP:\nA\n"));
    std::string large = "#SWORMS\nSIZE: 1000 1000\nMAP:\n";
    for (int row = 0; row < 1000; ++row) large += std::string(1000, 'A') + "\n";
    EXPECT_TRUE(read_map_file(large));
    EXPECT_FALSE(read_map_file("#SWORMS\nSIZE: 1001 1\nMAP:\n" + std::string(1001, 'A') + "\n"));
}

TEST(MapFile, IsRefusedInEveryOtherCase) {
    const MapCase cases[] = {
        {"empty", ""},
        {"no magic value", "SIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"another magic value", "#WORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"blank before the magic value", " #SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"blank after the magic value", "#SWORMS \nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"byte order mark", "\xEF\xBB\xBF#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"an empty line first", "\n#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"only the magic value", "#SWORMS\n"},
        {"no SIZE", "#SWORMS\nMAP:\nAAA\nAEW\n"},
        {"no MAP", "#SWORMS\nSIZE: 3 2\n"},
        {"rows without MAP", "#SWORMS\nSIZE: 3 2\nAAA\nAEW\n"},
        {"two SIZEs", "#SWORMS\nSIZE: 3 2\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
        {"two MAPs", "#SWORMS\nSIZE: 3 2\nMAP:\nMAP:\nAAA\nAEW\n"},
        {"MAP twice with its rows", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\nMAP:\nAAA\nAEW\n"},
        {"MAP before SIZE", "#SWORMS\nMAP:\nAAA\nAEW\nSIZE: 3 2\n"},
        {"SIZE after the rows", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\nSIZE: 3 2\n"},
        {"lower-case size", "#SWORMS\nsize: 3 2\nMAP:\nAAA\nAEW\n"},
        {"lower-case map", "#SWORMS\nSIZE: 3 2\nmap:\nAAA\nAEW\n"},
        {"lower-case fields", "#SWORMS\nSIZE: 3 2\nMAP:\naaa\naew\n"},
        {"no colon", "#SWORMS\nSIZE 3 2\nMAP:\nAAA\nAEW\n"},
        {"a word after MAP", "#SWORMS\nSIZE: 3 2\nMAP: x\nAAA\nAEW\n"},
        {"one number", "#SWORMS\nSIZE: 3\nMAP:\nAAA\nAEW\n"},
        {"three numbers", "#SWORMS\nSIZE: 3 2 1\nMAP:\nAAA\nAEW\n"},
        {"no numbers", "#SWORMS\nSIZE:\nMAP:\nAAA\nAEW\n"},
        {"letters for numbers", "#SWORMS\nSIZE: x y\nMAP:\nAAA\nAEW\n"},
        {"letters after a number", "#SWORMS\nSIZE: 3x 2\nMAP:\nAAA\nAEW\n"},
        {"a comma", "#SWORMS\nSIZE: 3,2\nMAP:\nAAA\nAEW\n"},
        {"a cross", "#SWORMS\nSIZE: 3x2\nMAP:\nAAA\nAEW\n"},
        {"a sign", "#SWORMS\nSIZE: +3 2\nMAP:\nAAA\nAEW\n"},
        {"negative", "#SWORMS\nSIZE: -3 2\nMAP:\nAAA\nAEW\n"},
        {"no width", "#SWORMS\nSIZE: 0 2\nMAP:\n\n\n"},
        {"no height", "#SWORMS\nSIZE: 3 0\nMAP:\n"},
        {"beyond every number", "#SWORMS\nSIZE: 99999999999999999999 2\nMAP:\nAAA\nAEW\n"},
        {"a row too short", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAE\n"},
        {"a row too long", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEWA\n"},
        {"width and height swapped", "#SWORMS\nSIZE: 2 3\nMAP:\nAAA\nAEW\n"},
        {"a row too few", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\n"},
        {"a row too many", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\nAEW\n"},
        {"blanks between fields", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nA E W\n"},
        {"another letter", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAXW\n"},
        {"a blank for air", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nE W\n"},
        {"a worm in the map", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nA~W\n"},
        {"a chest in the map", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nA#W\n"},
        {"earth in the top row", "#SWORMS\nSIZE: 3 2\nMAP:\nAEA\nAEW\n"},
        {"water in the top row", "#SWORMS\nSIZE: 3 2\nMAP:\nAAW\nAEW\n"},
        {"text after the map", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\nthe end\n"},
        {"a NUL in a row", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nA\0W\n"s},
        {"a NUL after the map", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\nAEW\n\0"s},
        {"an unknown line", "#SWORMS\nNAME: hills\nSIZE: 3 2\nMAP:\nAAA\nAEW\n"},
    };
    for (const MapCase& bad : cases) {
        const auto rows = read_map_file(bad.text);
        ASSERT_FALSE(rows) << bad.why;
        EXPECT_FALSE(rows.error().expected.empty()) << bad.why;
    }
}

TEST(MapFile, NamesTheLineThatIsWrong) {
    const auto rows = read_map_file("#SWORMS\n# hills\n\nSIZE: 3 2\nMAP:\nAAA\nAXW\n");
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().line, 7);
}

TEST(NamesFile, IsANameALine) {
    const std::vector<std::string> two{"Mr. Mud", "O'Dig"};
    EXPECT_EQ(read_names_file("Mr. Mud\nO'Dig\n"), two);
    EXPECT_EQ(read_names_file("Mr. Mud\nO'Dig"), two);
    EXPECT_EQ(read_names_file("Mr. Mud\r\nO'Dig\r\n"), two);
    EXPECT_EQ(read_names_file(""), std::vector<std::string>{"unknown"});
}

}  // namespace
}  // namespace agon::sworms_console
