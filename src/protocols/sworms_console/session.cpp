#include "protocols/sworms_console/session.h"

#include "games/sworms/turn.h"
#include "protocols/sworms_console/wording.h"

namespace agon::sworms_console {
namespace {

template <class... Cases>
struct Match : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Match(Cases...) -> Match<Cases...>;

std::optional<Cell> landed_chest(const std::vector<sworms::Event>& events) {
    for (const sworms::Event& event : events)
        if (const auto* landed = std::get_if<sworms::ChestLanded>(&event)) return landed->at;
    return std::nullopt;
}

}  // namespace

std::optional<Session> Session::begin(const sworms::Setup& setup, Look look, Dice& dice) {
    std::vector<sworms::Event> events;
    Journal<sworms::Event> journal(events);
    auto state = sworms::spawn_worms(setup, dice, journal);
    if (!state) return std::nullopt;
    Session session(*std::move(state), std::move(look), dice);
    for (const sworms::Event& event : events) session.opening_ += text_of(event, session.state_);
    session.opening_ += map_text(session.state_, session.look_);
    session.opening_ += session.begin_round();
    session.opening_ += session.prompt();
    return session;
}

std::string Session::begin_round() {
    if (const auto outcome = sworms::Rules::outcome(state_)) {
        over_ = true;
        return end_text(*outcome);
    }
    chosen_ = sworms::Weapon::Gun;
    return ready_text(state_);
}

std::string Session::carry_out(const sworms::Action& action) {
    std::vector<sworms::Event> events;
    Journal<sworms::Event> journal(events);
    Turn<sworms::Action> turn;
    turn[state_.to_move] = action;
    sworms::Rules::advance(state_, turn, *dice_, journal);

    // A move shows the map as it leaves it, before the round ends with its chest.
    const bool moved = std::holds_alternative<sworms::Move>(action);
    std::string text;
    bool turn_over = false;
    for (const sworms::Event& event : events) {
        if (std::holds_alternative<sworms::TurnOver>(event)) {
            turn_over = true;
            if (moved) text += map_text(state_, look_, landed_chest(events));
        }
        text += text_of(event, state_);
    }
    text += map_text(state_, look_);
    return turn_over ? text + begin_round() : text;
}

std::string Session::answer(std::string_view line) {
    if (over_) return "";
    const auto answer_to = Match{
        [](Nothing) { return std::string(); },
        [this](Quit) {
            over_ = true;
            return std::string();
        },
        [](ShowHelp) { return std::string(help_text); },
        [this](ShowState) { return state_text(state_, look_, chosen_); },
        [this](ShowMap) { return map_text(state_, look_); },
        [this](Choose choice) {
            chosen_ = choice.weapon;
            return chosen_text(choice.weapon, state_.acting());
        },
        [this](const Act& act) { return carry_out(act.action); },
        [](InputError error) { return std::string(text_of(error)); },
    };
    const std::string text = std::visit(answer_to, read_command(line, state_, chosen_, look_.teleport_order));
    return text + prompt();
}

}  // namespace agon::sworms_console
