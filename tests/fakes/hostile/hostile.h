#pragma once

// A program that attacks the machine it runs on, in one way at a time and within bounds that do no harm.
namespace hostile {

// Whether the attack worked; if not, errno says why. The arguments end with a null pointer.
using Attempt = bool (*)(char** arguments);

struct Attack {
    const char* name;
    int arguments;
    Attempt attempt;
};

// One list per file; each ends with an attack without a name.
extern const Attack network_attacks[], file_attacks[], change_attacks[], process_attacks[], memory_attacks[],
    kernel_attacks[], other_deeds[];

}  // namespace hostile
