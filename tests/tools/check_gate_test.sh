#!/usr/bin/env bash
# tools/check_gate passes a figure near its baseline and fails every other one; valgrind is played by a script.
set -euo pipefail
source "$(dirname "$0")/expect.sh"

mkdir "$scratch/bin"
cat > "$scratch/bin/valgrind" << 'END'
#!/bin/sh
for word in "$@"; do case $word in --callgrind-out-file=*) out=${word#*=} ;; esac; done
printf 'events: Ir\nsummary: 2000000\n' > "$out"
END
printf '#!/bin/sh\necho tictactoe\n' > "$scratch/rules_gate"
chmod +x "$scratch/bin/valgrind" "$scratch/rules_gate"
with_valgrind=$scratch/bin:$PATH
gate() {  # gate CODE BASELINE_LINE [OPTION]
    printf '# costs\n%s\n' "$2" > "$scratch/gates.txt"
    expect "$1" env PATH="$with_valgrind" "$root/tools/check_gate" --program "$scratch/rules_gate" \
        --baseline "$scratch/gates.txt" "${@:3}"
}

gate 0 'tictactoe 100.0 200'
gate 0 'tictactoe 98 -'
gate 1 'tictactoe 96 200'
says 'tictactoe costs more than 3 % above its baseline'
gate 1 'tictactoe 104 200'
says 'which is stale: run `make gates`'
gate 1 'tictactoe 100 99'
says 'tictactoe is above its limit of 99'
gate 1 ''
says 'tictactoe has no line in the baseline'
gate 1 $'tictactoe 100 200\nchess 5 -'
says 'has a line for chess'
gate 1 'tictactoe many 200'
says 'gates.txt:2: expected'
gate 0 'tictactoe 55 200  # why' --update
expect 0 cat "$scratch/gates.txt"
says '# costs'
says 'tictactoe         100.0      200  # why'

mkdir "$scratch/without"
ln -s "$(python3 -c "import sys; print(sys.executable)")" "$scratch/without/python3"
with_valgrind=$scratch/without
gate 69 'tictactoe 100 200'
says 'install the package valgrind'

exit $failures
