#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

State small_state() {
    entelect::Setup setup;
    setup.config.map_size = 5;
    setup.config.worms[1].count = setup.config.worms[2].count = 0;
    setup.config.total_health_packs = 1;
    setup.config.csv_separator = "; ";
    setup.rules = RuleBook::Document;
    Board board(setup);
    put_pack(board.state, {1, 2});
    return board.play("nothing", "shoot N").state;
}

constexpr std::string_view small_text = "round 1 rules document\n"
                                        "config map_size 5\n"
                                        "config total_health_packs 1\n"
                                        "config agents.count 0\n"
                                        "config technologists.count 0\n"
                                        "config csv_separator ;%20\n"
                                        "ground\n"
                                        ".....\n"
                                        ".....\n"
                                        ".....\n"
                                        ".....\n"
                                        ".....\n"
                                        "pack 1 2 taken\n"
                                        "player 1 score 0 tokens 5 nothings 1 current 1 previous 1\n"
                                        "player 2 score 2 tokens 5 nothings 0 current 1 previous 1\n"
                                        "worm 1 1 at 1 2 health 160 frozen 0 ammunition 0\n"
                                        "worm 2 1 at 3 2 health 150 frozen 0 ammunition 0\n";

TEST(EntelectNotation, WritesAStateOfLines) { EXPECT_EQ(Rules::write(small_state()), small_text); }

TEST(EntelectNotation, ReadsWhatItWrites) {
    for (const State& state : {small_state(), Board().state}) {
        const auto again = Rules::read_state(Rules::write(state));
        ASSERT_TRUE(again) << to_text(again.error());
        EXPECT_EQ(*again, state);
    }
}

TEST(EntelectNotation, WhateverABotSaysFitsIntoALine) {
    EXPECT_EQ(Rules::write(read_commands("select 2;move 8 5")), "select 2;move 8 5");
    for (const std::string_view text : {"fly\nhigh", "a|b", "100% sure", "%20", "%zz", "%", "\x01\xff", "x\ry%4"}) {
        const std::string written = Rules::write(read_commands(text));
        EXPECT_EQ(written.find_first_of("\n\r|"), std::string::npos);
        EXPECT_EQ(*Rules::read_action(written), read_commands(text)) << written;
    }
}

TEST(EntelectNotation, NamesTheLineThatIsWrong) {
    struct Case {
        std::string_view part, wrong;
        int line;
    };
    for (const Case& each :
         {Case{"round 1", "rounds 1", 1}, Case{"rules document", "rules mine", 1}, Case{"map_size 5", "map_sise 5", 2},
          Case{"map_size 5", "map_size 4", 2}, Case{"ground\n", "grund\n", 7}, Case{"....\npack", "...x\npack", 8},
          Case{"taken", "gone", 13}, Case{"player 1", "player 2", 14}, Case{"nothings 0", "nothings x", 15},
          Case{"worm 2 1", "worm 2 2", 17}, Case{"health 150", "health 1500000", 17}}) {
        std::string text(small_text);
        const std::size_t at = text.find(each.part);
        ASSERT_NE(at, std::string::npos) << each.part;
        text.replace(at, each.part.size(), each.wrong);
        const auto state = Rules::read_state(text);
        ASSERT_FALSE(state) << each.wrong;
        EXPECT_EQ(state.error().line, each.line) << each.wrong << ": " << to_text(state.error());
    }
    EXPECT_FALSE(Rules::read_state(std::string(small_text) + "more"));
    EXPECT_FALSE(Rules::read_state(""));
}

}  // namespace
}  // namespace agon::entelect_test
