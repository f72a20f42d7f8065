#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

#include "creatures/engine/random_board.h"
#include "creatures/engine/rules_record.h"
#include "creatures/engine/stage.h"
#include "games/creatures/kernel/seeding.h"

// The engine and the rules of the project find the same fault in every answer, and play on in the same way.
namespace agon::creatures_engine_test {
namespace {

int below(int count) { return std::rand() % count; }

// Often something that its kind may do to somebody it sees, often nonsense. Depends on the list and on std::rand() alone.
Move unruly_answer(Creature& self, const std::vector<Object>& list) {
    static const MoveType of_human[] = {WALK, HUMANATTACK}, of_dwarf[] = {WALK, DWARFATTACK},
                          of_dragon[] = {WALK, DRAGONPAW, DRAGONFIRE}, of_cleric[] = {WALK, HEAL},
                          of_wizard[] = {WALK, FREEZESPELL, WEAKENSPELL},
                          of_battlemage[] = {WALK, HEAL, FREEZESPELL, WEAKENSPELL};
    Move move{static_cast<MoveType>(below(9)), below(9) - 4, below(9) - 4};
    if (below(10) > 0) {
        if (dynamic_cast<BattleMage*>(&self)) move.mType = of_battlemage[below(4)];
        else if (dynamic_cast<Wizard*>(&self)) move.mType = of_wizard[below(3)];
        else if (dynamic_cast<Cleric*>(&self)) move.mType = of_cleric[below(2)];
        else if (dynamic_cast<Dragon*>(&self)) move.mType = of_dragon[below(3)];
        else move.mType = dynamic_cast<Human*>(&self) ? of_human[below(2)] : of_dwarf[below(2)];
    }
    if (!list.empty() && below(8) > 0) {
        const Object& object = list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
        move.relativeX = object.relativeX;
        move.relativeY = object.relativeY;
    }
    keep_books(self, list, move, below(2) == 0 ? Books::AsTheDocumentSays : Books::EngineAddsFood);
    if (below(20) == 0) self.loseToughness(below(5) - 2);
    if (auto* mage = dynamic_cast<Wizard*>(&self); mage && below(20) == 0) mage->addMana(below(3) - 1);
    if (auto* dragon = dynamic_cast<Dragon*>(&self); dragon && below(20) == 0) dragon->addFires(below(3) - 1);
    return move;
}

std::unique_ptr<Creature> creature_of(const creatures::Mover& mover, Side side) {
    switch (mover.kind) {
        case creatures::Kind::BattleMage:
            return std::make_unique<BattleMage>(side, mover.power, mover.toughness, mover.counter);
        case creatures::Kind::Wizard:
            return std::make_unique<Wizard>(side, mover.power, mover.toughness, mover.counter);
        case creatures::Kind::Cleric: return std::make_unique<Cleric>(side, mover.power, mover.toughness);
        case creatures::Kind::Human: return std::make_unique<Human>(side, mover.power, mover.toughness);
        case creatures::Kind::Dwarf: return std::make_unique<Dwarf>(side, mover.power, mover.toughness);
        case creatures::Kind::Dragon:
            return std::make_unique<Dragon>(side, mover.power, mover.toughness, mover.counter);
    }
    return nullptr;
}

// Of a creature that is made for this one move.
creatures::Action ask_puppet(const creatures::Observation& seen, Player seat, std::uint64_t seed) {
    std::srand(static_cast<unsigned>(
        creatures::seed_of_move(static_cast<unsigned long>(seed), static_cast<unsigned long>(seen.ply))));
    const auto self = creature_of(seen.mover, creatures::is_north(seat) ? NORTH : SOUTH);
    std::vector<Object> list;
    for (const creatures::SeenObject& object : seen.objects)
        list.push_back({object.side == creatures::SideName::North ? NORTH : SOUTH, static_cast<ObjectType>(object.kind),
                        object.x, object.y, object.bewitched});
    const Move move = self->move(list);
    const auto* mage = dynamic_cast<const Wizard*>(self.get());
    const auto* dragon = dynamic_cast<const Dragon*>(self.get());
    const int counter = mage ? mage->getMana() : dragon ? dragon->getLeftFireCount() : 0;
    return {static_cast<creatures::Deed>(move.mType), move.relativeX, move.relativeY,
            creatures::Claim{self->getToughness(), counter}};
}

std::string record_by_engine(const creatures::Setup& setup, unsigned long seed, AfterIllegal after_illegal) {
    std::ostringstream record;
    GameEngine::Options options = quiet_options();
    options.record = &record;
    options.hasSeed = true;
    options.seed = seed;
    options.strict = setup.strict;
    options.includeSelf = setup.includes_self;
    options.food = static_cast<GameEngine::FoodRule>(setup.food_rule);
    if (after_illegal == AfterIllegal::Skip) options.onIllegal = GameEngine::OnIllegal::Skip;
    GameEngine engine(options);
    std::istringstream file(text_of(setup));
    if (!engine.load(file)) return "not a board";
    engine.simulateGame();
    return record.str();
}

// A strict engine refuses boards with several battlemages of a side.
void leave_one_battlemage(std::vector<creatures::SetupCreature>& side) {
    bool has_one = false;
    for (creatures::SetupCreature& creature : side) {
        if (creature.kind != creatures::Kind::BattleMage) continue;
        if (has_one) creature.kind = creatures::Kind::Wizard;
        has_one = true;
    }
}

TEST(EngineWithAnUnrulyLibrary, KeepsTheRecordThatTheRulesKeep) {
    pull = unruly_answer;
    std::string all;
    for (std::uint64_t number = 0; number < 600; ++number) {
        creatures::Setup setup = random_setup(number);
        leave_one_battlemage(setup.north);
        leave_one_battlemage(setup.south);
        const AfterIllegal after_illegal = number % 8 == 0 ? AfterIllegal::Stop : AfterIllegal::Skip;
        const std::string record = record_by_engine(setup, static_cast<unsigned long>(number), after_illegal);
        ASSERT_EQ(record, record_by_rules(setup, number, after_illegal, ask_puppet)) << number << "\n"
                                                                                     << text_of(setup);
        all += record;
    }
    pull = nullptr;
    for (const char* code :
         {"ok", "frozen", "BAD_TYPE", "OUT_OF_RANGE", "OFF_BOARD", "WALL", "SELF_SQUARE", "OCCUPIED", "NO_TARGET",
          "FRIENDLY_FIRE", "ENEMY_HEAL", "SELF_HEAL", "TARGET_FROZEN", "NO_MANA", "NO_FIRE", "BAD_ACCOUNTING"})
        EXPECT_NE(all.find(std::string("\t") + code + "\n"), std::string::npos) << code;
    for (const char* part : {"\teat\t", "\tfreeze\t", "\theal=+", "\tdmg=0\t", "result\tNORTH_WINS",
                             "result\tSOUTH_WINS", "result\tTURN_LIMIT", "result\tDRAW_EMPTY", "result\tILLEGAL_MOVE"})
        EXPECT_NE(all.find(part), std::string::npos) << part;
}

}  // namespace
}  // namespace agon::creatures_engine_test
