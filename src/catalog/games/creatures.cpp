#include "catalog/games/creatures.h"

#include "catalog/entry_for.h"

template agon::catalog::GameEntry agon::catalog::entry_for<agon::creatures::Rules>();
