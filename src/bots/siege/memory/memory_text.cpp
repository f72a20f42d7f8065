#include <algorithm>
#include <concepts>
#include <cstdint>

#include "bots/siege/memory/memory.h"
#include "core/text_cursor.h"

// The private file:
//
//     siege memory 1
//     game 1234567890 turns 17 tick own gold 350
//     own A 2 1 9 3           what the base builds (0: nothing), its age, whether the order was seen, newest id, miners
//     enemy 0 0 0 8 2 1100 450 400     the same, then spent, mined, mined between
//     planner ...
//
// Every line and every field of it has its place: what differs is no memory of ours.
namespace agon::siege {
namespace {

constexpr std::string_view title = "siege memory 1";
constexpr std::size_t longest_planner_memory = largest_memory - 1024;
constexpr std::int32_t most_turns = longest_turn_limit / 2 - 1, most_age = longest_turn_limit, most_units = 1'000'000;

std::string_view name_of(std::optional<Tick> tick) { return tick ? enum_names(Tick{})[*tick == Tick::All] : "unknown"; }

bool is_printable(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) { return letter >= ' ' && letter <= '~'; });
}

std::string text_of(const WatchedSide& side) {
    return std::string(1, side.builds ? letter_of(*side.builds) : '0') + ' ' + std::to_string(side.age) + ' ' +
           (side.saw_order ? '1' : '0') + ' ' + std::to_string(side.newest_id) + ' ' + std::to_string(side.miners);
}

// Takes field after field; once something is not as expected, nothing is any more.
class Reader {
public:
    explicit Reader(std::string_view text) : cursor_(text) {}

    void literal(std::string_view wanted) { good_ = good_ && cursor_.take(wanted); }
    template <std::integral T>
    void number(T& value, T low, T high) {
        const auto taken = good_ ? cursor_.take_number<T>(low, high) : std::nullopt;
        good_ = taken.has_value();
        if (taken) value = *taken;
    }
    void tick(std::optional<Tick>& tick) {
        const std::string_view word = cursor_.take_word();
        for (const auto each : {std::optional<Tick>(), std::optional(Tick::Own), std::optional(Tick::All)})
            if (name_of(each) == word) return static_cast<void>(tick = each);
        good_ = false;
    }
    void side(WatchedSide& side) {
        const std::string_view builds = cursor_.take_word();
        if (builds.size() != 1) return static_cast<void>(good_ = false);
        side.builds = kind_of(builds.front());
        good_ = good_ && (side.builds || builds == "0");
        std::int32_t saw_order = 0;
        literal(" ");
        number(side.age, 0, most_age);
        literal(" ");
        number(saw_order, 0, 1);
        side.saw_order = saw_order == 1;
        literal(" ");
        number(side.newest_id, -1, INT32_MAX);
        literal(" ");
        number(side.miners, 0, most_units);
    }
    void line(std::string& text) {
        const std::string_view line = cursor_.take_line();
        good_ = good_ && line.size() <= longest_planner_memory && is_printable(line);
        if (good_) text = line;
    }
    bool is_good_to_the_end() const { return good_ && cursor_.at_end(); }

private:
    TextCursor cursor_;
    bool good_ = true;
};

}  // namespace

std::optional<Memory> Memory::read(std::string_view text) {
    if (text.size() > largest_memory) return std::nullopt;
    Memory memory;
    Reader reader(text);
    reader.literal(title);
    reader.literal("\ngame ");
    reader.number<std::uint64_t>(memory.game, 0, UINT64_MAX);
    reader.literal(" turns ");
    reader.number(memory.turns, 0, most_turns);
    reader.literal(" tick ");
    reader.tick(memory.tick);
    reader.literal(" gold ");
    reader.number(memory.gold, std::int64_t{0}, most_gold);
    reader.literal("\nown ");
    reader.side(memory.own);
    reader.literal("\nenemy ");
    reader.side(memory.enemy);
    for (std::int64_t* amount : {&memory.enemy_spent, &memory.enemy_mined, &memory.enemy_mined_between}) {
        reader.literal(" ");
        reader.number(*amount, std::int64_t{0}, most_gold);
    }
    reader.literal("\nplanner ");
    reader.line(memory.planner);
    if (!reader.is_good_to_the_end()) return std::nullopt;
    return memory;
}

std::string Memory::write() const {
    const auto amount = [](std::int64_t sum) {
        return ' ' + std::to_string(std::clamp<std::int64_t>(sum, 0, most_gold));
    };
    const bool may_keep = planner.size() <= longest_planner_memory && is_printable(planner);
    return std::string(title) + "\ngame " + std::to_string(game) + " turns " + std::to_string(turns) + " tick " +
           std::string(name_of(tick)) + " gold" + amount(gold) + "\nown " + text_of(own) + "\nenemy " + text_of(enemy) +
           amount(enemy_spent) + amount(enemy_mined) + amount(enemy_mined_between) + "\nplanner " +
           (may_keep ? planner : "") + '\n';
}

}  // namespace agon::siege
