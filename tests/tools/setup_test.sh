#!/usr/bin/env bash
# tools/setup is silent when nothing is missing, and says what to install when it cannot; dpkg and apt are played by scripts.
set -euo pipefail
source "$(dirname "$0")/expect.sh"

mkdir -p "$scratch"/{bin,tools}
cp "$root/tools/setup" "$scratch/tools/"
printf '%s\n' '# packages' '[build]' one '[test]' two > "$scratch/tools/packages.txt"
printf '#!/bin/sh\ncat "%s/installed"\n' "$scratch" > "$scratch/bin/dpkg-query"
printf '#!/bin/sh\nexit 1\n' > "$scratch/bin/sudo"
printf '#!/bin/sh\necho "apt $*" >> "%s/calls"\nexit 100\n' "$scratch" > "$scratch/bin/apt-get"
printf "#!/bin/sh\n" > "$scratch/bin/dpkg"
chmod +x "$scratch"/bin/*
setup() { expect "$1" env -u AGON_SKIP_SETUP PATH="$scratch/bin:$PATH" "$scratch/tools/setup" "${@:2}"; }

printf '%s\n' 'one install ok installed' 'two install ok installed' > "$scratch/installed"
setup 0
[[ -z $output ]] || { echo "FAILED: not silent: $output"; failures=1; }

printf '%s\n' 'one install ok installed' 'two deinstall ok config-files' > "$scratch/installed"
setup 0 build
setup 1 --check
says two
setup 69 test
says 'these packages are missing: two'
says 'apt-get install --no-install-recommends two'

# A line may name packages that will do in place of its first, and only the first is installed when none is there.
printf '%s\n' '[build]' 'one' '[test]' 'two two-12 two-13' > "$scratch/tools/packages.txt"
printf '%s\n' 'one install ok installed' 'two-13 install ok installed' > "$scratch/installed"
setup 0
printf '%s\n' 'one install ok installed' 'two-1 install ok installed' > "$scratch/installed"
setup 1 --check
[[ $output == two ]] || { echo "FAILED: expected only two: $output"; failures=1; }

# Where the first is not known, the next that is.
printf '#!/bin/sh\n[ "$2" = two-13 ]\n' > "$scratch/bin/apt-cache"
chmod +x "$scratch/bin/apt-cache"
setup 69 test
says 'these packages are missing: two-13'
grep -q 'install --no-install-recommends two-13$' "$scratch/calls" || { echo "FAILED: two-13 was not tried"; failures=1; }
setup 64 nonsense
setup 64 --nonsense

exit $failures
