#include "cli/creatures_show.h"

#include <algorithm>
#include <fmt/format.h>

#include "cli/creatures_picture.h"

namespace agon::cli {
namespace {

using namespace creatures;
using creatures_text::Activation;

std::string action_text(const CreaturesBoard& board, const Activation& activation) {
    std::string text = unit_text(board, activation);
    if (activation.was_frozen) return text + ": frozen";
    text += fmt::format(": {} {} {}", creatures_text::code_of(activation.order.deed), activation.order.x,
                        activation.order.y);
    if (activation.illegal != Illegal::None) text += fmt::format(", {}", creatures_text::code_of(activation.illegal));
    return text;
}

// The numbers of a library after it has answered, and before the engine does anything.
Creature as_the_library_has_it(const State& state, const Action& action, Illegal illegal) {
    Creature creature = state.creature(state.mover());
    if (action.says) {
        creature.toughness = action.says->toughness;
        creature.counter = action.says->counter;
        return creature;
    }
    creature.counter = std::max(0, creature.counter - cost_of(action.deed));
    const bool counts_food = illegal == Illegal::None && state.ground->food_rule != FoodRule::Engine;
    if (counts_food && walks_onto_food(state, state.mover(), action.order()))
        creature.toughness = raised(creature.toughness, 1);
    return creature;
}

std::string without_end(const std::string& line) { return line.substr(0, line.find('\n')); }

}  // namespace

CreaturesShow::CreaturesShow(const CreaturesOptions& options, const CreaturesBoard& board,
                             const creatures_text::GameRecord* expected)
    : options_(options),
      board_(board),
      expected_(expected),
      ink_(style_for_output(options.colour).colour ? view::Ink::Ansi : view::Ink::None) {}

void CreaturesShow::begin(const State& state) {
    note(creatures_text::record_head(board_.hash, static_cast<unsigned long>(board_.seed)));
    if (options_.rendering < Rendering::Turn || !options_.shows_boards()) return;
    print("start\n");
    draw(state);
}

void CreaturesShow::asked(const State& state, const Action& action, Illegal illegal) {
    const bool has_miscounted = illegal == Illegal::None && action.says &&
                                has_miscounted_toughness(state, state.mover(), action.order(), *action.says);
    if (has_miscounted) ++counts_[state.to_move()].miscounted;
    if (!options_.classic) return;
    print_turn_heads(state.turn, state);
    print(creatures_text::classic_lines(as_the_library_has_it(state, action, illegal), is_norths(state.moment())));
}

void CreaturesShow::played(const std::vector<Activation>& activations, const State& state) {
    for (const Activation& activation : activations) {
        note(creatures_text::record_line(activation));
        count(activation);
    }
    if (!options_.shows_boards()) return;
    if (options_.rendering == Rendering::Action) {
        std::string text = fmt::format("\nturn {}", activations.front().turn);
        for (const Activation& activation : activations)
            text +=
                fmt::format("{} {}", &activation == &activations.front() ? "," : ";", action_text(board_, activation));
        print(text + "\n");
        draw(state);
    }
    if (options_.rendering == Rendering::Turn && state.turn > turn_shown_) {
        turn_shown_ = state.turn;
        print(fmt::format("\nafter turn {}\n", state.turn - 1));
        draw(state);
    }
}

void CreaturesShow::end(const State& state, const creatures_text::Result& result) {
    note(creatures_text::record_result(result));
    if (options_.classic && result.code == "TURN_LIMIT") print_turn_heads(state.turn - 1, state);
    if (!options_.shows_boards() || options_.rendering == Rendering::None) return;
    if (options_.rendering != Rendering::Final && turn_shown_ == state.turn && state.place == 0) return print("\n");
    if (options_.rendering == Rendering::Action && lines_ > 2) return print("\n");
    if (options_.rendering == Rendering::Turn) print("\nend\n");
    draw(state);
    print("\n");
}

// Every turn has its head, also one in which nobody acts.
void CreaturesShow::print_turn_heads(std::int32_t last, const State& state) {
    for (; turns_announced_ <= last; ++turns_announced_)
        print(fmt::format("Turn is now: {}\n{}\n", turns_announced_, std::max(state.slots(true), state.slots(false))));
}

void CreaturesShow::draw(const State& state) const { print(creatures_picture(state, ink_)); }

void CreaturesShow::note(const std::string& line) {
    ++lines_;
    if (!options_.record.empty()) record_ += line;
    if (!expected_ || difference_) return;
    const std::size_t last = expected_->activations.size() + 2;
    const std::string& recorded = lines_ == 1      ? expected_->head
                                  : lines_ >= last ? expected_->result
                                                   : expected_->activations[lines_ - 2].text;
    if (recorded != line) difference_ = RecordDifference{lines_, without_end(recorded), without_end(line)};
}

void CreaturesShow::count(const Activation& activation) {
    SideCounts& counts = counts_[player_of(activation.is_north)];
    if (activation.was_frozen) ++counts.frozen;
    else if (activation.illegal != Illegal::None) ++counts.illegal;
    else ++counts.deeds[static_cast<std::size_t>(activation.order.deed)];
}

}  // namespace agon::cli
