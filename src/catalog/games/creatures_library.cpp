#include "catalog/games/creatures.h"
#include "protocols/creatures_text/library_lines.h"

namespace agon::catalog {
namespace {

using creatures::Action, creatures::Claim, creatures::FoodRule, creatures::Rules, creatures::State;

// A library whose numbers are as the document has them need not say so: records stay short, and are those of `builtin:book`.
Action without_what_is_plain(const State& state, Player seat, Action action) {
    if (!action.says || Rules::refuse(state, seat, action)) return action;
    const creatures::Creature& self = state.creature(state.mover());
    const bool has_eaten =
        state.ground->food_rule != FoodRule::Engine && creatures::walks_onto_food(state, state.mover(), action.order());
    const Claim plain{creatures::raised(self.toughness, has_eaten ? 1 : 0), self.counter - cost_of(action.deed)};
    if (*action.says == plain) action.says.reset();
    return action;
}

class CreaturesTalk final : public match::LibraryTalk {
public:
    CreaturesTalk(PositionSource<Rules> now, Player seat, std::uint64_t seed)
        : now_(std::move(now)), seat_(seat), seed_(seed) {}

    std::string question() const override {
        return creatures_text::library_question(Rules::observe(now_(), seat_), seat_, seed_);
    }

    Result<std::string, ParseError> read_answer(std::string_view line) const override {
        const auto action = creatures_text::read_library_answer(line);
        if (!action) return Unexpected{action.error()};
        return Rules::write(without_what_is_plain(now_().state, seat_, *action));
    }

private:
    PositionSource<Rules> now_;
    Player seat_;
    std::uint64_t seed_;
};

}  // namespace

std::unique_ptr<match::LibraryTalk> OriginalLibrary<creatures::Rules>::open(PositionSource<creatures::Rules> now,
                                                                            Player seat, std::uint64_t seed) {
    return std::make_unique<CreaturesTalk>(std::move(now), seat, seed);
}

}  // namespace agon::catalog
