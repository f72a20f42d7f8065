#include "catalog/games/entelect.h"

#include "catalog/entry_for.h"

template agon::catalog::GameEntry agon::catalog::entry_for<agon::entelect::Rules>();
