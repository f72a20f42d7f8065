#pragma once

namespace agon::entelect {

// Simplex noise in three dimensions after Gustavson and Eastman, with the original's last step: about 0 to 1.
// Doubles, because the original's map is what they say; additions, products and quotients of doubles are the same everywhere.
double noise(double x, double y, double z);

}  // namespace agon::entelect
