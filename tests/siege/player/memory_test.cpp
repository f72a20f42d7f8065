#include "bots/siege/memory/memory.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

constexpr std::string_view field = "1060000/0000000/0000062";

void carry_out(State& state, const Action& action) {
    LowDice dice;
    Journal<Event> silent;
    ASSERT_FALSE(Rules::refuse(state, state.to_move(), action));
    Turn<Action> turn;
    turn[state.to_move()] = action;
    Rules::advance(state, turn, dice, silent);
}

// Builds workers and sends them to the nearest mine, or whatever else it is told to build.
class Game {
public:
    Game(Tick tick, Player seat) : seat_(seat) {
        Setup setup;
        setup.map = Map::from_text(field).value();
        setup.tick = tick;
        LowDice dice;
        state = Rules::start(setup, dice);
    }

    // Up to the beginning of the next turn of the one who remembers, whose whole memory goes through its text each time.
    void play_round(Kind mine, Kind theirs) {
        do {
            const Player mover = state.to_move();
            if (mover == seat_) look();
            play_turn(mover == seat_ ? mine : theirs);
            if (mover == seat_) {
                memory.close(state, seat_, "plan");
                text = memory.write();
            }
            carry_out(state, EndTurn{});
        } while (state.to_move() != seat_);
        look();
    }

    void look() {
        LowDice dice;
        Observation seen = Rules::observe({state, dice.cursor(), {}}, seat_);
        memory = Memory::recall(text, seen, seat_);
        memory.observe(seen, seat_);
        picture = memory.picture(seen, seat_);
        EXPECT_EQ(Rules::problem_with(picture), std::nullopt);
    }

    State state, picture;
    Memory memory;
    std::string text;

private:
    void play_turn(Kind builds) {
        const Player mover = state.to_move();
        const Cell mine = state.map->mines()[index_of(mover)];
        const auto units = state.sides[mover].units;
        for (const Unit& unit : units)
            if (unit.kind == Kind::Worker && unit.at != mine) carry_out(state, Move{unit.id, mine});
        const Side& side = state.sides[mover];
        if (!side.builds && side.gold >= facts_of(builds).cost) carry_out(state, Build{side.base_id, builds});
    }

    Player seat_;
};

class Watching : public testing::TestWithParam<std::tuple<Tick, Player>> {};

// The picture is the game itself once the way of counting has shown, which the first unit does.
TEST_P(Watching, KnowsWhatNobodyTells) {
    const auto [tick, seat] = GetParam();
    Game game(tick, seat);
    if (seat == Player::Second) carry_out(game.state, Build{0, Kind::Knight}), carry_out(game.state, EndTurn{});
    for (int round = 0; round < 60; ++round) {
        game.play_round(round < 6 ? Kind::Worker : Kind::Catapult, round < 8 ? Kind::Worker : Kind::Pikeman);
        if (round < 3) continue;
        ASSERT_EQ(game.memory.tick, tick) << round;
        State guessed = game.picture;
        guessed.turn_limit = game.state.turn_limit;
        ASSERT_EQ(guessed, game.state) << round << '\n' << Rules::write(guessed) << '\n' << Rules::write(game.state);
    }
}
INSTANTIATE_TEST_SUITE_P(Memory, Watching,
                         testing::Combine(testing::Values(Tick::Own, Tick::All),
                                          testing::Values(Player::First, Player::Second)));

TEST(Memory, ForgetsWhenItIsAnotherGame) {
    Game game(Tick::Own, Player::First);
    for (int round = 0; round < 5; ++round) game.play_round(Kind::Worker, Kind::Worker);
    EXPECT_EQ(game.memory.turns, 5);
    EXPECT_EQ(game.memory.planner, "plan");
    const std::string text = game.text;

    Game same_board(Tick::Own, Player::First);
    same_board.text = text;
    same_board.look();
    EXPECT_EQ(same_board.memory.turns, 0) << "nobody has anything yet";
    EXPECT_EQ(same_board.memory.planner, "");

    Game other_ids = game;
    other_ids.state.sides[Player::First].base_id = 1000;
    other_ids.state.next_id = 1001;
    other_ids.look();
    EXPECT_EQ(other_ids.memory.turns, 0);
}

