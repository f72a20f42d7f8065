#include "cli/session.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/step_text.h"
#include "view/escaped.h"
#include "view/outcome_text.h"

namespace agon::cli {
namespace {

// The match judges and keeps the record; a person is a player like others, who is asked until the rules allow the answer.
class Session final : private match::Audience {
public:
    Session(catalog::Table& table, const Seating& seating, const PlayStyle& style, system::LineReader& input)
        : table_(table),
          style_(style),
          names_(names_of_sides(table)),
          opponents_(table, seating),
          keyboard_(table, names_, style, input),
          persons_(2 - opponents_.count()) {
        for (const Player player : both_players)
            if (persons_ == 1 && !opponents_.sits(player)) viewer_ = player;
    }

    match::Record play() {
        greet();
        begin_match();
        tell_own_names();
        if (!must_hand_over()) draw_board();
        while (!match_->verdict()) {
            if (const auto person = awaited_person()) ask_person(*person);
            else ask_bots();
        }
        tell_end();
        return take_record();
    }

private:
    // Two persons at one keyboard, and each must not see what the other sees.
    bool must_hand_over() const { return persons_ == 2 && table_.hides_something(); }

    std::optional<Player> awaited_person() const {
        for (const Player player : both_players)
            if (!opponents_.sits(player) && table_.awaits(player)) return player;
        return std::nullopt;
    }

    void greet() {
        std::string text = fmt::format("{}:", table_.game());
        for (const Player player : both_players)
            text += fmt::format("{} {} ({})", player == Player::First ? "" : " against", names_[player],
                                opponents_.sits(player) ? "bot " + opponents_.name(player) : "you");
        text += persons_ > 0 ? "\nType what you do, or help.\n" : "\n";
        print(text);
    }

    // Again when something was taken back: then it goes on from there.
    void begin_match() {
        match::MatchOrder order = opponents_.order();
        order.audience = this;
        match_.emplace(table_, std::move(order));
        for (const Player player : both_players) {
            if (opponents_.sits(player)) ask_bot(player);
            else hand_in(player, match::Ready{}, {});
        }
    }

    void tell_own_names() {
        for (const Player player : both_players)
            if (const std::string own = opponents_.own_name(player); !own.empty())
                print(fmt::format("{} calls itself \"{}\".\n", names_[player], own));
    }

    void draw_board() {
        print("\n" + board_text(table_, viewer_, style_.board, style_.terminal));
        board_is_old_ = false;
    }

    void draw_board_after_step() {
        // While a bot answers at once, one board for both actions is enough, unless the player must see what only it shows.
        const bool bot_answers = persons_ > 0 && !awaited_person() && !table_.outcome();
        board_is_old_ = true;
        if (!bot_answers || table_.hides_something()) draw_board();
    }

    bool hand_over_to(Player person) {
        if (viewer_ == person) return true;
        print(fmt::format("\nOnly {} may look now: press Enter. ", names_[person]));
        if (!keyboard_.wait_for_enter()) return false;
        if (style_.terminal.colour) print("\033[2J\033[3J\033[H");  // and nothing is left to scroll back to
        viewer_ = person;
        draw_board();
        return true;
    }

    void ask_person(Player person) {
        if (must_hand_over() && !hand_over_to(person)) return leave();
        const auto before = std::chrono::steady_clock::now();
        PersonsWish wish = keyboard_.ask(person, viewer_);
        const auto spent = std::chrono::steady_clock::now() - before;
        if (std::holds_alternative<Leaves>(wish)) leave();
        else if (std::holds_alternative<TakesBack>(wish)) undo(person);
        else hand_in(person, match::Actions{{std::move(std::get<Acts>(wish).action)}, ""}, {spent, spent});
    }

    void leave() { match_->stop(match::Ending::Interrupted, "The game was left unfinished."); }

    // Where something is hidden, only within one's own turn: what the others' turns have shown cannot be unseen.
    void undo(Player person) {
        if (opponents_.has_programs()) return print("A program cannot forget: there is no undo against it.\n");
        const bool unseen = !table_.hides_something() || (!actors_.empty() && actors_.back() == person);
        bool back = unseen && table_.take_back();
        if (!back) return print("There is nothing to take back.\n");
        while (back && !awaited_person()) back = table_.take_back();
        actors_.resize(std::min(actors_.size(), static_cast<std::size_t>(table_.steps())));
        begin_match();
        print("Taken back.\n");
        draw_board();
    }

