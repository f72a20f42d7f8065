#pragma once
#include <memory>
#include <utility>

#include "catalog/bots.h"
#include "catalog/entry.h"
#include "catalog/original_console.h"
#include "catalog/original_files.h"
#include "catalog/original_words.h"
#include "core/hash.h"
#include "protocols/json/json.h"
#include "protocols/position/position_text.h"
#include "protocols/position/turn_text.h"
#include "search/perft.h"

namespace agon::catalog {

template <FullGame G>
class TableOf final : public Table {
    using Action = typename G::Action;

public:
    TableOf(typename G::Setup setup, const DiceCursor& dice, Past past)
        : setup_(std::move(setup)), past_(past), first_dice_(dice), dice_(make_dice(dice)) {
        history_.push_back(opening<G>(setup_, *dice_));
    }
    TableOf(typename G::Setup setup, Position<G> position, Past past)
        : setup_(std::move(setup)), past_(past), dice_(make_dice(position.dice)), history_{std::move(position)} {}

    std::string_view game() const override { return G::name; }
    int steps() const override { return static_cast<int>(played_.size()); }
    int turns() const override {
        if constexpr (CountsTurns<G>) return G::turns_played(state());
        else return steps();
    }

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

    PerPlayer<std::optional<std::string>> last_actions() const override {
        return played_.empty() ? PerPlayer<std::optional<std::string>>{} : texts_of(played_.back());
    }
    std::string last_turn() const override { return played_.empty() ? "" : position::write_turn<G>(played_.back()); }
    std::optional<std::string> idle([[maybe_unused]] Player player) const override {
        if constexpr (IdleGame<G>) return G::write(G::idle(state(), player));
        else return std::nullopt;
    }

    bool take_back() override {
        if (held_ != Turn<Action>{}) {
            held_ = {};
            return true;
        }
        if (history_.size() == 1) return false;
        history_.pop_back();
        played_.pop_back();
        dice_ = make_dice(now().dice);
        // What a bot has seen cannot be unseen: it starts anew and is shown the game up to here.
        for (const Player seat : both_players)
            if (bots_[seat].bot) introduce(seat);
        return true;
    }

    std::optional<Outcome> outcome() const override { return G::outcome(state()); }
    bool hides_something() const override { return HiddenGame<G>; }
    bool plays_openly() const override { return agon::plays_openly<G>; }
    Scene scene(Viewer viewer) const override { return G::scene(now(), viewer); }
    std::optional<std::string> original_board() const override { return OriginalWords<G>::board(now()); }
    std::optional<std::vector<std::string>> original_events(Viewer viewer) const override {
        return OriginalWords<G>::events(now(), viewer);
    }
    std::uint64_t state_hash() const override { return hash_of(state()); }

    void write_setup(FieldWriter& out) const override { write_fields(out, setup_); }
    void write_briefing(FieldWriter& out) const override { write_fields(out, briefing_of<G>(setup_)); }
    void write_observation(Player player, FieldWriter& out) const override {
        write_fields(out, G::observe(now(), player));
    }
    std::size_t event_count() const override { return now().events.size(); }
    void write_event(std::size_t index, FieldWriter& out) const override { write_fields(out, now().events.at(index)); }

    std::string position_text() const override { return position::write_position<G>(now()); }
    void write_position(FieldWriter& out) const override { position::write_position<G>(out, now()); }

    bool seat_bot(Player seat, const match::BuiltinName& bot, std::uint64_t seed) override {
        auto made = make_bot<G>(bot);
        if (!made) return false;
        AGON_CHECK(past_ == Past::Kept || played_.empty());  // it is shown the game up to here
        bots_[seat] = {std::move(made), seed};
        introduce(seat);
        return true;
    }

    std::string ask_bot(Player seat) override {
        AGON_CHECK(bots_[seat].bot != nullptr && awaits(seat));
        return G::write(bots_[seat].bot->choose());
    }

    std::unique_ptr<match::Console> open_console(Player) const override {
        return first_dice_ && played_.empty() ? OriginalConsole<G>::open(setup_, *first_dice_) : nullptr;
    }

    std::unique_ptr<match::TurnFiles> open_turn_files(Player seat) const override {
        return OriginalFiles<G>::open([this]() -> const Position<G>& { return now(); }, seat);
    }
    std::unique_ptr<match::RoundFiles> open_round_files(Player seat) const override {
        if (!played_.empty()) return nullptr;
        return OriginalRounds<G>::open([this]() -> const Position<G>& { return now(); }, seat);
    }

    std::unique_ptr<match::LibraryTalk> open_library(Player seat, std::uint64_t seed) const override {
        return OriginalLibrary<G>::open([this]() -> const Position<G>& { return now(); }, seat, seed);
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

    std::optional<match::Record> record() const override {
        if (!first_dice_) return std::nullopt;
        match::Record record;
        record.game = G::name;
        if (setup_ != typename G::Setup{}) record.setup = json::to_json(setup_);
        record.setup_hash = hash_of(setup_);
        record.dice = *first_dice_;
        for (const Turn<Action>& turn : played_) record.steps.push_back({texts_of(turn), {}});
        return record;
    }

private:
    struct BotSeat {
        std::unique_ptr<search::Bot<G>> bot;
        std::uint64_t seed = 0;
    };

    static PerPlayer<std::optional<std::string>> texts_of(const Turn<Action>& turn) {
        PerPlayer<std::optional<std::string>> texts;
        for (const Player player : both_players)
            if (turn[player]) texts[player] = G::write(*turn[player]);
        return texts;
    }

    std::optional<std::string> objection_to(Player player, const Action& action) const {
        if (held_[player]) return "You have chosen already.";
        if (const auto refusal = G::refuse(state(), player, action)) return std::string(G::describe(*refusal));
        return std::nullopt;
    }

    const Position<G>& now() const { return history_.back(); }
    const typename G::State& state() const { return now().state; }

    Submission make_step() {
        Turn<Action> turn = std::exchange(held_, {});
        if (past_ == Past::Forgotten) step<G>(history_.back(), turn, *dice_);
        else if (!step_to_new_position(turn)) return Refused{"The scripted dice have no roll left that fits."};
        played_.push_back(std::move(turn));
        for (const Player seat : both_players)
            if (bots_[seat].bot) bots_[seat].bot->observe(G::observe(now(), seat));
        return Stepped{};
    }

    // False, with nothing changed, if somebody scripted the dice and the script does not fit.
    bool step_to_new_position(const Turn<Action>& turn) {
        Position<G> next = now();
        try {
            step<G>(next, turn, *dice_);
        } catch (const BrokenInvariant&) {
            dice_ = make_dice(now().dice);
            if (now().dice.kind != DiceKind::Scripted) throw;
            return false;
        }
        history_.push_back(std::move(next));
        return true;
    }

    void introduce(Player seat) {
        bots_[seat].bot->begin(briefing_of<G>(setup_), seat, bots_[seat].seed);
        for (const Position<G>& position : history_) bots_[seat].bot->observe(G::observe(position, seat));
    }

    typename G::Setup setup_;
    Past past_;
    std::optional<DiceCursor> first_dice_;  // before the start; none if it began with a position
    std::unique_ptr<Dice> dice_;            // stand where the last position's cursor does
    std::vector<Position<G>> history_;      // never empty; the last is now
    std::vector<Turn<Action>> played_;
    Turn<Action> held_;
    PerPlayer<BotSeat> bots_;
};

}  // namespace agon::catalog
