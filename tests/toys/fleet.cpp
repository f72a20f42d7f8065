#include "toys/fleet.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::toys::fleet {
namespace {

constexpr int smallest_side = 2, largest_side = 10, shortest_ship = 2;  // a ship of one cell would have no heading

Player owner_of_water(const Chart& chart, Cell cell) {
    return cell.y < chart.height() / 2 ? Player::First : Player::Second;
}

Cell cell_of(const Ship& ship, int part) { return ship.bow + (ship.heading == Heading::Across ? east : south) * part; }

bool covers(const Ship& ship, Cell cell) {
    for (int part = 0; part < ship.length; ++part)
        if (cell_of(ship, part) == cell) return true;
    return false;
}

bool is_sunk(const State& state, Player owner) {
    const Ship& ship = state.ships[owner];
    for (int part = 0; part < ship.length; ++part)
        if (state.chart[cell_of(ship, part)] != Mark::Hit) return false;
    return true;
}

bool fits(const Chart& chart, Player owner, const Ship& ship) {
    for (int part = 0; part < ship.length; ++part) {
        const Cell cell = cell_of(ship, part);
        if (!chart.contains(cell) || owner_of_water(chart, cell) != owner) return false;
    }
    return true;
}

bool agrees_with_shots(const Chart& chart, Player owner, const Ship& ship) {
    for (std::size_t i = 0; i < chart.size(); ++i) {
        const Cell cell = chart.cell_at(i);
        if (chart[cell] == Mark::None || owner_of_water(chart, cell) != owner) continue;
        if ((chart[cell] == Mark::Hit) != covers(ship, cell)) return false;
    }
    return true;
}

// Dealing, redealing and guessing are one thing: any place that agrees with the shots so far, each as likely as the others.
Ship place_ship(const Chart& chart, Player owner, int length, Dice& dice) {
    std::vector<Ship> places;
    for (std::size_t i = 0; i < chart.size(); ++i)
        for (const Heading heading : {Heading::Across, Heading::Down}) {
            const Ship ship{chart.cell_at(i), heading, length};
            if (fits(chart, owner, ship) && agrees_with_shots(chart, owner, ship)) places.push_back(ship);
        }
    AGON_CHECK(!places.empty());
    return places[static_cast<std::size_t>(dice.roll(0, static_cast<int>(places.size()) - 1))];
}

int count_shots_at(const Chart& chart, Player owner) {
    int shots = 0;
    for (std::size_t i = 0; i < chart.size(); ++i)
        if (chart.begin()[i] != Mark::None && owner_of_water(chart, chart.cell_at(i)) == owner) ++shots;
    return shots;
}

bool is_target(const State& state, Player shooter, Cell cell) {
    return owner_of_water(state.chart, cell) != shooter && state.chart[cell] == Mark::None;
}

char letter_of(const State& state, Cell cell) {
    if (state.chart[cell] == Mark::Hit) return 'X';
    if (state.chart[cell] == Mark::Miss) return 'o';
    return covers(state.ships[owner_of_water(state.chart, cell)], cell) ? 'S' : '.';
}

}  // namespace

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    const auto [shorter, longer] = std::minmax({setup.width, setup.height});
    if (shorter < smallest_side || longer > largest_side) return "width and height must be from 2 to 10";
    if (setup.ship_length < shortest_ship || setup.ship_length > longer)
        return "the ship's length must be from 2 to the longer side of the water";
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    const Chart& chart = state.chart;
    const int length = state.ships[Player::First].length;
    if (chart.height() % 2 != 0) return "the chart must have two halves";
    if (auto problem = problem_with(Setup{chart.width(), chart.height() / 2, length})) return problem;
    for (const Player owner : both_players) {
        const Ship& ship = state.ships[owner];
        if (ship.length != length) return "the ships must be of the same length";
        if (!fits(chart, owner, ship)) return "each ship must be in its owner's half of the chart";
        if (!agrees_with_shots(chart, owner, ship)) return "the shots do not fit the ships";
    }
    const int ahead = count_shots_at(chart, Player::Second) - count_shots_at(chart, Player::First);
    if (ahead != (state.to_move == Player::First ? 0 : 1)) return "the shots do not fit the player to move";
    if (is_sunk(state, opponent(state.to_move))) return "the game was over before the last shot";
    return std::nullopt;
}

