#include "core/dice_cursor.h"

#include <limits>

#include "core/text_cursor.h"

namespace agon {
namespace {

constexpr std::uint64_t most_draws =
    100'000'000;  // far beyond any game; a hostile file must not keep us skipping for hours

bool has_seed(DiceKind kind) {
    return kind == DiceKind::Mersenne || kind == DiceKind::XorWow || kind == DiceKind::Keyed;
}

bool at_word_end(const TextCursor& in) { return TextCursor(in).take_word().empty(); }

}  // namespace

std::string to_text(const DiceCursor& cursor) {
    std::string text(enum_names(cursor.kind)[static_cast<std::size_t>(cursor.kind)]);
    if (has_seed(cursor.kind)) text += ' ' + std::to_string(cursor.seed) + ' ' + std::to_string(cursor.draws);
    for (const int roll : cursor.script) text += ' ' + std::to_string(roll);
    return text;
}

std::optional<std::string> problem_with(const DiceCursor& cursor) {
    if (cursor.draws > most_draws) return "at most 100000000 draws";
    const bool narrow = cursor.kind == DiceKind::Mersenne || cursor.kind == DiceKind::XorWow;
    if (narrow && cursor.seed > std::numeric_limits<std::uint32_t>::max()) return "a seed from 0 to 4294967295";
    if (!has_seed(cursor.kind) && (cursor.seed != 0 || cursor.draws != 0)) return "no seed and no draws for these dice";
    if (cursor.kind != DiceKind::Scripted && !cursor.script.empty()) return "a script only for scripted dice";
    return std::nullopt;
}

Result<DiceCursor, ParseError> read_dice_cursor(std::string_view text) {
    TextCursor in(text);
    DiceCursor cursor;
    in.skip_blanks();
    const TextCursor at_kind = in;
    const std::string_view word = in.take_word();
    const auto names = enum_names(DiceKind{});
    std::size_t kind = 0;
    while (kind < names.size() && names[kind] != word) ++kind;
    if (kind == names.size()) return at_kind.expected("mersenne, xorwow, keyed, low, high or scripted dice");
    cursor.kind = static_cast<DiceKind>(kind);

    if (has_seed(cursor.kind)) {
        for (std::uint64_t* number : {&cursor.seed, &cursor.draws}) {
            in.skip_blanks();
            if (in.at_end()) break;
            const TextCursor at_number = in;
            const auto value = in.take_natural();
            if (!value || !at_word_end(in)) return in.expected("a whole number");
            *number = *value;
            if (const auto problem = problem_with(cursor)) return at_number.expected(*problem);
        }
    }
    for (in.skip_blanks(); !in.at_end(); in.skip_blanks()) {
        if (cursor.kind != DiceKind::Scripted) return in.expected("nothing more");
        const auto roll = in.take_number<int>();
        if (!roll || !at_word_end(in)) return in.expected("a whole number");
        cursor.script.push_back(*roll);
    }
    return cursor;
}

}  // namespace agon
