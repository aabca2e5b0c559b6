#!/usr/bin/env bash
# kill_store.sh - storing hundreds of thousands of classes is killed (kill -9)
# at random moments: the store then has all of them or none, and what was there
# before.  So many do not fit in memory, so that the file itself is half written
# at most of these moments.
#
# usage: kill_store.sh [KILLS [SEED]]
set -u

kills=${1:-12}
seed=${2:-$$}
RANDOM=$seed
echo "# $kills kills, seed $seed"
tool=$(dirname "$NQUEENS")/tests/tools/nq_store_tool
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2

fail() {
    echo "not ok - $*"
    exit 1
}

# Ends the background process $1 after at most $2 microseconds.
kill_after() {
    sleep "$(printf '%d.%06d' $(($2 / 1000000)) $(($2 % 1000000)))"
    kill -9 "$1" 2>/dev/null
    wait "$1" 2>/dev/null
}

"$tool" list 8 >8.csv
"$tool" list 15 >15.csv
"$tool" fill before.db 8.csv >/dev/null || fail "cannot make a store"
cp before.db a.db
start=$(date +%s%N)
"$tool" fill a.db 15.csv >/dev/null || fail "cannot fill a store"
microseconds=$((($(date +%s%N) - start) / 1000))

half_written=0
for ((kill = 1; kill <= kills; kill++)); do
    rm -f a.db*
    cp before.db a.db
    "$tool" fill a.db 15.csv >/dev/null 2>&1 &
    kill_after $! $(((RANDOM * 32768 + RANDOM) % microseconds))
    [ -e a.db-journal ] && half_written=$((half_written + 1))
    verdict=$("$NQUEENS" db check --db a.db 2>&1) ||
        fail "after kill $kill: $verdict"
    case $verdict in
    *" 1 sizes, 12 classes" | *" 2 sizes, 285065 classes") ;;
    *) fail "after kill $kill: $verdict" ;;
    esac
done
"$tool" fill a.db 15.csv >/dev/null || fail "the same work is not done again"
"$NQUEENS" db check --db a.db >/dev/null || fail "it is not whole in the end"
[ "$(echo a.db*)" = a.db ] || fail "not one file is left:" a.db*
[ $half_written -gt 0 ] || fail "no kill came while the file was written"
echo "ok - $kills kills, $half_written while the file was written"
