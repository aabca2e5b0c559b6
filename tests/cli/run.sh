#!/usr/bin/env bash
# run.sh - runs a file of command lines and compares what they print.
#
# usage: run.sh [--set] FILE.test
#
# A block is `$ COMMAND`, then what it prints (stdout and stderr together, line
# by line), then `? STATUS` if it does not end with 0.  Empty lines at the end
# of a block do not count.  Lines that begin with `#:` are remarks.  Commands
# run by bash, one after the other, in an empty folder, with `nqueens` on the
# PATH and the repository in $SOURCE_DIR.  --set rewrites FILE with what is
# printed now: read the difference before you commit it.
set -u

set_mode=no
if [ "${1-}" = --set ]; then
    set_mode=yes
    shift
fi
file=$(realpath "$1")
NQUEENS=${NQUEENS:-$(dirname "$0")/../../build/dev/nqueens}
if ! [ -x "$NQUEENS" ]; then
    echo "run.sh: there is no program $NQUEENS; build it or set NQUEENS" >&2
    exit 2
fi
NQUEENS=$(realpath "$NQUEENS")
SOURCE_DIR=${SOURCE_DIR:-$(realpath "$(dirname "$0")/../..")}
export NQUEENS SOURCE_DIR LC_ALL=C.UTF-8 TERM=dumb
PATH=$(dirname "$NQUEENS"):$PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
mkdir work && cd work || exit 1

number=0
failed=0
command=
expected=
: >../new

trimmed() { printf '%s' "$1" | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'; }

finish_block() {
    [ -n "$command" ] || return 0
    number=$((number + 1))
    bash -c "$command" >../out 2>&1 </dev/null
    status=$?
    actual=$(cat ../out)
    if [ $status -ne 0 ]; then
        [ -z "$actual" ] || actual+=$'\n'
        actual+="? $status"
    fi
    expected=$(trimmed "$expected")
    actual=$(trimmed "$actual")
    { printf '$ %s\n' "$command"
      [ -z "$actual" ] || printf '%s\n' "$actual"
      printf '\n'; } >>../new
    if [ "$actual" = "$expected" ]; then
        printf 'ok %d - %s\n' "$number" "$command"
    else
        failed=$((failed + 1))
        printf 'not ok %d - %s\n' "$number" "$command"
        diff <(printf '%s\n' "$expected") <(printf '%s\n' "$actual") |
            sed 's/^/# /'
    fi
    command=
    expected=
}

while IFS= read -r line || [ -n "$line" ]; do
    case $line in
    '$ '*) finish_block; command=${line#'$ '} ;;
    '#:'*) finish_block; printf '%s\n' "$line" >>../new ;;
    *) expected+=$line$'\n' ;;
    esac
done <"$file"
finish_block

printf '1..%d\n' "$number"
if [ $set_mode = yes ]; then
    sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' ../new >"$file"
    exit 0
fi
[ "$number" -gt 0 ] && [ "$failed" -eq 0 ]
