#include "games/entelect/rules.h"
#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::entelect::Rules>(std::vector<GameLaw>&,
                                                             const std::vector<entelect::Setup>&);
