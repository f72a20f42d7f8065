#include "toys/paint.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::toys::paint {
namespace {

constexpr int smallest_side = 2, largest_side = 20, most_rounds = 1000;
constexpr std::string_view colour_letters = ".bo";      // in the order of Colour
constexpr PerPlayer<char> painter_letters{{'B', 'O'}};  // a painter, on a cell of the painter's own colour
constexpr std::array ways{Way::North, Way::East, Way::South, Way::West, Way::Stay};

Colour colour_of(Player player) { return player == Player::First ? Colour::Blue : Colour::Orange; }

Cell corner_of(Player player, int width, int height) {
    return player == Player::First ? Cell{0, 0} : Cell{width - 1, height - 1};
}

Cell target(Cell from, Way way) {
    return way == Way::Stay ? from : from + orthogonal_steps[static_cast<std::size_t>(way)];
}

bool is_floor(const State& state, Cell cell) {
    return state.terrain->contains(cell) && (*state.terrain)[cell] == Ground::Floor;
}

InlineVector<Way, ways.size()> open_ways(const State& state, Player player) {
    InlineVector<Way, ways.size()> open;
    for (const Way way : ways)
        if (is_floor(state, target(state.at[player], way))) open.push_back(way);
    return open;
}

PerPlayer<int> count_cells(const State& state) {
    PerPlayer<int> cells;
    for (const Player player : both_players)
        cells[player] = static_cast<int>(std::count(state.colours.begin(), state.colours.end(), colour_of(player)));
    return cells;
}

std::optional<std::string> problem_with_size(int width, int height) {
    if (std::min(width, height) < smallest_side || std::max(width, height) > largest_side)
        return "width and height must be from 2 to 20";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (auto problem = problem_with_size(setup.width, setup.height)) return problem;
    if (setup.rounds < 1 || setup.rounds > most_rounds) return "rounds must be from 1 to 1000";
    for (const Cell wall : setup.walls) {
        if (wall.x < 0 || wall.x >= setup.width || wall.y < 0 || wall.y >= setup.height)
            return "a wall is off the board";
        for (const Player player : both_players)
            if (wall == corner_of(player, setup.width, setup.height)) return "a wall is where a player starts";
    }
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    const auto& terrain = *state.terrain;
    const auto& colours = state.colours;
    if (auto problem = problem_with_size(terrain.width(), terrain.height())) return problem;
    if (colours.width() != terrain.width() || colours.height() != terrain.height())
        return "terrain and colours must have the same size";
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (terrain.begin()[i] == Ground::Wall && colours.begin()[i] != Colour::None) return "a wall is painted";
    for (const Player player : both_players)
        if (!colours.contains(state.at[player]) || colours[state.at[player]] != colour_of(player))
            return "each player must stand on a cell of their own colour";
    if (state.rounds_left < 0 || state.rounds_left > most_rounds) return "rounds left must be from 0 to 1000";
    return std::nullopt;
}

State Rules::start(const Setup& setup, Dice&) {
    Grid<Ground, 25> terrain(setup.width, setup.height);
    for (const Cell wall : setup.walls) terrain[wall] = Ground::Wall;
    State state{.terrain = Shared(std::move(terrain)),
                .colours = {setup.width, setup.height},
                .at = {},
                .rounds_left = setup.rounds};
    for (const Player player : both_players) {
        state.at[player] = corner_of(player, setup.width, setup.height);
        state.colours[state.at[player]] = colour_of(player);
    }
    return state;
}

bool Rules::awaits(const State& state, Player) { return state.rounds_left > 0; }

std::optional<Refusal> Rules::refuse(const State& state, Player player, Action action) {
    if (outcome(state)) return Refusal::GameOver;
    if (!is_floor(state, target(state.at[player], action))) return Refusal::Blocked;
    return std::nullopt;
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::GameOver: return "The game is over.";
        case Refusal::Blocked: return "A wall or the edge of the board is there.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    PerPlayer<Cell> to;
    for (const Player player : both_players) to[player] = target(state.at[player], *turn[player]);
    --state.rounds_left;
    // One rule for every meeting: if both would end on one cell, neither moves. So nobody enters a cell in which the other
    // stays, but one may follow the other who leaves, and the two may swap cells.
    if (to[Player::First] == to[Player::Second]) return journal.note(Bumped{to[Player::First]});
    for (const Player player : both_players) {
        if (to[player] == state.at[player]) continue;
        state.at[player] = to[player];
        state.colours[to[player]] = colour_of(player);
        journal.note(Painted{player, to[player]});
    }
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (state.rounds_left > 0) return std::nullopt;
    return by_score(count_cells(state), "rounds-over");
}

Rules::Observation Rules::observe(const Position<Rules>& position, Player) { return position.state; }

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    const auto open = open_ways(state, player);
    actions.insert(actions.end(), open.begin(), open.end());
}

