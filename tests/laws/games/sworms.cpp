#include "games/sworms/rules.h"
#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::sworms::Rules>(std::vector<GameLaw>&, const std::vector<sworms::Setup>&);
