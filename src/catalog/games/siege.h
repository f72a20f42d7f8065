#pragma once
#include "bots/siege/turn_bot.h"
#include "catalog/bots.h"
#include "games/siege/rules.h"

// What the catalog knows of Siege beyond its rules.
namespace agon::catalog {}  // namespace agon::catalog
