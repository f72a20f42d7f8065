#include "toys/tictactoe.h"

#include "laws/laws.h"

template void agon::laws::add_laws_of<agon::toys::tictactoe::Rules>(std::vector<GameLaw>&,
                                                                    const std::vector<toys::tictactoe::Setup>&);
