#include "toys/pig.h"

#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::toys::pig::Rules>(std::vector<GameLaw>&,
                                                              const std::vector<toys::pig::Setup>&);
