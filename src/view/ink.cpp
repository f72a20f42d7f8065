#include "view/ink.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/text.h"

namespace agon::view {
namespace {

// Colours of xterm's 256. Blue against orange is told apart with any kind of colour blindness; greys and the text colours
// are readable on black and on white.
constexpr PerPlayer<int> plate{{26, 166}};  // behind a piece of each player
constexpr PerPlayer<int> name_text{{32, 166}};
constexpr int white = 231, quiet_text = 245, terrain_text = 246, accent_text = 35, effect_text = 228, alarm = 160;

bool is_harm(EffectKind effect) {
    return effect == EffectKind::Hit || effect == EffectKind::Blast || effect == EffectKind::Death;
}

std::string codes_of(const Tone& tone) {
    switch (tone.role) {
        case Role::Text: return "";
        case Role::Quiet: return fmt::format("38;5;{}", quiet_text);
        case Role::Name: return fmt::format("1;38;5;{}", tone.owner ? name_text[*tone.owner] : quiet_text);
        case Role::Accent: return fmt::format("1;38;5;{}", accent_text);
        case Role::Terrain: return fmt::format("38;5;{};48;5;{}", terrain_text, tone.ground);
        case Role::Effect:
            return fmt::format("1;38;5;{};48;5;{}", effect_text,
                               tone.effect && is_harm(*tone.effect) ? alarm
                               : tone.owner                         ? plate[*tone.owner]
                                                                    : static_cast<int>(tone.ground));
        case Role::Piece: break;
    }
    const std::string_view underlined = tone.effect ? ";4" : "";
    if (!tone.owner && tone.active) return fmt::format("1{};38;5;{};48;5;{}", underlined, tone.ground, white);
    if (!tone.owner) return fmt::format("1{};38;5;{};48;5;{}", underlined, white, tone.ground);
    if (tone.active) return fmt::format("1{};38;5;{};48;5;{}", underlined, plate[*tone.owner], white);
    return fmt::format("1{};38;5;{};48;5;{}", underlined, white, plate[*tone.owner]);
}

bool has_background(const Tone& tone) {
    return tone.role == Role::Terrain || tone.role == Role::Piece || tone.role == Role::Effect;
}

std::string without_ink(const Line& line) {
    std::string text;
    for (const Span& span : line) text += span.text;
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string with_ansi(const Line& line) {
    std::size_t visible = line.size();
    while (visible > 0 && !has_background(line[visible - 1].tone) &&
           line[visible - 1].text.find_first_not_of(' ') == std::string::npos)
        --visible;
    std::string text, codes_now;
    for (std::size_t i = 0; i < visible; ++i) {
        const std::string codes = codes_of(line[i].tone);
        if (codes != codes_now) text += codes.empty() ? "\x1b[0m" : "\x1b[0;" + codes + "m";
        codes_now = codes;
        text += line[i].text;
    }
    return codes_now.empty() ? text : text + "\x1b[0m";
}

// Words and single blanks in turn; none is longer than so many columns.
std::vector<Span> words_of(const Line& line, int columns) {
    std::vector<Span> words;
    for (const Span& span : line) {
        std::string_view rest = span.text;
        while (!rest.empty()) {
            const std::size_t end = rest.front() == ' ' ? 1 : std::min(rest.find(' '), rest.size());
            for (const std::string& part : wrap(rest.substr(0, end), columns)) words.push_back({part, span.tone});
            if (rest.front() == ' ') words.push_back({" ", span.tone});
            rest.remove_prefix(end);
        }
    }
    return words;
}

}  // namespace

int columns_of(const Line& line) {
    int columns = 0;
    for (const Span& span : line) columns += columns_of(span.text);
    return columns;
}

std::string render(const Lines& lines, Ink ink) {
    std::string text;
    for (const Line& line : lines) text += (ink == Ink::Ansi ? with_ansi(line) : without_ink(line)) + '\n';
    return text;
}

Lines flow(const Span& title, const std::vector<Line>& items, int columns, int indent) {
    Lines lines{{title}};
    int used = columns_of(title.text);
    bool fresh = true;  // nothing on this line yet but the title or the indent
    const auto next_line = [&] {
        lines.push_back({{std::string(static_cast<std::size_t>(indent), ' ')}});
        used = indent;
        fresh = true;
    };
    const auto put = [&](const Span& span) {
        lines.back().push_back(span);
        used += columns_of(span.text);
        fresh = false;
    };
    for (const Line& item : items) {
        const int needed = columns_of(item);
        if (used + (fresh ? 0 : 2) + needed > columns && used > indent) next_line();
        if (!fresh) put({"  "});
        if (used + needed <= columns) {
            for (const Span& span : item) put(span);
            continue;
        }
        for (const Span& word : words_of(item, columns - indent)) {
            if (used + columns_of(word.text) > columns) next_line();
            if (!fresh || word.text != " ") put(word);
        }
    }
    return lines;
}

}  // namespace agon::view