State Rules::start(const Setup& setup, Dice& dice) {
    State state{.chart = {setup.width, 2 * setup.height}, .ships = {}};
    for (const Player owner : both_players)
        state.ships[owner] = place_ship(state.chart, owner, setup.ship_length, dice);
    return state;
}

bool Rules::awaits(const State& state, Player player) { return state.to_move == player && !outcome(state); }

std::optional<Refusal> Rules::refuse(const State& state, Player player, Action action) {
    if (outcome(state)) return Refusal::GameOver;
    if (state.to_move != player) return Refusal::NotYourTurn;
    if (!state.chart.contains(action.at) || owner_of_water(state.chart, action.at) == player)
        return Refusal::NotTheirWater;
    if (state.chart[action.at] != Mark::None) return Refusal::FiredBefore;
    return std::nullopt;
}

std::string_view Rules::describe(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotYourTurn: return "It is not your turn.";
        case Refusal::GameOver: return "The game is over.";
        case Refusal::NotTheirWater: return "That cell is not in the enemy's water.";
        case Refusal::FiredBefore: return "You fired there before.";
    }
    return "";
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    const Player shooter = state.to_move, target = opponent(shooter);
    const Cell at = turn[shooter]->at;
    state.chart[at] = covers(state.ships[target], at) ? Mark::Hit : Mark::Miss;
    state.to_move = target;
    journal.note(Fired{shooter, at, state.chart[at]});
    if (is_sunk(state, target)) journal.note(Sunk{target});
}

std::optional<Outcome> Rules::outcome(const State& state) {
    for (const Player player : both_players)
        if (is_sunk(state, opponent(player))) return win_for(player, "ship-sunk");
    return std::nullopt;
}

Observation Rules::observe(const Position<Rules>& position, Player player) {
    return {position.state.chart, position.state.ships[player], position.state.to_move};
}

Belief Belief::begin(const Setup&, Player seat) {
    Belief belief;
    belief.seat_ = seat;
    return belief;
}

State Belief::sample(Dice& dice) const {
    State state{.chart = last_.chart, .ships = {}, .to_move = last_.to_move};
    state.ships[seat_] = last_.own_ship;
    return Rules::redeal_hidden(state, seat_, dice);
}

State Rules::redeal_hidden(const State& state, Player player, Dice& dice) {
    State redealt = state;
    const Player enemy = opponent(player);
    redealt.ships[enemy] = place_ship(state.chart, enemy, state.ships[player].length, dice);
    return redealt;
}

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    for (std::size_t i = 0; i < state.chart.size(); ++i)
        if (is_target(state, player, state.chart.cell_at(i))) actions.push_back({state.chart.cell_at(i)});
}

Fire Rules::sample_action(const State& state, Player player, Dice& dice) {
    const int cells_of_enemy = static_cast<int>(state.chart.size()) / 2;
    int left_to_pass = dice.roll(0, cells_of_enemy - count_shots_at(state.chart, opponent(player)) - 1);
    std::size_t i = 0;
    while (!is_target(state, player, state.chart.cell_at(i)) || left_to_pass-- > 0) ++i;
    return {state.chart.cell_at(i)};
}

// "b3": a letter for the column, a number from 1 for the row of the chart.
std::string Rules::write(Action action) {
    return static_cast<char>('a' + action.at.x) + std::to_string(action.at.y + 1);
}

Result<Fire, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    const char column = in.peek();
    if (column < 'a' || column >= 'a' + largest_side) return in.expected("a column letter");
    in.take(column);
    const auto row = in.take_number(1, 2 * largest_side);
    if (!row || !in.at_end()) return in.expected("a row number from 1");
    return Fire{{column - 'a', *row - 1}};
}

