#include "bots/siege/general/general.h"

#include "core/text_cursor.h"

namespace agon::siege::general {

void General::plan(const State& state, Dice&, Orders& orders) {
    Thought thought(state, options_.effort);
    const Doctrine before = doctrine_.value_or(usual_doctrine());
    doctrine_ = options_.searches ? thought.best_doctrine(before) : usual_doctrine();
    thought.play(*doctrine_, options_.searches ? thought.improvements(*doctrine_) : TurnWish{}, orders);
}

std::string General::memory() const {
    if (!doctrine_) return "";
    std::string text;
    for (const std::uint8_t weight : doctrine_->mix) text += std::to_string(weight) + ' ';
    return text + std::to_string(static_cast<int>(doctrine_->stance));
}

void General::recall(std::string_view memory) {
    doctrine_.reset();
    TextCursor in(memory);
    Doctrine doctrine;
    for (std::uint8_t& weight : doctrine.mix) {
        const auto number = in.take_number<std::uint8_t>();
        if (!number || !in.take(' ')) return;
        weight = *number;
    }
    const auto stance = in.take_number<std::uint8_t>(0, all_stances.size() - 1);
    if (!stance || !in.at_end()) return;
    doctrine.stance = static_cast<Stance>(*stance);
    doctrine_ = doctrine;
}

}  // namespace agon::siege::general
