#include "protocols/creatures_text/library_lines.h"

#include "core/text_cursor.h"
#include "games/creatures/kernel/seeding.h"

namespace agon::creatures_text {
namespace {

using namespace creatures;

class NumberLine {
public:
    NumberLine& add(std::int64_t number) {
        if (!text_.empty()) text_ += ' ';
        text_ += std::to_string(number);
        return *this;
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

}  // namespace

std::string library_question(const Observation& seen, Player seat, std::uint64_t match_seed) {
    NumberLine line;
    line.add(static_cast<std::int64_t>(
        seed_of_move(static_cast<unsigned long>(match_seed), static_cast<unsigned long>(seen.ply))));
    line.add(is_north(seat) ? 0 : 1).add(static_cast<int>(seen.mover.kind));
    line.add(seen.mover.power).add(seen.mover.toughness).add(seen.mover.counter);
    line.add(static_cast<std::int64_t>(seen.objects.size()));
    for (const SeenObject& object : seen.objects)
        line.add(static_cast<int>(object.side))
            .add(static_cast<int>(object.kind))
            .add(object.x)
            .add(object.y)
            .add(object.bewitched ? 1 : 0);
    return line.take();
}

agon::Result<Action, ParseError> read_library_answer(std::string_view text) {
    TextCursor in(text);
    Action action;
    Claim claim;
    const auto take = [&](auto& value, auto low, auto high) {
        in.skip_blanks();
        const auto number = in.take_number<std::int32_t>(low, high);
        if (number) value = *number;
        return number.has_value();
    };
    constexpr std::int32_t lowest = std::numeric_limits<std::int32_t>::min(),
                           highest = std::numeric_limits<std::int32_t>::max();
    std::int32_t deed = 0;
    if (!take(deed, 0, deed_count)) return in.expected("the number of a move");
    action.deed = static_cast<Deed>(deed);
    for (std::int32_t* const number : {&action.x, &action.y, &claim.toughness, &claim.counter})
        if (!take(*number, lowest, highest)) return in.expected("a whole number");
    in.skip_blanks();
    if (!in.at_end()) return in.expected("the end of the line");
    action.says = claim;
    return action;
}

}  // namespace agon::creatures_text
