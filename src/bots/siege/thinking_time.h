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

// When to give up and order what was ready before the thinking, in seconds since the program started: half the limit, and 0.3 s
// before it where there is that much.
constexpr double time_to_give_up(double limit) {
    constexpr double reserve = 0.3, short_limit = 0.4;
    return limit > short_limit ? std::min(0.5 * limit, limit - reserve) : 0.25 * limit;
}

// When to stop thinking. What is left until then is for writing it all down, on a machine that is busy with something else.
constexpr double time_to_think(double limit) {
    constexpr double enough = 0.25, share = 0.6;
    return std::min(enough, share * time_to_give_up(limit));
}

}  // namespace agon::siege
