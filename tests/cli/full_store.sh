#!/usr/bin/env bash
# full_store.sh - there is no room for what is to be stored: a clear message,
# nothing lost, and when there is room the same command does the work.
set -u

tool=$(dirname "$NQUEENS")/tests/tools/nq_store_tool
self=$(realpath "$0")
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

# Fills the store $1 until something is wrong, then makes room by $2.
run_out_of_room() {
    expect "$3: keeps what fits" 0 '' "$tool" fill "$1" 8.csv
    expect "$3: says what is wrong" 2 "$4" "${limited[@]}" "$1" 13.csv
    expect "$3: loses nothing" 0 'all true: the answers for 1 sizes, 12 classes' \
        "$NQUEENS" db check --db "$1"
    $2
    expect "$3: does the same with more room" 0 '' "$tool" fill "$1" 13.csv
    expect "$3: has it all" 0 'all true: the answers for 2 sizes, 9245 classes' \
        "$NQUEENS" db check --db "$1"
}

"$tool" list 8 >8.csv
"$tool" list 13 >13.csv

# A small file system of its own, for who may mount one.
if [ "${1-}" = inside ]; then
    mkdir small && mount -t tmpfs -o size=100k none small || exit 1
    limited=("$tool" fill)
    run_out_of_room small/a.db 'mount -o remount,size=10m small' \
        'full file system' 'no space left for the store'
    umount small
    exit $failed
fi

# A limit on the size of files, in blocks of 1024 bytes; its signal is ignored.
trap '' XFSZ
limited=(bash -c "ulimit -f 100; exec '$tool' fill \"\$@\"" limited)
run_out_of_room limit.db true 'file size limit' 'File too large'

if unshare --mount true 2>/dev/null; then
    unshare --mount "$self" inside || failed=1
else
    echo "# no right to mount: the full file system is left out"
fi
exit $failed
