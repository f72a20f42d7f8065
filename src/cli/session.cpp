#include "cli/session.h"

#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/exit.h"
#include "cli/moves_text.h"
#include "core/check.h"
#include "core/text_cursor.h"
#include "system/file.h"
#include "system/terminal.h"
#include "view/event_text.h"
#include "view/outcome_text.h"
#include "view/text.h"

namespace agon::cli {
namespace {

constexpr std::string_view help_text = "  moves      what you can do now\n"
                                       "  try ACTION what an action would bring, where the game can tell\n"
                                       "  undo       take back your last action\n"
                                       "  board      draw the board again\n"
                                       "  save FILE  write the position to a file, for `agon play --position FILE`\n"
                                       "  quit       leave the game\n";

class Session {
public:
    Session(catalog::Table& table, const Seating& seating, const PlayStyle& style, system::LineReader& input)
        : table_(table), seating_(seating), style_(style), input_(input) {
        const Scene scene = table_.scene(std::nullopt);
        for (const Player player : both_players) {
            names_[player] = scene.sides[player].name;
            if (names_[player].empty()) names_[player] = fmt::format("Player {}", number_of(player));
            if (const auto& bot = seating_.bots[player]) {
                AGON_CHECK(table_.seat_bot(player, *bot, seating_.seed));
            } else {
                ++persons_;
                viewer_ = player;
            }
        }
        if (persons_ != 1) viewer_ = std::nullopt;
    }

    SessionEnd play() {
        greet();
        if (!must_hand_over()) draw_board();
        while (!table_.outcome()) {
            if (const auto person = awaited_person()) {
                if (must_hand_over() && !hand_over_to(*person)) return leave();
                if (!ask(*person)) return leave();
            } else {
                let_bots_act();
            }
        }
        if (must_hand_over()) {
            viewer_ = std::nullopt;  // nothing needs hiding any more
            draw_board();
        }
        print("\n" + view::outcome_text(*table_.outcome(), names_) + "\n");
        return SessionEnd::GameOver;
    }

private:
    // Two persons at one keyboard, and each must not see what the other sees.
    bool must_hand_over() const { return persons_ == 2 && table_.hides_something(); }

    std::optional<Player> awaited_person() const {
        for (const Player player : both_players)
            if (!seating_.bots[player] && table_.awaits(player)) return player;
        return std::nullopt;
    }

    void greet() {
        std::string text = fmt::format("{}:", table_.game());
        for (const Player player : both_players) {
            const auto& bot = seating_.bots[player];
            text += fmt::format("{} {} ({})", player == Player::First ? "" : " against", names_[player],
                                bot ? "bot " + *bot : "you");
        }
        text += persons_ > 0 ? "\nType what you do, or help.\n" : "\n";
        print(text);
    }

    std::string board_text() const {
        const auto original = style_.board == BoardLook::Original ? table_.original_board() : std::nullopt;
        if (!original) return view::draw(table_.scene(viewer_), style_.terminal);
        std::string text;  // names come from files and must not send escapes
        for (TextCursor in(*original); !in.at_end();)
            text += view::printable(in.take_line(), view::Charset::Ascii) + '\n';
        return text;
    }

    void draw_board() { print("\n" + board_text()); }

    void draw_board_after_step() {
        // While a bot answers at once, one board for both actions is enough, unless the player must see what only it shows.
        const bool bot_answers = persons_ > 0 && !awaited_person() && !table_.outcome();
        if (!bot_answers || table_.hides_something()) draw_board();
    }

    bool hand_over_to(Player person) {
        if (viewer_ == person) return true;
        print(fmt::format("\nOnly {} may look now: press Enter. ", names_[person]));
        if (!input_.next()) return false;
        if (style_.terminal.colour) print("\033[2J\033[3J\033[H");  // and nothing is left to scroll back to
        viewer_ = person;
        draw_board();
        return true;
    }

    // What is not typed at a terminal is shown, so that the output is a transcript.
    std::optional<std::string> next_line() {
        auto line = input_.next();
        if (line && !system::is_terminal(STDIN_FILENO)) print(view::printable(*line, view::Charset::Ascii) + "\n");
        return line;
    }

    // Until the person has chosen, or taken something back. False: the person leaves.
    bool ask(Player person) {
        print("\n");
        for (;;) {
            print(names_[person] + "> ");
            const auto line = next_line();
            if (!line) {
                print("\n");
                return false;
            }
            const std::string_view wish = trimmed(*line);
            if (wish == "quit" || wish == "exit") return false;
            if (wish == "undo") return undo(person), true;
            if (obeyed(person, wish)) continue;
            if (chose(person, wish)) return true;
        }
    }

    bool obeyed(Player person, std::string_view wish) {
        if (wish.empty()) return true;
        if (wish == "help" || wish == "?")
            print(fmt::format("  {:<9}  for example\n{}", example_for(person), help_text));
        else if (wish == "moves") print(moves_text(table_, person, style_.terminal.columns));
        else if (wish.starts_with("try ")) tell_what_it_brings(person, trimmed(wish.substr(4)));
        else if (wish == "board") print(board_text());
        else if (wish == "save" || wish.starts_with("save ")) save(std::string(trimmed(wish.substr(4))));
        else return false;
        return true;
    }

    std::string example_for(Player person) const {
        const auto actions = table_.actions(person);
        return actions.empty() ? "" : actions.front();
    }

