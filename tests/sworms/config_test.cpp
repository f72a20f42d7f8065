#include "protocols/sworms_console/config.h"

#include <gtest/gtest.h>

namespace agon::sworms_console {
namespace {

Config good(std::string_view text) {
    auto config = read_config(text);
    EXPECT_TRUE(config) << text;
    return config ? *std::move(config) : Config{};
}

TEST(Config, OfTheDocument) {
    const Config config = good("[general]\nPROMT=>\nMAP=../assets/map.txt\nWORM_NAMES=../assets/worm_names.txt\n\n"
                               "[player]\nNUM_PLAYER=2\nNUM_WORMS=3\nPLAYER0=~\nPLAYER1=*\n");
    EXPECT_EQ(config.look.prompt, ">");
    EXPECT_EQ(config.look.symbols, (PerPlayer<char>{{'~', '*'}}));
    EXPECT_EQ(config.look.teleport_order, TeleportOrder::RowColumn);
    EXPECT_EQ(config.map_path, "../assets/map.txt");
    EXPECT_EQ(config.names_path, "../assets/worm_names.txt");
    EXPECT_EQ(config.worms_each, 3);
}

TEST(Config, HasADefaultForEverythingButTheMap) {
    const Config config = good("[general]\nMAP=m\n");
    EXPECT_EQ(config.look.prompt, ">");
    EXPECT_EQ(config.look.symbols, (PerPlayer<char>{{'~', '*'}}));
    EXPECT_EQ(config.names_path, "");
    EXPECT_EQ(config.worms_each, 3);
    EXPECT_FALSE(read_config(""));
    EXPECT_FALSE(read_config("[general]\nPROMT=>\n"));
    EXPECT_FALSE(read_config("[general]\nMAP=\n"));
    EXPECT_FALSE(read_config("MAP=m\n")) << "outside of [general]";
    EXPECT_FALSE(read_config("[player]\nMAP=m\n"));
}

TEST(Config, SpellsItsKeyPromt) {
    EXPECT_EQ(good("[general]\nMAP=m\nPROMPT=$\n").look.prompt, ">");
    EXPECT_EQ(good("[general]\nMAP=m\nPROMT=$\n").look.prompt, "$");
    EXPECT_EQ(good("[general]\nMAP=m\nPROMT=worms>\n").look.prompt, "worms>");
}

TEST(Config, IsReadAsInihDoes) {
    const Config config =
        good("\xEF\xBB\xBF; comment\n# another\r\n[GENERAL]\r\n map : some map.txt ; why not\nPrOmT = in:\n"
             "[Player]\nnum_worms = 0x5\nPLAYER0=abc\nPLAYER1=\n");
    EXPECT_EQ(config.map_path, "some map.txt");
    EXPECT_EQ(config.look.prompt, "in:");
    EXPECT_EQ(config.worms_each, 5);
    EXPECT_EQ(config.look.symbols, (PerPlayer<char>{{'a', '*'}})) << "the first character; none is the default";
}

TEST(Config, KnowsBothOrdersOfTheTeleporter) {
    EXPECT_EQ(good("[general]\nMAP=m\nTELEPORT=row_col\n").look.teleport_order, TeleportOrder::RowColumn);
    EXPECT_EQ(good("[general]\nMAP=m\nTELEPORT=col_row\n").look.teleport_order, TeleportOrder::ColumnRow);
    EXPECT_FALSE(read_config("[general]\nMAP=m\nTELEPORT=both\n"));
}

TEST(Config, WantsTwoPlayers) {
    for (const std::string players : {"1", "3", "0", "-2", "two", ""})
        EXPECT_FALSE(read_config("[general]\nMAP=m\n[player]\nNUM_PLAYER=" + players + "\n")) << players;
    EXPECT_TRUE(read_config("[general]\nMAP=m\n[player]\nNUM_PLAYER=2\n"));
}

TEST(Config, WantsAWormAtLeast) {
    for (const std::string worms : {"0", "-1", "many", "", "30001", "99999999999999999999"})
        EXPECT_FALSE(read_config("[general]\nMAP=m\n[player]\nNUM_WORMS=" + worms + "\n")) << worms;
    EXPECT_EQ(good("[general]\nMAP=m\n[player]\nNUM_WORMS=1\n").worms_each, 1);
    EXPECT_EQ(good("[general]\nMAP=m\n[player]\nNUM_WORMS=30000\n").worms_each, 30000);
}

TEST(Config, IsRefusedWhereInihCannotReadIt) {
    for (const std::string text :
         {"[general\nMAP=m\n", "[general]\nMAP=m\nrubbish\n", "#SWORMS\nSIZE: 3 2\nMAP:\nAAA\n",
          "\x01\x02\x7f"
          "ELF\n"})
        EXPECT_FALSE(read_config(text)) << text;
}

// What stream extraction into an unsigned int makes of it, as in the course's Random class.
TEST(Seed, IsReadWithTheQuirksOfTheOriginal) {
    EXPECT_EQ(read_seed("1"), 1u);
    EXPECT_EQ(read_seed("0042"), 42u);
    EXPECT_EQ(read_seed(" 7"), 7u) << "blanks before it are skipped";
    EXPECT_EQ(read_seed("+7"), 7u);
    EXPECT_EQ(read_seed("4294967295"), 4294967295u);
    EXPECT_EQ(read_seed(""), 0u) << "at the end at once: accepted";
    EXPECT_EQ(read_seed("-1"), 4294967295u);
    EXPECT_EQ(read_seed("99999999999999999999"), 4294967295u) << "fails, but at the end";
    EXPECT_EQ(read_seed("7 "), std::nullopt);
    EXPECT_EQ(read_seed("abc"), std::nullopt);
    EXPECT_EQ(read_seed("7x"), std::nullopt);
    EXPECT_EQ(read_seed("0x10"), std::nullopt);
}

}  // namespace
}  // namespace agon::sworms_console
