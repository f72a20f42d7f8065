#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>

#include "protocols/agon_lines/answer.h"
#include "protocols/agon_lines/end.h"
#include "protocols/agon_lines/hello.h"
#include "protocols/agon_lines/ready.h"
#include "protocols/agon_lines/turn.h"
#include "protocols/toy_table.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

// The conversations in docs/protocol.md, line by line: what the engine says there is what it says, and what the bot says there
// is understood.
namespace agon::agon_lines {
namespace {

using namespace std::chrono_literals;

// One side of a match, played by the lines of the document. The other side plays what it is told.
class Rehearsal {
public:
    Rehearsal(match::Table& table, Player seat, std::vector<std::string> others)
        : table_(table), seat_(seat), others_(std::move(others)), news_(seat, {}) {}

    // The conversation as it really goes, given what the bot says in it.
    std::string go_through(std::string_view documented) {
        const Hello hello{seat_, {{"Ada", "Bob"}}, {1000ms, 500ms, {}, 10s, 1, 1 << 20}};
        engine_says([&](std::string& line) { write_hello(line, hello, table_); });
        bool greeted = false;
        while (!documented.empty()) {
            const std::string_view line = documented.substr(0, documented.find('\n'));
            documented.remove_prefix(std::min(documented.size(), line.size() + 1));
            if (!line.starts_with("< ")) continue;
            talk_.append(line).append("\n");
            if (std::exchange(greeted, true)) hear(line.substr(2));
            else greet(line.substr(2));
        }
        return talk_;
    }

private:
    void engine_says(const std::function<void(std::string&)>& write) {
        talk_ += "> ";
        write(talk_);
    }

    void greet(std::string_view line) {
        const auto ready = read_ready(line);
        ASSERT_TRUE(ready) << line << ": " << to_text(ready.error());
        news_ = News(seat_, ready->wants);
        go_on();
    }

    void hear(std::string_view line) {
        const auto answer = read_answer(line);
        ASSERT_TRUE(answer) << line << ": " << to_text(answer.error());
        EXPECT_EQ(answer->turn.value_or(turn_), turn_);
        if (answer->resigns) return end(match::Fault::Resigned);
        for (const std::string& action : answer->actions)
            if (!play(seat_, action)) return end(match::Fault::Illegal);
        go_on();
    }

    bool play(Player player, const std::string& action) {
        const auto done = table_.submit(player, action);
        if (std::holds_alternative<match::Stepped>(done)) news_.add_step(table_);
        return std::holds_alternative<match::Stepped>(done) || std::holds_alternative<match::Held>(done);
    }

    void go_on() {
        while (!table_.outcome() && table_.awaits(opponent(seat_))) {
            ASSERT_LT(next_of_other_, others_.size()) << "nothing left to play";
            ASSERT_TRUE(play(opponent(seat_), others_[next_of_other_++]));
            if (table_.awaits(seat_)) break;
        }
        if (table_.outcome()) return end(std::nullopt);
        engine_says([&](std::string& line) { write_turn(line, ++turn_, table_, news_, {1000ms, 500ms, {}}); });
        news_.forget();
    }

    void end(std::optional<match::Fault> fault) {
        match::Verdict verdict;
        if (fault) {
            verdict.ending = match::Ending::Forfeit;
            verdict.winner = opponent(seat_);
            verdict.faults[seat_] = fault;
            verdict.code = name_of(*fault);
            verdict.sentence = seat_ == Player::First ? "Ada gave up." : "Bob gave up.";
        } else {
            const Outcome outcome = *table_.outcome();
            verdict.winner = outcome.winner;
            verdict.code = outcome.reason;
            verdict.sentence = !outcome.winner                    ? "A draw."
                               : *outcome.winner == Player::First ? "Ada wins."
                                                                  : "Bob wins.";
            for (const Player player : both_players) verdict.score[player] = outcome.score[player];
        }
        engine_says([&](std::string& line) { write_end(line, verdict, seat_); });
    }

    match::Table& table_;
    Player seat_;
    std::vector<std::string> others_;
    std::size_t next_of_other_ = 0;
    News news_;
    int turn_ = 0;
    std::string talk_;
};

// The block that begins with ```NAME.
std::string block(std::string_view name) {
    std::ifstream file(AGON_SOURCE_DIR "/docs/protocol.md");
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    const std::string front = "\n```" + std::string(name) + "\n";
    const std::size_t at = document.find(front);
    if (at == std::string::npos) return "";
    const std::size_t start = at + front.size();
    return document.substr(start, document.find("```", start) - start);
}

void expect_documented(std::string_view name, match::Table& table, Player seat, std::vector<std::string> others) {
    const std::string documented = block(name);
    ASSERT_FALSE(documented.empty()) << "docs/protocol.md has no block " << name;
    const std::string real = Rehearsal(table, seat, std::move(others)).go_through(documented);
    EXPECT_EQ(documented, real) << "it should be:\n" << real;
}

TEST(AgonLinesDocument, ShowsASimpleGame) {
    ToyTable<toys::tictactoe::Rules> table;
    expect_documented("talk-tictactoe", table, Player::First, {"a1", "c3"});
}

TEST(AgonLinesDocument, ShowsMovesEventsListsAndNotes) {
    toys::pig::Setup setup;
    setup.goal = 12;
    ToyTable<toys::pig::Rules> table(setup, std::make_unique<ScriptedDice>(std::vector{4, 1, 6, 3, 5}));
    expect_documented("talk-pig", table, Player::Second, {"roll", "roll", "hold"});
}

TEST(AgonLinesDocument, ShowsAStepMadeTogether) {
    toys::paint::Setup setup;
    setup.rounds = 2;
    ToyTable<toys::paint::Rules> table(setup);
    expect_documented("talk-paint", table, Player::First, {"west", "west"});
}

TEST(AgonLinesDocument, ShowsHiddenInformation) {
    toys::fleet::Setup setup;
    setup.width = setup.height = 2;
    ToyTable<toys::fleet::Rules> table(setup);
    expect_documented("talk-fleet", table, Player::First, {"a1", "b1"});
}

}  // namespace
}  // namespace agon::agon_lines