    // False, after saying why, if the table did not take it.
    static bool was_taken(const auto& answer) {
        if (const auto* refused = std::get_if<catalog::Refused>(&answer)) print(refused->sentence + "\n");
        else if (const auto* error = std::get_if<ParseError>(&answer))
            print(fmt::format("Not understood at column {}: expected {}. Type moves to see what you can do.\n",
                              error->column, error->expected));
        else return true;
        return false;
    }

    // What the person is thinking of, without doing it.
    void tell_what_it_brings(Player person, std::string_view wish) {
        const auto forecast = table_.foresee(person, wish);
        if (!was_taken(forecast)) return;
        const auto& preview = std::get<catalog::Allowed>(forecast).preview;
        print((preview ? "That " + preview->words : "That can be done") + ".\n");
    }

    // False: the person thinks again.
    bool confirmed(Player person, std::string_view wish) {
        if (style_.confirm == Confirm::Never) return true;
        const auto forecast = table_.foresee(person, wish);
        const auto* allowed = std::get_if<catalog::Allowed>(&forecast);
        if (!allowed || !allowed->preview) return true;
        print(fmt::format("That {}. Enter to do it, anything else to think again: ", allowed->preview->words));
        const auto line = next_line();
        if (line && trimmed(*line).empty()) return true;
        print("Not done.\n");
        return false;
    }

    void save(const std::string& path) {
        if (path.empty()) return print("Save where? Type: save FILE\n");
        if (path != may_be_replaced_ && std::filesystem::exists(std::filesystem::symlink_status(path, ignored_))) {
            may_be_replaced_ = path;
            return print(fmt::format("{0} is there already. Type save {0} again to replace it.\n", path));
        }
        const auto problem = system::write_file(path, table_.position_text());
        print(problem ? problem->message + "\n" : "Saved to " + path + ".\n");
    }

    // Where something is hidden, only within one's own turn: what the others' turns have shown cannot be unseen.
    void undo(Player person) {
        const bool unseen = !table_.hides_something() || (!actors_.empty() && actors_.back() == person);
        bool back = unseen && table_.take_back();
        if (!back) return print("There is nothing to take back.\n");
        while (back && !awaited_person()) back = table_.take_back();
        actors_.resize(std::min(actors_.size(), static_cast<std::size_t>(table_.steps())));
        played_ = {};
        print("Taken back.\n");
        draw_board();
    }

    bool chose(Player person, std::string_view wish) {
        if (!confirmed(person, wish)) return false;
        const auto submission = table_.submit(person, wish);
        if (!was_taken(submission)) return false;
        took(person, std::string(wish), submission);
        return true;
    }

    void let_bots_act() {
        for (const Player seat : both_players) {
            if (!seating_.bots[seat] || !table_.awaits(seat)) continue;
            const std::string action = table_.ask_bot(seat);
            const auto submission = table_.submit(seat, action);
            // Only dice that were scripted by hand, in a position file, can come to their end.
            if (const auto* refused = std::get_if<catalog::Refused>(&submission))
                throw Failure{Exit::BadData, refused->sentence};
            AGON_CHECK(std::holds_alternative<catalog::Held>(submission) ||
                       std::holds_alternative<catalog::Stepped>(submission));
            took(seat, action, submission);
        }
    }

    void took(Player player, std::string action, const catalog::Submission& submission) {
        played_[player] = std::move(action);
        if (!std::holds_alternative<catalog::Stepped>(submission)) return;
        actors_.push_back(player);
        tell_what_happened();
        played_ = {};
        draw_board_after_step();
    }

    // A player of a game with secrets is told what the drawn board tells, and no more.
    void tell_what_happened() {
        std::string text;
        const auto original = table_.original_events(viewer_);
        const bool tells_all = original || !table_.hides_something() || !viewer_;
        for (const Player player : both_players) {
            if (!played_[player]) continue;
            const bool may_be_told = tells_all || player == viewer_;
            text += fmt::format("{} {}{}", text.empty() ? "" : ",", names_[player],
                                may_be_told ? ": " + *played_[player] : " has acted");
        }
        text = fmt::format("\n{}.{}\n", table_.steps(), text);
        if (original) {
            for (const std::string& line : *original)
                text += "   " + view::printable(line, view::Charset::Ascii) + '\n';
        }
        for (std::size_t i = 0; !original && tells_all && i < table_.event_count(); ++i) {
            view::LineWriter line;
            table_.write_event(i, line);
            text += "   " + line.line() + '\n';
        }
        print(text);
    }

    SessionEnd leave() {
        print("The game is left unfinished.\n");
        return SessionEnd::LeftByPerson;
    }

    catalog::Table& table_;
    const Seating& seating_;
    const PlayStyle& style_;
    system::LineReader& input_;
    PerPlayer<std::string> names_;
    int persons_ = 0;
    Viewer viewer_;
    PerPlayer<std::optional<std::string>> played_;  // in the step that is under way
    std::vector<Player> actors_;                    // who completed each step so far
    std::string may_be_replaced_;                   // a file that the person was warned of
    std::error_code ignored_;
};

}  // namespace

SessionEnd play_session(catalog::Table& table, const Seating& seating, const PlayStyle& style,
                        system::LineReader& input) {
    return Session(table, seating, style, input).play();
}

}  // namespace agon::cli
