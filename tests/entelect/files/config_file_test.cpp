#include "protocols/entelect_state/config_file.h"

#include <gtest/gtest.h>

namespace agon::entelect_state {
namespace {

using entelect::Config;

// Every key, each with a number of its own.
constexpr std::string_view every_key = R"({
  "maxRounds": 401, "maxDoNothings": 13, "pushbackDamage": 21, "lavaDamage": 4, "mapSize": 35,
  "healthPackHp": 11, "totalHealthPacks": 3,
  "commandoWorms": {"count": 2, "initialHp": 151, "movementRage": 2, "diggingRange": 3,
                    "weapon": {"damage": 9, "range": 5}, "professionName": "Boss"},
  "agentWorms": {"count": 3, "initialHp": 101, "movementRage": 4, "diggingRange": 5,
                 "weapon": {"damage": 10, "range": 6}, "professionName": "Spy",
                 "bananas": {"damage": 22, "range": 7, "count": 4, "damageRadius": 3}},
  "technologistWorms": {"count": 1, "initialHp": 102, "movementRage": 6, "diggingRange": 7,
                        "weapon": {"damage": 11, "range": 8}, "professionName": "Nerd",
                        "snowballs": {"freezeDuration": 6, "range": 9, "count": 5, "freezeRadius": 2}},
  "scores": {"missedAttack": 1, "attack": 3, "killShot": 41, "dig": 8, "move": 6, "powerup": 21, "freeze": 18,
             "doNothing": -1, "invalidCommand": -5},
  "wormSelectTokens": {"count": 6}, "csvSeparator": ";", "battleRoyaleStart": 0.125, "battleRoyaleEnd": 1
})";

TEST(ConfigFile, ReadsEveryKey) {
    const auto config = read_config(every_key);
    ASSERT_TRUE(config) << to_text(config.error());
    Config expected;
    expected.max_rounds = 401;
    expected.max_do_nothings = 13;
    expected.pushback_damage = 21;
    expected.lava_damage = 4;
    expected.map_size = 35;
    expected.health_pack_hp = 11;
    expected.total_health_packs = 3;
    expected.worms = {entelect::WormsConfig{2, 151, 2, 3, {9, 5}, "Boss"},
                      entelect::WormsConfig{3, 101, 4, 5, {10, 6}, "Spy"},
                      entelect::WormsConfig{1, 102, 6, 7, {11, 8}, "Nerd"}};
    expected.bananas = {22, 7, 4, 3};
    expected.snowballs = {6, 9, 5, 2};
    expected.scores = {1, 3, 41, 8, 6, 21, 18, -1, -5};
    expected.worm_select_tokens = 6;
    expected.csv_separator = ";";
    expected.battle_royale_start = 125'000'000;
    expected.battle_royale_end = 1'000'000'000;
    EXPECT_EQ(*config, expected);
}

TEST(ConfigFile, KeepsTheUsualNumbersWhereItSaysNothing) {
    EXPECT_EQ(*read_config("{}"), Config{});
    EXPECT_EQ(*read_config("\xEF\xBB\xBF{\"unknown\": [1, {\"mapSize\": 5}], \"scores\": null}"), Config{});
    const auto config = read_config(R"({"maxRounds": 7, "maxRounds": 33.0, "agentWorms": {"bananas": {"count": 1}}})");
    ASSERT_TRUE(config);
    EXPECT_EQ(config->max_rounds, 33);
    EXPECT_EQ(config->bananas.count, 1);
    EXPECT_EQ(config->bananas.damage, 20);
}

ParseError error_of(std::string_view json) {
    const auto config = read_config(json);
    return config ? ParseError{} : config.error();
}

TEST(ConfigFile, NamesTheLineOfWhatIsWrong) {
    EXPECT_EQ(error_of("{\n  \"maxRounds\": \"many\"\n}"),
              (ParseError{2, 3, "a whole number of up to 32 bits for maxRounds"}));
    EXPECT_EQ(error_of("{\"damage\": 1, \"x\": {\"damage\": 2},\n\"agentWorms\": {\"weapon\": {\n \"damage\": 1.5}}}"),
              (ParseError{3, 2, "a whole number of up to 32 bits for agentWorms.weapon.damage"}));
    EXPECT_EQ(error_of("{\"mapSize\": 99999999999}").line, 1);
    EXPECT_EQ(error_of("{\"csvSeparator\": 5}").expected, "a text in quotes for csvSeparator");
    EXPECT_EQ(error_of("\n{\"battleRoyaleEnd\": 1.5}"), (ParseError{2, 2, "a number from 0 to 1 for battleRoyaleEnd"}));
    EXPECT_EQ(error_of("{\"maxRounds\": 4,}").line, 1);
    EXPECT_EQ(error_of("[]").line, 1);
    EXPECT_TRUE(error_of("{\"mapSize\": 0}").expected.starts_with("a match that can be played: "));
}

// The original reads them and makes nothing of them.
TEST(ConfigFile, PassesOverWhatOtherProfessionsWouldThrow) {
    EXPECT_EQ(read_config(R"({"commandoWorms": {"bananas": {"count": 1}, "snowballs": {"count": 1}},
                              "agentWorms": {"snowballs": {"range": 9}}, "technologistWorms": {"bananas": {}}})")
                  .value(),
              entelect::Config{});
}

}  // namespace
}  // namespace agon::entelect_state
