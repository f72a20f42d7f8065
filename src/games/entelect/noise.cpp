#include "games/entelect/noise.h"

#include <array>
#include <cstdint>
#include <limits>

namespace agon::entelect {
namespace {

using Integer = std::int32_t;

// Multiplied by, as the original does: divided by 3 and 6 the last bit is another, and where a point lies between two
// tetrahedra that makes another map.
constexpr double third = 1.0 / 3.0, sixth = 1.0 / 6.0;

// Perlin's permutation.
constexpr std::array<std::uint8_t, 256> permutation{
    151, 160, 137, 91,  90,  15,  131, 13,  201, 95,  96,  53,  194, 233, 7,   225, 140, 36,  103, 30,  69,  142,
    8,   99,  37,  240, 21,  10,  23,  190, 6,   148, 247, 120, 234, 75,  0,   26,  197, 62,  94,  252, 219, 203,
    117, 35,  11,  32,  57,  177, 33,  88,  237, 149, 56,  87,  174, 20,  125, 136, 171, 168, 68,  175, 74,  165,
    71,  134, 139, 48,  27,  166, 77,  146, 158, 231, 83,  111, 229, 122, 60,  211, 133, 230, 220, 105, 92,  41,
    55,  46,  245, 40,  244, 102, 143, 54,  65,  25,  63,  161, 1,   216, 80,  73,  209, 76,  132, 187, 208, 89,
    18,  169, 200, 196, 135, 130, 116, 188, 159, 86,  164, 100, 109, 198, 173, 186, 3,   64,  52,  217, 226, 250,
    124, 123, 5,   202, 38,  147, 118, 126, 255, 82,  85,  212, 207, 206, 59,  227, 47,  16,  58,  17,  182, 189,
    28,  42,  223, 183, 170, 213, 119, 248, 152, 2,   44,  154, 163, 70,  221, 153, 101, 155, 167, 43,  172, 9,
    129, 22,  39,  253, 19,  98,  108, 110, 79,  113, 224, 232, 178, 185, 112, 104, 218, 246, 97,  228, 251, 34,
    242, 193, 238, 210, 144, 12,  191, 179, 162, 241, 81,  51,  145, 235, 249, 14,  239, 107, 49,  192, 214, 31,
    181, 199, 106, 157, 184, 84,  204, 176, 115, 121, 50,  45,  127, 4,   150, 254, 138, 236, 205, 93,  222, 114,
    67,  29,  24,  72,  243, 141, 128, 195, 78,  66,  215, 61,  156, 180};

constexpr std::array<std::array<int, 3>, 12> gradients{{{1, 1, 0},
                                                        {-1, 1, 0},
                                                        {1, -1, 0},
                                                        {-1, -1, 0},
                                                        {1, 0, 1},
                                                        {-1, 0, 1},
                                                        {1, 0, -1},
                                                        {-1, 0, -1},
                                                        {0, 1, 1},
                                                        {0, -1, 1},
                                                        {0, 1, -1},
                                                        {0, -1, -1}}};

struct Corner {
    int i, j, k;
};

// A double to an int as on the original's machine: what is too large becomes the largest.
Integer truncated(double value) {
    if (value >= 2147483647.0) return std::numeric_limits<Integer>::max();
    if (value <= -2147483648.0) return std::numeric_limits<Integer>::min();
    return static_cast<Integer>(value);
}

Integer wrapped_sum(Integer a, Integer b) {
    return static_cast<Integer>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

Integer floored(double value) {
    const Integer whole = truncated(value);
    return value < whole ? wrapped_sum(whole, -1) : whole;
}

// The second and the third corner of the tetrahedron that the point is in.
std::array<Corner, 2> middle_corners(double x, double y, double z) {
    constexpr Corner x1{1, 0, 0}, y1{0, 1, 0}, z1{0, 0, 1}, xy{1, 1, 0}, xz{1, 0, 1}, yz{0, 1, 1};
    if (x >= y) {
        if (y >= z) return {x1, xy};
        if (x >= z) return {x1, xz};
        return {z1, xz};
    }
    if (y < z) return {z1, yz};
    if (x < z) return {y1, yz};
    return {y1, xy};
}

int permuted(int index) { return permutation[static_cast<std::size_t>(index & 255)]; }

double share_of_corner(double x, double y, double z, int gradient) {
    double q = 0.6 - x * x - y * y - z * z;
    if (q < 0) return 0;
    q *= q;
    const auto& way = gradients[static_cast<std::size_t>(gradient)];
    return q * q * (way[0] * x + way[1] * y + way[2] * z);
}

}  // namespace

double noise(double x, double y, double z) {
    const double skew = (x + y + z) * third;
    const Integer i = floored(x + skew), j = floored(y + skew), k = floored(z + skew);
    const double back = wrapped_sum(wrapped_sum(i, j), k) * sixth;
    const double x0 = x - (i - back), y0 = y - (j - back), z0 = z - (k - back);
    const auto middle = middle_corners(x0, y0, z0);
    double sum = 0;
    int number = 0;
    for (const Corner corner : {Corner{0, 0, 0}, middle[0], middle[1], Corner{1, 1, 1}}) {
        const double shift = number++ * sixth;
        const int hash =
            permuted((i & 255) + corner.i + permuted((j & 255) + corner.j + permuted((k & 255) + corner.k)));
        sum += share_of_corner(x0 - corner.i + shift, y0 - corner.j + shift, z0 - corner.k + shift, hash % 12);
    }
    return (32 * sum + 0.8679777777778225) * 0.576051614;
}

}  // namespace agon::entelect