// The chart, one line a row, then whose turn it is: "SX.\n.o.\n..S\n..S\nto move: second\n". S is a ship, X a ship that was
// hit, o a miss.
std::string Rules::write(const State& state) {
    std::string text;
    for (std::size_t i = 0; i < state.chart.size(); ++i) {
        const Cell cell = state.chart.cell_at(i);
        text += letter_of(state, cell);
        if (cell.x + 1 == state.chart.width()) text += '\n';
    }
    return text + "to move: " + std::string(name_of(state.to_move)) + "\n";
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    const auto width = TextCursor(text).take_word().size();
    const std::string_view rows = text.substr(0, text.find("to move: "));
    const auto height = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), '\n'));
    if (width > largest_side || height > 2 * largest_side) return in.expected("at most 20 rows of at most 10 cells");
    State state{.chart = {static_cast<int>(width), static_cast<int>(height)}, .ships = {}};
    for (std::size_t i = 0; i < state.chart.size(); ++i) {
        const Cell cell = state.chart.cell_at(i);
        const char letter = in.peek();
        if (std::string_view("SXo.").find(letter) == std::string_view::npos) return in.expected("one of SXo.");
        if (letter == 'o') state.chart[cell] = Mark::Miss;
        if (letter == 'X') state.chart[cell] = Mark::Hit;
        if (letter == 'S' || letter == 'X') {
            Ship& ship = state.ships[owner_of_water(state.chart, cell)];
            if (ship.length == 0) ship.bow = cell;
            else ship.heading = cell.y == ship.bow.y ? Heading::Across : Heading::Down;
            ++ship.length;
        }
        in.take(letter);
        if (cell.x + 1 == state.chart.width() && !in.take('\n')) return in.expected("the end of the row");
    }
    if (!in.take("to move: ")) return in.expected("the line \"to move: first\" or \"to move: second\"");
    const auto to_move = enum_by_name<Player>(in.take_word());
    if (!to_move || !in.take('\n') || !in.at_end()) return in.expected("first or second and the end");
    state.to_move = *to_move;
    // Cells of a ship that are not in one line are not where the ship read from them is.
    if (write(state) != text) return TextCursor(text).expected("one straight ship in each half of the chart");
    return state;
}

Scene Rules::scene(const Position<Rules>& position, Viewer viewer) {
    const State& state = position.state;
    Scene scene;
    scene.width = state.chart.width();
    scene.height = state.chart.height();
    scene.labels = SceneLabels::Letter;
    scene.kinds = {"first water", "second water"};
    for (std::size_t i = 0; i < state.chart.size(); ++i) {
        const Cell cell = state.chart.cell_at(i);
        const Player owner = owner_of_water(state.chart, cell);
        scene.terrain.push_back(static_cast<std::uint8_t>(index_of(owner)));
        const char letter = letter_of(state, cell);
        if (letter == '.' || (letter == 'S' && viewer == opponent(owner))) continue;
        scene.pieces.push_back({.id = static_cast<int>(i),
                                .owner = owner,
                                .kind = letter == 'o'   ? "miss"
                                        : letter == 'X' ? "hit"
                                                        : "ship",
                                .at = cell,
                                .label = std::string(1, letter)});
    }
    for (const Event& event : position.events)
        if (const auto* fired = std::get_if<Fired>(&event))
            scene.effects.push_back(
                {.kind = fired->result == Mark::Hit ? EffectKind::Hit : EffectKind::Fall, .cells = {fired->at}});
    for (const Player player : both_players) {
        scene.sides[player].name = player == Player::First ? "Upper fleet" : "Lower fleet";
        scene.sides[player].facts = {{"shots", std::to_string(count_shots_at(state.chart, opponent(player)))}};
        if (awaits(state, player)) scene.awaits.push_back(player);
    }
    return scene;
}

static_assert(FullGame<Rules> && HiddenGame<Rules>);

}  // namespace agon::toys::fleet
