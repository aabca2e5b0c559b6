#!/usr/bin/env bash
# locked_store.sh - another process holds the store, or it may not be written.
set -u

tool=$(dirname "$NQUEENS")/tests/tools/nq_store_tool
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2

failed=0
number=0
# expect WHAT STATUS WORDS COMMAND...: COMMAND ends with STATUS and says WORDS
expect() {
    local what=$1 wanted=$2 words=$3 said status
    shift 3
    number=$((number + 1))
    said=$("$@" 2>&1)
    status=$?
    if [ $status -eq "$wanted" ] && [[ $said == *$words* ]]; then
        echo "ok $number - $what"
    else
        echo "not ok $number - $what"
        echo "# status $status, said: $said"
        failed=1
    fi
}

"$tool" list 6 >6.csv
"$tool" list 8 >8.csv
"$tool" fill a.db 6.csv >/dev/null || exit 1

# The sqlite3 shell holds the store until its input ends.
locked='is locked by another process; wait until that has ended'
hold() {
    mkfifo input output
    sqlite3 a.db <input >output &
    exec 3>input 4<output
    echo "$1; SELECT 'held';" >&3
    read -r _ <&4
}
release() {
    exec 3>&- 4<&-
    wait
    rm -f input output
}
hold 'BEGIN EXCLUSIVE'
expect 'info: exclusive lock' 2 "$locked" "$NQUEENS" db info --db a.db
expect 'fill: exclusive lock' 2 "$locked" "$tool" fill a.db 8.csv
release
hold 'BEGIN IMMEDIATE'
expect 'who reads is not disturbed by who writes' 0 'all true' \
    "$NQUEENS" db check --db a.db
expect 'fill: another writes' 2 "$locked" "$tool" fill a.db 8.csv
release
expect 'when it is free it works' 0 '' "$tool" fill a.db 8.csv
expect 'nothing was lost' 0 'the answers for 2 sizes, 13 classes' \
    "$NQUEENS" db check --db a.db

# A file and a folder without the right to write.  Root needs no rights, so it
# becomes somebody else.
as=()
if [ "$(id -u)" -eq 0 ]; then
    as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    if ! "${as[@]}" test -x "$tool"; then
        echo '# nobody may not run the programs: read-only files are left out'
        exit $failed
    fi
fi
chmod a=r a.db 6.csv 8.csv
chmod a=rx .
readonly_='is read-only; make'
expect 'reads a read-only file' 0 'all true' \
    "${as[@]}" "$NQUEENS" db check --db a.db
expect 'writes no read-only file' 2 "$readonly_" \
    "${as[@]}" "$tool" fill a.db 6.csv
expect 'makes none in a read-only folder' 2 'cannot open the store' \
    "${as[@]}" "$tool" fill b.db 6.csv
chmod a=rw a.db
expect 'writes nothing in a read-only folder' 2 "$readonly_" \
    "${as[@]}" "$tool" fill a.db 6.csv
chmod u+w .
expect 'and lost nothing' 0 'the answers for 2 sizes, 13 classes' \
    "$NQUEENS" db check --db a.db
exit $failed
