#!/bin/sh
# One check of a change, in any CI:
#
#	ci/mayrun.sh [FLAG …]                            with the project file of the tree
#	MAYRUN_BASE=../base ci/mayrun.sh -p build …      only what the tree in ../base does not have counts
#
# MAYRUN_BASE is a checkout of the branch that the change is for, with a build folder like the one here. Then
# nothing counts that the change says of its own analysis: no project file, and no comment that suppresses races.
# What is analysed is said by the flags alone, which hold for both trees.
#
# The report is mayrun.sarif, and the text of it is printed where something counts. Exit status: that of mayrun
# check, 0 race-free or nothing new; 1 a race; 2 the program could not be analysed; 3 a limit was reached.
set -eu
sarif=${MAYRUN_SARIF:-mayrun.sarif}
rm -f "$sarif" # which could be a link
if [ -n "${MAYRUN_BASE:-}" ]; then
	set -- --no-config --no-suppress "$@"
	known=$(mktemp)
	trap 'rm -f "$known"' EXIT
	(cd "$MAYRUN_BASE" && mayrun check --format json "$@") >"$known" || :
	if [ -s "$known" ]; then
		set -- --baseline "$known" "$@"
	else
		echo "the base branch could not be analysed: every finding counts" >&2
	fi
fi
status=0
mayrun check --format sarif "$@" >"$sarif" || status=$?
case $status in
0) ;;
1 | 3) mayrun check "$@" || : ;; # for people: the text
*) rm -f "$sarif" ;;
esac
exit "$status"
