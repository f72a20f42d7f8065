#include "bots/siege/general/general.h"

#include "core/text_cursor.h"

namespace agon::siege::general {

void General::plan(const State& state, Dice&, Orders& orders) {
    const Terrain terrain(*state.map);
    const Doctrine usual = usual_doctrine(state);
    if (!options_.searches) {
        Thought(state, terrain, options_.effort, rival_).play(usual, {}, orders);
        return;
    }
    const Doctrine before = doctrine_.value_or(usual);
    if (keep_ready_) {
        Orders at_once;
        Thought(state, terrain, options_.effort, rival_).play(before, {}, at_once);
        keep_ready_(at_once);
    }
    rival_.watch(state, terrain);
    Thought thought(state, terrain, options_.effort, rival_);
    doctrine_ = thought.best_doctrine(before);
    rival_.remember(thought.play(*doctrine_, thought.improvements(*doctrine_), orders));
}

std::string General::memory() const {
    if (!doctrine_) return "";
    std::string text;
    for (const std::uint8_t weight : doctrine_->mix) text += std::to_string(weight) + ' ';
    for (const std::uint8_t wanted : {doctrine_->workers, doctrine_->guards}) text += std::to_string(wanted) + ' ';
    text += std::to_string(static_cast<int>(doctrine_->stance));
    rival_.write(text);
    return text;
}

void General::recall(std::string_view memory) {
    doctrine_.reset();
    rival_ = Rival();
    TextCursor in(memory);
    Doctrine doctrine;
    const auto take = [&](std::uint8_t& wanted) {
        const auto number = in.take_number<std::uint8_t>();
        wanted = number.value_or(0);
        return number && in.take(' ');
    };
    for (std::uint8_t& weight : doctrine.mix)
        if (!take(weight)) return;
    if (!take(doctrine.workers) || !take(doctrine.guards)) return;
    const auto stance = in.take_number<std::uint8_t>(0, all_stances.size() - 1);
    if (!stance || !rival_.read(in)) return;
    if (!in.at_end()) return static_cast<void>(rival_ = Rival());
    doctrine.stance = static_cast<Stance>(*stance);
    doctrine_ = doctrine;
}

}  // namespace agon::siege::general
