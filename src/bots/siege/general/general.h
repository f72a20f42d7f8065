#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "bots/siege/general/doctrine.h"
#include "bots/siege/general/rival.h"
#include "bots/siege/general/thought.h"
#include "bots/siege/planner.h"

namespace agon::siege::general {

inline constexpr std::int64_t usual_effort =
    60'000;  // turns played in thought: what helps, and some tens of milliseconds

struct GeneralOptions {
    bool searches = true;  // false: always the usual doctrine, for comparison
    Effort effort{.most_turns = usual_effort};
};

// Plans by playing on in thought: its doctrines against those that the enemy may follow, then what single units could do
// better in this turn.
class General final : public Planner {
public:
    explicit General(GeneralOptions options = {}) : options_(std::move(options)) {}
    void plan(const State& state, Dice& dice, Orders& orders) override;

    // Told in each turn, before the search, what to do should there be no time for it.
    void when_ready(std::function<void(const Orders&)> keep_ready) { keep_ready_ = std::move(keep_ready); }

    // What it wants to know in its next turn, as a short line of printable text, and back. Whatever is not such a line is
    // taken as nothing.
    std::string memory() const;
    void recall(std::string_view memory);

private:
    GeneralOptions options_;
    std::function<void(const Orders&)> keep_ready_;
    std::optional<Doctrine> doctrine_;  // of the turn before
    Rival rival_;                       // as its moves show it
};

}  // namespace agon::siege::general
