#pragma once
#include <string>

namespace agon::view {

// How far something is, on one line of at most `width` columns and without a line end:
// "[#########...........]  45 %, 0:12 left". Nothing is promised before there is something to reckon with.
std::string progress_line(double fraction, double elapsed_seconds, int width);

// "0:07", "12:30", "3:05:00"
std::string duration_text(double seconds);

}  // namespace agon::view
