#include "games/siege/units.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

// The document's two tables as they stand there, column by column.
namespace agon::siege_test {
namespace {

using siege::Kind;

TEST(SiegeUnits, AreTheDocumentsTable) {
    //                        health speed cost range build time
    std::istringstream table("K 70 5 400 1 5 "
                             "S 60 2 250 1 3 "
                             "A 40 2 250 5 3 "
                             "P 50 2 200 2 3 "
                             "R 90 2 500 1 4 "
                             "C 50 2 800 7 6 "
                             "W 20 2 100 1 2 ");
    std::size_t rows = 0;
    char letter = 0;
    int health = 0, speed = 0, cost = 0, range = 0, build_time = 0;
    while (table >> letter >> health >> speed >> cost >> range >> build_time) {
        ASSERT_TRUE(siege::kind_of(letter)) << letter;
        const Kind kind = *siege::kind_of(letter);
        const siege::KindFacts facts = siege::facts_of(kind);
        EXPECT_EQ(siege::letter_of(kind), letter);
        EXPECT_EQ(facts.health, health) << letter;
        EXPECT_EQ(facts.speed, speed) << letter;
        EXPECT_EQ(facts.cost, cost) << letter;
        EXPECT_EQ(facts.range, range) << letter;
        EXPECT_EQ(facts.build_time, build_time) << letter;
        ++rows;
    }
    EXPECT_EQ(rows, siege::kind_count);
    for (const char other : {'B', 'k', '0', ' ', '\0'}) EXPECT_FALSE(siege::kind_of(other)) << other;
    EXPECT_EQ(siege::base_health, 200);
    EXPECT_EQ(siege::gold_per_worker, 50);
}

// Row attacks column. The catapult stands before the ram in the head of this table and after it in the other.
TEST(SiegeUnits, DamageIsTheDocumentsTable) {
    const std::string head = "KSAPCRWB", rows = "KSAPCRW";
    std::istringstream table("35 35 35 35 35 50 35 35 "
                             "30 30 30 20 20 30 30 30 "
                             "15 15 15 15 10 10 15 15 "
                             "35 15 15 15 15 10 15 10 "
                             "40 40 40 40 40 40 40 50 "
                             "10 10 10 10 10 10 10 50 "
                             " 5  5  5  5  5  5  5  1 ");
    for (const char attacker : rows) {
        for (const char target : head) {
            int damage = 0;
            ASSERT_TRUE(table >> damage);
            const Kind kind = *siege::kind_of(attacker);
            const int told = target == 'B' ? siege::damage_to_base(kind) : siege::damage(kind, *siege::kind_of(target));
            EXPECT_EQ(told, damage) << attacker << " attacks " << target;
        }
    }
}

}  // namespace
}  // namespace agon::siege_test
