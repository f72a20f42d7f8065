#include <limits>

#include "core/text_cursor.h"
#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

constexpr std::int32_t any = std::numeric_limits<std::int32_t>::max();
constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();

std::optional<std::int32_t> take_number(TextCursor& in, std::int32_t low, std::int32_t high) {
    in.skip_blanks();
    return in.take_number(low, high);
}

std::string_view take_word(TextCursor& in) {
    in.skip_blanks();
    return in.take_word();
}

bool take_line_end(TextCursor& in) {
    in.skip_blanks();
    return in.take('\n') || in.at_end();
}

// "type:12" is a move type that is none of the document's.
std::optional<Deed> deed_named(std::string_view word) {
    if (word.substr(0, 5) == "type:") return Deed::Unknown;
    const auto deed = enum_by_name<Deed>(word);
    return deed == Deed::Unknown ? std::nullopt : deed;
}

std::string place_text(int x, int y) { return std::to_string(x) + " " + std::to_string(y); }

std::string creature_line(const State& state, int index) {
    const Creature& creature = state.creature(index);
    std::string line = (state.is_north(index) ? "north " : "south ") + std::string(name_of(creature.kind)) + " " +
                       place_text(creature.x, creature.y) + " " + std::to_string(creature.power) + " " +
                       std::to_string(creature.toughness);
    if (has_counter(creature.kind)) line += " " + std::to_string(creature.counter);
    return line + (creature.bewitched ? " bewitched\n" : "\n");
}

// Reads the lines of a state, one kind of line after the other.
class StateReader {
public:
    explicit StateReader(std::string_view text) : in_(text) {}

    Result<State, ParseError> read() {
        if (!read_head()) return in_.expected(wanted_);
        while (!in_.at_end())
            if (!read_line()) return in_.expected(wanted_);
        ground_.sort_food();
        state_.ground = Shared<Ground>(std::move(ground_));
        return std::move(state_);
    }

private:
    bool want(std::string what) {
        wanted_ = std::move(what);
        return false;
    }

    bool read_head() {
        if (take_word(in_) != "size") return want("\"size WIDTH HEIGHT\"");
        const auto width = take_number(in_, 1, longest_side), height = take_number(in_, 1, longest_side);
        if (!width || !height || !take_line_end(in_)) return want("sides from 1 to 1000");
        state_.squares = {*width, *height};
        if (take_word(in_) != "turn") return want("\"turn NUMBER of LIMIT\"");
        const auto turn = take_number(in_, 0, longest_turn_limit);
        if (!turn || take_word(in_) != "of") return want("a turn, \"of\" and the turn limit");
        const auto limit = take_number(in_, 0, longest_turn_limit);
        if (!limit || !take_line_end(in_)) return want("the turn limit");
        state_.turn = *turn;
        ground_.turn_limit = *limit;
        if (take_word(in_) != "place") return want("\"place NUMBER\"");
        const auto place = take_number(in_, 0, 2 * most_creatures);
        if (!place || !take_line_end(in_)) return want("the place in the turn");
        state_.place = *place;
        if (take_word(in_) != "food") return want("\"food auto\", \"food creature\" or \"food engine\"");
        const auto rule = enum_by_name<FoodRule>(take_word(in_));
        if (!rule || !take_line_end(in_)) return want("auto, creature or engine");
        ground_.food_rule = *rule;
        return true;
    }

    bool read_line() {
        const std::string_view word = take_word(in_);
        if (word == "strict" || word == "includes-self") {
            (word == "strict" ? ground_.strict : ground_.includes_self) = true;
            return take_line_end(in_) || want("the end of the line");
        }
        if (word == "wall" || word == "food" || word == "eaten") return read_square(word);
        if (word == "north" || word == "south") return read_creature(word == "north");
        return want("strict, includes-self, wall, food, eaten, north or south");
    }

    std::optional<Cell> take_square() {
        const auto x = take_number(in_, 0, state_.squares.width() - 1);
        const auto y = x ? take_number(in_, 0, state_.squares.height() - 1) : std::nullopt;
        return y ? std::optional(Cell{*x, *y}) : std::nullopt;
    }

    bool read_square(std::string_view word) {
        const auto at = take_square();
        if (!at || !take_line_end(in_)) return want("a column and a row of the board");
        if (word == "wall") state_.squares[*at].set_wall();
        else ground_.food.push_back(*at);
        if (word == "food") state_.squares[*at].set_food(true);
        return true;
    }

