#pragma once
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "core/fields.h"
#include "core/journal.h"
#include "core/outcome.h"
#include "core/player.h"
#include "core/position.h"
#include "core/preview.h"
#include "core/result.h"
#include "core/scene.h"

// What a game is. Rules are a stateless `struct Rules` with static functions that models these concepts; state is a value;
// dice and journal are parameters. docs/adding-a-game.md walks through them with an example.
namespace agon {

// One or both players act: sequential and simultaneous games alike.
template <class Action>
using Turn = PerPlayer<std::optional<Action>>;

template <class T>
concept FieldValue = std::regular<T> &&(HasFields<T> || VariantLike<T> || NamedEnum<T>);

template <class G>
concept Game = requires {
    requires FieldValue<typename G::Setup>;
    requires FieldValue<typename G::State>;
    requires FieldValue<typename G::Action>;
    requires FieldValue<typename G::Event>;
    requires FieldValue<typename G::Observation>;
    requires std::is_enum_v<typename G::Refusal>;
}
&&requires(const typename G::Setup& setup, const typename G::State& state, typename G::State& changing,
           const typename G::Action& action, typename G::Refusal refusal, const Position<G>& position,
           const Turn<typename G::Action>& turn, Player player, Dice& dice, Journal<typename G::Event>& journal) {
    { G::name } -> std::convertible_to<std::string_view>;     // "sworms": lower case, a word on the command line
    { G::summary } -> std::convertible_to<std::string_view>;  // one sentence for people

    // What is wrong with a setup or a state that came from outside, as a sentence; nothing if it can be played.
    { G::problem_with(setup) } -> std::same_as<std::optional<std::string>>;
    { G::problem_with(state) } -> std::same_as<std::optional<std::string>>;

    { G::start(setup, dice) } -> std::same_as<typename G::State>;
    { G::awaits(state, player) } -> std::same_as<bool>;

    // Ask first, act second: refuse() may be called at any time and refuses everything from a player who is not awaited;
    // advance() is called only with what it let pass, one action from each awaited player and none from the other.
    { G::refuse(state, player, action) } -> std::same_as<std::optional<typename G::Refusal>>;
    { G::describe(refusal) } -> std::convertible_to<std::string_view>;
    G::advance(changing, turn, dice, journal);

    { G::outcome(state) } -> std::same_as<std::optional<Outcome>>;  // while there is none, somebody is awaited
    { G::observe(position, player) } -> std::same_as<typename G::Observation>;  // exactly what that player may see

    // The most calls of advance() that a game of this setup can take; none where the document sets no end.
    { G::longest_game(setup) } -> std::same_as<std::optional<int>>;
};

// Actions can be listed, and one of them drawn without listing them all.
template <class G>
concept EnumerableGame = Game<G> &&
    requires(const typename G::State& state, Player player, Dice& dice, std::vector<typename G::Action>& actions) {
    G::list_actions(state, player, actions);  // appends
    { G::sample_action(state, player, dice) } -> std::same_as<typename G::Action>;
};

// Actions and states have a text that people read and write. Actions take one line.
template <class G>
concept NotatedGame = Game<G> &&
    requires(const typename G::State& state, const typename G::Action& action, std::string_view text) {
    { G::write(action) } -> std::same_as<std::string>;
    { G::write(state) } -> std::same_as<std::string>;
    { G::read_action(text) } -> std::same_as<Result<typename G::Action, ParseError>>;
    { G::read_state(text) } -> std::same_as<Result<typename G::State, ParseError>>;
};

// What a silent player is held to have done. In a game without it, silence forfeits.
template <class G>
concept IdleGame = Game<G> && requires(const typename G::State& state, Player player) {
    { G::idle(state, player) } -> std::same_as<typename G::Action>;
};

// Some of the state is hidden from a player. Belief is what a player can work out from the observations it was given, one
// after every step of the game; a sample is a whole state that would have given the last of them.
template <class G>
concept HiddenGame = Game<G> && requires(const typename G::Setup& setup, Player player, Dice& dice,
                                         const typename G::State& state, const typename G::Observation& observation,
                                         typename G::Belief& belief, const typename G::Belief& settled) {
    requires std::copyable<typename G::Belief>;
    { G::Belief::begin(setup, player) } -> std::same_as<typename G::Belief>;
    belief.update(observation);
    { settled.sample(dice) } -> std::same_as<typename G::State>;

    // The same state with everything dealt anew that the player cannot see: what the laws of hidden information test with.
    { G::redeal_hidden(state, player, dice) } -> std::same_as<typename G::State>;
};

// Nothing is hidden: what a player observes is the state itself.
template <class G>
concept OpenGame = Game<G> && std::same_as<typename G::Observation, typename G::State>;

// A setup may hold what a player is not to know. What one is told of it instead: the settings without those secrets.
template <class G>
concept BriefedGame = Game<G> && requires(const typename G::Setup& setup) {
    { G::briefing(setup) } -> std::same_as<typename G::Setup>;
};
template <Game G>
typename G::Setup briefing_of(const typename G::Setup& setup) {
    if constexpr (BriefedGame<G>) return G::briefing(setup);
    else return setup;
}

// Each player sees every action and every event as it happens; what is hidden lies elsewhere. A hidden game says so itself.
template <class G>
inline constexpr bool plays_openly = OpenGame<G>;
template <class G>
requires requires { G::plays_openly; }
inline constexpr bool plays_openly<G> = G::plays_openly;

// A game whose turns take several calls of advance (a walk, then a shot) says how many turns are over. Turns are what people
// count and what records are checked by; in a game that does not say, every step is one.
template <class G>
concept CountsTurns = Game<G> && requires(const typename G::State& state) {
    { G::turns_played(state) } -> std::same_as<int>;
};

// The board for people.
template <class G>
concept SceneGame = Game<G> && requires(const Position<G>& position, Viewer viewer) {
    { G::scene(position, viewer) } -> std::same_as<Scene>;
};

// The game can say what an action, one that is not refused, would bring.
template <class G>
concept PreviewGame = Game<G> && requires(const typename G::State& state, const typename G::Action& action) {
    { G::preview(state, action) } -> std::same_as<Preview>;
};

// What the catalog asks of a game, so that it can be played, searched, saved and drawn by name.
template <class G>
concept FullGame = EnumerableGame<G> && NotatedGame<G> && SceneGame<G> &&(OpenGame<G> || HiddenGame<G>);

}  // namespace agon
