#!/usr/bin/env bash
# kill_verify.sh - `nqueens verify` is killed again and again at random moments
# (kill -9): what was committed stays, nothing half written is taken for whole,
# and the same command completes the work.
#
# usage: kill_verify.sh [KILLS [SEED]]
#
# After each kill the store is examined with the sqlite3 shell alone.
set -u

kills=${1:-15}
RANDOM=${2:-$$}
echo "# $kills kills, seed ${2:-$$}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2

last=13
command=("$NQUEENS" verify "1..$last"
    --methods "bitmask,line_flags,orbit_search" --format csv --db)
fail() {
    echo "not ok - $*"
    exit 1
}

# The answers, their classes and confirmations, without times and keys.
contents() {
    sqlite3 "$1" '
        SELECT * FROM board_size ORDER BY n;
        SELECT n, count(*), sum(rank), sum(symmetry) FROM class GROUP BY n;
        SELECT DISTINCT c.n, what, method, solutions, nodes, digest
        FROM confirmation AS c JOIN run ON run.id = c.run ORDER BY 1, 2, 3;'
}

# Everything that a store says must be whole: all classes, three methods.
whole() {
    sqlite3 "$1" '
        PRAGMA integrity_check;
        PRAGMA foreign_key_check;
        SELECT "n = " || n || " is half written" FROM board_size AS b
        WHERE classes <> (SELECT count(*) FROM class WHERE class.n = b.n)
           OR 8 * (SELECT count(*) FROM run WHERE run.n = b.n)
              <> 3 * (SELECT count(*) FROM confirmation AS c WHERE c.n = b.n)
           OR (SELECT count(*) % 3 FROM run WHERE run.n = b.n);
        SELECT "run of " || n || " without answer" FROM run
        WHERE n NOT IN (SELECT n FROM board_size);'
}
sizes() { sqlite3 "$1" 'SELECT n FROM board_size ORDER BY n'; }

start=$(date +%s%N)
"${command[@]}" right.db >/dev/null || fail "cannot verify without being killed"
microseconds=$((($(date +%s%N) - start) / 1000))

# Starts the command on killed.db and kills it at some moment.
kill_once() {
    "${command[@]}" killed.db "$@" >/dev/null 2>&1 &
    local process=$! delay=$((RANDOM * 32768 + RANDOM))
    delay=$((delay % microseconds))
    sleep "$(printf '%d.%06d' $((delay / 1000000)) $((delay % 1000000)))"
    kill -9 $process 2>/dev/null
    wait $process 2>/dev/null
    [ -s killed.db ] || return 0
    local problems
    problems=$(whole killed.db 2>&1)
    [ "$problems" = ok ] || fail "after kill $kill: $problems"
}
same() { diff <(contents right.db) <(contents killed.db); }

before=
completed=0
for ((kill = 1; kill <= kills; kill++)); do
    kill_once
    [ -s killed.db ] || continue
    now=$(sizes killed.db)
    lost=$(comm -23 <(sort <<<"$before") <(sort <<<"$now"))
    [ -z "$lost" ] || fail "after kill $kill: lost n = $lost"
    before=$now
    # whole again? once more from the beginning
    if [ "$(wc -w <<<"$before")" -eq $last ]; then
        completed=$((completed + 1))
        same >/dev/null || fail "after kill $kill: completed, but not the same"
        rm -f killed.db*
        before=
    fi
done
"${command[@]}" killed.db >/dev/null || fail "the same command stops short"
same || fail "completed, but not the same"

# What is there is written once more, and nothing of it is ever missing.
for ((kill = 1; kill <= kills / 5; kill++)); do
    kill_once --fresh
    same || fail "after kill $kill of --fresh: not the same"
done
echo "ok - $kills kills, completed $((completed + 1)) times"
