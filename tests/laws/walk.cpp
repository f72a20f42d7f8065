#include "laws/walk.h"

#include "core/fields.h"
#include "core/text_cursor.h"

namespace agon::laws {

std::string to_text(const Walk& walk) {
    std::string text =
        std::to_string(walk.setup) + ' ' + std::string(name_of(walk.dice)) + ' ' + std::to_string(walk.seed);
    for (const std::uint32_t choice : walk.choices) text += ' ' + std::to_string(choice);
    return walk.to_the_end ? text + " end" : text;
}

Result<Walk, ParseError> read_walk(std::string_view text) {
    TextCursor in(text);
    Walk walk;
    const auto setup = in.take_number<std::uint32_t>();
    if (!setup) return in.expected("the number of a setup");
    in.skip_blanks();
    const auto dice = enum_by_name<DiceKind>(in.take_word());
    if (!dice) return in.expected("a kind of dice before this");
    in.skip_blanks();
    const auto seed = in.take_number<std::uint32_t>();
    if (!seed) return in.expected("a seed");
    for (in.skip_blanks(); !in.at_end(); in.skip_blanks()) {
        walk.to_the_end = in.rest() == "end";
        if (walk.to_the_end) break;
        const auto choice = in.take_number<std::uint32_t>();
        if (!choice) return in.expected("a choice");
        walk.choices.push_back(*choice);
    }
    walk.setup = *setup;
    walk.dice = *dice;
    walk.seed = *seed;
    return walk;
}

}  // namespace agon::laws
