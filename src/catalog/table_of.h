#pragma once
#include <memory>
#include <utility>

#include "catalog/bots.h"
#include "catalog/original_words.h"
#include "catalog/table.h"
#include "core/hash.h"
#include "protocols/position/position_text.h"
#include "protocols/position/turn_text.h"
#include "search/perft.h"

namespace agon::catalog {

template <FullGame G>
class TableOf final : public Table {
    using Action = typename G::Action;

public:
    TableOf(typename G::Setup setup, Position<G> position)
        : setup_(std::move(setup)), dice_(make_dice(position.dice)), history_{std::move(position)} {}

    std::string_view game() const override { return G::name; }
    int steps() const override { return static_cast<int>(history_.size()) - 1; }

    bool awaits(Player player) const override { return !held_[player] && G::awaits(state(), player); }

    std::vector<std::string> actions(Player player) const override {
        std::vector<Action> actions;
        if (awaits(player)) G::list_actions(state(), player, actions);
        std::vector<std::string> texts;
        for (const Action& action : actions) texts.push_back(G::write(action));
        return texts;
    }

    Forecast foresee(Player player, std::string_view text) const override {
        const auto action = G::read_action(text);
        if (!action) return action.error();
        if (const auto why = objection_to(player, *action)) return Refused{*why};
        if constexpr (PreviewGame<G>) return Allowed{G::preview(state(), *action)};
        else return Allowed{};
    }

    Submission submit(Player player, std::string_view text) override {
        auto action = G::read_action(text);
        if (!action) return action.error();
        if (const auto why = objection_to(player, *action)) return Refused{*why};
        held_[player] = std::move(*action);
        if (awaits(opponent(player))) return Held{};
        return make_step();
    }

    Submission submit_turn(std::string_view line) override {
        if (outcome()) return Refused{"The game is over."};
        auto turn = position::read_turn<G>(state(), line);
        if (!turn) return turn.error();
        for (const Player player : both_players) {
            if (!(*turn)[player]) continue;
            const auto refusal = G::refuse(state(), player, *(*turn)[player]);
            if (refusal) return Refused{std::string(G::describe(*refusal))};
        }
        held_ = std::move(*turn);
        return make_step();
    }

    bool take_back() override {
        if (held_ != Turn<Action>{}) {
            held_ = {};
            return true;
        }
        if (history_.size() == 1) return false;
        history_.pop_back();
        dice_ = make_dice(now().dice);
        // What a bot has seen cannot be unseen: it starts anew and is shown the game up to here.
        for (const Player seat : both_players)
            if (bots_[seat].bot) introduce(seat);
        return true;
    }

    std::optional<Outcome> outcome() const override { return G::outcome(state()); }
    bool hides_something() const override { return HiddenGame<G>; }
    Scene scene(Viewer viewer) const override { return G::scene(now(), viewer); }
    std::optional<std::string> original_board() const override { return OriginalWords<G>::board(now()); }
    std::optional<std::vector<std::string>> original_events(Viewer viewer) const override {
        return OriginalWords<G>::events(now(), viewer);
    }
    std::uint64_t state_hash() const override { return hash_of(state()); }

    std::size_t event_count() const override { return now().events.size(); }
    void write_event(std::size_t index, FieldWriter& out) const override { write_fields(out, now().events.at(index)); }

    std::string position_text() const override { return position::write_position<G>(now()); }
    void write_position(FieldWriter& out) const override { position::write_position<G>(out, now()); }

    bool seat_bot(Player seat, std::string_view bot, std::uint64_t seed) override {
        auto made = make_bot<G>(bot);
        if (!made) return false;
        bots_[seat] = {std::move(made), seed};
        introduce(seat);
        return true;
    }

    std::string ask_bot(Player seat) override {
        AGON_CHECK(bots_[seat].bot != nullptr && awaits(seat));
        return G::write(bots_[seat].bot->choose());
    }

    PerftCount perft(const PerftOrder& order) const override {
        PerftCount count;
        if (order.depth == 0) count.leaves = 1;
        if (order.depth == 0) return count;
        search::ActionLists<G> lists;
        count.turns.resize(search::list_turns<G>(state(), lists));
        std::size_t done = 0;
        search::perft_shared_out<G>(state(), order.depth, order.seed, order.threads,
                                    [&](std::size_t number, const Turn<Action>& turn, std::uint64_t leaves) {
                                        count.turns[number] = {position::write_turn<G>(turn), leaves};
                                        count.leaves += leaves;
                                        if (order.progress) order.progress(++done, count.turns.size());
                                    });
        return count;
    }

private:
    struct BotSeat {
        std::unique_ptr<search::Bot<G>> bot;
        std::uint64_t seed = 0;
    };

    std::optional<std::string> objection_to(Player player, const Action& action) const {
        if (held_[player]) return "You have chosen already.";
        if (const auto refusal = G::refuse(state(), player, action)) return std::string(G::describe(*refusal));
        return std::nullopt;
    }

    const Position<G>& now() const { return history_.back(); }
    const typename G::State& state() const { return now().state; }

    Submission make_step() {
        const Turn<Action> turn = std::exchange(held_, {});
        Position<G> next = now();
        try {
            step<G>(next, turn, *dice_);
        } catch (const BrokenInvariant&) {
            dice_ = make_dice(now().dice);
            if (now().dice.kind != DiceKind::Scripted) throw;
            return Refused{"The scripted dice have no roll left that fits."};
        }
        history_.push_back(std::move(next));
        for (const Player seat : both_players)
            if (bots_[seat].bot) bots_[seat].bot->observe(G::observe(now(), seat));
        return Stepped{position::write_turn<G>(turn)};
    }

    void introduce(Player seat) {
        bots_[seat].bot->begin(setup_, seat, bots_[seat].seed);
        for (const Position<G>& position : history_) bots_[seat].bot->observe(G::observe(position, seat));
    }

    typename G::Setup setup_;
    std::unique_ptr<Dice> dice_;        // stand where the last position's cursor does
    std::vector<Position<G>> history_;  // never empty; the last is now
    Turn<Action> held_;
    PerPlayer<BotSeat> bots_;
};

}  // namespace agon::catalog
