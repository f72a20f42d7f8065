#!/usr/bin/env bash
# tools/check_layers names the line of a forbidden include and passes a tree without one.
set -euo pipefail
source "$(dirname "$0")/expect.sh"

mkdir -p "$scratch"/{tools,src/core,src/games/one,src/games/two,src/bots/one,src/catalog,tests/toys,tests/core}
cp "$root/tools/layers.txt" "$scratch/tools/"
write() { printf '%s\n' "${@:2}" > "$scratch/$1"; }
check() { expect "$1" "$root/tools/check_layers" "$scratch"; }

write src/core/grid.h '#pragma once' '#include <vector>'
write src/games/one/rules.h '#include "core/grid.h"'
write src/games/two/rules.h ''
write src/bots/one/greedy.cpp '#include "games/one/rules.h"'
write tests/toys/pig.h '#include "core/grid.h"'
write src/catalog/catalog.cpp '#include "games/two/rules.h"' '#include "toys/pig.h"' '#include <boost/json.hpp>'
write tests/core/grid_test.cpp '#include <thread>' '#include "catalog/catalog.h"' '#include "core/grid.h"'
write src/catalog/catalog.h ''
check 0

write src/games/one/shot.cpp '// a comment' '#include "games/two/rules.h"'
check 1
says 'src/games/one/shot.cpp:2: games/one must not include "games/two/rules.h"'
write src/games/one/shot.cpp '#include <fstream>'
check 1
says 'src/games/one/shot.cpp:1: games/one must not include <fstream>'
write src/games/one/shot.cpp '#include "rules.h"'
check 1
says 'src/games/one/shot.cpp:1: "rules.h" is not a file under src/'
rm "$scratch/src/games/one/shot.cpp"

write src/bots/one/greedy.cpp '#include "games/two/rules.h"'
check 1
says 'src/bots/one/greedy.cpp:1: bots/one must not include'
write src/bots/one/greedy.cpp ''

write src/catalog/catalog.h '#include <boost/json/value.hpp>'
check 1
says 'src/catalog/catalog.h:1: <boost/json/value.hpp> is heavy'
write src/catalog/catalog.h ''

mkdir -p "$scratch"/{hw5/engine/source,src/games/creatures/kernel}
write hw5/hw5.h ''
write src/games/creatures/kernel/kinds.h ''
write hw5/engine/main.cpp '#include "hw5.h"' '#include "games/creatures/kernel/kinds.h"'
check 0
write hw5/engine/source/game.h '#include "core/grid.h"'
check 1
says 'hw5/engine/source/game.h:1: hw5/engine must not include "core/grid.h"'
rm -r "$scratch/hw5"

write tests/toys/pig.h '#include "toys/fleet.h"'
write tests/toys/fleet.h ''
check 1
says 'tests/toys/pig.h:1: toys/pig must not include "toys/fleet.h"'
write tests/toys/pig.h ''

write src/core/a.h '#include "core/b.h"'
write src/core/b.h '#include "core/a.h"'
check 1
says 'src/core/a.h:1: these include each other in a circle: src/core/a.h -> src/core/b.h -> src/core/a.h'

exit $failures
