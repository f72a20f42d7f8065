#pragma once
#include "core/game.h"
#include "core/shared.h"
#include "games/scrabble/board.h"

namespace agon::scrabble {

struct Setup {
    int size = 15;
    std::vector<Tile> tiles;
    std::vector<std::string> board;  // rows of letters and dots (or blanks); none: an empty board
    PerPlayer<std::int32_t> score;
    Player to_move = Player::First;
    std::optional<int> pointless_limit =
        4;  // so many turns in a row without points end the game; the document has no such end

    Setup();  // the tiles of the document's sample session
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("size", self.size);
        visit("tiles", self.tiles);
        visit("board", self.board);
        visit("score", self.score);
        visit("to_move", self.to_move);
        visit("pointless_limit", self.pointless_limit);
    }
};

// Tiles never change during a game; what they are worth is worked out once.
class TileList {
public:
    TileList() = default;
    explicit TileList(std::vector<Tile> tiles) : tiles_(std::move(tiles)), values_(tiles_) {}
    const std::vector<Tile>& tiles() const { return tiles_; }
    const TileValues& values() const { return values_; }
    bool operator==(const TileList& other) const { return tiles_ == other.tiles_; }

    // In files: "a1 b2 q3".
    static constexpr std::string_view expected_text = "tiles with blanks between them, like a1 b2 q3";
    std::string text() const;
    static std::optional<TileList> from_text(std::string_view text);

private:
    std::vector<Tile> tiles_;
    TileValues values_;
};

struct State {
    Board board;
    Tally tally;
    std::int32_t turns = 0;            // played since the start, or since the file was loaded
    std::int32_t pointless_turns = 0;  // in a row, up to now
    std::optional<int> pointless_limit;
    Shared<TileList> tiles;

    const TileValues& values() const { return tiles->values(); }
    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("board", self.board);
        visit("tally", self.tally);
        visit("turns", self.turns);
        visit("pointless_turns", self.pointless_turns);
        visit("pointless_limit", self.pointless_limit);
        visit("tiles", self.tiles);
    }
};
static_assert(sizeof(State) <= 1024);

struct Place {
    Cell at;
    Direction direction = Direction::Horizontal;
    Word word;

    Placement placement() const { return {at, direction, word.view()}; }
    bool operator==(const Place&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("direction", self.direction);
        visit("word", self.word);
    }
};

struct Placed {
    static constexpr std::string_view name = "placed";
    Player by = Player::First;
    Cell at;
    Direction direction = Direction::Horizontal;
    Word word;
    std::int32_t gain = 0;
    std::uint32_t laid = 0;  // bit i: the letter i of the word is new on the board
    bool operator==(const Placed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
        visit("direction", self.direction);
        visit("word", self.word);
        visit("gain", self.gain);
        visit("laid", self.laid);
    }
};

// ESP-Scrabble. placement.cpp has the rules of placing a word; turn.cpp start, advance and the end; listing.cpp the
// placements worth considering; setup.cpp what can be played; notation.cpp the texts; scene.cpp the board for people.
struct Rules {
    using Setup = scrabble::Setup;
    using State = scrabble::State;
    using Action = Place;
    using Event = std::variant<Placed>;
    using Observation = State;
    using Refusal = scrabble::Refusal;

    static constexpr std::string_view name = "scrabble";
    static constexpr std::string_view summary = "ESP-Scrabble: words without a dictionary, half the board's cells win.";

    static std::optional<std::string> problem_with(const Setup& setup);
    static std::optional<std::string> problem_with(const State& state);
    static State start(const Setup& setup, Dice& dice);
    static bool awaits(const State& state, Player player);
    static std::optional<Refusal> refuse(const State& state, Player player, const Action& action);
    static std::string_view describe(Refusal refusal);
    static void advance(State& state, const Turn<Action>& turn, Dice& dice, Journal<Event>& journal);
    static std::optional<Outcome> outcome(const State& state);
    static Observation observe(const Position<Rules>& position, Player) { return position.state; }
    static std::optional<int> longest_game(const Setup& setup);

    // Placements filled with the most valuable tile: no other word on the same cells is ever better (docs/scrabble.md).
    static void list_actions(const State& state, Player player, std::vector<Action>& actions);
    static Action sample_action(const State& state, Player player, Dice& dice);

    static Preview preview(const State& state, const Action& action);

    static std::string write(const Action& action);
    static std::string write(const State& state);
    static Result<Action, ParseError> read_action(std::string_view text);
    static Result<State, ParseError> read_state(std::string_view text);

    static Scene scene(const Position<Rules>& position, Viewer viewer);
};

}  // namespace agon::scrabble