    void ask_bots() {
        for (const Player seat : both_players)
            if (opponents_.sits(seat) && match_->pending(seat).asked != match::Asked::Nothing) ask_bot(seat);
    }

    void ask_bot(Player seat) {
        if (match_->verdict()) return;
        auto came = opponents_.ask(seat, match_->pending(seat));
        if (!came) {
            print("\n");  // Ctrl-C was typed where the answer was to appear
            return match_->stop(came.error().ending, came.error().sentence);
        }
        hand_in(seat, std::move(came->answer), came->spent);
    }

    void hand_in(Player player, match::Answer answer, match::Spent spent) {
        if (match_->verdict()) return;
        actor_ = player;
        const auto* actions = std::get_if<match::Actions>(&answer);
        const bool allowed = actions && actions->actions.size() == 1 &&
                             std::holds_alternative<catalog::Allowed>(table_.foresee(player, actions->actions.front()));
        match_->answer(player, std::move(answer), spent);
        const bool refused = match_->verdict() && match_->verdict()->faults[player] == match::Fault::Illegal;
        // Only dice that were scripted by hand, in a position file, can come to their end.
        if (allowed && refused) throw Failure{Exit::BadData, "The scripted dice have no roll left that fits."};
    }

    void stepped(const match::Table&) override {
        opponents_.stepped();
        actors_.push_back(actor_);
        print(step_text(table_, names_, viewer_) + remarks());
        draw_board_after_step();
    }

    // What bots said of the last step, and what was forgiven them.
    std::string remarks() const {
        std::string text;
        const int last_step = table_.steps() - 1;
        for (const match::Note& note : match_->notes())
            if (note.step == last_step)
                text += fmt::format("   {} says: {}\n", names_[note.player], view::escaped(note.text));
        PerPlayer<int> strikes{};
        for (const match::ForgivenFault& forgiven : match_->forgiven()) {
            ++strikes[forgiven.player];
            if (forgiven.step == last_step)
                text += fmt::format("   {} was forgiven a fault ({}) and held to have done that: strike {} of {}\n",
                                    names_[forgiven.player], name_of(forgiven.fault), strikes[forgiven.player],
                                    opponents_.order().policy[forgiven.player].strikes);
        }
        return text;
    }

    void tell_end() {
        const match::Verdict& verdict = *match_->verdict();
        opponents_.dismiss(verdict);
        if (verdict.ending == match::Ending::Interrupted) return print("The game is left unfinished.\n");
        if (must_hand_over()) {
            viewer_ = std::nullopt;  // nothing needs hiding any more
            board_is_old_ = true;
        }
        if (board_is_old_) draw_board();
        if (verdict.ending == match::Ending::Normal)
            return print("\n" + view::outcome_text(*table_.outcome(), names_) + "\n");
        print("\n" + view::escaped(verdict.sentence) + "\n" + opponents_.fault_text(verdict));
    }

    match::Record take_record() {
        match::Record record = match_->take_record();
        const auto played = table_.record();
        if (!played) return record;
        record.setup = played->setup;
        record.setup_hash = played->setup_hash;
        record.dice = played->dice;
        record.has_times = record.steps.size() == played->steps.size();  // else the match began again within the game
        if (!record.has_times) record.steps = played->steps;
        return record;
    }

    catalog::Table& table_;
    const PlayStyle& style_;
    PerPlayer<std::string> names_;
    Opponents opponents_;
    Keyboard keyboard_;
    std::optional<match::Match> match_;
    int persons_;
    Viewer viewer_;
    Player actor_ = Player::First;  // whose answer the match looks at
    std::vector<Player> actors_;    // who completed each step so far
    bool board_is_old_ = false;     // a step was made that was not drawn
};

}  // namespace

match::Record play_session(catalog::Table& table, const Seating& seating, const PlayStyle& style,
                           system::LineReader& input) {
    return Session(table, seating, style, input).play();
}

}  // namespace agon::cli
