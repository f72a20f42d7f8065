#include "games.h"

// The commander decides by what its creatures have seen, and by nothing else.
namespace agon::creatures_test {
namespace {

// At each of its moves, what is out of sight and the numbers of all others are dealt anew: who is told the same decides the same.
TEST(CreaturesCommanderHonesty, WhatIsHiddenNowChangesNothing) {
    for (const Player seat : both_players) {
        CommanderBot commander;
        BookBot book;
        PerPlayer<Bot*> bots;
        bots[seat] = &commander;
        bots[opponent(seat)] = &book;
        KeyedDice dice(17);
        int compared = 0, differed = 0;
        play_out(creatures::Setup(), bots, 5, [&](const State& state, Player player, Bot&) {
            if (player != seat) return;
            const State other = Rules::redeal_hidden(state, seat, dice);
            ASSERT_EQ(told(other, seat), told(state, seat));
            CommanderBot here = commander, there = commander;
            there.observe(told(other, seat));
            EXPECT_EQ(here.choose(), there.choose());
            ++compared;
            if (!(other == state)) ++differed;
        });
        EXPECT_GT(compared, 100);
        EXPECT_EQ(differed, compared);
    }
}

// Two worlds that differ where nobody has been yet: walls, food, and who the enemies are, how strong, and where.
TEST(CreaturesCommanderHonesty, WhatNobodyHasSeenYetChangesNothing) {
    constexpr int far = 30;
    KeyedDice dice(23);
    int equal_moves = 0;
    for (int trial = 0; trial < 20; ++trial) {
        creatures::Setup one;
        one.width = one.height = 40;
        one.food = {{2, 4}, {5, 5}, {7, 1}};
        for (SetupCreature& enemy : one.south) enemy.at = {enemy.at.x + far, enemy.at.y + far};
        creatures::Setup other = one;
        other.food.push_back({far + dice.roll(0, 9), dice.roll(0, 39)});
        other.walls.push_back({dice.roll(0, 9), far + dice.roll(0, 9)});
        other.south = {
            somebody(Kind::Dragon, {far + dice.roll(0, 9), dice.roll(0, 39)}, dice.roll(0, 9), dice.roll(1, 90), 3)};
        State here = begun(one), there = begun(other);
        CommanderBot first, second;
        first.begin(Rules::briefing(one), Player::First, 9);
        second.begin(Rules::briefing(other), Player::First, 9);
        while (!here.is_over() && !there.is_over()) {
            while (here.to_move() == Player::Second) play(here, {});
            while (there.to_move() == Player::Second) play(there, {});
            const Observation seen = told(here, Player::First);
            if (!(seen == told(there, Player::First))) break;
            first.observe(seen);
            second.observe(seen);
            const Action action = first.choose();
            ASSERT_EQ(action, second.choose());
            ++equal_moves;
            play(here, action);
            play(there, action);
        }
    }
    EXPECT_GT(equal_moves, 20 * 9 * 3) << "the worlds were told apart too soon for the test to mean anything";
}

TEST(CreaturesCommanderHonesty, WaitingTellsItNothing) {
    CommanderBot patient, asked;
    BookBot book;
    State state = begun(creatures::Setup());
    for (Bot* bot : {static_cast<Bot*>(&patient), static_cast<Bot*>(&asked)})
        bot->begin(Rules::briefing(creatures::Setup()), Player::First, 1);
    book.begin(Rules::briefing(creatures::Setup()), Player::Second, 1);
    for (int move = 0; move < 100; ++move) {
        const Player player = state.to_move();
        patient.observe(told(state, Player::First));
        if (player == Player::First) {
            asked.observe(told(state, Player::First));
            const Action action = asked.choose();
            ASSERT_EQ(patient.choose(), action);
            play(state, action);
        } else {
            book.observe(told(state, Player::Second));
            play(state, book.choose());
        }
    }
}

}  // namespace
}  // namespace agon::creatures_test
