#include "laws/broken_toys/broken_toy.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

using namespace toys;
using tictactoe::Mark;
using tictactoe::Place;
using tictactoe::State;

struct ReadsBoardsUpsideDown : Like<ReadsBoardsUpsideDown, tictactoe::Rules> {
    static Result<State, ParseError> read_state(std::string_view text) {
        auto state = Honest::read_state(text);
        if (state) std::reverse(state->board.begin(), state->board.end());
        return state;
    }
};

struct WritesActionsInTwoLines : Like<WritesActionsInTwoLines, tictactoe::Rules> {
    static std::string write(Place action) { return Honest::write(action) + "\n"; }
    static std::string write(const State& state) { return Honest::write(state); }
    static Result<Place, ParseError> read_action(std::string_view text) {
        return Honest::read_action(text.substr(0, text.find('\n')));
    }
};

struct WritesRowsBeforeColumns : Like<WritesRowsBeforeColumns, tictactoe::Rules> {
    static std::string write(Place action) { return Honest::write(Place{{action.at.y, action.at.x}}); }
    static std::string write(const State& state) { return Honest::write(state); }
};

struct KomiSetup : tictactoe::Setup {
    int komi = 7;
    KomiSetup() = default;
    explicit KomiSetup(int points) : komi(points) {}
    bool operator==(const KomiSetup&) const = default;
};

struct HasAnUnlistedSetting : Like<HasAnUnlistedSetting, tictactoe::Rules> {
    using Setup = KomiSetup;
};

struct BoldPlace : Place {
    bool bold = false;
    bool operator==(const BoldPlace&) const = default;
};

struct HasActionsWithAnUnlistedPart : Like<HasActionsWithAnUnlistedPart, tictactoe::Rules> {
    using Action = BoldPlace;
    static std::string write(const State& state) { return Honest::write(state); }
    static std::string write(const BoldPlace& action) { return Honest::write(Place{action.at}); }
    static Result<BoldPlace, ParseError> read_action(std::string_view text) {
        const auto plain = Honest::read_action(text);
        if (!plain) return Unexpected{plain.error()};
        return bold(*plain);
    }
    static void list_actions(const State& state, Player player, std::vector<BoldPlace>& actions) {
        std::vector<Place> plain;
        Honest::list_actions(state, player, plain);
        for (const Place& place : plain) actions.push_back(bold(place));
    }
    static BoldPlace sample_action(const State& state, Player player, Dice& dice) {
        return bold(Honest::sample_action(state, player, dice));
    }
    static void advance(State& state, const Turn<BoldPlace>& turn, Dice& dice, Journal<Event>& journal) {
        Turn<Place> plain;
        plain[state.to_move] = Place{turn[state.to_move]->at};
        Honest::advance(state, plain, dice, journal);
    }

private:
    static BoldPlace bold(const Place& place) {
        BoldPlace action;
        action.at = place.at;
        action.bold = true;
        return action;
    }
};

struct CountedState : State {
    int free = 0;
    bool operator==(const CountedState&) const = default;
};

struct ObservesAnUnlistedNumber : Like<ObservesAnUnlistedNumber, tictactoe::Rules> {
    using Observation = CountedState;
    static CountedState observe(const Position<ObservesAnUnlistedNumber>& position, Player) {
        CountedState seen;
        seen.board = position.state.board;
        seen.to_move = position.state.to_move;
        seen.free = static_cast<int>(std::count(seen.board.begin(), seen.board.end(), Mark::None));
        return seen;
    }
};

struct DrawsInLatin1 : Like<DrawsInLatin1, tictactoe::Rules> {
    static Scene scene(const Position<DrawsInLatin1>& position, Viewer viewer) {
        Scene scene = Like::scene(position, viewer);
        for (ScenePiece& piece : scene.pieces) piece.label = "\xD7";  // a multiplication sign, but not in UTF-8
        return scene;
    }
};

}  // namespace

std::vector<BrokenToy> toys_with_broken_texts() {
    BrokenToy unlisted_setting = AGON_BREAKS(HasAnUnlistedSetting, setups_survive_json);
    unlisted_setting.broken = game_law<HasAnUnlistedSetting>(
        "setups_survive_json", &setups_survive_json<HasAnUnlistedSetting>, {KomiSetup(3)});
    return {
        AGON_BREAKS(ReadsBoardsUpsideDown, positions_survive_text),
        AGON_BREAKS(WritesActionsInTwoLines, actions_survive_text),
        AGON_BREAKS(WritesRowsBeforeColumns, actions_survive_text),
        unlisted_setting,
        AGON_BREAKS(HasActionsWithAnUnlistedPart, actions_survive_json),
        AGON_BREAKS(ObservesAnUnlistedNumber, observations_survive_json),
        AGON_BREAKS(DrawsInLatin1, scenes_survive_json),
    };
}

}  // namespace agon::laws
