#pragma once
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/dice_kinds.h"
#include "core/game.h"
#include "core/hash.h"
#include "match/table.h"

namespace agon {

// A table for one toy, as a match sees it.
template <class G>
class ToyTable final : public match::Table {
public:
    explicit ToyTable(typename G::Setup setup = {}, std::unique_ptr<Dice> dice = std::make_unique<KeyedDice>(1))
        : setup_(std::move(setup)), dice_(std::move(dice)), now_(opening<G>(setup_, *dice_)) {}

    std::string_view game() const override { return G::name; }
    int steps() const override { return steps_; }
    int turns() const override { return steps_; }
    bool awaits(Player player) const override { return !held_[player] && G::awaits(now_.state, player); }

    std::vector<std::string> actions(Player player) const override {
        std::vector<typename G::Action> actions;
        G::list_actions(now_.state, player, actions);
        std::vector<std::string> texts;
        for (const auto& action : actions) texts.push_back(G::write(action));
        return texts;
    }

    match::Submission submit(Player player, std::string_view text) override {
        auto action = G::read_action(text);
        if (!action) return action.error();
        if (const auto why = G::refuse(now_.state, player, *action))
            return match::Refused{std::string(G::describe(*why))};
        held_[player] = std::move(*action);
        if (awaits(opponent(player))) return match::Held{};
        const auto turn = std::exchange(held_, {});
        step<G>(now_, turn, *dice_);
        for (const Player by : both_players) last_[by] = turn[by] ? std::optional(G::write(*turn[by])) : std::nullopt;
        ++steps_;
        return match::Stepped{};
    }

    PerPlayer<std::optional<std::string>> last_actions() const override { return last_; }
    std::optional<std::string> idle(Player) const override { return std::nullopt; }
    std::optional<Outcome> outcome() const override { return G::outcome(now_.state); }
    std::uint64_t state_hash() const override { return hash_of(now_.state); }
    bool plays_openly() const override { return agon::plays_openly<G>; }
    void write_setup(FieldWriter& out) const override { write_fields(out, setup_); }
    void write_observation(Player player, FieldWriter& out) const override {
        write_fields(out, G::observe(now_, player));
    }
    std::size_t event_count() const override { return now_.events.size(); }
    void write_event(std::size_t index, FieldWriter& out) const override { write_fields(out, now_.events.at(index)); }
    bool seat_bot(Player, const match::BuiltinName&, std::uint64_t) override { return false; }
    std::string ask_bot(Player) override { return {}; }
    std::unique_ptr<match::Console> open_console(Player) const override { return nullptr; }

private:
    typename G::Setup setup_;
    std::unique_ptr<Dice> dice_;
    Position<G> now_;
    Turn<typename G::Action> held_;
    PerPlayer<std::optional<std::string>> last_;
    int steps_ = 0;
};

}  // namespace agon
