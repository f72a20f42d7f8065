#include "hostile.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

// usage: hostile ATTACK [ARGUMENT...]
// Says "succeeded" and exits with 0, or "failed: ..." and 1. 64: there is no such attack.
int main(int, char** arguments) {
    using namespace hostile;
    const Attack* const lists[] = {network_attacks, file_attacks,   change_attacks, process_attacks,
                                   memory_attacks,  kernel_attacks, other_deeds};
    const char* const name = arguments[1] ? arguments[1] : "";
    int given = 0;
    while (arguments[1] && arguments[2 + given]) ++given;
    for (const Attack* list : lists) {
        for (const Attack* attack = list; attack->name; ++attack) {
            if (std::strcmp(attack->name, name) != 0 || attack->arguments != given) continue;
            errno = 0;
            if (attack->attempt(arguments + 2)) {
                std::puts("succeeded");
                return 0;
            }
            std::printf("failed: %s\n", std::strerror(errno));
            return 1;
        }
    }
    std::fprintf(stderr, "hostile: no attack '%s' with %d arguments\n", name, given);
    return 64;
}
