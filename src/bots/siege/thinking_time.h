#pragma once
#include <algorithm>
#include <charconv>
#include <string_view>

// The fourth argument of a player program: how many seconds a turn may take.
namespace agon::siege {

inline constexpr double usual_limit = 5;       // rule "limit_czasowy": where none is given
inline constexpr double longest_limit = 3600;  // whoever gives more means for ever

// Of what is no time at all, the usual one.
inline double read_limit(std::string_view argument) {
    double seconds = 0;
    const auto [end, problem] = std::from_chars(argument.data(), argument.data() + argument.size(), seconds);
    const bool is_time = problem == std::errc{} && end == argument.data() + argument.size() && seconds > 0;
    return is_time ? std::min(seconds, longest_limit) : usual_limit;
}

// When to stop thinking, in seconds since the program started. The rest is for a machine that is busy with something else.
constexpr double time_to_think(double limit) {
    constexpr double enough = 0.25, reserve = 0.3, short_limit = 0.4;
    if (limit < short_limit) return 0.2 * limit;
    return std::min({enough, 0.5 * limit, limit - reserve});
}

// When to give up and order nothing.
constexpr double time_to_give_up(double limit) { return 0.8 * limit; }

}  // namespace agon::siege
