#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/scene.h"
#include "view/ink.h"

// The board itself, without anything beside it or below.
namespace agon::view {

// What a cell shows of what is in it.
struct CellContent {
    const ScenePiece* top = nullptr;  // an acting piece if there is one, else the last of those listed here
    int pieces = 0;
    bool active = false;
    std::optional<EffectKind> effect{};
};

// Every cell of a board, row by row. Refers to the scene; what lies off its board is left out.
class BoardContents {
public:
    explicit BoardContents(const Scene& scene);
    const CellContent& operator[](Cell cell) const { return cells_[index_of(cell)]; }
    auto begin() const { return cells_.begin(); }
    auto end() const { return cells_.end(); }
    Cell cell_of(const CellContent& content) const;

private:
    bool contains(Cell cell) const { return cell.x >= 0 && cell.y >= 0 && cell.x < width_ && cell.y < height_; }
    std::size_t index_of(Cell cell) const;

    int width_, height_;
    std::vector<CellContent> cells_;
};

bool is_active(const Scene& scene, const ScenePiece& piece);

// What stands for a piece: its label, or the first letter of its kind.
std::string sign_of(const ScenePiece& piece);

// The board's cells are (X) for a piece of the first player, [X] for one of the second. Where there is no room for that, they
// are single characters: capitals for the first player, small letters for the second.
enum class Density : bool { Roomy, Compact };

// Which part of a board is drawn, and how.
struct BoardFrame {
    Density density = Density::Roomy;
    int pitch = 3;  // columns that one cell takes
    int label_columns = 0;
    int left = 0, top = 0;  // the first column and row drawn
    int across = 0, down = 0;

    int width() const { return label_columns + 1 + across * pitch; }
};

BoardFrame frame_for(const Scene& scene, const BoardContents& contents, int columns);
BoardFrame with_rows_limited(const BoardFrame& frame, const Scene& scene, const BoardContents& contents, int most_rows);

Lines column_header(const Scene& scene, const BoardFrame& frame);
Lines board_rows(const Scene& scene, const BoardContents& contents, const BoardFrame& frame);

}  // namespace agon::view
