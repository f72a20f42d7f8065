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

std::string Session::perform(const sworms::Action& action) {
    const std::string text = carry_out(action);
    return text + prompt();  // there is none any more if the game is over
}

std::variant<sworms::Action, std::string> Session::read(std::string_view line) {
    using Reading = std::variant<sworms::Action, std::string>;
    if (over_) return std::string();
    const auto said = [this](std::string_view text) { return Reading(std::string(text) + prompt()); };
    const auto reading_of = Match{
        [&](Nothing) { return said(""); },
        [&](Quit) {
            over_ = true;
            return said("");
        },
        [&](ShowHelp) { return said(help_text); },
        [&](ShowState) { return said(state_text(state_, look_, chosen_)); },
        [&](ShowMap) { return said(map_text(state_, look_)); },
        [&](Choose choice) {
            chosen_ = choice.weapon;
            return said(chosen_text(choice.weapon, state_.acting()));
        },
        [](const Act& act) { return Reading(act.action); },
        [&](InputError error) { return said(text_of(error)); },
    };
    return std::visit(reading_of, read_command(line, state_, chosen_, look_.teleport_order));
}

std::string Session::answer(std::string_view line) {
    const auto reading = read(line);
    if (const auto* action = std::get_if<sworms::Action>(&reading)) return perform(*action);
    return std::get<std::string>(reading);
}

}  // namespace agon::sworms_console
