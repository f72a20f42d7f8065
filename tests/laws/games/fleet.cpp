#include "toys/fleet.h"

#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::toys::fleet::Rules>(std::vector<GameLaw>&,
                                                                const std::vector<toys::fleet::Setup>&);
