#pragma once
#include <cstddef>
#include <cstdint>

#include "core/cell.h"
#include "core/inline_vector.h"

namespace agon {

// A rectangular board, row by row from the top, inside its owner up to InlineCells cells and on the heap beyond.
template <class T, std::size_t InlineCells>
class Grid {
public:
    using value_type = T;

    Grid() = default;
    Grid(int width, int height, const T& value = T{})
        : width_(static_cast<std::int16_t>(width)), height_(static_cast<std::int16_t>(height)) {
        AGON_CHECK(width >= 0 && height >= 0 && width <= INT16_MAX && height <= INT16_MAX);
        cells_.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value);
    }

    int width() const { return width_; }
    int height() const { return height_; }
    std::size_t size() const { return cells_.size(); }

    bool contains(Cell cell) const {
        // One comparison a side: a negative coordinate becomes a huge unsigned one.
        return static_cast<std::uint16_t>(cell.x) < static_cast<std::uint16_t>(width_) &&
               static_cast<std::uint16_t>(cell.y) < static_cast<std::uint16_t>(height_);
    }
    T& operator[](Cell cell) { return cells_[index_of(cell)]; }
    const T& operator[](Cell cell) const { return cells_[index_of(cell)]; }

    std::size_t index_of(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
    }
    Cell cell_at(std::size_t index) const {
        const auto across = static_cast<std::size_t>(width_);
        return {static_cast<int>(index % across), static_cast<int>(index / across)};
    }

    T* begin() { return cells_.begin(); }
    T* end() { return cells_.end(); }
    const T* begin() const { return cells_.begin(); }
    const T* end() const { return cells_.end(); }

    bool operator==(const Grid&) const = default;

private:
    std::int16_t width_ = 0, height_ = 0;
    InlineVector<T, InlineCells> cells_;
};

}  // namespace agon
