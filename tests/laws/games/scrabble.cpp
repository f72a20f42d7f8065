#include "games/scrabble/rules.h"
#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::scrabble::Rules>(std::vector<GameLaw>&,
                                                             const std::vector<scrabble::Setup>&);