TEST(Memory, RemembersTurnsInWhichNothingHappened) {
    Game game(Tick::Own, Player::First);
    game.look();
    game.memory.close(game.state, Player::First, "");
    game.text = game.memory.write();
    game.look();
    EXPECT_EQ(game.memory.turns, 1);
}

TEST(Memory, GoesOnWithoutOne) {
    Game game(Tick::All, Player::First);
    for (int round = 0; round < 20; ++round) {
        if (round % 3 == 0) game.text = "lost";
        game.play_round(Kind::Worker, Kind::Archer);
        EXPECT_GE(game.picture.sides[Player::Second].gold, 0);
    }
}

TEST(Memory, CountsTurnsWithoutAnEnd) {
    Game game(Tick::Own, Player::Second);
    carry_out(game.state, EndTurn{});
    game.look();
    game.memory.turns = 999;
    game.memory.gold = 1;
    const State& picture = game.picture;
    const auto see_again = [&] {
        LowDice dice;
        game.picture =
            game.memory.picture(Rules::observe({game.state, dice.cursor(), {}}, Player::Second), Player::Second);
        EXPECT_EQ(Rules::problem_with(picture), std::nullopt);
        EXPECT_FALSE(Rules::is_over(picture));
        EXPECT_EQ(picture.to_move(), Player::Second);
    };
    see_again();
    EXPECT_EQ(picture.turn_limit, 2000);
    for (int turn = 0; turn < 9500; ++turn) game.memory.close(game.state, Player::Second, "");
    see_again();
    EXPECT_GT(picture.turn_limit, 2000);
}

TEST(Memory, IsWrittenAndReadBack) {
    Memory memory;
    memory.game = UINT64_MAX;
    memory.turns = 17;
    memory.tick = Tick::All;
    memory.gold = 350;
    memory.own = {Kind::Archer, 2, true, 9, 3};
    memory.enemy = {std::nullopt, 0, false, 8, 2};
    memory.enemy_spent = 1100;
    memory.enemy_mined = 450;
    memory.enemy_mined_between = 400;
    memory.planner = "1 2 3";
    EXPECT_EQ(memory.write(), "siege memory 1\n"
                              "game 18446744073709551615 turns 17 tick all gold 350\n"
                              "own A 2 1 9 3\n"
                              "enemy 0 0 0 8 2 1100 450 400\n"
                              "planner 1 2 3\n");
    EXPECT_EQ(Memory::read(memory.write()), memory);
    EXPECT_EQ(Memory::read(Memory{}.write()), Memory{});

    const std::string text = memory.write();
    for (std::size_t length = 0; length + 7 < text.size(); ++length)
        EXPECT_EQ(Memory::read(text.substr(0, length)), std::nullopt) << length;
    EXPECT_EQ(Memory::read(text + "x"), std::nullopt);
    EXPECT_EQ(Memory::read(text + std::string(largest_memory, ' ')), std::nullopt);
    memory.planner = std::string(2 * largest_memory, 'x');
    EXPECT_LE(memory.write().size(), largest_memory);
    memory.planner = "two\nlines";
    EXPECT_TRUE(Memory::read(memory.write()));
}

TEST(Memory, TakesNoFieldOutOfItsBounds) {
    const std::string text = Memory{}.write();
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string changed = text;
        return changed.replace(changed.find(from), from.size(), to);
    };
    EXPECT_TRUE(Memory::read(with("turns 0", "turns 9999")));
    EXPECT_FALSE(Memory::read(with("turns 0", "turns 10000")));
    EXPECT_FALSE(Memory::read(with("turns 0", "turns -1")));
    EXPECT_FALSE(Memory::read(with("unknown", "none")));
    EXPECT_FALSE(Memory::read(with("gold 2000", "gold 9999999999999")));
    EXPECT_FALSE(Memory::read(with("own 0", "own B")));
    EXPECT_FALSE(Memory::read(with("own 0", "own AA")));
    EXPECT_FALSE(Memory::read(with("own 0 0 0", "own 0 0 2")));
    EXPECT_FALSE(Memory::read(with("memory 1", "memory 2")));
    EXPECT_FALSE(Memory::read(with("planner ", "planner \t")));
}

}  // namespace
}  // namespace agon::siege
