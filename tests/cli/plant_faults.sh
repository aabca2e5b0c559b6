#!/usr/bin/env bash
# plant_faults.sh - `nqueens verify` finds every wrong program out, whatever is
# planted: a fault that it lets through fails the test.
set -u

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2

faults=$("$NQUEENS" verify 1 --plant '?' 2>&1 | sed 's/^.*not one of: //; s/,//g')
number=0
failed=0
for fault in $faults; do
    number=$((number + 1))
    # a counter of 16 bits is not full before n = 13
    for task in '1..10 --budget 0.5' '13 --budget 20'; do
        # shellcheck disable=SC2086 # several words
        "$NQUEENS" verify $task --methods bitmask,line_flags \
            --plant "$fault" >out 2>&1
        status=$?
        [ "$status" -eq 0 ] || break
    done
    if [ "$status" -eq 1 ] && grep -q "^n = [0-9]*: .*$fault" out; then
        echo "ok $number - $fault"
    else
        failed=$((failed + 1))
        echo "not ok $number - $fault: exit status $status"
        sed 's/^/# /' out
    fi
done
echo "1..$number"
[ -e nqueens.db ] && echo "# a store was made" && exit 1
[ $number -ge 6 ] && [ $failed -eq 0 ]
