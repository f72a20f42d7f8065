#include <concepts>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "toys/tictactoe.h"

// What models the concepts of core/game.h and, by one small slip each, what does not. All of it is decided when this compiles.
namespace agon {
namespace {

using toys::tictactoe::Place;
using toys::tictactoe::Rules;
using toys::tictactoe::State;

static_assert(Game<Rules> && EnumerableGame<Rules> && NotatedGame<Rules> && OpenGame<Rules> && SceneGame<Rules>);
static_assert(FullGame<Rules>);
static_assert(!IdleGame<Rules> && !HiddenGame<Rules>);

// Tic-tac-toe under another name: each slip below inherits it and spoils one thing.
template <class Self>
struct Renamed : Rules {
    static State observe(const Position<Self>&, Player);
    static Scene scene(const Position<Self>&, Viewer);
};

struct Faithful : Renamed<Faithful> {};
static_assert(FullGame<Faithful>);

struct NoName : Renamed<NoName> {
    static constexpr int name = 3;
};
struct NoSummary : Renamed<NoSummary> {
    static constexpr std::optional<int> summary{};
};
struct StateWithoutFields : Renamed<StateWithoutFields> {
    struct State {
        bool operator==(const State&) const = default;
    };
};
struct StateWithoutEquality : Renamed<StateWithoutEquality> {
    struct State {
        static constexpr void fields(auto&, auto&&) {}
    };
};
struct ActionIsAnInt : Renamed<ActionIsAnInt> {
    using Action = int;
};
struct RefusalIsText : Renamed<RefusalIsText> {
    using Refusal = std::string;
};
struct AwaitsANumber : Renamed<AwaitsANumber> {
    static int awaits(const State&, Player);
};
struct AwaitsChanges : Renamed<AwaitsChanges> {
    static bool awaits(State&, Player);
};
struct RefusesWithABool : Renamed<RefusesWithABool> {
    static bool refuse(const State&, Player, Action);
};
struct AdvanceWithoutDice : Renamed<AdvanceWithoutDice> {
    static void advance(State&, const Turn<Action>&, Journal<Event>&);
};
struct AdvanceOfOneAction : Renamed<AdvanceOfOneAction> {
    static void advance(State&, const Action&, Dice&, Journal<Event>&);
};
struct OutcomeIsNotOptional : Renamed<OutcomeIsNotOptional> {
    static Outcome outcome(const State&);
};
struct ObservesAState : Renamed<ObservesAState> {
    static State observe(const State&, Player);
};
struct ChecksNoState : Renamed<ChecksNoState> {
    static std::optional<std::string> problem_with(const Setup&);
};
struct StartsWithoutDice : Renamed<StartsWithoutDice> {
    static State start(const Setup&);
};
struct EndlessWithoutSayingSo : Renamed<EndlessWithoutSayingSo> {
    static int longest_game(const Setup&);
};
static_assert(!Game<NoName> && !Game<NoSummary> && !Game<StateWithoutFields> && !Game<StateWithoutEquality>);
static_assert(!Game<ActionIsAnInt> && !Game<RefusalIsText> && !Game<AwaitsANumber> && !Game<AwaitsChanges>);
static_assert(!Game<RefusesWithABool> && !Game<AdvanceWithoutDice> && !Game<AdvanceOfOneAction>);
static_assert(!Game<OutcomeIsNotOptional> && !Game<ObservesAState> && !Game<ChecksNoState>);
static_assert(!Game<StartsWithoutDice> && !Game<EndlessWithoutSayingSo> && !Game<int> && !Game<State>);

struct ListsByReturning : Renamed<ListsByReturning> {
    static std::vector<Action> list_actions(const State&, Player);
};
struct SamplesPerhaps : Renamed<SamplesPerhaps> {
    static std::optional<Action> sample_action(const State&, Player, Dice&);
};
static_assert(Game<ListsByReturning> && !EnumerableGame<ListsByReturning>);
static_assert(Game<SamplesPerhaps> && !EnumerableGame<SamplesPerhaps> && !FullGame<SamplesPerhaps>);

struct WritesNoState : Renamed<WritesNoState> {
    static std::string write(Action);
};
struct ReadsPerhaps : Renamed<ReadsPerhaps> {
    static std::optional<Action> read_action(std::string_view);
};
static_assert(Game<WritesNoState> && !NotatedGame<WritesNoState>);
static_assert(Game<ReadsPerhaps> && !NotatedGame<ReadsPerhaps>);

struct Passes : Renamed<Passes> {
    static Action idle(const State&, Player);
};
struct PassesPerhaps : Renamed<PassesPerhaps> {
    static std::optional<Action> idle(const State&, Player);
};
static_assert(IdleGame<Passes> && !IdleGame<PassesPerhaps>);

struct DrawsText : Renamed<DrawsText> {
    static std::string scene(const Position<DrawsText>&, Viewer);
};
static_assert(Game<DrawsText> && !SceneGame<DrawsText> && !FullGame<DrawsText>);

// Hidden games: the observation differs from the state, and a belief explains it.
struct Glimpse {
    int marks = 0;
    bool operator==(const Glimpse&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("marks", self.marks); }
};
struct Guess {
    static Guess begin(const Rules::Setup&, Player);
    void update(const Glimpse&);
    State sample(Dice&) const;
};
template <class Self>
struct Veiled : Renamed<Self> {
    using Observation = Glimpse;
    using Belief = Guess;
    static Glimpse observe(const Position<Self>&, Player);
    static State redeal_hidden(const State&, Player, Dice&);
};
struct Blindfold : Veiled<Blindfold> {};
static_assert(HiddenGame<Blindfold> && !OpenGame<Blindfold> && FullGame<Blindfold>);

struct NoBelief : Renamed<NoBelief> {
    using Observation = Glimpse;
    static Glimpse observe(const Position<NoBelief>&, Player);
};
struct SamplingChangesTheBelief : Veiled<SamplingChangesTheBelief> {
    struct Belief {
        static Belief begin(const Rules::Setup&, Player);
        void update(const Glimpse&);
        State sample(Dice&);
    };
};
struct NoRedeal : Veiled<NoRedeal> {
    static void redeal_hidden(State&, Player, Dice&);
};
static_assert(Game<NoBelief> && !HiddenGame<NoBelief> && !OpenGame<NoBelief> && !FullGame<NoBelief>);
static_assert(Game<SamplingChangesTheBelief> && !HiddenGame<SamplingChangesTheBelief>);
static_assert(Game<NoRedeal> && !HiddenGame<NoRedeal>);

}  // namespace
}  // namespace agon
