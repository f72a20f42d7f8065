#include "view/board.h"

#include <algorithm>
#include <cctype>

#include "view/labels.h"
#include "view/palette.h"
#include "view/text.h"

namespace agon::view {
namespace {

constexpr int longest_sign = 2;

constexpr PerPlayer<char> opening{{'(', '['}}, closing{{')', ']'}};

// "3" after the sign of the top piece of a stack of three; a '+' where one digit is not enough.
std::string count_sign(int pieces) {
    if (pieces < 2) return "";
    return pieces < 10 ? std::to_string(pieces) : "+";
}

std::string roomy_sign(const CellContent& content) {
    return cut(sign_of(*content.top), longest_sign) + count_sign(content.pieces);
}

char letter_in(std::string_view text) {
    return !text.empty() && std::isalpha(static_cast<unsigned char>(text[0])) != 0 ? text[0] : '\0';
}

// One column. Owners are told apart by case, so their pieces need a letter: the kind's if the label has none.
std::string compact_sign(const ScenePiece& piece) {
    const std::string sign = sign_of(piece);
    const int first_columns = columns_of(cut(sign, 1));
    if (!piece.owner) return first_columns == 1 ? cut(sign, 1) : "?";
    char letter = letter_in(sign);
    if (letter == '\0') letter = letter_in(piece.kind);
    if (letter == '\0') letter = 'p';
    const int cased = *piece.owner == Player::First ? std::toupper(letter) : std::tolower(letter);
    return std::string(1, static_cast<char>(cased));
}

// The cell that must be seen when not all can be.
Cell focus_of(const Scene& scene, const BoardContents& contents) {
    const CellContent* best = nullptr;
    int best_interest = 0;
    for (const CellContent& content : contents) {
        const bool awaited = content.top && content.top->owner &&
                             std::count(scene.awaits.begin(), scene.awaits.end(), *content.top->owner) != 0;
        const int interest = content.active ? 4 : content.effect ? 3 : awaited ? 2 : content.top ? 1 : 0;
        if (interest > best_interest) {
            best = &content;
            best_interest = interest;
        }
    }
    return best ? contents.cell_of(*best) : Cell{scene.width / 2, scene.height / 2};
}

int window_start(int focus, int shown, int all) { return std::clamp(focus - shown / 2, 0, std::max(0, all - shown)); }

class CellPainter {
public:
    CellPainter(const Scene& scene, const BoardFrame& frame)
        : scene_(scene), frame_(frame), looks_(terrain_looks(scene.kinds)) {}

    void paint(Line& line, Cell cell, const CellContent& content) const {
        const TerrainLook look = look_of(cell);
        if (content.top) paint_piece(line, content, look);
        else paint_terrain(line, content, look);
    }

private:
    TerrainLook look_of(Cell cell) const {
        const auto index = static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(scene_.width) +
                           static_cast<std::size_t>(cell.x);
        if (index >= scene_.terrain.size() || scene_.terrain[index] >= looks_.size()) return {};
        return looks_[scene_.terrain[index]];
    }

    void paint_terrain(Line& line, const CellContent& content, const TerrainLook& look) const {
        const char glyph = content.effect ? mark_of(*content.effect) : look.glyph;
        const Role role = content.effect ? Role::Effect : Role::Terrain;
        const std::string text(1, glyph);
        line.push_back({frame_.density == Density::Compact ? text : pad_right(" " + text, frame_.pitch),
                        {.role = role, .effect = content.effect, .ground = look.ground}});
    }

    void paint_piece(Line& line, const CellContent& content, const TerrainLook& look) const {
        const ScenePiece& piece = *content.top;
        Tone tone{.role = Role::Piece, .owner = piece.owner, .active = content.active, .ground = look.ground};
        if (frame_.density == Density::Compact) {
            tone.effect = content.effect;
            line.push_back({compact_sign(piece), tone});
            return;
        }
        // The bracket behind a piece always tells its owner; the one before gives way to what is going on.
        const std::string before(1, content.active   ? '>'
                                    : content.effect ? mark_of(*content.effect)
                                    : piece.owner    ? opening[*piece.owner]
                                                     : ' ');
        const std::string after(1, piece.owner ? closing[*piece.owner] : ' ');
        Tone before_tone = tone;
        if (content.effect && !content.active) {
            before_tone.role = Role::Effect;
            before_tone.effect = content.effect;
        }
        line.push_back({before, before_tone});
        line.push_back({pad_right(roomy_sign(content) + after, frame_.pitch - 1), tone});
    }

