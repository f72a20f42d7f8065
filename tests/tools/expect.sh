# For the tests of tools/: a scratch folder, and expectations that name what went wrong.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# expect CODE COMMAND... — runs it; its output is in $output.
expect() {
    local wanted=$1 code=0
    shift
    output=$("$@" 2>&1) || code=$?
    if [[ $code -ne $wanted ]]; then
        printf 'FAILED: exit %s, expected %s: %s\n%s\n' "$code" "$wanted" "$*" "$output"
        failures=1
    fi
}

# says TEXT — the last output has it.
says() {
    if [[ $output != *"$1"* ]]; then
        printf 'FAILED: expected the words: %s\nin: %s\n' "$1" "$output"
        failures=1
    fi
}
