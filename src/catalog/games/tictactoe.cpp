#include "toys/tictactoe.h"

#include "catalog/entry_for.h"

template agon::catalog::GameEntry agon::catalog::entry_for<agon::toys::tictactoe::Rules>();