Way Rules::sample_action(const State& state, Player player, Dice& dice) {
    const auto open = open_ways(state, player);
    return open[static_cast<std::size_t>(dice.roll(0, static_cast<int>(open.size()) - 1))];
}

std::string Rules::write(Action action) { return std::string(name_of(action)); }

Result<Way, ParseError> Rules::read_action(std::string_view text) {
    if (const auto way = enum_by_name<Way>(text)) return *way;
    return TextCursor(text).expected("north, east, south, west or stay");
}

// One line a row, then the clock: "Rr.\n.#b\n..B\nrounds left: 17\n". Capitals are the painters.
std::string Rules::write(const State& state) {
    std::string text;
    for (std::size_t i = 0; i < state.colours.size(); ++i) {
        const Cell cell = state.colours.cell_at(i);
        char letter = is_floor(state, cell) ? colour_letters[static_cast<std::size_t>(state.colours[cell])] : '#';
        for (const Player player : both_players)
            if (state.at[player] == cell) letter = painter_letters[player];
        text += letter;
        if (cell.x + 1 == state.colours.width()) text += '\n';
    }
    return text + "rounds left: " + std::to_string(state.rounds_left) + "\n";
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    const auto width = TextCursor(text).take_word().size();
    const std::string_view rows = text.substr(0, text.find("rounds left: "));
    const auto height = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), '\n'));
    if (width > largest_side || height > largest_side) return in.expected("at most 20 rows of at most 20 cells");
    Grid<Ground, 25> terrain(static_cast<int>(width), static_cast<int>(height));
    State state{.terrain = {}, .colours = {terrain.width(), terrain.height()}, .at = {}, .rounds_left = 0};
    PerPlayer<int> painters;
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        const Cell cell = terrain.cell_at(i);
        const char letter = in.peek();
        if (letter == '#') terrain[cell] = Ground::Wall;
        else if (const auto colour = colour_letters.find(letter); colour != std::string_view::npos)
            state.colours[cell] = static_cast<Colour>(colour);
        else if (letter != 'B' && letter != 'O') return in.expected("one of .#boBO");
        for (const Player player : both_players) {
            if (letter != painter_letters[player]) continue;
            ++painters[player];
            state.at[player] = cell;
            state.colours[cell] = colour_of(player);
        }
        in.take(letter);
        if (cell.x + 1 == terrain.width() && !in.take('\n')) return in.expected("the end of the row");
    }
    if (painters != PerPlayer<int>{{1, 1}}) return in.expected("one R and one B above");
    if (!in.take("rounds left: ")) return in.expected("the line \"rounds left: \" and a number");
    const auto rounds_left = in.take_number(0, most_rounds);
    if (!rounds_left || !in.take('\n') || !in.at_end()) return in.expected("a number from 0 to 1000 and the end");
    state.terrain = Shared(std::move(terrain));
    state.rounds_left = *rounds_left;
    return state;
}

Scene Rules::scene(const Position<Rules>& position, Viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.colours.width();
    scene.height = state.colours.height();
    scene.kinds = {"floor", "blue", "orange", "wall"};
    for (std::size_t i = 0; i < state.colours.size(); ++i) {
        const Cell cell = state.colours.cell_at(i);
        scene.terrain.push_back(is_floor(state, cell) ? static_cast<std::uint8_t>(state.colours[cell]) : 3);
    }
    const auto cells = count_cells(state);
    for (const Player player : both_players) {
        scene.pieces.push_back({.id = number_of(player),
                                .owner = player,
                                .kind = "painter",
                                .at = state.at[player],
                                .label = std::string(1, painter_letters[player])});
        scene.sides[player].name = player == Player::First ? "Blue" : "Orange";
        scene.sides[player].score = cells[player];
        scene.sides[player].facts = {{"rounds left", std::to_string(state.rounds_left)}};
        if (awaits(state, player)) scene.awaits.push_back(player);
    }
    for (const Event& event : position.events) {
        if (const auto* painted = std::get_if<Painted>(&event))
            scene.effects.push_back({.kind = EffectKind::Spawn, .by = number_of(painted->by), .cells = {painted->at}});
        if (const auto* bumped = std::get_if<Bumped>(&event))
            scene.effects.push_back({.kind = EffectKind::Hit, .cells = {bumped->at}});
    }
    return scene;
}

static_assert(FullGame<Rules> && OpenGame<Rules> && IdleGame<Rules>);

}  // namespace agon::toys::paint
