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

// The commander's moves, one for each of its creatures in turn, while the enemy rests.
std::vector<Action> moves_of(const Setup& setup, int count) {
    State state = begun(setup);
    CommanderBot commander;
    commander.begin(Rules::briefing(setup), Player::First, 1);
    std::vector<Action> moves;
    while (static_cast<int>(moves.size()) < count && !state.is_over()) {
        commander.observe(told(state, Player::First));
        const bool is_own = state.to_move() == Player::First;
        const Action action = is_own ? commander.choose() : Action{};
        if (is_own) moves.push_back(action);
        play(state, action);
    }
    return moves;
}

TEST(CreaturesCommanderTactics, GoesOnWithTheOneItHasWounded) {
    const creatures::Setup setup =
        scene_of({somebody(Kind::BattleMage, {10, 5}, 3, 20, 9)},
                 {somebody(Kind::Human, {7, 5}, 1, 10), somebody(Kind::Human, {13, 5}, 1, 10)});
    const auto moves = moves_of(setup, 3);
    EXPECT_EQ(moves[0].deed, Deed::WeakenSpell);
    EXPECT_EQ(moves[1], moves[0]);
    EXPECT_EQ(moves[2], moves[0]);
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
    // The one who is nearly dead before the one who gains as much.
    const auto moves =
        moves_of(scene_of({somebody(Kind::Wizard, {9, 5}, 3, 2, 5), somebody(Kind::Wizard, {11, 5}, 3, 30, 5),
                           somebody(Kind::Cleric, {10, 5}, 3, 10)},
                          {somebody(Kind::Human, {20, 10}, 1, 10)}),
                 3);
    EXPECT_EQ(moves[2].deed, Deed::Heal);
}

TEST(CreaturesCommanderTactics, DragonsSpareTheirFireForThoseItHurts) {
    const auto moves = moves_of(scene_of({somebody(Kind::Dragon, {10, 5}, 3, 12, 5)},
                                         {somebody(Kind::Dwarf, {7, 5}, 1, 10), somebody(Kind::Human, {13, 5}, 1, 10)}),
                                1);
    EXPECT_EQ(moves[0], (Action{Deed::DragonFire, 3, 0, {}}));
}

}  // namespace
}  // namespace agon::creatures_test
