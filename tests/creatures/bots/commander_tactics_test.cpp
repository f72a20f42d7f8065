#include "games.h"

// What the commander does where it is plain what to do.
namespace agon::creatures_test {
namespace {

Setup scene_of(std::vector<SetupCreature> north, std::vector<SetupCreature> south) {
    creatures::Setup setup;
    setup.width = 21;
    setup.height = 11;
    setup.food.clear();
    setup.north = std::move(north);
    setup.south = std::move(south);
    return setup;
}

// The commander's moves, one for each of its creatures in turn. The enemy does what it is given, then rests.
std::vector<Action> moves_of(const Setup& setup, int count, std::vector<Action> enemys = {}) {
    State state = begun(setup);
    CommanderBot commander;
    commander.begin(Rules::briefing(setup), Player::First, 1);
    std::vector<Action> moves;
    std::size_t next = 0;
    while (static_cast<int>(moves.size()) < count && !state.is_over()) {
        commander.observe(told(state, Player::First));
        if (state.to_move() == Player::First) {
            moves.push_back(commander.choose());
            play(state, moves.back());
        } else {
            play(state, next < enemys.size() ? enemys[next++] : Action{});
        }
    }
    return moves;
}

// Another one of the same kind comes as near.
TEST(CreaturesCommanderTactics, GoesOnWithTheOneItHasWounded) {
    const auto moves = moves_of(scene_of({somebody(Kind::BattleMage, {10, 5}, 3, 20, 9)},
                                         {somebody(Kind::Human, {6, 5}, 1, 10), somebody(Kind::Human, {13, 5}, 1, 10)}),
                                2, {{Deed::Walk, 1, 0, {}}});
    EXPECT_EQ(moves[0], (Action{Deed::WeakenSpell, 3, 0, {}}));
    EXPECT_EQ(moves[1], moves[0]);
}

// The wizard itself sees nobody: it goes to where the human has seen somebody.
TEST(CreaturesCommanderTactics, GoesWhereAnotherOneHasSeenSomebody) {
    for (const int side : {-1, 1}) {
        const auto moves = moves_of(
            scene_of({somebody(Kind::Human, {10 + 7 * side, 5}, 1, 10), somebody(Kind::Wizard, {10, 5}, 3, 10, 9)},
                     {somebody(Kind::Dwarf, {10 + 9 * side, 5}, 1, 10)}),
            2);
        EXPECT_EQ(moves[1].deed, Deed::Walk);
        EXPECT_GT(moves[1].x * side, 0);
    }
}

TEST(CreaturesCommanderTactics, EatsWhenNobodyIsNear) {
    creatures::Setup setup = scene_of({somebody(Kind::Human, {5, 5}, 1, 10)}, {somebody(Kind::Human, {20, 10}, 1, 10)});
    setup.food = {{7, 7}};
    const auto moves = moves_of(setup, 2);
    EXPECT_EQ(moves[0], (Action{Deed::Walk, 1, -1, {}}));
    EXPECT_EQ(moves[1], (Action{Deed::Walk, 1, -1, {}}));
}

TEST(CreaturesCommanderTactics, MagesWithoutManaLeaveThoseWhoStrike) {
    const auto moves =
        moves_of(scene_of({somebody(Kind::Wizard, {10, 5}, 3, 6, 0)}, {somebody(Kind::Dwarf, {11, 5}, 3, 10)}), 1);
    ASSERT_EQ(moves[0].deed, Deed::Walk);
    EXPECT_GT(distance_between({10 + moves[0].x, 5 - moves[0].y}, {11, 5}), 2) << "out of its reach, and a step";
}

TEST(CreaturesCommanderTactics, ClericsHealTheOneWhoNeedsIt) {
    for (const int side : {-1, 1}) {
        creatures::Setup setup =
            scene_of({somebody(Kind::Human, {10 + side, 5}, 1, 2), somebody(Kind::Human, {10 - side, 5}, 1, 30),
                      somebody(Kind::Cleric, {10, 5}, 3, 10)},
                     {somebody(Kind::Human, {20, 10}, 1, 10)});
        // Nobody can go anywhere.
        for (int x = 8; x <= 12; ++x)
            for (int y = 4; y <= 6; ++y)
                if (y != 5 || x == 8 || x == 12) setup.walls.push_back({x, y});
        EXPECT_EQ(moves_of(setup, 3)[2], (Action{Deed::Heal, side, 0, {}}));
    }
}

TEST(CreaturesCommanderTactics, DragonsSpareTheirFireForThoseItHurts) {
    const auto moves = moves_of(scene_of({somebody(Kind::Dragon, {10, 5}, 3, 12, 5)},
                                         {somebody(Kind::Dwarf, {7, 5}, 1, 10), somebody(Kind::Human, {13, 5}, 1, 10)}),
                                1);
    EXPECT_EQ(moves[0], (Action{Deed::DragonFire, 3, 0, {}}));
}

}  // namespace
}  // namespace agon::creatures_test
