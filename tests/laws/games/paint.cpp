#include "toys/paint.h"

#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::toys::paint::Rules>(std::vector<GameLaw>&,
                                                                const std::vector<toys::paint::Setup>&);
