#include "bots/creatures/book.h"

#include <algorithm>
#include <memory>

#include "games/creatures/kernel/seeding.h"
#include "hw5/hw5.h"

namespace agon::creatures {
namespace {

std::unique_ptr<::Creature> make_creature(const Mover& mover, ::Side side) {
    // Who eats adds to its own toughness, whose largest value leaves no room for that; the engine's number is another one.
    constexpr std::int32_t tough_enough = 1 << 30;
    const std::int32_t toughness = std::min(mover.toughness, tough_enough);
    switch (mover.kind) {
        case Kind::BattleMage: return std::make_unique<::BattleMage>(side, mover.power, toughness, mover.counter);
        case Kind::Wizard: return std::make_unique<::Wizard>(side, mover.power, toughness, mover.counter);
        case Kind::Cleric: return std::make_unique<::Cleric>(side, mover.power, toughness);
        case Kind::Human: return std::make_unique<::Human>(side, mover.power, toughness);
        case Kind::Dwarf: return std::make_unique<::Dwarf>(side, mover.power, toughness);
        case Kind::Dragon: return std::make_unique<::Dragon>(side, mover.power, toughness, mover.counter);
    }
    return nullptr;
}

std::vector<::Object> list_of(const Observation& seen) {
    std::vector<::Object> list;
    for (const SeenObject& object : seen.objects)
        list.push_back({object.side == SideName::North ? ::NORTH : ::SOUTH, static_cast<::ObjectType>(object.kind),
                        object.x, object.y, object.bewitched});
    return list;
}

}  // namespace

Action ask_library(const Observation& seen, Player seat, std::uint64_t seed) {
    ::hw5SetRandomSeed(seed_of_move(static_cast<unsigned long>(seed), static_cast<unsigned long>(seen.ply)));
    const auto creature = make_creature(seen.mover, is_north(seat) ? ::NORTH : ::SOUTH);
    const ::Move move = creature->move(list_of(seen));
    return {static_cast<Deed>(move.mType), move.relativeX, move.relativeY, std::nullopt};
}

void BookBot::begin(const Setup&, Player seat, std::uint64_t seed) {
    seat_ = seat;
    seed_ = seed;
}

Action BookBot::choose() { return ask_library(seen_, seat_, seed_); }

}  // namespace agon::creatures
