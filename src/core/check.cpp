#include "core/check.h"

#include <string>
#include <string_view>

namespace agon {

void check_failed(const char* what, const char* file, int line) {
    // The part of the path below src/ or tests/ is enough to find the place and does not tell whose machine built it.
    std::string_view place = file;
    for (std::string_view root : {"/src/", "/tests/"})
        if (const auto at = place.rfind(root); at != std::string_view::npos) place.remove_prefix(at + 1);
    if (place.starts_with('/')) place.remove_prefix(place.rfind('/') + 1);
    throw BrokenInvariant("broken invariant: " + std::string(what) + " (" + std::string(place) + ":" +
                          std::to_string(line) + ")");
}

}  // namespace agon
