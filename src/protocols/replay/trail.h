#pragma once
#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <type_traits>

#include "core/fields.h"

namespace agon::replay {

namespace detail {

template <class T>
consteval bool has_only_x_and_y() {
    if constexpr (HasFields<T> && std::is_trivially_copyable_v<T>) {
        T value{};
        int numbers = 0, others = 0;
        T::fields(value, [&]<class Field>(std::string_view name, Field&) {
            constexpr bool is_number = std::integral<Field> && sizeof(Field) <= 4;  // so that no distance overflows
            if (is_number && name == (numbers == 0 ? "x" : "y")) ++numbers;
            else ++others;
        });
        return numbers == 2 && others == 0;
    }
    return false;
}

}  // namespace detail

// A place on a board, whatever its game calls it: the numbers x and y, and nothing else.
template <class T>
concept PointLike = detail::has_only_x_and_y<T>();

using Point = std::array<std::int64_t, 2>;

// Where a player's pieces are, by the points it named: one that is close to an earlier one is taken for the same piece, which
// went or reached a little further. Players with several pieces take turns among them.
class Trail {
public:
    static constexpr std::size_t longest = 8;

    std::size_t size() const { return size_; }
    const Point& operator[](std::size_t i) const { return points_[i]; }  // the latest first

    // The first of the closest ones; 0 if there is none.
    std::size_t closest_to(const Point& point) const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < size_; ++i)
            if (distance(points_[i], point) < distance(points_[best], point)) best = i;
        return best;
    }

    // The point was told by its difference to number i.
    void add(const Point& point, std::size_t i) {
        const bool same_piece = i < size_ && distance(points_[i], point) <= farthest_step;
        if (!same_piece && size_ < longest) ++size_;
        const std::size_t leaves = same_piece ? i : size_ - 1;
        std::copy_backward(points_.begin(), points_.begin() + static_cast<std::ptrdiff_t>(leaves),
                           points_.begin() + static_cast<std::ptrdiff_t>(leaves) + 1);
        points_[0] = point;
    }

private:
    static constexpr std::int64_t farthest_step = 2;

    static std::int64_t distance(const Point& a, const Point& b) {
        return std::max(std::abs(a[0] - b[0]), std::abs(a[1] - b[1]));
    }

    std::array<Point, longest> points_{};
    std::size_t size_ = 0;
};

}  // namespace agon::replay