    const Scene& scene_;
    const BoardFrame& frame_;
    std::vector<TerrainLook> looks_;
};

}  // namespace

BoardContents::BoardContents(const Scene& scene)
    : width_(std::max(0, scene.width)), height_(std::max(0, scene.height)) {
    cells_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
    for (const ScenePiece& piece : scene.pieces) {
        if (!contains(piece.at)) continue;
        CellContent& content = cells_[index_of(piece.at)];
        const bool active = is_active(scene, piece);
        ++content.pieces;
        if (active || !content.active) content.top = &piece;
        content.active = content.active || active;
    }
    for (const SceneEffect& effect : scene.effects)
        for (const Cell cell : effect.cells)
            if (contains(cell)) cells_[index_of(cell)].effect = effect.kind;
}

std::size_t BoardContents::index_of(Cell cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
}

Cell BoardContents::cell_of(const CellContent& content) const {
    const auto index = static_cast<int>(&content - cells_.data());
    return {index % width_, index / width_};
}

bool is_active(const Scene& scene, const ScenePiece& piece) {
    return std::find(scene.active.begin(), scene.active.end(), piece.id) != scene.active.end();
}

std::string sign_of(const ScenePiece& piece) {
    if (!piece.label.empty()) return piece.label;
    const char letter = letter_in(piece.kind);
    return letter == '\0' ? "?" : std::string(1, static_cast<char>(std::toupper(letter)));
}

BoardFrame frame_for(const Scene& scene, const BoardContents& contents, int columns) {
    BoardFrame frame{.across = scene.width, .down = scene.height};
    for (int y = 0; y < scene.height; ++y)
        frame.label_columns = std::max(frame.label_columns, columns_of(row_label(scene, y)));
    for (const CellContent& content : contents)
        if (content.top) frame.pitch = std::max(frame.pitch, columns_of(roomy_sign(content)) + 2);
    if (frame.width() <= columns) return frame;

    frame.density = Density::Compact;
    frame.pitch = 1;
    if (frame.width() <= columns) return frame;

    frame.across = std::max(1, columns - frame.label_columns - 1);
    frame.left = window_start(focus_of(scene, contents).x, frame.across, scene.width);
    return frame;
}

BoardFrame with_rows_limited(const BoardFrame& frame, const Scene& scene, const BoardContents& contents,
                             int most_rows) {
    BoardFrame limited = frame;
    limited.down = std::min(frame.down, most_rows);
    limited.top = window_start(focus_of(scene, contents).y, limited.down, scene.height);
    return limited;
}

Lines column_header(const Scene& scene, const BoardFrame& frame) {
    int tallest = 1;
    for (int x = frame.left; x < frame.left + frame.across; ++x)
        tallest = std::max(tallest, columns_of(column_label(scene, x)));
    const std::string margin(static_cast<std::size_t>(frame.label_columns) + 1, ' ');
    const Tone quiet{.role = Role::Quiet};

    if (tallest < frame.pitch) {
        std::string labels = margin;
        for (int x = frame.left; x < frame.left + frame.across; ++x)
            labels += pad_right(" " + column_label(scene, x), frame.pitch);
        return {{{labels, quiet}}};
    }
    // One character of each label on a line, read downwards. Only the last line has something in every column: the lines
    // above begin anew where their part of the label changes.
    Lines lines;
    for (int level = 0; level < tallest; ++level) {
        const auto length = static_cast<std::size_t>(level) + 1;
        std::string labels = margin, before;
        for (int x = frame.left; x < frame.left + frame.across; ++x) {
            const std::string part = pad_left(column_label(scene, x), tallest).substr(0, length);
            const bool repeats = part == before && level + 1 < tallest;
            labels += pad_right(repeats ? " " : part.substr(part.size() - 1), frame.pitch);
            before = part;
        }
        lines.push_back({{labels, quiet}});
    }
    return lines;
}

Lines board_rows(const Scene& scene, const BoardContents& contents, const BoardFrame& frame) {
    const CellPainter painter(scene, frame);
    Lines lines;
    for (int y = frame.top; y < frame.top + frame.down; ++y) {
        Line line{{pad_left(row_label(scene, y), frame.label_columns) + " ", {.role = Role::Quiet}}};
        for (int x = frame.left; x < frame.left + frame.across; ++x) painter.paint(line, {x, y}, contents[Cell{x, y}]);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace agon::view
