#include "games/creatures/rules.h"
#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::creatures::Rules>(std::vector<GameLaw>&,
                                                              const std::vector<creatures::Setup>&);
