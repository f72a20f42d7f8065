#!/usr/bin/env bash
# tools/amalgamate_engine notices a change of a rule, of the engine's own sources and of what it has written, and puts it right.
set -euo pipefail
source "$(dirname "$0")/expect.sh"

mkdir -p "$scratch"/{tools,hw5,src/games/creatures,src/protocols}
cp "$root/tools/amalgamate_engine" "$scratch/tools/"
cp -r "$root/hw5/engine" "$scratch/hw5/"
cp -r "$root/src/games/creatures/kernel" "$scratch/src/games/creatures/"
cp -r "$root/src/protocols/creatures_text" "$scratch/src/protocols/"
pack() { expect "$1" "$scratch/tools/amalgamate_engine" "${@:2}"; }

pack 0 --check
for source in src/games/creatures/kernel/judge.h src/protocols/creatures_text/board_reader.cpp hw5/engine/source/game.h; do
    echo '// changed' >> "$scratch/$source"
    pack 1 --check
    says 'hw5/engine/GameEngine.cpp:1: stale'
    pack 0
    pack 0 --check
done
echo '// by hand' >> "$scratch/hw5/engine/GameEngine.h"
pack 1 --check
says 'hw5/engine/GameEngine.h:1: stale'
pack 0
cmp "$scratch/hw5/engine/GameEngine.h" "$root/hw5/engine/GameEngine.h"
pack 64 --wrong

exit $failures
