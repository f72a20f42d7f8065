#include "support/environment.h"

#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>

namespace agon::support {

int count_from_environment(const char* name, int usual) {
    const char* said = std::getenv(name);
    if (!said) return usual;
    constexpr int most = 1'000'000'000;
    const std::string_view text(said);
    int count = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (problem == std::errc{} && end == text.data() + text.size() && count >= 1 && count <= most) return count;
    throw std::runtime_error(std::string(name) + "=" + said + ": expected a number from 1 to 1000000000");
}

}  // namespace agon::support
