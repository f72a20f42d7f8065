#include "games/siege/rules.h"
#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::siege::Rules>(std::vector<GameLaw>&, const std::vector<siege::Setup>&);
