#include "catalog/games/scrabble.h"
#include "core/check.h"
#include "core/dice_kinds.h"
#include "protocols/scrabble_console/session.h"

namespace agon::catalog {
namespace {

using namespace scrabble_console;

// A game of its own beside the table. Files are out of reach in a match: nothing can be saved, and nothing is there to load.
class Screen final : public match::Console {
public:
    explicit Screen(scrabble::State state) : state_(std::move(state)) {}

    std::string opening() const override {
        return screen(state_.board.view(), state_.tiles->tiles(), state_.tally) + prompt();
    }

    match::ConsoleReply read(std::string_view line) override {
        const Command command = read_command(line);
        if (const auto* insertion = std::get_if<Insert>(&command)) return insert(insertion->placement);
        if (std::holds_alternative<Quit>(command)) return {"", std::nullopt, true};
        if (std::holds_alternative<Save>(command)) return {std::string(save_error) + prompt()};
        if (const auto* load = std::get_if<Load>(&command)) return {cannot_open(load->path) + prompt()};
        return {remark_on(command, line).value_or("") + prompt()};
    }

    std::string show_step(const PerPlayer<std::optional<std::string>>& actions) override {
        const Player mover = state_.tally.to_move;
        AGON_CHECK(actions[mover].has_value());
        const auto place = scrabble::Rules::read_action(*actions[mover]);
        AGON_CHECK(place.has_value());
        Turn<scrabble::Place> turn;
        turn[mover] = *place;
        HighDice unused;
        Journal<scrabble::Rules::Event> silent;
        scrabble::Rules::advance(state_, turn, unused, silent);
        const auto outcome = scrabble::Rules::outcome(state_);
        const bool won = outcome && outcome->reason == "points";
        return won ? win_text(mover, state_.tally.score[mover]) : opening();
    }

private:
    std::string prompt() const { return scrabble_console::prompt(state_.tally.to_move); }

    match::ConsoleReply insert(const scrabble::Placement& placement) const {
        const auto word = scrabble::Word::from_text(placement.word);
        if (word) {
            const scrabble::Place place{placement.at, placement.direction, *word};
            if (!scrabble::Rules::refuse(state_, state_.tally.to_move, place))
                return {"", scrabble::Rules::write(place)};
        }
        return {std::string(impossible_move) + prompt()};
    }

    scrabble::State state_;
};

}  // namespace

std::unique_ptr<match::Console> OriginalConsole<scrabble::Rules>::open(const scrabble::Setup& setup,
                                                                       const DiceCursor& cursor) {
    return std::make_unique<Screen>(scrabble::Rules::start(setup, *make_dice(cursor)));
}

}  // namespace agon::catalog