    bool read_creature(bool north) {
        const auto kind = enum_by_name<Kind>(take_word(in_));
        if (!kind) return want("battlemage, wizard, cleric, human, dwarf or dragon");
        const auto at = take_square();
        if (!at) return want("a column and a row of the board");
        const auto power = take_number(in_, 0, any), toughness = take_number(in_, 0, any);
        const auto counter = has_counter(*kind) ? take_number(in_, 0, any) : 0;
        if (!power || !toughness || !counter) return want("power, toughness and, for some, mana or fires");
        in_.skip_blanks();
        const bool bewitched = in_.take(std::string_view("bewitched"));
        if (!take_line_end(in_)) return want("\"bewitched\" or the end of the line");
        const auto slots = static_cast<int>(state_.creatures.size());
        if (north && state_.north_slots < slots) return want("creatures of NORTH before those of SOUTH");
        if (state_.slots(north) >= most_creatures) return want("fewer creatures");
        if (*toughness > 0) {
            if (state_.squares[*at].creature() >= 0) return want("a square where nobody stands yet");
            state_.squares[*at].set_creature(slots);
            ++state_.living[player_of(north)];
        }
        Creature creature;
        creature.x = at->x;
        creature.y = at->y;
        creature.kind = *kind;
        creature.bewitched = bewitched;
        creature.power = *power;
        creature.toughness = *toughness;
        creature.counter = *counter;
        state_.creatures.push_back(creature);
        state_.north_slots += north ? 1 : 0;
        return true;
    }

    TextCursor in_;
    State state_;
    Ground ground_;
    std::string wanted_;
};

}  // namespace

// "walk 1 -2", "noact"; what a library with numbers of its own holds then: "weakenspell 1 -2 says 10 5".
std::string Rules::write(const Action& action) {
    std::string text = action.deed == Deed::Unknown ? "type:?" : std::string(name_of(action.deed));
    const bool points_nowhere = action.deed == Deed::NoAct && action.x == 0 && action.y == 0;
    if (!points_nowhere) text += " " + place_text(action.x, action.y);
    if (action.says) text += " says " + place_text(action.says->toughness, action.says->counter);
    return text;
}

Result<Action, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    Action action;
    in.skip_blanks();
    const TextCursor at_deed = in;
    const auto deed = deed_named(in.take_word());
    if (!deed) return at_deed.expected("walk, an attack, a spell, heal or noact");
    action.deed = *deed;
    in.skip_blanks();
    const bool says_where = !in.at_end() && in.peek() != 's';
    if (says_where || *deed != Deed::NoAct) {
        const auto x = take_number(in, least, any), y = x ? take_number(in, least, any) : std::nullopt;
        if (!x || !y) return in.expected("the square as two numbers: to the right and upwards");
        action.x = *x;
        action.y = *y;
    }
    in.skip_blanks();
    if (!in.at_end()) {
        if (in.take_word() != "says") return in.expected("nothing more, or \"says TOUGHNESS COUNTER\"");
        const auto toughness = take_number(in, least, any), counter = take_number(in, least, any);
        if (!toughness || !counter) return in.expected("toughness and mana or fires");
        action.says = Claim{*toughness, *counter};
    }
    in.skip_blanks();
    if (!in.at_end()) return in.expected("nothing more");
    return action;
}

// Settings, walls, food and what was eaten of it in the order of the board file, then all creatures by side and slot: kind, column,
// row, power, toughness (0: dead), mana or fires.
std::string Rules::write(const State& state) {
    const Ground& ground = *state.ground;
    std::string text = "size " + place_text(state.squares.width(), state.squares.height()) + "\nturn " +
                       std::to_string(state.turn) + " of " + std::to_string(ground.turn_limit) + "\nplace " +
                       std::to_string(state.place) + "\nfood " + std::string(name_of(ground.food_rule)) + "\n";
    if (ground.strict) text += "strict\n";
    if (ground.includes_self) text += "includes-self\n";
    for (std::size_t i = 0; i < state.squares.size(); ++i) {
        const Cell at = state.squares.cell_at(i);
        if (state.squares[at].has_wall()) text += "wall " + place_text(at.x, at.y) + "\n";
    }
    for (const Cell at : ground.food)
        text += (state.has_food(at.x, at.y) ? "food " : "eaten ") + place_text(at.x, at.y) + "\n";
    for (int index = 0; index < static_cast<int>(state.creatures.size()); ++index) text += creature_line(state, index);
    return text;
}

Result<State, ParseError> Rules::read_state(std::string_view text) { return StateReader(text).read(); }

}  // namespace agon::creatures
