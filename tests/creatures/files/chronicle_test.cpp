// What a record says of each move.
#include "protocols/creatures_text/chronicle.h"

#include <gtest/gtest.h>

namespace agon::creatures_text {
namespace {

using namespace creatures;

creatures::Setup duel() {
    creatures::Setup setup;
    setup.width = setup.height = 4;
    setup.turn_limit = 2;
    setup.food = {{1, 0}};
    setup.north = {{Kind::Human, {0, 0}, 2, 5, 0}, {Kind::Wizard, {0, 3}, 3, 6, 2}};
    setup.south = {{Kind::Dragon, {2, 3}, 4, 3, 1}, {Kind::Cleric, {3, 3}, 2, 4, 0}};
    return setup;
}

std::string lines_of(const std::vector<Activation>& activations) {
    std::string text;
    for (const Activation& activation : activations) text += record_line(activation);
    return text;
}

TEST(CreaturesChronicle, HasALineForEveryActivation) {
    Chronicle game(duel());
    EXPECT_EQ(lines_of(game.play({Deed::Walk, 1, 0, {}})),
              "0\t0\tNORTH\t0\tHUMAN\t1\t0\tWALK\t1\t0\t-\teat\t6\t-\t-\tok\n");
    EXPECT_EQ(lines_of(game.play({Deed::DragonFire, -2, 0, {}})),
              "0\t1\tSOUTH\t0\tDRAGON\t2\t3\tDRAGONFIRE\t-2\t0\tNORTH:1\tdmg=4\t3\t-\t0\tok\n");
    // Frozen after it has acted, it is passed over in the next turn; the others' lines come first.
    EXPECT_EQ(lines_of(game.play({Deed::FreezeSpell, 2, 0, {}})),
              "0\t2\tNORTH\t1\tWIZARD\t0\t3\tFREEZESPELL\t2\t0\tSOUTH:0\tfreeze\t2\t1\t-\tok\n");
    EXPECT_EQ(lines_of(game.play({Deed::Heal, -1, 0, {}})),
              "0\t3\tSOUTH\t1\tCLERIC\t3\t3\tHEAL\t-1\t0\tSOUTH:0\theal=+1\t4\t-\t-\tok\n");
    EXPECT_EQ(lines_of(game.play({})), "1\t4\tNORTH\t0\tHUMAN\t1\t0\tNOACT\t0\t0\t-\t-\t6\t-\t-\tok\n"
                                       "1\t5\tSOUTH\t0\tDRAGON\t2\t3\tNOACT\t0\t0\t-\t-\t4\t-\t1\tfrozen\n");
}

TEST(CreaturesChronicle, TellsWhatWasIllegal) {
    Chronicle stopped(duel());
    const Action wrong{Deed::Heal, 0, 0, {}};
    EXPECT_EQ(record_line(stopped.refuse(wrong, Illegal::BadType)),
              "0\t0\tNORTH\t0\tHUMAN\t0\t0\tHEAL\t0\t0\t-\t-\t5\t-\t-\tBAD_TYPE\n");
    EXPECT_EQ(record_result(stopped.result("ILLEGAL_MOVE")), "result\tILLEGAL_MOVE\t0\t2\t2\t11\t7\n");
    Chronicle going_on(duel());
    EXPECT_EQ(lines_of(going_on.skip(wrong, Illegal::BadType)),
              "0\t0\tNORTH\t0\tHUMAN\t0\t0\tHEAL\t0\t0\t-\t-\t5\t-\t-\tBAD_TYPE\n");
    EXPECT_EQ(going_on.state().to_move(), Player::Second);
}

TEST(CreaturesChronicle, NamesTheEnd) {
    const auto code = [](std::vector<SetupCreature> north, std::vector<SetupCreature> south) {
        creatures::Setup setup = duel();
        setup.turn_limit = 0;
        setup.north = std::move(north);
        setup.south = std::move(south);
        return code_of_end(Chronicle(setup).state());
    };
    const std::vector<SetupCreature> one{{Kind::Human, {0, 0}, 1, 1, 0}}, other{{Kind::Human, {1, 1}, 1, 1, 0}};
    EXPECT_EQ(code(one, other), "TURN_LIMIT");
    EXPECT_EQ(code(one, {}), "NORTH_WINS");
    EXPECT_EQ(code({}, other), "SOUTH_WINS");
    EXPECT_EQ(code({}, {}), "DRAW_EMPTY");
}

}  // namespace
}  // namespace agon::creatures_text
